// Which cards travel from where to where when something happens at the board.

import type { Flight, Flights } from "../../lib/flights";
import { isDeal } from "../../lib/flying.svelte";
import type { Happening } from "../../lib/room.svelte";
import { asWild } from "../card/cards";
import { DECK, DISCARD, grown, Hands, laidSpot, unfolded } from "../card/travels";
import { readBoard } from "./board";
import { drawerOf } from "./drawing";

/** The flights for what has just happened, seen from a seat. */
export function travels(happenings: Happening[], me: number | null, flights: Flights): Flight[] {
  const hands = new Hands(me, flights);
  const deal = happenings.find(isDeal);
  if (deal) return hands.dealt(deal);
  return happenings.flatMap((happening, at) => flown(happening, happenings.slice(0, at), hands));
}

function flown({ entry, before, after, rules }: Happening, earlier: Happening[], hands: Hands): Flight[] {
  if (!before || !after) return [];
  const [was, is] = [readBoard(before), readBoard(after)];
  const seat = entry.seat ?? was.seat;
  const [word, ...rest] = (entry.do ?? "").split(" ");
  const [card = "", where = ""] = rest;
  const known = (one: string): string | null => (one === "?" ? null : one);
  switch (word) {
    case "drawn": {
      const drawer = drawerOf(earlier, was, is, rules);
      if (!drawer) return [];
      const held = drawer.isJoker ? `W(${card})` : card;
      return [{ card: known(held), from: DECK, to: hands.into(drawer.seat, held), turns: true }];
    }
    case "take": {
      const top = was.discard.at(-1) ?? null;
      return [{ card: top, from: DISCARD, to: hands.into(seat, top ?? undefined) }];
    }
    case "pick":
      return [{ card: known(card), from: DISCARD, to: hands.into(seat, card) }];
    case "give":
      return [{ card: known(card), from: hands.from(seat, card), to: hands.into(was.seat, card) }];
    case "swap":
    case "discard":
      return rest.filter((one) => one !== "-").map((one) => ({ card: known(one), from: hands.from(seat, one), to: DISCARD }));
    case "add": {
      const [owner, group] = where.split(".").map(Number) as [number, number];
      return [{ card: asWild(card), from: hands.from(seat, card), to: laidSpot(owner, group, grown(was, is, owner, group)) }];
    }
    case "lay":
      return unfolded(entry.do!, seat, hands);
    default:
      return [];
  }
}
