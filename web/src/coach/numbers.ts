// An attempt at sets and runs: up to three rolls over multisets of dice. The solver's analysis/dice/solver/numbers_phase.py
// and numbers_policy.py, which say why. A test holds both equal, over every roll.

import type { Need } from "../lib/needs";
import { bestDemand, type Face, HIGH, LOW, numberOf } from "../rules/dice";
import { Lattice, transposed } from "./lattice";
import type { Ranking } from "./ranking";

/** Arrays over (high, low): what every kept set is worth more than failing, and how likely it completes the phase. */
export interface Kept {
  gain: Float64Array;
  chance: Float64Array;
}

const FAILED = -1; // instead of points

let sides: { high: Lattice; low: Lattice } | undefined;

export function lattices(): { high: Lattice; low: Lattice } {
  sides ??= { high: new Lattice(HIGH.length, [5, 6, 7, 8, 9, 10]), low: new Lattice(LOW.length, [1, 2, 3, 4, 0, 0]) };
  return sides;
}

const known = new WeakMap<readonly Need[], Int16Array>();

/** The best points of all rolls, (high, low); FAILED where the phase is not complete. */
function pointsTable(needs: readonly Need[]): Int16Array {
  const before = known.get(needs);
  if (before) return before;
  const { high, low } = lattices();
  const points = new Int16Array(high.rolls * low.rolls);
  const count = Array<number>(11).fill(0);
  high.counts.slice(high.full).forEach((highs, h) => {
    high.numbers.forEach((number, kind) => (count[number] = highs[kind]!));
    low.counts.slice(low.full).forEach((lows, l) => {
      low.numbers.forEach((number, kind) => (count[number] = lows[kind]!));
      points[h * low.rolls + l] = bestDemand(needs, count)?.points ?? FAILED;
    });
  });
  known.set(needs, points);
  return points;
}

export class NumbersAttempt {
  readonly last: Kept; // before the last roll
  private readonly points: Int16Array;
  private readonly values: Float64Array; // of rolls, when none is left
  private readonly success: Float64Array;
  private early: Kept | undefined;

  /** `gains`: by points, what they are worth more than failing. */
  constructor(needs: readonly Need[], gains: readonly number[]) {
    this.points = pointsTable(needs);
    this.values = Float64Array.from(this.points, (points) => (points === FAILED ? 0 : gains[points]!));
    this.success = Float64Array.from(this.points, (points) => (points === FAILED ? 0 : 1));
    this.last = { gain: this.kept(this.values, this.values), chance: this.kept(this.success, this.success) };
  }

  /** Before the last two rolls. */
  get first(): Kept {
    if (this.early) return this.early;
    const { high, low } = lattices();
    const { value, part } = high.best(this.last.gain, low.size);
    const lows = low.best(transposed(value.subarray(high.full * low.size), low.size), high.rolls);
    const [gain, chance] = [new Float64Array(this.values.length), new Float64Array(this.values.length)];
    for (let h = 0; h < high.rolls; h++) {
      for (let l = 0; l < low.rolls; l++) {
        const keptLow = lows.part[(low.full + l) * high.rolls + h]!;
        const at = part[(high.full + h) * low.size + keptLow]! * low.size + keptLow;
        [gain[h * low.rolls + l], chance[h * low.rolls + l]] = [this.last.gain[at]!, this.last.chance[at]!];
      }
    }
    this.early = { gain: this.kept(gain, this.values), chance: this.kept(chance, this.success) };
    return this.early;
  }

  /** The means of what the next rolls are worth; to keep everything is to stop, and counts as what the roll brings. */
  private kept(ofRolls: Float64Array, ofStopping: Float64Array): Float64Array {
    const { high, low } = lattices();
    const found = high.expected(transposed(low.expected(transposed(ofRolls, low.rolls), high.rolls), high.rolls), low.size);
    for (let h = 0; h < high.rolls; h++) {
      for (let l = 0; l < low.rolls; l++) found[(high.full + h) * low.size + low.full + l] = ofStopping[h * low.rolls + l]!;
    }
    return found;
  }

  /** Every part of a roll; `failed` is what failing is worth. */
  rank(faces: readonly Face[], rollsLeft: number, failed: number, ranking: Ranking): void {
    const { high, low } = lattices();
    const { gain, chance } = rollsLeft === 1 ? this.last : this.first;
    const shown = faces.map(numberOf);
    const lows = partsOf(low, shown, 0, LOW.length);
    for (const { at, places } of partsOf(high, shown, LOW.length, shown.length)) {
      for (const of of lows) ranking.offer(failed + gain[at * low.size + of.at]!, chance[at * low.size + of.at]!, of.places, places);
    }
  }

  /** How likely the phase is complete after all but these are rolled once. */
  completed(faces: readonly Face[], places: readonly number[]): number {
    const [h, l] = this.setOf(faces, places);
    return this.last.chance[h * lattices().low.size + l]!;
  }

  /** What keeping these brings whatever all others show; null if the phase may be lost. */
  safe(faces: readonly Face[], places: readonly number[]): number | null {
    const { high, low } = lattices();
    const [h, l] = this.setOf(faces, places);
    const holds = (lattice: Lattice, part: number) => (_: unknown, roll: number) =>
      lattice.counts[part]!.every((count, kind) => count <= lattice.counts[lattice.full + roll]![kind]!);
    const rolls = (lattice: Lattice, part: number): number[] =>
      Array.from({ length: lattice.rolls }, (_, roll) => roll).filter(holds(lattice, part));
    const lows = rolls(low, l);
    const least = Math.min(...rolls(high, h).map((roll) => Math.min(...lows.map((other) => this.points[roll * low.rolls + other]!))));
    return least === FAILED ? null : least;
  }

  private setOf(faces: readonly Face[], places: readonly number[]): [high: number, low: number] {
    const shown = places.map((place) => numberOf(faces[place]!));
    const { high, low } = lattices();
    const [h, l] = [high, low].map((side) => side.index(side.numbers.map((number) => shown.filter((one) => one === number).length)));
    return [h!, l!];
  }
}

interface Part {
  at: number; // as a multiset
  places: number[]; // the first dice that show it
}

/** Everything that can be kept of the dice from one place to another. */
function partsOf(lattice: Lattice, shown: readonly number[], from: number, to: number): Part[] {
  let parts: Part[] = [{ at: 0, places: [] }];
  lattice.numbers.forEach((number, kind) => {
    let last = parts; // with the dice that show this number, one after the other
    for (let place = from; place < to; place++) {
      if (shown[place] !== number) continue;
      last = last.map(({ at, places }) => ({ at: lattice.with(at, kind), places: [...places, place] }));
      parts = [...parts, ...last];
    }
  });
  for (const { places } of parts) places.sort((a, b) => a - b);
  return parts;
}
