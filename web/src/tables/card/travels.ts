// Which cards travel from where to where when something happens at the card table.

import type { Flight, Flights } from "../../lib/flights";
import { isDeal } from "../../lib/flying.svelte";
import type { Happening } from "../../lib/room.svelte";
import { type Card, type Group, isWild, readGroups, readTable } from "./cards";

export const DECK = "deck";
export const DISCARD = "discard";
export const SKIPPED = "skipped"; // the edge of my hand, where I am told that I lose a turn
export const heldSpot = (key: string): string => `held ${key}`;
export const handSpot = (seat: number): string => `hand ${seat}`;
export const laidSpot = (seat: number, group: number, place: number): string => `laid ${seat} ${group} ${place}`;

const cardAt = (spot: string): Card => spot.slice("held ".length).split(".")[0]!;
const isHeld = (spot: string): boolean => spot.startsWith("held ");

/** The flights for what has just happened, seen from a seat. */
export function travels(happenings: Happening[], me: number | null, flights: Flights): Flight[] {
  const hands = new Hands(me, flights);
  const deal = happenings.find(isDeal);
  if (deal) return hands.dealt(deal);
  return happenings.flatMap((happening) => flown(happening, hands));
}

/** Where cards leave a hand and come into it: mine lie open, another's are a number. */
export class Hands {
  private readonly come: string[];
  private readonly gone: string[];

  constructor(
    private readonly me: number | null,
    flights: Flights,
  ) {
    this.come = flights.come().filter(isHeld);
    this.gone = flights.gone().filter(isHeld);
  }

  /** What has just been dealt: my cards one by one, and a few of the others' between them. */
  dealt({ after }: Happening): Flight[] {
    const sizes = after!["hand_sizes"] as number[];
    const others = sizes.flatMap((size, seat) => (size && seat !== this.me ? [{ card: null, from: DECK, to: handSpot(seat) }] : []));
    const mine: Flight[] = this.come.map((to) => ({ card: cardAt(to), from: DECK, to, turns: true }));
    const rounds = Array.from({ length: 3 }, (_, round) => [...others, ...mine.slice((round * mine.length) / 3, ((round + 1) * mine.length) / 3)]);
    return rounds.flat();
  }

  /** Whether a skip was played against me. */
  isMine(target: string): boolean {
    return target !== "" && Number(target) === this.me;
  }

  into(seat: number, card: Card | undefined): string {
    return (seat === this.me && taken(this.come, card)) || handSpot(seat);
  }

  from(seat: number, card: Card): string {
    return (seat === this.me && taken(this.gone, card)) || handSpot(seat);
  }
}

function taken(spots: string[], card: Card | undefined): string | undefined {
  const at = spots.findIndex((spot) => cardAt(spot) === card || (card === "W" && isWild(cardAt(spot))));
  return at < 0 ? undefined : spots.splice(at, 1)[0];
}

function flown({ entry, before, after }: Happening, hands: Hands): Flight[] {
  if (!before || !after) return [];
  const [was, is] = [readTable(before), readTable(after)];
  const seat = entry.seat ?? was.seat;
  const [word, card = "", where = ""] = (entry.do ?? "").split(" ");
  switch (word) {
    case "drawn":
      return [{ card: card === "?" ? null : card, from: DECK, to: hands.into(seat, card), turns: true }];
    case "take": {
      const top = was.discard.at(-1)!;
      return [{ card: top, from: DISCARD, to: hands.into(seat, top) }];
    }
    case "discard":
      return [{ card, from: hands.from(seat, card), to: hands.isMine(where) ? SKIPPED : DISCARD }];
    case "hit": {
      const [owner, group] = where.split(".").map(Number) as [number, number];
      return [{ card, from: hands.from(seat, card), to: laidSpot(owner, group, grown(was, is, owner, group)) }];
    }
    case "lay":
      return unfolded(entry.do!, seat, hands);
    default:
      return [];
  }
}

/** A phase is laid: each group comes as a stack and unfolds. */
export function unfolded(lay: string, seat: number, hands: Hands): Flight[] {
  return readGroups(lay.slice(lay.indexOf(":") + 1)).flatMap(({ cards }, group) =>
    cards.map((card, place) => ({
      card,
      from: hands.from(seat, card),
      to: laidSpot(seat, group, place),
      through: laidSpot(seat, group, 0),
    })),
  );
}

/** The place at which a group has grown. */
export function grown(was: { table: Group[][] }, is: { table: Group[][] }, owner: number, group: number): number {
  const [old, now] = [was.table[owner]?.[group]?.cards ?? [], is.table[owner]?.[group]?.cards ?? []];
  const at = now.findIndex((card, place) => card !== old[place]);
  return Math.max(0, at);
}
