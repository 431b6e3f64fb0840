// The lay-down that a good player would choose: the engine's pieces/laydown.py, which says why. Fewest wilds, then
// the fewest cards that fit none of the groups, then the cheapest of these.

import type { Need } from "../lib/needs";
import { type Kind, NUMBER_OF, textsOf, WILD } from "./kinds";
import { COLOUR_COUNT, colourLast, equalBefore, type Minimum, naturalsMissing, type Placement, placements, wantedNumbers } from "./placements";

/** A group that is laid: what it stands on, and its cards in order. */
export interface LaidGroup {
  kind: Need["kind"];
  value: number;
  cards: Kind[];
}

type LayDown = LaidGroup[];

const COLOUR_NAMES = ["red", "blue", "green", "yellow"];

/** `5s(R5 G5 W)`, `3-6(R3 W B5 G6)`, `red(R1 R4 W)`. */
export function textOfGroup({ kind, value, cards }: LaidGroup): string {
  const name = kind === "set" ? `${value}s` : kind === "run" ? `${value}-${value + cards.length - 1}` : COLOUR_NAMES[value]!;
  return `${name}(${textsOf(cards).join(" ")})`;
}

export function bestLayDown(needs: readonly Need[], hand: readonly Kind[], minimum: Minimum, worth: (card: Kind) => number): LayDown | null {
  const wilds = hand.filter((card) => card === WILD).length;
  const layable = placements(needs, hand, wilds).filter((placement) => !naturalsMissing(needs, placement, hand, minimum));
  const fewest = Math.min(...layable.map(({ lack }) => lack));
  let best: LayDown | null = null;
  let least: [number, number] = [Infinity, Infinity];
  for (const placement of layable.filter(({ lack }) => lack === fewest)) {
    for (const groups of dealtOut(needs, placement, hand, minimum)) {
      const stuck = stuckWith(groups, hand);
      const cost: [number, number] = [stuck.length, stuck.reduce((sum, card) => sum + worth(card), 0)];
      if (cost[0] < least[0] || (cost[0] === least[0] && cost[1] < least[1])) [best, least] = [groups, cost];
    }
  }
  return best;
}

/** All ways to deal a placement out: who gets the wilds where groups compete for a number. */
export function dealtOut(needs: readonly Need[], { values, lack }: Placement, hand: readonly Kind[], minimum: Minimum): LayDown[] {
  const order = colourLast(needs);
  const last = order.at(-1)!;
  const colour = needs[last]!.kind === "colour" ? values[last]! : null;
  const isWanted = (card: Kind): boolean => card % COLOUR_COUNT === colour;
  const pool = Array.from({ length: 13 }, () => [] as Kind[]); // natural cards by number, in the order of use
  const naturals = hand.filter((card) => card < WILD).sort((a, b) => Number(isWanted(a)) - Number(isWanted(b)) || a - b);
  for (const card of naturals) pool[NUMBER_OF[card]!]!.push(card);
  const competing = wantedNumbers(needs, values);
  const groups: LayDown = needs.map(({ kind }, at) => ({ kind, value: values[at]!, cards: [] }));
  const found: LayDown[] = [];

  function deal(step: number, used: readonly number[], wilds: number): void {
    if (step === order.length) {
      if (isInOrder(needs, groups) && holdsNaturals(groups, minimum)) found.push([...groups]);
      return;
    }
    const at = order[step]!;
    const unused = pool.map((cards, number) => cards.slice(used[number]));
    for (const cards of fillings(needs[at]!, values[at]!, unused, competing, isWanted)) {
      const spent = cards.filter((card) => card === WILD).length;
      if (spent > wilds) continue;
      groups[at] = { ...groups[at]!, cards };
      const now = [...used];
      for (const card of cards) now[NUMBER_OF[card]!]! += 1;
      deal(step + 1, now, wilds - spent);
    }
  }

  deal(0, Array<number>(13).fill(0), lack);
  return found;
}

/** The ways to fill one group: all natural cards, or fewer where another group wants them too. */
function fillings({ kind, size }: Need, value: number, unused: Kind[][], competing: readonly number[], isWanted: (card: Kind) => boolean): Kind[][] {
  const filled = (naturals: Kind[]): Kind[] => [...naturals, ...Array<Kind>(size - naturals.length).fill(WILD)];
  if (kind === "colour") return [filled(unused.flat().filter(isWanted).slice(-size))];
  if (kind === "set") {
    const held = unused[value]!;
    const most = Math.min(size, held.length);
    const isContested = competing[value]! > size || held.some(isWanted);
    const counts = isContested ? Array.from({ length: most + 1 }, (_, less) => most - less) : [most];
    return counts.map((count) => filled(held.slice(0, count)));
  }
  let runs: Kind[][] = [[]];
  for (let number = value; number < value + size; number++) {
    const held = unused[number]!;
    const isContested = competing[number]! > 1 || held.some(isWanted);
    const choices = !held.length ? [WILD] : isContested ? [held[0]!, WILD] : [held[0]!];
    runs = runs.flatMap((run) => choices.map((card) => [...run, card]));
  }
  return runs;
}

/** Of equal groups with equal values, the one whose natural cards come earlier must stand first. */
function isInOrder(needs: readonly Need[], groups: LayDown): boolean {
  return groups.every(({ value, cards }, at) => {
    const twin = equalBefore(needs, at);
    if (twin === null || groups[twin]!.value !== value) return true;
    const first = groups[twin]!.cards.findIndex((card, place) => (card === WILD) !== (cards[place] === WILD));
    return first < 0 || cards[first] === WILD;
  });
}

function holdsNaturals(groups: LayDown, minimum: Minimum): boolean {
  const hasNatural = ({ cards }: LaidGroup): boolean => cards.some((card) => card !== WILD);
  return minimum === "none" || (minimum === "group" ? groups.every(hasNatural) : groups.some(hasNatural));
}

/** What stays in the hand, wilds apart, after every fitting natural card has been hit on the groups: runs first. */
function stuckWith(groups: LayDown, hand: readonly Kind[]): Kind[] {
  const stuck = [...hand];
  for (const card of groups.flatMap(({ cards }) => cards)) stuck.splice(stuck.indexOf(card), 1);
  let left = stuck.filter((card) => card !== WILD);
  for (const { value, cards } of groups.filter(({ kind }) => kind === "run")) {
    for (const step of [-1, 1]) {
      for (let number = step < 0 ? value - 1 : value + cards.length; number >= 1 && number <= 12; number += step) {
        const at = left.findIndex((card) => NUMBER_OF[card] === number);
        if (at < 0) break;
        left.splice(at, 1);
      }
    }
  }
  for (const { kind, value } of groups) {
    if (kind === "set") left = left.filter((card) => NUMBER_OF[card] !== value);
    if (kind === "colour") left = left.filter((card) => card >= WILD || card % COLOUR_COUNT !== value);
  }
  return left;
}
