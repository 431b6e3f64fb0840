// What has come into a hand since its owner's last discard: drawn, taken, given, or for everybody.

import type { Saying, Seat } from "../../lib/messages";
import type { Happening } from "../../lib/room.svelte";
import { seatIn } from "../../lib/saying";
import type { Card } from "./cards";

/** The sayings that tell of a card that comes into a hand: whose hand it is, and as what the card lies there. */
const COMES: Record<string, [whose: "name" | "target", as: (card: Card) => Card]> = {
  "card-draw-seen": ["name", same],
  "card-take": ["name", same],
  "card-knock": ["name", same],
  "board-draw-seen": ["name", same],
  "board-take": ["name", same],
  "board-pick-seen": ["name", same],
  "board-turn-joker": ["name", (face) => `W(${face})`],
  "board-give-seen": ["target", (card) => card.replace(/^W\((.+)\)$/, "$1")], // a joker is given as the card that it is
};

/** The cards that are marked in my hand, each as often as it has come. */
export function justDrawn(log: readonly Happening[], me: Seat | null): Card[] {
  if (me === null) return [];
  const isEnd = ({ entry }: Happening) => entry.do?.startsWith("deal ") || (entry.seat === me && entry.do?.startsWith("discard"));
  return log.slice(log.findLastIndex(isEnd) + 1).flatMap(({ entry }) => (entry.says ?? []).flatMap((saying) => comeTo(me, saying)));
}

function comeTo(me: Seat, saying: Saying): Card[] {
  const [whose, as] = COMES[saying.id] ?? [];
  if (!as || seatIn(saying, whose) !== me) return [];
  return [as((saying.facts!["card"] as [string, Card])[1])];
}

function same(card: Card): Card {
  return card;
}
