// My phase as a picture: which cards of the hand fill which of its groups best, and how many are missing.
// A picture only: what may be laid, the server says.

import type { Need } from "../../lib/needs";
import { type Card, COLOURS, colourOf, isNatural, numberOf } from "./cards";

export interface Filling {
  groups: Card[][]; // the cards that go into each group, naturals and then wilds
  missing: number;
}

interface Choice {
  numbers: number[] | null; // wanted, one card each; null: any of the colour
  colour: string | null;
}

/** The best use of a hand for a phase: the fewest cards missing, and then the fewest wilds spent. */
export function bestFilling(needs: Need[], hand: Card[], minimum = "phase"): Filling {
  let best: Filling | null = null;
  let bestCost = Infinity;
  for (const choices of ways(needs)) {
    const filling = filled(needs, choices, hand, minimum);
    const wilds = filling.groups.flat().filter((card) => card === "W").length;
    const cost = filling.missing * 100 + wilds;
    if (cost < bestCost) [best, bestCost] = [filling, cost];
  }
  return best ?? { groups: needs.map(() => []), missing: 0 };
}

function choicesOf(need: Need): Choice[] {
  if (need.kind === "colour") return COLOURS.map((colour) => ({ numbers: null, colour }));
  if (need.kind === "set") {
    return range(1, 12).map((number) => ({ numbers: Array(need.size).fill(number), colour: null }));
  }
  return range(1, 13 - need.size).map((low) => ({ numbers: range(low, low + need.size - 1), colour: null }));
}

function filled(needs: Need[], choices: Choice[], hand: Card[], minimum: string): Filling {
  // Numbers first, and not with the colour that is wanted, where another card does as well.
  const wanted = choices.find((choice) => choice.colour)?.colour ?? null;
  const left = hand.filter(isNatural).sort((a, b) => Number(colourOf(a) === wanted) - Number(colourOf(b) === wanted));
  const numbered = choices.map(({ numbers }) => numbers?.flatMap((number) => taken(left, (c) => numberOf(c) === number)));
  const groups = choices.map(
    (choice, at) =>
      numbered[at] ?? range(1, needs[at]!.size).flatMap(() => taken(left, (c) => colourOf(c) === choice.colour)),
  );
  let wilds = hand.filter((card) => card === "W").length;
  let missing = 0;
  let bare = 0; // groups that wilds alone would fill
  groups.forEach((group, at) => {
    const open = needs[at]!.size - group.length;
    const naturalsAskedFor = minimum === "group" && !group.length ? 1 : 0;
    const used = Math.min(open - naturalsAskedFor, wilds);
    if (!group.length) bare += 1;
    wilds -= used;
    missing += open - used;
    group.push(...Array<Card>(used).fill("W"));
  });
  if (minimum === "phase" && bare === groups.length && missing === 0) missing = 1;
  return { groups, missing };
}

function taken(left: Card[], wanted: (card: Card) => boolean): Card[] {
  const at = left.findIndex(wanted);
  return at < 0 ? [] : left.splice(at, 1);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** A choice for each need. Equal needs that follow each other are tried in one order only: four pairs have many. */
function ways(needs: Need[]): Choice[][] {
  let found: { choices: Choice[]; last: number }[] = [{ choices: [], last: 0 }];
  needs.forEach((need, at) => {
    const before = needs[at - 1];
    const isEqual = before?.kind === need.kind && before.size === need.size;
    const list = choicesOf(need);
    found = found.flatMap(({ choices, last }) =>
      range(isEqual ? last : 0, list.length - 1).map((next) => ({ choices: [...choices, list[next]!], last: next })),
    );
  });
  return found.map(({ choices }) => choices);
}
