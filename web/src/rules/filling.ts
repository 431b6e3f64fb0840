// A phase as a picture: which cards of a hand go into which of its groups, as far as they are there.

import type { Need } from "../lib/needs";
import type { Card } from "../tables/card/cards";
import { handOf, textsOf, WILD } from "./kinds";
import { dealtOut } from "./laydown";
import type { Minimum } from "./placements";
import { nearestOf } from "./shortfall";

export interface Filling {
  groups: Card[][];
  missing: number;
}

/** The best use of a hand for a phase: the fewest cards missing, and then the fewest wilds spent. */
export function bestFilling(needs: readonly Need[], cards: readonly Card[], minimum: Minimum): Filling {
  const hand = handOf(cards);
  const { distance, nearest } = nearestOf(needs, hand, minimum);
  const { placement, missing } = nearest.reduce((one, other) => (other.placement.lack < one.placement.lack ? other : one));
  const laid = dealtOut(needs, placement, hand, missing ? "none" : minimum)[0]!; // a wild wherever no natural card lies
  const groups = laid.map((group) => group.cards);
  // What is missing is missed where the rule wants a natural card; else at the end.
  const isBare = (at: number): number => Number(groups[at]!.every((card) => card === WILD));
  let open = distance;
  for (const at of groups.map((_, at) => at).sort((a, b) => isBare(b) - isBare(a) || b - a)) {
    groups[at] = groups[at]!.toReversed().filter((card) => card !== WILD || open-- <= 0).reverse();
  }
  return { groups: groups.map(textsOf), missing: distance };
}
