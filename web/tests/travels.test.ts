// Which cards fly at the card table, for whoever sits there and for whoever watches.

import { expect, test } from "vitest";
import type { Flights } from "../src/lib/flights";
import type { Happening } from "../src/lib/room.svelte";
import { DECK, DISCARD, SKIPPED, travels } from "../src/tables/card/travels";

const flights = (come: string[], gone: string[] = []): Flights => ({ come: () => come, gone: () => gone }) as unknown as Flights;

function happening(doing: string, seat: number | null, before: object = {}, after: object = {}): Happening {
  const table = { seat: 0, table: [[], [], []], discard: "R9", hand_sizes: [10, 10, 0] };
  return { entry: { seq: 1, what: "happened", seat, do: doing }, before: { ...table, ...before }, after: { ...table, ...after } } as unknown as Happening;
}

const HELD = ["R1", "R2", "B3", "B4", "G5", "G6", "Y7", "Y8", "W", "S"].map((card) => `held ${card}.0`);
const deal = happening("deal ? ? R9", null);

test("a deal: my cards one by one, turning over, and a few of the others' between them; who plays no more gets none", () => {
  const flown = travels([deal], 0, flights([...HELD, "hand 1"]));
  const mine = flown.filter(({ to }) => to.startsWith("held "));
  expect(mine.map(({ card }) => card)).toEqual(["R1", "R2", "B3", "B4", "G5", "G6", "Y7", "Y8", "W", "S"]);
  expect(mine.every(({ from, turns }) => from === DECK && turns)).toBe(true);
  const others = flown.filter(({ to }) => !to.startsWith("held "));
  expect(others).toEqual(Array.from({ length: 3 }, () => ({ card: null, from: DECK, to: "hand 1" })));
  expect(flown.map(({ to }) => to === "hand 1")).toEqual([0, 1, 2].flatMap((round) => [true, ...Array.from({ length: round < 2 ? 3 : 4 }, () => false)]));
});

test("a deal for whoever watches: backs alone, to every hand that is dealt", () => {
  const flown = travels([deal], null, flights([]));
  expect(flown.every(({ card, from, turns }) => card === null && from === DECK && !turns)).toBe(true);
  expect(flown.map(({ to }) => to)).toEqual(["hand 0", "hand 1", "hand 0", "hand 1", "hand 0", "hand 1"]);
});

test("with a deal nothing else flies", () => {
  expect(travels([happening("discard R9", 0), deal], null, flights([]))).toEqual(travels([deal], null, flights([])));
});

test("a card that is drawn or taken comes into my hand where it lies, into another's without its face", () => {
  const drawn = happening("drawn R2", 0);
  expect(travels([drawn], 0, flights(["held R2.1"]))).toEqual([{ card: "R2", from: DECK, to: "held R2.1", turns: true }]);
  const hidden = happening("drawn ?", 0);
  for (const me of [1, null]) expect(travels([hidden], me, flights(["held R2.1"]))).toEqual([{ card: null, from: DECK, to: "hand 0", turns: true }]);
  const taken = happening("take", 0, { discard: "B2 R9" });
  expect(travels([taken], null, flights(["held R9.0"]))).toEqual([{ card: "R9", from: DISCARD, to: "hand 0" }]);
  expect(travels([taken], 0, flights(["held R9.0"]))).toEqual([{ card: "R9", from: DISCARD, to: "held R9.0" }]);
});

test("a skip flies to whom it is played against, and to the pile for all others", () => {
  const skip = happening("discard S 0", 1);
  expect(travels([skip], 0, flights([]))).toEqual([{ card: "S", from: "hand 1", to: SKIPPED }]);
  for (const me of [1, 2, null]) expect(travels([skip], me, flights([]))[0]!.to).toBe(DISCARD);
  expect(travels([happening("discard S", 1)], 0, flights([]))[0]!.to).toBe(DISCARD);
});

test("a phase unfolds from its first place, and a hit goes where the group has grown", () => {
  const lay = travels([happening("lay 1: 5s(R5 W G5)", 0)], 0, flights([], ["held R5.0", "held W.0", "held G5.0"]));
  expect(lay.map(({ from, to, through }) => [from, to, through])).toEqual([
    ["held R5.0", "laid 0 0 0", "laid 0 0 0"],
    ["held W.0", "laid 0 0 1", "laid 0 0 0"],
    ["held G5.0", "laid 0 0 2", "laid 0 0 0"],
  ]);
  const [was, is] = [{ table: [["4-6(R4 R5 R6)"], [], []] }, { table: [["3-6(B3 R4 R5 R6)"], [], []] }];
  expect(travels([happening("hit B3 0.0", 1, was, is)], null, flights([]))).toEqual([{ card: "B3", from: "hand 1", to: "laid 0 0 0" }]);
});
