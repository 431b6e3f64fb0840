import { expect, test } from "vitest";
import type { EntrySeen } from "../src/lib/messages";
import type { DiceView } from "../src/tables/dice/dice";
import { framesOf } from "../src/tables/dice/frames";

const FIRST = "B1 OW G3 R4 O6 R6 B7 G8 O9 G10".split(" ");
const SECOND = "B1 OW G3 R4 O6 R6 B6 G8 O9 G10".split(" ");
const LINE = { points: [], bonus_5: null, bonus_10: null, failed: 0, declined: 0, tries: 0, deducted: 0 };
const before = { seat: 1, stage: "keep", sheet: [LINE, LINE], rolls: 1, faces: FIRST, kept: [] } as unknown as DiceView;
const entry = (seat: number | null, doing: string, ...says: EntrySeen["says"] & {}): EntrySeen => ({ seq: 1, what: "happened", seat, do: doing, says });
const rolled = (faces: string[], ...says: EntrySeen["says"] & {}): EntrySeen => entry(null, `rolled ${faces.join(" ")}`, ...says);
const facts = { name: ["seat", 1] as [string, number], phase: 1, points: 46 };
const everybody = (): boolean => false;

test("kept dice are seen before the roll", () => {
  const after = { ...before, rolls: 2, faces: SECOND, kept: ["L2"] };
  const frames = framesOf(before, [entry(1, "keep L2"), rolled(SECOND)], after, everybody);
  expect(frames.map(({ faces, kept, rolls }) => [faces, kept, rolls])).toEqual([
    [FIRST, ["L2"], 1],
    [SECOND, ["L2"], 2],
  ]);
});

test("the last roll of a failed attempt is seen, though the next player has rolled already", () => {
  const after = { ...before, seat: 0, rolls: 1, faces: FIRST };
  const third = { ...before, rolls: 2 };
  const frames = framesOf(third, [entry(1, "keep -"), rolled(SECOND, { id: "dice-fail-phase", facts }), rolled(FIRST)], after, everybody);
  expect(frames.map(({ seat, faces, rolls }) => [seat, faces, rolls])).toEqual([
    [1, FIRST, 2],
    [1, SECOND, 3],
    [0, FIRST, 1],
  ]);
});

test("what is written down stands in its cell before the next roll", () => {
  const after = { ...before, seat: 0, faces: SECOND, sheet: [LINE, { ...LINE, points: [46] }] };
  const frames = framesOf(before, [entry(1, "score", { id: "dice-make-phase", facts }), rolled(SECOND)], after, everybody);
  expect(frames.map(({ seat, written, sheet }) => [seat, written?.points ?? null, sheet[1]!.points])).toEqual([
    [1, 46, [46]],
    [0, null, [46]],
  ]);
});

test("of a bot in a crowd only the last roll is seen", () => {
  const isHidden = (seat: number): boolean => seat === 1;
  expect(framesOf(before, [entry(1, "keep L2"), rolled(SECOND)], before, isHidden)).toEqual([]);
  const after = { ...before, seat: 0, faces: FIRST };
  const frames = framesOf({ ...before, faces: SECOND }, [entry(1, "score", { id: "dice-make-phase", facts }), rolled(FIRST)], after, isHidden);
  expect(frames.map(({ faces, time, written }) => [faces, time, written?.points])).toEqual([
    [SECOND, 1200, 46],
    [FIRST, 1000, undefined],
  ]);
});
