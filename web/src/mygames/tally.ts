// How somebody did, hand by hand: attempts at phases as the laboratory counts them (`attempts` of each game in Python,
// with which a test compares them), with points and who went out.

import { type Game, tableAt } from "../lib/replays";
import type { Rules, View } from "../lib/messages";
import type { BoardOver, CardLine, CardOver, DiceLine } from "../lib/wire";

/** A hand of the card game, a go at the dice, a round at the board. */
export interface Attempt {
  tried: number[]; // phases; several where their order is free
  made: number | null;
  points: number | null; // cards that were left, or what was written down; null: none are counted
  isOut: boolean;
}

type Counting = (rules: Rules, before: View, after: View, seat: number) => Attempt | null;

const COUNTED: Record<string, Counting> = { card: handOf, dice: goOf, board: roundOf };

export const countedGames: readonly string[] = Object.keys(COUNTED);

export const isCounted = (game: string): boolean => Object.hasOwn(COUNTED, game);

/** Those of a seat in a finished game; none of a game that the page does not know. */
export function attemptsOf(game: Game, seat: number): Attempt[] {
  if (!isCounted(game.game)) return [];
  return game.steps.flatMap((_, step) => COUNTED[game.game]!(game.rules, tableAt(game, step), tableAt(game, step + 1), seat) ?? []);
}

/** Every hand that is entered on the sheet (a play-off is not). */
function handOf(rules: Rules, before: View, after: View, seat: number): Attempt | null {
  const [was, is] = [lines<CardLine>(before)[seat]!, lines<CardLine>(after)[seat]!];
  if (is.points.length === was.points.length) return null;
  const made = (after["laid"] as (number | null)[])[seat] ?? null;
  const done = is.done.filter((phase) => phase !== made); // before the hand
  return {
    tried: triedBy(rules, done, was.points.length),
    made,
    points: is.points.at(-1)!,
    isOut: (after["over"] as CardOver | null)?.seat === seat,
  };
}

function triedBy(rules: Rules, done: readonly number[], hands: number): number[] {
  const played = playedPhases(rules);
  if (rules["fixed_hands"]) return [played[hands]!];
  const missing = played.filter((phase) => !done.includes(phase));
  return rules["free_order"] ? missing : missing.slice(0, 1);
}

/** The numbers of the phases that are played: even or odd first, then the short game. */
function playedPhases(rules: Rules): number[] {
  const numbers = rules.phases!.map((_, at) => at + 1);
  const parity = rules["parity"];
  const left = parity ? numbers.filter((number) => number % 2 === (parity === "even" ? 0 : 1)) : numbers;
  return left.slice(0, (rules["short"] as number | undefined) ?? left.length);
}

/** Points, a failure, or points that were declined. */
function goOf(_: Rules, before: View, after: View, seat: number): Attempt | null {
  const [was, is] = [lines<DiceLine>(before)[seat]!, lines<DiceLine>(after)[seat]!];
  const ended = ({ points, failed, declined }: DiceLine): number => points.length + failed + declined;
  if (ended(is) === ended(was)) return null;
  const phase = was.points.length + 1;
  const isMade = is.points.length > was.points.length;
  return { tried: [phase], made: isMade ? phase : null, points: isMade ? is.points.at(-1)! : null, isOut: false };
}

/** Whoever ends a round has laid down before; points are not counted at the board. */
function roundOf(_: Rules, before: View, after: View, seat: number): Attempt | null {
  const over = after["over"] as BoardOver | null;
  if (!over || before["over"]) return null;
  const phase = (before["markers"] as number[])[seat]!;
  const hasLaid = (before["table"] as string[][])[seat]!.length > 0;
  return { tried: [phase], made: hasLaid ? phase : null, points: null, isOut: over.seat === seat };
}

const lines = <Line>(table: View): Line[] => table["sheet"] as Line[];
