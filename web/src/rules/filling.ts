// A phase as a picture: which cards of a hand go into which of its groups, as far as they are there. A picture only: what
// may be laid, the server says.

import type { Need } from "../lib/needs";
import type { Card } from "../tables/card/cards";
import { handOf, type Kind, NUMBER_OF, textsOf, WILD } from "./kinds";
import { COLOUR_COUNT, colourLast, type Minimum, nearestOf } from "./placements";

export interface Filling {
  groups: Card[][];
  missing: number;
}

/** The best use of a hand for a phase: the fewest cards missing, and then the fewest wilds spent. */
export function bestFilling(needs: readonly Need[], cards: readonly Card[], minimum: Minimum): Filling {
  const hand = handOf(cards);
  const { distance, nearest } = nearestOf(needs, hand, minimum);
  const { values, lack } = nearest.reduce((one, other) => (other.placement.lack < one.placement.lack ? other : one)).placement;
  const groups = dealt(needs, values, hand);
  // Wilds go round last where the rule wants a natural card: there, rather than elsewhere, one is missing.
  let wilds = lack - distance;
  for (const group of groups.toSorted((one, other) => Number(!one.length) - Number(!other.length))) {
    const used = Math.min(wilds, needs[groups.indexOf(group)]!.size - group.length);
    group.push(...Array<Kind>(used).fill(WILD));
    wilds -= used;
  }
  return { groups: groups.map(textsOf), missing: distance };
}

/** The natural cards of every group; numbers take other colours than the one that is wanted, where they can. */
function dealt(needs: readonly Need[], values: readonly number[], hand: readonly Kind[]): Kind[][] {
  const colour = values[needs.findIndex(({ kind }) => kind === "colour")];
  const isWanted = (card: Kind): boolean => card % COLOUR_COUNT === colour;
  const left = hand.filter((card) => card < WILD).sort((one, other) => Number(isWanted(one)) - Number(isWanted(other)));
  const groups: Kind[][] = needs.map(() => []);
  for (const at of colourLast(needs)) {
    const { kind, size } = needs[at]!;
    for (let step = 0; step < size; step++) {
      const number = values[at]! + (kind === "run" ? step : 0);
      const found = left.findIndex((card) => (kind === "colour" ? isWanted(card) : NUMBER_OF[card] === number));
      if (found >= 0) groups[at]!.push(...left.splice(found, 1));
    }
  }
  return groups;
}
