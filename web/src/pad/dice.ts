// A sheet of the dice game as a value: the turns as they were played, first player first. The block, the bonuses,
// whose turn it is and the result are worked out from them, by the engine's rules (games/dice/transition.py and
// scoring.py); a test compares whole games with the engine's.

import engine from "./engine.json";
import { isWritable } from "./points";
import { Refusal, refused } from "./refusal";
import { possiblePoints, type DiceRules } from "./rules";

/** One attempt: its points, or none if it failed or the points were declined. */
export interface Attempt {
  seat: number;
  points: number | null;
  declined: boolean;
  anyway?: true; // entered although no dice bring these points
}

export interface DiceSheet {
  game: "dice";
  rules: DiceRules;
  names: string[];
  attempts: Attempt[];
}

/** A player's column of the block. */
export interface Column {
  points: number[];
  bonus5: number | null; // null: not decided yet
  bonus10: number | null;
  failed: number;
  declined: number;
  tries: number; // attempts at the phase of now that brought nothing
  deducted: number;
}

export interface Block {
  columns: Column[];
  seat: number; // whose turn it is
  began: number; // the phase that the seat was in when its turn began
  finisher: number | null; // who started the end of the game
  isOver: boolean;
}

const BLANK: Column = { points: [], bonus5: null, bonus10: null, failed: 0, declined: 0, tries: 0, deducted: 0 };

export const totalOf = (column: Column): number =>
  sum(column.points) + (column.bonus5 ?? 0) + (column.bonus10 ?? 0) - column.deducted;

const sum = (points: number[]): number => points.reduce((all, one) => all + one, 0);

/** The points after a phase, with the 5-phase bonus that came before it. */
export const runningOf = (column: Column, number: number): number =>
  sum(column.points.slice(0, number)) + (number > engine.dice.bonus_5_after ? (column.bonus5 ?? 0) : 0);

export const phaseNow = (block: Block): number => block.columns[block.seat]!.points.length + 1;

/** The block after the first `attempts` attempts, or after all. */
export function blockOf(sheet: DiceSheet, attempts = sheet.attempts.length): Block {
  return sheet.attempts.slice(0, attempts).reduce((block, attempt) => after(sheet.rules, block, attempt), blank(sheet));
}

const blank = (sheet: DiceSheet): Block => ({
  columns: sheet.names.map(() => BLANK),
  seat: 0,
  began: 1,
  finisher: null,
  isOver: false,
});

/** Whether the points of a completed phase can be refused now. */
export function mayDecline(rules: DiceRules, block: Block): boolean {
  return block.columns.length === 1 ? rules.solo_decline !== "never" : block.finisher === null;
}

/** After this attempt of the seat on turn. In the end of the game a turn goes on until a phase fails. */
function after(rules: DiceRules, block: Block, attempt: Attempt): Block {
  if (attempt.points === null) return passed(withColumn(block, missed(rules, block, attempt.declined)));
  const written = withColumn(block, made(rules, block, attempt.points));
  if (written.columns[block.seat]!.points.length === rules.phases.length) {
    return passed({ ...written, finisher: written.finisher ?? written.seat });
  }
  return written.finisher === null ? passed(written) : written;
}

function missed(rules: DiceRules, block: Block, isDeclined: boolean): Column {
  const column = block.columns[block.seat]!;
  const costs = block.columns.length === 1 && !(isDeclined && rules.solo_decline === "free");
  return {
    ...column,
    failed: column.failed + (isDeclined ? 0 : 1),
    declined: column.declined + (isDeclined ? 1 : 0),
    tries: column.tries + 1,
    deducted: column.deducted + (costs ? engine.dice.deduction : 0),
  };
}

function made(rules: DiceRules, block: Block, points: number): Column {
  const { bonus, bonus_5_after, bonus_5_from } = engine.dice;
  const before = block.columns[block.seat]!;
  const column = { ...before, points: [...before.points, points], tries: 0 };
  if (column.points.length === bonus_5_after) {
    const reached = sum(column.points) - (rules.solo_deductions_count ? column.deducted : 0);
    column.bonus5 = reached >= bonus_5_from ? bonus : 0;
  }
  if (column.points.length === rules.phases.length) column.bonus10 = earnsBonus10(rules, block) ? bonus : 0;
  return column;
}

/** Of the seat on turn, which is about to complete the list. Seat 0 is the first of every round. */
function earnsBonus10(rules: DiceRules, block: Block): boolean {
  if (block.columns.length === 1) return block.columns[0]!.tries === 0;
  if (block.finisher === null) return true;
  return block.seat > block.finisher && block.began === rules.phases.length;
}

function withColumn(block: Block, column: Column): Block {
  return { ...block, columns: block.columns.with(block.seat, column) };
}

function passed(block: Block): Block {
  const seat = (block.seat + 1) % block.columns.length;
  if (seat === block.finisher) return { ...block, seat, isOver: true };
  return { ...block, seat, began: block.columns[seat]!.points.length + 1 };
}

// --- who is ahead -----------------------------------------------------------------------------------------------

/** By places: all phases, then the total, then the highest single result; what is level is shared. */
export function rankingOf(columns: Column[]): number[][] {
  const standing = (seat: number): number[] => {
    const column = columns[seat]!;
    return [column.points.length, totalOf(column), Math.max(0, ...column.points)];
  };
  const before = (a: number, b: number): number => {
    const [mine, other] = [standing(a), standing(b)];
    const at = mine.findIndex((value, place) => value !== other[place]);
    return at < 0 ? 0 : other[at]! - mine[at]!;
  };
  const places: number[][] = [];
  for (const seat of columns.map((_, at) => at).sort((a, b) => before(a, b) || a - b)) {
    const last = places.at(-1);
    if (last && before(last[0]!, seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}

// --- what may be written ------------------------------------------------------------------------------------------

/** Whether the seat on turn can have this result; `block` is how it stood before. */
export function checkAttempt(sheet: DiceSheet, block: Block, attempt: Attempt): void {
  const { rules, names } = sheet;
  if (block.isOver) throw refused("page-pad-dice-over", {}, "dice.end");
  if (attempt.seat !== block.seat) {
    const [name, turn] = [names[attempt.seat]!, names[block.seat]!];
    throw refused("page-pad-dice-turn", { name: ["name", name], turn: ["name", turn] }, "dice.scribe");
  }
  if (attempt.declined && !mayDecline(rules, block)) {
    const rule = names.length === 1 ? "dice.solo.decline" : "dice.end.no-decline";
    throw refused("page-pad-dice-decline", {}, rule);
  }
  if (attempt.points === null) return;
  if (attempt.anyway && !attempt.declined && isWritable(attempt.points)) return;
  const phase = phaseNow(block);
  const possible = possiblePoints(rules, phase);
  if (possible.includes(attempt.points) && !attempt.declined) return;
  const [name, points] = [names[block.seat]!, String(attempt.points)];
  const nearest = [possible.findLast((one) => one < attempt.points!), possible.find((one) => one > attempt.points!)];
  const words = nearest.filter((one) => one !== undefined).map(String);
  const facts: Parameters<typeof refused<"page-pad-dice-points">>[1] = {
    name: ["name", name],
    phase,
    points: ["text", points],
    nearest: ["words", words],
  };
  throw refused("page-pad-dice-points", facts, "dice.score");
}

/** The same sheet, every attempt checked in order; a refusal names the entry. */
export function checkedDice(sheet: DiceSheet): DiceSheet {
  let block = blank(sheet);
  for (const [at, attempt] of sheet.attempts.entries()) {
    try {
      checkAttempt(sheet, block, attempt);
    } catch (error) {
      if (error instanceof Refusal) throw refused("page-pad-entry", { entry: at + 1, problem: ["saying", error.saying] }, error.rule);
      throw error;
    }
    block = after(sheet.rules, block, attempt);
  }
  return sheet;
}

export function withAttempt(sheet: DiceSheet, attempt: Attempt): DiceSheet {
  checkAttempt(sheet, blockOf(sheet), attempt);
  return { ...sheet, attempts: [...sheet.attempts, attempt] };
}

/** Another result at this place (from 0); refused if anything after it becomes impossible. */
export function withAttemptAt(sheet: DiceSheet, at: number, attempt: Attempt): DiceSheet {
  return checkedDice({ ...sheet, attempts: sheet.attempts.with(at, attempt) });
}

export const undoneDice = (sheet: DiceSheet): DiceSheet => ({ ...sheet, attempts: sheet.attempts.slice(0, -1) });
