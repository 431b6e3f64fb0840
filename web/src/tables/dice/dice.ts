// The dice table as it came over the wire, and what the dice make of a phase.

import type { Need } from "../../lib/needs";
import type { View } from "../../lib/messages";
import type { DiceLine, DiceTable } from "../../lib/wire";

export const LOW = ["L1", "L2", "L3", "L4"];
export const HIGH = ["H1", "H2", "H3", "H4", "H5", "H6"];
export const DICE = [...LOW, ...HIGH]; // the order of dice in every roll
export const ROLLS = 3;

export type DiceView = Omit<DiceTable, "faces"> & { faces: string[] };

export function readDice(view: View): DiceView {
  const raw = view as unknown as DiceTable;
  return { ...raw, faces: raw.faces.split(" ").filter(Boolean) };
}

export function total(line: DiceLine): number {
  const sum = line.points.reduce((points, more) => points + more, 0);
  return sum + (line.bonus_5 ?? 0) + (line.bonus_10 ?? 0) - line.deducted;
}

const numberOf = (face: string): number => (face.endsWith("W") ? 0 : Number(face.slice(1)));

export interface Use {
  places: string[]; // the dice that help
  groups: string[][]; // what they show, group by group
  missing: number;
  points: number;
}

/** The best use of the dice for a phase: the fewest missing, then the most points. A picture, not a ruling. */
export function bestUse(needs: Need[], faces: string[]): Use {
  let best: Use = { places: [], groups: [], missing: Infinity, points: 0 };
  for (const wanted of demands(needs)) {
    const use = used(wanted, faces, needs);
    if (use.missing < best.missing || (use.missing === best.missing && use.points > best.points)) best = use;
  }
  return best;
}

interface Demand {
  numbers: number[] | null;
  colour: string | null;
  size: number;
}

function demands(needs: Need[]): Demand[] {
  if (needs[0]?.kind === "colour") {
    return ["B", "R", "O", "G"].map((colour) => ({ numbers: null, colour, size: needs[0]!.size }));
  }
  const numbers = needs.map((need) =>
    need.kind === "set"
      ? Array.from({ length: 10 }, (_, at) => Array<number>(need.size).fill(at + 1))
      : Array.from({ length: 11 - need.size }, (_, low) => Array.from({ length: need.size }, (_, at) => low + at + 1)),
  );
  const all = numbers.reduce<number[][]>((found, list) => found.flatMap((some) => list.map((one) => [...some, ...one])), [[]]);
  return all.map((some) => ({ numbers: some, colour: null, size: some.length }));
}

function used(demand: Demand, faces: string[], needs: Need[]): Use {
  const left = faces.map((face, at) => ({ face, place: DICE[at]! }));
  left.sort((a, b) => numberOf(b.face) - numberOf(a.face));
  const slots: ((typeof left)[number] | null)[] = Array(demand.size).fill(null);
  const fill = (fits: (face: string, slot: number) => boolean): void => {
    slots.forEach((die, slot) => {
      const at = die ? -1 : left.findIndex(({ face }) => fits(face, slot));
      if (at >= 0) slots[slot] = left.splice(at, 1)[0]!;
    });
  };
  if (demand.numbers) {
    fill((face, slot) => numberOf(face) === demand.numbers![slot]);
    fill((face) => numberOf(face) === 0); // wilds
  } else {
    fill((face) => face[0] === demand.colour);
  }
  const taken = slots.filter((die) => die !== null);
  let from = 0;
  return {
    groups: needs.map(({ size }) => slots.slice(from, (from += size)).flatMap((die) => die?.face ?? [])),
    places: taken.map(({ place }) => place),
    missing: demand.size - taken.length,
    points: taken.reduce((sum, { face }) => sum + numberOf(face), 0),
  };
}
