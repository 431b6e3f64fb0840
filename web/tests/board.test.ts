import { expect, test } from "vitest";
import { goalsOf, landing, markersOnTheWay, nextFree, placeOf, placesBetween, readBoard, type Space, stepsInOrder, wholeHand } from "../src/tables/board/board";
import { faceOf, isWild, readCards } from "../src/tables/card/cards";
import { sorted } from "../src/tables/card/sorting";
import moves from "./moves.json";

const TRACK = (
  "start +1 swap ask pick +2 all-draw joker star again +3 swap pick +1 ask all-draw " +
  "star joker +2 swap again pick ask +1 star +3 all-draw swap joker pick +2 again"
).split(" ") as Space[];

test("a piece lands where the engine says", () => {
  for (const { pieces, seat, steps, landing: at, space, next } of moves) {
    expect(landing(TRACK, pieces, seat, steps)).toBe(at);
    expect(nextFree(TRACK, pieces, seat, space as Space)).toBe(next);
  }
});

test("the ring has a place for every space, side by side", () => {
  const places = TRACK.map((_, at) => placeOf(at));
  expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(32);
  places.forEach(({ column, row }, at) => {
    const next = places[(at + 1) % 32]!;
    expect(Math.abs(next.column - column) + Math.abs(next.row - row)).toBe(1);
  });
});

const TABLE = {
  stage: "move",
  pieces: [0, 0, 3],
  seat: 0,
  jokers: ["R5", "", ""],
  shown: ["", "", ""],
  told: ["", "", ""],
  table: [[], [], []],
  discard: "? R5 ? B2",
};

test("spaces that can be gone to come from the legal moves", () => {
  const table = readBoard(TABLE);
  expect(goalsOf(TRACK, table, ["move 3", "move 6"]).map(({ at, space }) => [at, space])).toEqual([
    [4, "pick"],
    [7, "joker"],
  ]);
  expect(goalsOf(TRACK, table, ["star ask", "star +3"]).map(({ at }) => at)).toEqual([14, 10]);
  expect(goalsOf(TRACK, table, ["draw", "take"])).toEqual([]);
});

test("what the viewer does not know of the pile stays unknown", () => {
  expect(readBoard(TABLE).discard).toEqual([null, "R5", null, "B2"]);
});

test("a joker is a wild with a face", () => {
  const hand = wholeHand(readCards("R5 B2"), readBoard(TABLE).jokers[0]!);
  expect(hand).toEqual(["R5", "B2", "W(R5)"]);
  expect(hand.map(isWild)).toEqual([false, false, true]);
  expect(faceOf("W(R5)")).toBe("R5");
  expect(faceOf("W")).toBe(null);
  expect(sorted(hand, "need", ["W"]).map(({ card }) => card)).toEqual(["W(R5)", "B2", "R5"]);
});

test("a piece comes past every space between, across the start too", () => {
  expect(placesBetween(30, 1, 32)).toEqual([31, 0, 1]);
  expect(placesBetween(4, 4, 32)).toEqual([]);
});

test("markers go on one after another: first whoever ended the round, then clockwise", () => {
  const order = stepsInOrder({ seat: 1, steps: [1, 2, 0] });
  expect(order).toEqual([1, 1, 0]);
  expect(markersOnTheWay([3, 4, 2], order)).toEqual([2, 2, 2]);
  expect(markersOnTheWay([3, 4, 2], order.slice(2))).toEqual([2, 4, 2]);
});
