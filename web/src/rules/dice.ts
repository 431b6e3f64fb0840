// What a roll of ten dice is worth for a phase, and the shortest way to it: the engine's pieces/dice.py and
// analysis/dice/referee.py, which say why. A test holds both equal, over every roll.

import type { Need } from "../lib/needs";

export const LOW = ["L1", "L2", "L3", "L4"];
export const HIGH = ["H1", "H2", "H3", "H4", "H5", "H6"];
export const DICE = [...LOW, ...HIGH]; // the order of dice in every roll
export const ROLLS = 3;

/** What a die shows: `9`, `W`, or where colours matter `R9`, `OW`. */
export type Face = string;

export const DIE_COLOURS = ["B", "R", "O", "G"] as const;
export const LOW_FACES = ["1", "2", "3", "4", "W"];
export const HIGH_FACES = ["5", "6", "7", "8", "9", "10"];

export const numberOf = (face: Face): number => (face.endsWith("W") ? 0 : Number(face >= "A" ? face.slice(1) : face));
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
  groups: number[][]; // the numbers of the dice that stay, wilds as 0, group by group
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
function wayOf({ counts, groups }: Demand, count: readonly number[], highDice: number, toWilds: number): Way {
  const naturals = Array<number>(11).fill(0);
  const low: string[] = [];
  const high: string[] = [];
  let left = highDice;
  for (const [number, places] of [...counts].reverse()) {
    let natural = Math.min(count[number]!, places);
    if (number > 4) {
      natural = Math.min(natural, left);
      left -= natural;
    }
    naturals[number] = natural;
    (number > 4 ? high : low).push(...Array<string>(places - natural).fill(String(number)));
  }
  const wilds = Math.min(count[0]!, toWilds + low.length);
  const inHigh = Math.min(wilds, toWilds);
  naturals[0] = wilds;
  return {
    groups: filled(groups, naturals),
    wanted: [...high.slice(0, left), ...Array<string>(toWilds - inHigh).fill("W"), ...low.slice(0, low.length - (wilds - inHigh))],
  };
}

/** Groups of numbers with what there is for them: naturals first go round, wilds fill what is open. */
function filled(groups: readonly number[][], count: readonly number[]): number[][] {
  const left = [...count];
  const taken = (number: number): boolean => left[number]! > 0 && left[number]!-- > 0;
  const naturals = groups.map((group) => group.map((number) => (taken(number) ? number : null)));
  return naturals.map((group) => group.map((number) => number ?? (taken(0) ? 0 : null)).filter((number) => number !== null));
}

// --- the verdict ----------------------------------------------------------------------------------------------------

export interface RollVerdict {
  points: number | null; // by the best use (dice.score); null: not complete
  groups: number[][]; // the dice that count, or that stay where something is missing, group by group: places in the roll
  wanted: string[]; // what the others must show: a number, W, or a colour's letter
}

export function judgeRoll(needs: readonly Need[], faces: readonly Face[], dice: readonly Face[][]): RollVerdict {
  return isColourPhase(needs) ? judgeColours(needs[0]!.size, faces, dice) : judgeNumbers(needs, faces);
}

/** What dice bring, also fewer than ten; null: the phase is not complete. */
export function pointsOf(needs: readonly Need[], faces: readonly Face[]): number | null {
  if (!isColourPhase(needs)) return bestDemand(needs, counted(faces))?.points ?? null;
  const made = byColour(faces).filter(({ places }) => places.length >= needs[0]!.size);
  return made.length ? Math.max(...made.map(({ places }) => sumOf(faces, places.slice(0, needs[0]!.size)))) : null;
}

function judgeNumbers(needs: readonly Need[], faces: readonly Face[]): RollVerdict {
  const count = counted(faces);
  const best = bestDemand(needs, count);
  const { groups, wanted } = best ? { groups: filled(best.demand.groups, count), wanted: [] } : shortestWay(needs, count);
  const left = faces.map(numberOf);
  const place = (number: number): number => {
    const at = left.indexOf(number);
    left[at] = -1;
    return at;
  };
  return { points: best?.points ?? null, groups: groups.map((group) => group.map(place)), wanted };
}

function judgeColours(size: number, faces: readonly Face[], dice: readonly Face[][]): RollVerdict {
  const ways = byColour(faces)
    .filter(({ colour }) => dice.filter((die) => die.some((face) => colourOf(face) === colour)).length >= size)
    .map(({ colour, places }) => ({ colour, places: places.slice(0, size) }));
  const { colour, places } = ways.reduce((one, other) => {
    const more = other.places.length - one.places.length;
    return more > 0 || (more === 0 && sumOf(faces, other.places) > sumOf(faces, one.places)) ? other : one;
  });
  const wanted = Array<string>(size - places.length).fill(colour);
  return { points: wanted.length ? null : sumOf(faces, places), groups: [places], wanted };
}

/** The places of every colour's dice, the dearest first. */
const byColour = (faces: readonly Face[]): { colour: string; places: number[] }[] =>
  DIE_COLOURS.map((colour) => {
    const places = faces.flatMap((face, at) => (colourOf(face) === colour ? [at] : []));
    return { colour, places: places.sort((a, b) => numberOf(faces[b]!) - numberOf(faces[a]!)) };
  });

const sumOf = (faces: readonly Face[], places: readonly number[]): number => places.reduce((sum, at) => sum + numberOf(faces[at]!), 0);

// --- the set of dice ------------------------------------------------------------------------------------------------

/** What stands on the six faces of a die. */
export const shownNumbers = (die: string): string[] => (LOW.includes(die) ? [...LOW_FACES, "W"] : HIGH_FACES);

/** The faces of all ten dice, from the colours of each: `{"L1": "b g o g r o", ...}`. */
export function facesOf(colours: Record<string, string>): Face[][] {
  return DICE.map((die) => {
    const numbers = shownNumbers(die);
    return colours[die]!.toUpperCase().split(" ").map((colour, at) => `${colour}${numbers[at]!}`);
  });
}

/** Every way in which different dice can show these faces at once, in the order of the dice; a colour that was not told
 * makes no difference. None: they cannot. */
export function* lying(faces: readonly Face[], dice: readonly Face[][]): Generator<Face[]> {
  if (!dice.length) {
    yield [];
    return;
  }
  for (const shown of new Set(faces)) {
    const face = dice[0]!.find((one) => one === shown || one.slice(1) === shown);
    if (face === undefined) continue;
    for (const others of lying(faces.toSpliced(faces.indexOf(shown), 1), dice.slice(1))) yield [face, ...others];
  }
}
