// Whom the lot names when a game starts, and who has the first turn.

import type { Seat, View } from "./messages";

const SKIP = "S";

export interface Lot {
  seat: Seat; // deals the cards, keeps the block, or starts at the board
  isDealer: boolean;
  first: Seat;
}

export function lotOf(table: View): Lot {
  if (typeof table["dealer"] !== "number") {
    const seat = (table["scribe"] ?? table["starter"] ?? 0) as Seat;
    return { seat, isDealer: false, first: seat };
  }
  const [dealer, playing] = [table["dealer"], table["playing"] as Seat[]];
  const [opened] = (table["discard"] as string).split(" "); // the lowest card of the pile was turned over
  const passed = opened === SKIP ? 2 : 1; // card.open.skip: the first turn is lost
  return { seat: dealer, isDealer: true, first: playing[(playing.indexOf(dealer) + passed) % playing.length]! };
}
