// How far a hand is from a phase, and which cards bring it nearer: the engine's pieces/distance.py, which says why.

import type { Need } from "../lib/needs";
import { countOf, type Kind, NATURALS, NUMBER_OF, WILD } from "./kinds";
import { countByColour, countNumbers, type Minimum, naturalsMissing, type Placement, placements, wantedNumbers } from "./placements";

export interface Shortfall {
  distance: number; // the fewest additional cards that would complete the phase
  outs: Kind[]; // the cards that shorten it and can still be drawn, each kind once
}

/** `copies` says how many cards there are of a kind: what the hand holds all of is not an out. */
export function shortfall(needs: readonly Need[], hand: readonly Kind[], minimum: Minimum, copies: (card: Kind) => number): Shortfall {
  const { distance, nearest } = nearestOf(needs, hand, minimum);
  if (distance === 0) return { distance, outs: [] };
  const open = nearest.filter(({ missing }) => missing < distance).map(({ placement }) => placement);
  const bare = nearest.filter(({ missing }) => missing === distance).map(({ placement }) => placement);
  const outs = new Set([...filling(needs, open, hand), ...naturalsAsked(needs, bare, hand, minimum, distance)]);
  return { distance, outs: [...outs].sort((a, b) => a - b).filter((card) => countOf(hand, card) < copies(card)) };
}

interface Near {
  placement: Placement;
  missing: number; // natural cards that it lacks by the rule
}

export function nearestOf(needs: readonly Need[], hand: readonly Kind[], minimum: Minimum): { distance: number; nearest: Near[] } {
  const wilds = countOf(hand, WILD);
  for (let distance = 0; ; distance++) {
    const nearest = placements(needs, hand, wilds + distance)
      .map((placement) => ({ placement, missing: naturalsMissing(needs, placement, hand, minimum) }))
      .filter(({ missing }) => missing <= distance);
    if (nearest.length) return { distance, nearest };
  }
}

/** The cards that fill an open place of one of the placements. */
function filling(needs: readonly Need[], nearest: readonly Placement[], hand: readonly Kind[]): Kind[] {
  if (!nearest.length) return [];
  const at = needs.findIndex(({ kind }) => kind === "colour");
  const held = countNumbers(hand);
  const coloured = countByColour(hand);
  const numbers = new Set<number>();
  const colours = new Set<number>();
  for (const { values } of nearest) {
    const wanted = wantedNumbers(needs, values);
    let usable = held;
    if (at >= 0) {
      const mine = coloured[values[at]!]!;
      const left = held.reduce((sum, count, number) => sum + Math.min(Math.max(0, count - wanted[number]!), mine[number]!), 0);
      if (left < needs[at]!.size) {
        usable = held.map((count, number) => count - mine[number]!); // another colour's card sets one of this colour free
        colours.add(values[at]!);
      }
    }
    wanted.forEach((count, number) => {
      if (count > usable[number]!) numbers.add(number);
    });
  }
  return [...NATURALS.filter((card) => numbers.has(NUMBER_OF[card]!) || colours.has(card % 4)), WILD];
}

/** The natural cards that bring a placement nearer which misses `distance` of them by the rule. */
function naturalsAsked(needs: readonly Need[], nearest: readonly Placement[], hand: readonly Kind[], minimum: Minimum, distance: number): Kind[] {
  return NATURALS.filter((card) =>
    nearest.some((placement) => naturalsMissing(needs, placement, [...hand, card], minimum) < distance),
  );
}
