// Where the groups of a phase can stand: the engine's search on numbers (pieces/placements.py), which says why. A set
// stands on its number, a run on its lowest one, a colour group on its colour. A test holds both equal.

import type { Need } from "../lib/needs";
import { type Kind, NUMBER_OF, WILD } from "./kinds";

/** How many natural cards a lay-down must hold: none, one in the phase, one in every group. */
export type Minimum = "none" | "phase" | "group";

export interface Placement {
  values: number[]; // per need: the set's number, the run's lowest, the colour
  lack: number; // places that no natural card of the hand fills
}

export const COLOUR_COUNT = 4;

// --- counting -------------------------------------------------------------------------------------------------------

/** How many natural cards of each number the hand holds; place 0 stays empty. */
export function countNumbers(hand: readonly Kind[]): number[] {
  const numbers = Array<number>(13).fill(0);
  for (const card of hand) if (card < WILD) numbers[NUMBER_OF[card]!]! += 1;
  return numbers;
}

/** The same for each colour alone. */
export function countByColour(hand: readonly Kind[]): number[][] {
  return Array.from({ length: COLOUR_COUNT }, (_, colour) => countNumbers(hand.filter((card) => card % COLOUR_COUNT === colour)));
}

/** How many cards of each number the sets and runs of a placement ask for. */
export function wantedNumbers(needs: readonly Need[], values: readonly number[]): number[] {
  const wanted = Array<number>(13).fill(0);
  needs.forEach(({ kind, size }, at) => {
    if (kind === "set") wanted[values[at]!]! += size;
    else if (kind === "run") for (let step = 0; step < size; step++) wanted[values[at]! + step]! += 1;
  });
  return wanted;
}

// --- the search -----------------------------------------------------------------------------------------------------

/** Every placement of the phase's groups that leaves at most `budget` places open. */
export function placements(needs: readonly Need[], hand: readonly Kind[], budget: number): Placement[] {
  const numbers = countNumbers(hand);
  const coloured = countByColour(hand);
  const floors = needs.map((need) => floorOf(need, numbers, coloured));
  const spare = budget - floors.reduce((sum, floor) => sum + floor, 0);
  if (spare < 0) return [];

  // The colour group comes last: it gets what the others leave, and they use other colours first.
  const order = colourLast(needs);
  const values = needs.map(() => 0);
  const found: Placement[] = [];

  function place(step: number, left: number): void {
    if (step === order.length) {
      found.push({ values: [...values], lack: budget - left });
      return;
    }
    const at = order[step]!;
    const { kind, size } = needs[at]!;
    const most = left + floors[at]!; // places that this group may leave open
    const twin = equalBefore(needs, at); // equal groups stand in ascending order, so that each choice is met once
    const first = twin === null ? 1 : values[twin]!;
    if (kind === "set") {
      for (let number = first; number <= 12; number++) {
        const held = numbers[number]!;
        const short = Math.max(0, size - held);
        if (short > most) continue;
        values[at] = number;
        numbers[number] = held - size + short;
        place(step + 1, most - short);
        numbers[number] = held;
      }
    } else if (kind === "run") {
      for (let low = first; low <= 13 - size; low++) {
        const before = numbers.slice(low, low + size);
        const short = zeros(before);
        if (short > most) continue;
        values[at] = low;
        before.forEach((held, step_) => (numbers[low + step_] = Math.max(0, held - 1)));
        place(step + 1, most - short);
        before.forEach((held, step_) => (numbers[low + step_] = held));
      }
    } else {
      coloured.forEach((mine, colour) => {
        const held = numbers.reduce((sum, left_, number) => sum + Math.min(left_, mine[number]!), 0);
        const short = Math.max(0, size - held);
        if (short > most) return;
        values[at] = colour;
        place(step + 1, most - short);
      });
    }
  }

  place(0, spare);
  return found;
}

const zeros = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + Number(count === 0), 0);
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** The fewest places that this group leaves open if it can have all cards of the hand. */
function floorOf({ kind, size }: Need, numbers: readonly number[], coloured: readonly number[][]): number {
  if (kind === "run") {
    let least = size;
    for (let low = 1; low <= 13 - size; low++) least = Math.min(least, zeros(numbers.slice(low, low + size)));
    return least;
  }
  return Math.max(0, size - Math.max(...(kind === "set" ? numbers : coloured.map(total))));
}

/** The places of the needs, that of the colour group at the end. */
export function colourLast(needs: readonly Need[]): number[] {
  const order = needs.map((_, at) => at);
  const colour = needs.findIndex(({ kind }) => kind === "colour");
  return colour < 0 ? order : [...order.filter((at) => at !== colour), colour];
}

/** The nearest earlier need that equals this one. */
export function equalBefore(needs: readonly Need[], at: number): number | null {
  const { kind, size } = needs[at]!;
  const twin = needs.slice(0, at).findLastIndex((need) => need.kind === kind && need.size === size);
  return twin < 0 ? null : twin;
}

// --- the natural-card rule ------------------------------------------------------------------------------------------

/** How many natural cards the rule asks for beyond those that the placement can use. */
export function naturalsMissing(needs: readonly Need[], { values, lack }: Placement, hand: readonly Kind[], minimum: Minimum): number {
  if (minimum === "none" || lack === 0) return 0;
  const size = needs.reduce((sum, need) => sum + need.size, 0);
  if (minimum === "phase" && lack < size) return 0;
  const asked = minimum === "group" ? needs.length : 1;
  return Math.max(0, asked - groupsCovered(needs, values, hand));
}

/** The most groups that can hold a natural card at the same time: a matching of groups and cards. */
function groupsCovered(needs: readonly Need[], values: readonly number[], hand: readonly Kind[]): number {
  const owner = new Map<number, number>(); // place in the hand -> need
  const cover = (need: number, tried: Set<number>): boolean =>
    hand.some((card, at) => {
      if (tried.has(at) || !belongs(card, needs[need]!, values[need]!)) return false;
      tried.add(at);
      const before = owner.get(at);
      if (before !== undefined && !cover(before, tried)) return false;
      owner.set(at, need);
      return true;
    });
  return needs.filter((_, need) => cover(need, new Set())).length;
}

function belongs(card: Kind, { kind, size }: Need, value: number): boolean {
  if (card >= WILD) return false;
  if (kind === "colour") return card % COLOUR_COUNT === value;
  const number = NUMBER_OF[card]!;
  return number >= value && number < value + (kind === "set" ? 1 : size);
}
