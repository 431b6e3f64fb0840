// What dice can bring in a phase of one colour, for any set of dice: what no roll brings is not written on a sheet.
//
// A roll brings the most that one of its colours makes (dice.score). So points are possible if some dice show them in a colour,
// and the others can show other colours that make no more.

import { colourOf, DIE_COLOURS, type Face, LOW, numberOf } from "./dice";

const known = new Map<string, number[]>();

/** The least first; none: these dice never make it. */
export function colourPoints(size: number, dice: readonly Face[][]): number[] {
  const key = `${size} ${dice.join(" ")}`;
  if (!known.has(key)) known.set(key, [...counted(size, dice)].sort((a, b) => a - b));
  return known.get(key)!;
}

function counted(size: number, dice: readonly Face[][]): Set<number> {
  const found = new Set<number>();
  for (const colour of DIE_COLOURS) {
    const shown = dice.map((die) => numbersOf(die, colour));
    const others = DIE_COLOURS.filter((other) => other !== colour);
    const least = dice.map((die) => others.map((other) => Math.min(...numbersOf(die, other))));
    const [low, high] = [shown.slice(0, LOW.length), shown.slice(LOW.length)].map(byDice);
    for (const above of high!) {
      for (const below of low!) {
        const sums = sumsOf(size, above, below).filter((points) => !found.has(points));
        if (!sums.length) continue;
        const most = leastOfOthers(size, least.filter((_, at) => !(at < LOW.length ? below.dice.includes(at) : above.dice.includes(at - LOW.length))));
        for (const points of sums) if (points >= most) found.add(points);
      }
    }
  }
  return found;
}

const numbersOf = (die: readonly Face[], colour: string): number[] => die.filter((face) => colourOf(face) === colour).map(numberOf);

interface Shown {
  dice: number[];
  rolls: number[][]; // of these dice, each the dearest first; equal ones once
}

/** What dice show of a colour, by which of them do. */
function byDice(numbers: number[][]): Shown[] {
  return numbers.reduce<Shown[]>(
    (all, faces, at) => [...all, ...(faces.length ? all.map(({ dice, rolls }) => ({ dice: [...dice, at], rolls: withDie(rolls, faces) })) : [])],
    [{ dice: [], rolls: [[]] }],
  );
}

function withDie(rolls: number[][], faces: number[]): number[][] {
  const all = rolls.flatMap((roll) => faces.map((number) => [...roll, number].sort(dearestFirst)));
  return [...new Map(all.map((roll) => [roll.join(), roll])).values()];
}

const dearestFirst = (a: number, b: number): number => b - a;
const top = (count: number, roll: number[]): number => roll.slice(0, count).reduce((sum, number) => sum + number, 0);

/** What the dearest of these dice can add up to: every high one is dearer than every low one. None: they are too few. */
function sumsOf(size: number, high: Shown, low: Shown): number[] {
  if (high.dice.length + low.dice.length < size) return [];
  const above = new Set(high.rolls.map((roll) => top(size, roll)));
  const below = new Set(low.rolls.map((roll) => top(Math.max(0, size - high.dice.length), roll)));
  return [...new Set([...above].flatMap((one) => [...below].map((other) => one + other)))];
}

/** The least that other colours make at best with these dice, for each of which it is known what it shows at least of every colour:
 * -1 if they need not make the phase, infinite if a die has no other colour. */
function leastOfOthers(size: number, dice: number[][]): number {
  let best = Infinity;
  const go = (at: number, shown: number[][], most: number): void => {
    if (most >= best) return;
    if (at === dice.length) {
      best = most;
      return;
    }
    for (const [colour, number] of dice[at]!.entries()) {
      if (number === Infinity) continue;
      const more = [...shown[colour]!, number].sort(dearestFirst);
      const made = more.length < size ? -1 : top(size, more);
      go(at + 1, shown.with(colour, more), Math.max(most, made));
    }
  };
  go(0, [[], [], []], -1);
  return best;
}
