// The solution of the printed game played alone, as the build takes it out of what ships with the program
// (plugins/solution.ts): what the start of every phase is worth, and so what an attempt can come to
// (analysis/dice/solver/backward.py, which says why).

import engine from "../pad/engine.json";

/** The start of a phase: values by total, from `low` up; smaller and larger totals are worth the same. */
export interface PhaseValues {
  low: number;
  first: number[];
  again: number[]; // after an attempt that brought nothing
}

/** Sets of several colours that are worth keeping: a face of each die, or 6 for rolled again. */
export interface Mixed {
  keeps: number[][];
  kept: number[];
  chance: number[];
}

export interface Solution {
  values: PhaseValues[];
  mixed: { first: Mixed; last: Mixed }; // before the last two rolls, before the last
}

export interface Continuation {
  accept: number[]; // by points
  fail: number; // and declining, which costs as much (dice.solo.decline)
}

const { bonus, bonus_5_after, bonus_5_from, deduction, editions } = engine.dice;

const placeOf = ({ low, first }: PhaseValues, total: number): number => Math.min(Math.max(total - low, 0), first.length - 1);

/** Of an attempt at a phase, with so many points written before it: what is gained from there to the end of the game. */
export function continuation({ values }: Solution, phase: number, written: number, isFirst: boolean): Continuation {
  const here = values[phase - 1]!;
  const next = values[phase];
  const held = here.low + placeOf(here, written);
  const accept = Array.from({ length: editions.de.maximum[phase - 1]! + 1 }, (_, points) => {
    const reaches = phase === bonus_5_after && held + points >= bonus_5_from;
    if (!next) return isFirst ? points + bonus : points;
    return points + (reaches ? bonus : 0) + next.first[placeOf(next, held + points)]!;
  });
  return { accept, fail: here.again[placeOf(here, written)]! - deduction };
}
