// Who begins is what the ledger says (card.order, card.open.skip).

import { expect, test } from "vitest";
import { lotOf } from "../src/lib/lot";

const dealt = (dealer: number, discard: string, playing = [0, 1, 2, 3]) => lotOf({ dealer, discard, playing });

test("the player to the dealer's left begins", () => {
  expect(dealt(0, "R3")).toEqual({ seat: 0, isDealer: true, first: 1 });
  expect(dealt(3, "W")).toEqual({ seat: 3, isDealer: true, first: 0 });
});

test("a skip that is turned over takes the first turn away", () => {
  expect(dealt(0, "S").first).toBe(2);
  expect(dealt(2, "S").first).toBe(0);
  expect(dealt(1, "S", [0, 1]).first).toBe(1); // of two, the dealer begins
});

test("a skip that somebody plays later does not", () => {
  expect(dealt(0, "R3 S").first).toBe(1);
});

test("at the dice and the board whoever is named begins", () => {
  expect(lotOf({ scribe: 2 })).toEqual({ seat: 2, isDealer: false, first: 2 });
  expect(lotOf({ starter: 0, seat: 0, discard: "S" })).toEqual({ seat: 0, isDealer: false, first: 0 });
});
