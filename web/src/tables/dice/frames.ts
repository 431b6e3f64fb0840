// What happens at the dice, step by step: an update tells several steps at once, and its table is only the last one.

import { factsOf } from "../../lib/games";
import type { EntrySeen, Place } from "../../lib/messages";
import type { DiceLine } from "../../lib/wire";
import type { DiceView } from "./dice";

/** The table at one moment, and how long it is looked at. */
export interface Frame extends DiceView {
  time: number; // milliseconds
  written: Written | null; // what is being written down
}

export interface Written {
  seat: number;
  phase: number;
  points: number;
}

const LIFT = 200;
const ROLL = 1000; // the dice tumble for half of it
const WRITE = 1200; // the cell fills, and the sentence is read
const LAST_ROLL = 1200; // a turn of which only this is shown

/** Of a bot in a large company only the last roll of a turn is shown. */
export const isBrief = (places: Place[], seat: number): boolean => places.length >= factsOf("dice").crowd!.players && places[seat]!.bot !== null;

/** The moments of an update. Of a seat whose rolls are hidden only the last roll of a turn is shown. */
export function framesOf(before: DiceView, entries: EntrySeen[], after: DiceView, isHidden: (seat: number) => boolean): Frame[] {
  let now: DiceView = before;
  const frames: Frame[] = [];
  const show = (time: number, written: Written | null = null): void => void frames.push({ ...now, time, written });
  for (const entry of entries) {
    const [word, ...rest] = (entry.do ?? "").split(" ");
    const result = resultOf(entry);
    const isShown = !isHidden(now.seat);
    if (word === "keep") {
      now = { ...now, kept: rest[0] === "-" ? [] : rest, stage: "roll" };
      if (isShown) show(LIFT);
    } else if (word === "rolled") {
      now = { ...now, faces: rest, rolls: now.rolls + 1, stage: "keep" };
      if (isShown) show(ROLL);
    }
    if (result === null) continue;
    const written = result === "nothing" ? null : result;
    if (written) now = { ...now, sheet: withPoints(now.sheet, written) };
    if (written || !isShown) show(isShown ? WRITE : LAST_ROLL, written);
    now = { ...now, sheet: after.sheet, seat: after.seat, kept: [], rolls: 0 };
  }
  return frames;
}

/** What an attempt came to, where it has ended. */
function resultOf({ says = [] }: EntrySeen): Written | "nothing" | null {
  for (const { id, facts = {} } of says) {
    const seat = (facts["name"] as [string, number] | undefined)?.[1];
    if (id === "dice-make-phase") return { seat: seat!, phase: facts["phase"] as number, points: facts["points"] as number };
    if (/^dice-(fail|refuse)-/.test(id)) return "nothing";
  }
  return null;
}

function withPoints(sheet: DiceLine[], { seat, points }: Written): DiceLine[] {
  return sheet.map((line, at) => (at === seat ? { ...line, points: [...line.points, points] } : line));
}
