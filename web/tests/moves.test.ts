import { expect, test } from "vitest";
import { latest, movesOf, withAbsence } from "../src/lib/moves";
import { shortNames } from "../src/lib/names";
import { type Happening, seatsThen } from "../src/lib/room.svelte";
import { justDrawn } from "../src/tables/card/fresh";
import { sorted } from "../src/tables/card/sorting";

const NAMES = ["Ann", "Luno", "Kubi"];
let seq = 0;

function happening(doing: string | null, says: [string, number, object?][], seat: number | null = null): Happening {
  return {
    entry: {
      seq: ++seq,
      what: "happened",
      do: doing,
      seat,
      says: says.map(([id, name, facts]) => ({ id, facts: { name: ["seat", name], ...facts } })),
    },
    names: NAMES,
    me: 0,
    rules: { edition: "intl" },
    before: null,
    after: null,
    isOld: false,
  };
}

test("ten moves at most, the newest last, each with whoever made it", () => {
  const log = Array.from({ length: 14 }, (_, at) => happening("discard R1", [["card-discard", at % 3]]));
  const moves = movesOf(log, 10);
  expect(moves).toHaveLength(10);
  expect(moves.at(-1)!.seat).toBe(13 % 3);
  expect(movesOf([happening("lot 1", [])], 10)).toEqual([]); // what nobody says anything of
  const begun = { ...log[3]!, entry: { ...log[3]!.entry, what: "started" as const } };
  expect(movesOf([...log.slice(0, 3), begun, ...log.slice(4, 6)], 10)).toHaveLength(3); // nothing of the lobby
});

test("from the fourth hit on the line counts, and begins anew with another player", () => {
  const counted = { "card-hit": "page-adds-cards", "card-hit-as": "page-adds-cards" };
  const hits = (seat: number, count: number) => Array.from({ length: count }, () => happening("hit R1 0.0", [["card-hit", seat]]));
  expect(latest(movesOf(hits(1, 3), 40), counted)!.saying.id).toBe("card-hit");
  const four = latest(movesOf([happening("lay 1:", [["card-lay", 1]]), ...hits(1, 5)], 40), counted)!;
  expect(four.saying).toEqual({ id: "page-adds-cards", facts: { name: ["seat", 1], count: 5 } });
  const wild = happening("hit W 0.0 low", [["card-hit-as", 1]]);
  expect(latest(movesOf([...hits(1, 2), wild, ...hits(1, 1)], 40), counted)!.saying.facts!["count"]).toBe(4); // wherever it goes
  expect(latest(movesOf([...hits(1, 5), ...hits(2, 1)], 40), counted)!.saying.id).toBe("card-hit");
  expect(latest(movesOf(hits(1, 5), 40))!.saying.id).toBe("card-hit");
  expect(latest([])).toBeNull();
});

test("what was missed is said before the first of it", () => {
  const before = happening("discard R1", [["card-discard", 0]]);
  const missed = [happening("draw", [["card-draw", 1]]), happening("discard R2", [["card-discard", 1]])];
  const moves = movesOf([before, ...missed], 10);
  const away = { from: before.entry.seq, to: seq, moves: 2 };
  expect(withAbsence(moves, away, 10).map(({ saying }) => saying.id)).toEqual(["card-discard", "page-while-away", "card-draw", "card-discard"]);
  expect(withAbsence(moves, null, 10)).toBe(moves);
  const snapshot = withAbsence(movesOf([before], 10), { ...away, moves: null }, 10);
  expect(snapshot.map(({ saying }) => saying.id)).toEqual(["card-discard", "page-while-away-long"]);
});

test("what came into the hand since the last discard is marked", () => {
  const [r5, r9] = [{ card: ["card", "R5"] }, { card: ["card", "W(R9)"] }];
  const discard = happening("discard R1", [["card-discard", 0]], 0);
  const given = happening("give W(R9)", [["board-give-seen", 2, { target: ["seat", 0], ...r9 }]], 2);
  const drawn = happening("drawn R5", [["card-draw-seen", 0, r5]]);
  const joker = happening("drawn R5", [["board-turn-joker", 0, r5]]);
  const theirs = happening("take", [["card-take", 1, r5]], 1);
  expect(justDrawn([drawn, discard, given, drawn, theirs, joker], 0)).toEqual(["R9", "R5", "W(R5)"]);
  expect(justDrawn([discard, given, drawn, discard], 0)).toEqual([]);
  expect(justDrawn([drawn, theirs], null)).toEqual([]);
  expect(justDrawn([drawn, happening("deal R1 R2", [["card-deal", 1]])], 0)).toEqual([]);
});

test("a seat has the name of whoever sat there then, and was not mine before I took it", () => {
  const move = { seq: 1, what: "happened", seat: 1, do: "draw" };
  const taken = { seq: 2, what: "taken", seat: 1, name: "Dora", was: "Kubi" };
  const left = { seq: 3, what: "left", seat: 2, was: "Ben" };
  expect(seatsThen([move, taken, left, move], ["Ann", "Dora", "Luno"], 1)).toEqual([
    { names: ["Ann", "Kubi", "Ben"], me: null },
    { names: ["Ann", "Kubi", "Ben"], me: null },
    { names: ["Ann", "Dora", "Ben"], me: 1 },
    { names: ["Ann", "Dora", "Luno"], me: 1 },
  ]);
});

test("of equal cards as many are marked as have come", () => {
  const held = sorted(["R5", "R5", "R9"], "number", [], ["R5"]);
  expect(held.map(({ key, isNew }) => [key, isNew])).toEqual([["R5.1", false], ["R5.2", true], ["R9.1", false]]);
  expect(sorted(["R5"], "number", [], ["R9"])[0]!.isNew).toBe(false); // it has gone again
});

test("names are cut to the shortest beginning that nobody shares", () => {
  expect(shortNames(["Ann", "Maximilian"])).toEqual(["Ann", "Max…"]);
  expect(shortNames(["Marianne", "Maria-Luise"])).toEqual(["Marian…", "Maria-…"]);
  expect(shortNames(["Maximus 1", "Maximus 2"])).toEqual(["Max…1", "Max…2"]);
});
