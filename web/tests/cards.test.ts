import { expect, test } from "vitest";
import { asRun, openPhases, readCards, readGroup, readTable, writeGroup } from "../src/tables/card/cards";
import { bestLay, readChoices, writeHit } from "../src/tables/card/choices";
import { bestFilling } from "../src/rules/filling";
import type { Minimum } from "../src/rules/placements";
import { sorted } from "../src/tables/card/sorting";
import { readPhase } from "../src/lib/needs";
import hands from "./hands.json";

test("groups round-trip", () => {
  for (const text of ["5s(R5 G5 W)", "3-6(R3 W B5 G6)", "red(R1 R4 W)"]) {
    const group = readGroup(text);
    expect(writeGroup(group.kind, group.cards)).toBe(text);
  }
});

test("wilds fill the gaps of a run first, then its upper and its lower end", () => {
  expect(asRun(readCards("R6 W R3 W G4"))).toEqual({ low: 3, ordered: ["R3", "G4", "W", "R6", "W"] });
  expect(writeGroup("run", readCards("R12 B10 W W"))).toBe("9-12(W B10 W R12)");
  expect(writeGroup("run", readCards("B11 R12 W W"))).toBe("9-12(W W B11 R12)");
});

test("a hand lacks as many cards as the engine says", () => {
  for (const { phase, hand, minimum, distance } of hands) {
    const filling = bestFilling(readPhase(phase), readCards(hand), minimum as Minimum);
    expect(filling.missing, `${phase} with ${hand}`).toBe(distance);
  }
});

test("legal actions become choices", () => {
  const choices = readChoices([
    "lay 1: 5s(R5 G5 W) 7s(R7 G7 B7)",
    "lay 1: 5s(R5 G5 B5) 7s(R7 G7 B7)",
    "hit W 2.1 low",
    "discard R5",
    "discard S 2",
  ]);
  expect(bestLay(choices.lays)!.groups[0]!.cards).toEqual(["R5", "G5", "B5"]);
  expect(choices.hits.map(writeHit)).toEqual(["hit W 2.1 low"]);
  expect(choices.skips).toEqual([2]);
  expect([...choices.discards]).toEqual(["R5", "S"]);
});

test("two equal cards are two things, and one is not marked for the other", () => {
  const held = sorted(readCards("R5 R5 B2 W S"), "need", ["R5", "W"]);
  expect(held.map(({ card }) => card)).toEqual(["R5", "W", "B2", "R5", "S"]);
  expect(new Set(held.map(({ key }) => key)).size).toBe(5);
});

test("open phases follow the variants", () => {
  const table = readTable({
    laid: [null, 2],
    sheet: [
      { done: [1], points: [5] },
      { done: [1], points: [0] },
    ],
    playoff: false,
    table: [[], []],
    discard: "",
  });
  const phases = Array<string>(10).fill("set 3 + set 3");
  expect(openPhases({ phases }, table, 0)).toEqual([2]);
  expect(openPhases({ phases }, table, 1)).toEqual([]);
  expect(openPhases({ phases, parity: "even" }, table, 0)).toEqual([4]);
  expect(openPhases({ phases, free_order: true, short: 3 }, table, 0)).toEqual([2, 3]);
});
