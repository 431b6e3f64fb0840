// What a lesson notes at a moment follows from what lies there.

import { describe, expect, test } from "vitest";
import type { HintAnswer, View } from "../src/lib/messages";
import type { LessonOfGame, Moment } from "../src/tables/lesson";
import * as board from "../src/tables/board/lesson";
import * as card from "../src/tables/card/lesson";
import * as dice from "../src/tables/dice/lesson";

const hint = (doing: string): HintAnswer => ({ type: "advice", id: "1", do: doing, says: { id: "why" } });

function moment(table: View, more: Partial<Moment> = {}): Moment {
  const rules = { edition: "intl", phases: ["set 3 + set 3", "run 4"] };
  return { table, me: 0, rules, awaited: 0, isMine: true, hint: null, read: new Set(), ...more };
}

const noted = (game: LessonOfGame, at: Moment): [string, string, boolean] | null => {
  const note = game.noteOf(at);
  if (note) expect(game.STEPS).toContain(note.step);
  return note && [note.step, note.says[0]!.id, note.isRead === true];
};

describe("cards", () => {
  const line = { done: [], points: [] };
  const table = { stage: "draw", sheet: [line, line], laid: [null, null], table: [[], []], discard: "G5", hand: "R5 B5 G1", over: null };
  const read = new Set(["hand", "phase"]);

  test("first the hand and the phase, to be read", () => {
    expect(noted(card, moment(table))).toEqual(["hand", "lesson-hand", true]);
    expect(noted(card, moment(table, { read: new Set(["hand"]) }))).toEqual(["phase", "lesson-card-phase", true]);
  });

  test("in a turn, what is advised, to be done", () => {
    const done = (doing: string) => noted(card, moment(table, { read, hint: hint(doing) }));
    expect(done("take")).toEqual(["draw", "lesson-take", false]);
    expect(done("draw")).toEqual(["draw", "lesson-draw", false]);
    expect(done("lay 1: 5s(R5 B5 W) 1s(G1 W W)")).toEqual(["lay", "lesson-lay", false]);
    expect(done("hit G1 0.1")).toEqual(["hit", "lesson-hit", false]);
    expect(done("discard S 1")).toEqual(["discard", "lesson-discard", false]);
    expect(noted(card, moment(table, { read }))).toBeNull(); // until it is known
  });

  test("what the others do is explained once", () => {
    const at = { read, isMine: false, awaited: 1 };
    expect(noted(card, moment(table, at))).toEqual(["others", "lesson-others", true]);
    expect(noted(card, moment(table, { ...at, read: new Set([...read, "others"]) }))).toBeNull();
  });

  test("the end of the hand comes before everything else", () => {
    const over = { ...table, over: { seat: 0, how: "discard", hands: [], costs: [] } };
    expect(noted(card, moment(over))).toEqual(["over", "lesson-card-over", true]);
    expect(noted(card, moment(over, { read: new Set(["over"]) }))).toEqual(["end", "lesson-card-end", true]);
    expect(noted(card, moment(over, { read: new Set(["over", "end"]) }))).toBeNull();
  });
});

describe("dice", () => {
  const line = { points: [] as number[], bonus_5: null, bonus_10: null, failed: 0, declined: 0, tries: 0, deducted: 0 };
  const open = { stage: "keep", seat: 0, sheet: [line, line], rolls: 1, faces: "B1 OW G3 R4 O6 R6 B7 G8 O9 G10", kept: [] };
  const whole = { ...open, faces: "B1 OW G1 R4 O6 R6 B6 G8 O9 G10" };
  const read = new Set(["dice"]);

  test("keep, roll, write down", () => {
    expect(noted(dice, moment(open))).toEqual(["dice", "lesson-dice-phase", true]);
    expect(noted(dice, moment(open, { read, hint: hint("keep L2 H1") }))).toEqual(["keep", "lesson-dice-keep", false]);
    expect(noted(dice, moment(open, { read, hint: hint("keep -") }))).toEqual(["keep", "lesson-dice-roll-all", false]);
    expect(noted(dice, moment(whole, { read, hint: hint("keep L2 H1") }))).toEqual(["risk", "lesson-dice-risk", false]);
    expect(dice.noteOf(moment(whole, { read, hint: hint("stop") }))?.says[0]).toEqual({ id: "lesson-dice-write", facts: { points: 20 } });
  });

  test("once points are written, the block and the end", () => {
    const written = { ...open, sheet: [{ ...line, points: [30] }, line] };
    expect(dice.noteOf(moment(written))?.says[0]).toEqual({ id: "lesson-dice-block", facts: { points: 30 } });
    expect(noted(dice, moment(written, { read: new Set(["block"]) }))).toEqual(["end", "lesson-dice-end", true]);
  });
});

describe("board", () => {
  const table = {
    stage: "move", seat: 0, markers: [1, 1], pieces: [0, 0], hand_sizes: [2, 2], hand: "R5 B5", jokers: ["", ""], table: [[], []],
    discard: "", shown: ["", ""], numbers: [[], []], absent: [[], []], told: ["", ""], keepers: [], chosen: [], over: null,
  };
  const read = new Set(["hand", "track"]);

  test("the piece, its space, and the cards", () => {
    const done = (doing: string) => noted(board, moment(table, { read, hint: hint(doing) }));
    expect(noted(board, moment(table))).toEqual(["hand", "lesson-hand", true]);
    expect(done("move 3")).toEqual(["move", "lesson-board-move", false]);
    for (const word of ["star ask", "take", "pick R5 0", "swap R5", "ask 8 clockwise"]) expect(done(word)![0]).toBe("space");
    expect(done("give B5")).toEqual(["give", "lesson-board-give", false]);
    expect(done("add R5 0.1")).toEqual(["add", "lesson-hit", false]);
    expect(done("discard R5")).toEqual(["discard", "lesson-discard", false]);
    expect(done("discard R5 B5")).toEqual(["discard", "why", false]); // two: the advice alone
  });
});
