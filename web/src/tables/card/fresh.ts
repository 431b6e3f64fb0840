// What has come into a hand since its owner's last discard: drawn, taken, given, or for everybody.

import type { Own, Seat } from "../../lib/messages";
import type { Happening } from "../../lib/room.svelte";
import { type Card, readCards } from "./cards";

const cards = (own: Own | null): Card[] => readCards(own?.view["hand"] as string | null | undefined);

/** The cards that are marked in my hand, each as often as it has come. */
export function justDrawn(log: readonly Happening[], me: Seat | null): Card[] {
  const come: Card[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const { entry, held } = log[at]!;
    const isMyDiscard = entry.seat === me && entry.do?.startsWith("discard");
    if (isMyDiscard || entry.do?.startsWith("deal ") || !held[0]) break;
    if (log[at - 1]?.held !== held) come.push(...added(cards(held[0]), cards(held[1])));
  }
  return come;
}

function added(before: Card[], after: Card[]): Card[] {
  const left = [...before];
  return after.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
