// What a roll of ten dice is worth for a phase, and the shortest way to it: the engine's pieces/dice.py and
// analysis/dice/referee.py, which say why. A test holds both equal, over every roll.

import type { Need } from "../../lib/needs";
import { DICE, HIGH, LOW } from "../../tables/dice/dice";

/** What a die shows: `9`, `W`, or where colours matter `R9`, `OW`. */
export type Face = string;

export const DIE_COLOURS = ["B", "R", "O", "G"] as const;
export const LOW_FACES = ["1", "2", "3", "4", "W"];
export const HIGH_FACES = ["5", "6", "7", "8", "9", "10"];

export const numberOf = (face: Face): number => Number(face.replace(/^[BROG]/, "").replace("W", "0"));
export const colourOf = (face: Face): string | null => /^[BROG]/.exec(face)?.[0] ?? null;
export const isHigh = (face: Face): boolean => numberOf(face) > 4;
export const isColourPhase = (needs: readonly Need[]): boolean => needs[0]!.kind === "colour";

// --- numbers --------------------------------------------------------------------------------------------------------

/** One way to choose the numbers of a phase: how many dice must show each of them, by number. */
interface Demand {
  counts: [number: number, wanted: number][];
  groups: number[][]; // the numbers of every group
  size: number;
}

const known = new Map<string, Demand[]>();

function demandsOf(needs: readonly Need[]): Demand[] {
  const key = needs.map(({ kind, size }) => `${kind} ${size}`).join("+");
  const before = known.get(key);
  if (before) return before;
  let all: number[][][] = [[]];
  for (const { kind, size } of needs) {
    const lows = Array.from({ length: kind === "set" ? 10 : 11 - size }, (_, at) => at + 1);
    const groups = lows.map((low) => Array.from({ length: size }, (_, step) => (kind === "set" ? low : low + step)));
    all = all.flatMap((some) => groups.map((group) => [...some, group]));
  }
  const found = new Map<string, Demand>();
  for (const groups of all) {
    const counts = new Map<number, number>();
    for (const number of groups.flat().sort((a, b) => a - b)) counts.set(number, (counts.get(number) ?? 0) + 1);
    const listed = [...counts];
    const same = listed.join(" ");
    if (!found.has(same)) found.set(same, { counts: listed, groups, size: groups.flat().length });
  }
  known.set(key, [...found.values()]);
  return known.get(key)!;
}

/** How many dice show each number; place 0 is for wilds. */
export function counted(faces: readonly Face[]): number[] {
  const counts = Array<number>(11).fill(0);
  for (const face of faces) counts[numberOf(face)]! += 1;
  return counts;
}

/** The dearest demand that these dice meet, and its points; null if they meet none. */
export function bestDemand(needs: readonly Need[], count: readonly number[]): { points: number; demand: Demand } | null {
  let best: { points: number; demand: Demand } | null = null;
  for (const demand of demandsOf(needs)) {
    let points = 0;
    let missing = 0;
    for (const [number, wanted] of demand.counts) {
      const natural = Math.min(count[number]!, wanted);
      points += number * natural;
      missing += wanted - natural;
    }
    if (missing <= count[0]! && (best === null || points > best.points)) best = { points, demand };
  }
  return best;
}

export interface Way {
  kept: number[]; // the numbers of the dice that stay, wilds as 0, the dearest first
  wanted: string[]; // what every die that changes must show: a number, or W
}

/** The fewest dice to change so that the phase is complete; of several ways the dearest. */
export function shortestWay(needs: readonly Need[], count: readonly number[]): Way {
  let best: { demand: Demand; highDice: number; toWilds: number } | null = null;
  let [fewest, dearest] = [Infinity, -1];
  for (const demand of demandsOf(needs)) {
    const low = demand.counts.reduce((sum, [number, wanted]) => sum + (number <= 4 ? wanted : 0), 0);
    const high = demand.size - low;
    let held = 0; // no way changes fewer dice than what neither naturals nor wilds fill
    for (const [number, wanted] of demand.counts) held += Math.min(count[number]!, wanted);
    if (demand.size - held - count[0]! > fewest) continue;
    // Some of its high places may be left to wilds of the low dice.
    for (let toWilds = Math.max(0, high - HIGH.length); toWilds <= Math.min(high, LOW.length - low); toWilds++) {
      const [distance, points] = costOf(demand, count, high - toWilds, toWilds);
      if (distance > fewest || (distance === fewest && points <= dearest)) continue;
      [fewest, dearest] = [distance, points];
      best = { demand, highDice: high - toWilds, toWilds };
    }
  }
  return wayOf(best!.demand, count, best!.highDice, best!.toWilds);
}

/** How many dice a way changes, and the points of those that stay. */
function costOf({ counts }: Demand, count: readonly number[], highDice: number, toWilds: number): [number, number] {
  let [high, low, points] = [highDice, 0, 0];
  for (let at = counts.length - 1; at >= 0; at--) {
    const [number, places] = counts[at]!;
    let natural = Math.min(count[number]!, places);
    if (number > 4) {
      natural = Math.min(natural, high);
      high -= natural;
    } else low += places - natural;
    points += number * natural;
  }
  return [high + toWilds + low - Math.min(count[0]!, toWilds + low), points];
}

/** Naturals stay where they serve, then wilds: first for high places, where only a wild can go. */
function wayOf({ counts }: Demand, count: readonly number[], highDice: number, toWilds: number): Way {
  const kept: number[] = [];
  const low: string[] = [];
  const high: string[] = [];
  let left = highDice;
  for (const [number, places] of [...counts].reverse()) {
    let natural = Math.min(count[number]!, places);
    if (number > 4) {
      natural = Math.min(natural, left);
      left -= natural;
    }
    kept.push(...Array<number>(natural).fill(number));
    (number > 4 ? high : low).push(...Array<string>(places - natural).fill(String(number)));
  }
  const wilds = Math.min(count[0]!, toWilds + low.length);
  const inHigh = Math.min(wilds, toWilds);
  kept.push(...Array<number>(wilds).fill(0));
  return {
    kept,
    wanted: [...high.slice(0, left), ...Array<string>(toWilds - inHigh).fill("W"), ...low.slice(0, low.length - (wilds - inHigh))],
  };
}

// --- the verdict ----------------------------------------------------------------------------------------------------

export interface RollVerdict {
  points: number | null; // by the best use (dice.score); null: not complete
  groups: Face[][]; // the dice that count, group by group
  kept: Face[]; // where something is missing: the dice that stay
  wanted: string[]; // and what the others must show: a number, W, or a colour's letter
}

export function judgeRoll(needs: readonly Need[], faces: readonly Face[], dice: readonly Face[][]): RollVerdict {
  return isColourPhase(needs) ? judgeColours(needs[0]!.size, faces, dice) : judgeNumbers(needs, faces);
}

function judgeNumbers(needs: readonly Need[], faces: readonly Face[]): RollVerdict {
  const count = counted(faces);
  const best = bestDemand(needs, count);
  const left = [...faces];
  const taken = (number: number): Face[] => {
    const at = left.findIndex((face) => numberOf(face) === number);
    return at < 0 ? [] : left.splice(at, 1);
  };
  if (best) {
    const naturals = best.demand.groups.map((group) => group.map((number) => taken(number)[0] ?? null));
    return { points: best.points, groups: naturals.map((group) => group.map((face) => face ?? taken(0)[0]!)), kept: [], wanted: [] };
  }
  const { kept, wanted } = shortestWay(needs, count);
  return { points: null, groups: [], kept: kept.flatMap(taken), wanted };
}

function judgeColours(size: number, faces: readonly Face[], dice: readonly Face[][]): RollVerdict {
  const sum = (some: readonly Face[]): number => some.reduce((points, face) => points + numberOf(face), 0);
  const ways = DIE_COLOURS.map((colour) => {
    const mine = faces.filter((face) => colourOf(face) === colour).sort((a, b) => numberOf(b) - numberOf(a));
    const most = dice.filter((die) => die.some((face) => colourOf(face) === colour)).length;
    return { colour, mine, most };
  }).filter(({ most }) => most >= size);
  const made = ways.filter(({ mine }) => mine.length >= size).map(({ mine }) => mine.slice(0, size));
  if (made.length) {
    const best = made.reduce((one, other) => (sum(other) > sum(one) ? other : one));
    return { points: sum(best), groups: [best], kept: [], wanted: [] };
  }
  const { colour, mine } = ways.reduce((one, other) =>
    other.mine.length > one.mine.length || (other.mine.length === one.mine.length && sum(other.mine) > sum(one.mine)) ? other : one,
  );
  return { points: null, groups: [], kept: mine, wanted: Array<string>(size - mine.length).fill(colour) };
}

// --- which rolls there are ------------------------------------------------------------------------------------------

/** The faces of a set of dice, from the colours that the rules name: `{ L1: "b g o g r o", … }`. */
export function facesOf(colours: Record<string, string>): Face[][] {
  return DICE.map((die) => {
    const numbers = LOW.includes(die) ? ["1", "2", "3", "4", "W", "W"] : HIGH_FACES;
    return colours[die]!.toUpperCase().split(" ").map((colour, at) => `${colour}${numbers[at]!}`);
  });
}

/** Whether different dice of the set can show these faces at once. */
export function canLie(faces: readonly Face[], dice: readonly Face[][]): boolean {
  const owner = new Map<number, number>(); // die -> face
  const find = (at: number, tried: Set<number>): boolean =>
    dice.some((die, place) => {
      if (tried.has(place) || !die.some((face) => face === faces[at] || face.slice(1) === faces[at])) return false;
      tried.add(place);
      const before = owner.get(place);
      if (before !== undefined && !find(before, tried)) return false;
      owner.set(place, at);
      return true;
    });
  return faces.every((_, at) => find(at, new Set()));
}
