// Which points a hand can hold when somebody else has gone out: arithmetic on the deck, nothing else. Who has
// not laid a phase holds all the cards that were dealt; who has laid one of `size` cards, the rest at most, and
// at least one. The terminal's pad reasons why (terminal/scorepad/sums.py); a test holds both equal.

import engine from "./engine.json";
import type { CardRules } from "./rules";

/** How many cards of the dearer kinds a hand holds; all others are worth the least. */
type Scarce = readonly [tens: number, skips: number, wilds: number];

const IN_DECK: Scarce = [engine.card.deck.tens, engine.card.deck.skips, engine.card.deck.wilds];

/** A player says: so many points, in a hand of one of these sizes. */
export interface Claim {
  sizes: number[];
  points: number;
}

/** How many cards a player who did not go out can hold; none if laying that phase means going out. */
export function sizesLeft(phaseSize: number | null): number[] {
  const dealt = engine.card.dealt;
  if (phaseSize === null) return [dealt];
  return Array.from({ length: Math.max(0, dealt - phaseSize) }, (_, at) => at + 1);
}

/** Every sum that one deck can give to a hand of these sizes, smallest first. */
export function possiblePoints(rules: CardRules, sizes: number[]): number[] {
  const sums = new Set(sizes.flatMap((size) => [...byPoints(rules.wild_points, size).keys()]));
  return [...sums].sort((a, b) => a - b);
}

/** Whether the hands of all these players can come out of the same deck. */
export function fitOneDeck(rules: CardRules, claims: Claim[]): boolean {
  let used = new Map<string, Scarce>([["0 0 0", [0, 0, 0]]]);
  for (const { sizes, points } of claims) {
    const holdings = sizes.flatMap((size) => byPoints(rules.wild_points, size).get(points) ?? []);
    const both = new Map<string, Scarce>();
    for (const before of used.values()) {
      for (const held of holdings) {
        const sum: Scarce = [before[0] + held[0], before[1] + held[1], before[2] + held[2]];
        if (sum.every((count, kind) => count <= IN_DECK[kind]!)) both.set(sum.join(" "), sum);
      }
    }
    used = both;
  }
  return used.size > 0;
}

const known = new Map<string, Map<number, Scarce[]>>();

/** The ways in which a hand of this size holds each sum. */
function byPoints(wildPoints: number, size: number): Map<number, Scarce[]> {
  const key = `${wildPoints} ${size}`;
  const found = known.get(key);
  if (found) return found;
  const { low, ten, skip } = engine.card.worth;
  const ways = new Map<number, Scarce[]>();
  for (let wilds = 0; wilds <= Math.min(size, IN_DECK[2]); wilds++) {
    for (let skips = 0; skips <= Math.min(size - wilds, IN_DECK[1]); skips++) {
      for (let tens = 0; tens <= Math.min(size - wilds - skips, IN_DECK[0]); tens++) {
        const rest = size - wilds - skips - tens;
        const points = low * rest + ten * tens + skip * skips + wildPoints * wilds;
        ways.set(points, [...(ways.get(points) ?? []), [tens, skips, wilds]]);
      }
    }
  }
  known.set(key, ways);
  return ways;
}
