// Groups that lie on a real table, read from the cards in the order in which they lie, and what fits on them: the
// engine's pieces/groups.py and games/board/groups.py. A test holds both equal.

import { asRun, type Card, colourOf, type Group, isNatural, numberOf, writeGroup, readGroup } from "../tables/card/cards";

export type End = "low" | "high" | null; // the end of a run that a wild goes to, where both are open

/** Every group that these cards can be; the fewest cards of a run are the game's. */
export function readings(cards: readonly Card[], shortestRun: number): Group[] {
  const naturals = cards.filter(isNatural);
  if (cards.includes("S") || cards.length < 2 || !naturals.length) return [];
  const isOf = (value: (card: Card) => unknown): boolean => naturals.every((card) => value(card) === value(naturals[0]!));
  const found: string[] = [];
  if (isOf(numberOf)) found.push(writeGroup("set", [...cards]));
  const run = cards.length >= shortestRun ? runOf(cards) : null;
  if (run) found.push(run);
  if (isOf(colourOf)) found.push(writeGroup("colour", [...cards]));
  return found.map(readGroup);
}

/** As it lies, or else in order with the wilds in its gaps; null if it is not a run. */
function runOf(cards: readonly Card[]): string | null {
  const first = cards.findIndex(isNatural);
  const asLaid = { low: numberOf(cards[first]!) - first, ordered: [...cards] };
  const run = [asLaid, asRun([...cards])].find(
    ({ low, ordered }) =>
      low >= 1 && low + ordered.length <= 13 && ordered.every((card, at) => !isNatural(card) || numberOf(card) === low + at),
  );
  return run ? `${run.low}-${run.low + run.ordered.length - 1}(${run.ordered.join(" ")})` : null;
}

/** The ways to add a card: none, one, or a wild at either end. Jokers of the board game go onto full runs too. */
export function endsFor({ kind, name }: Group, card: Card, isBoard: boolean): End[] {
  if (card === "S") return [];
  if (kind === "run") {
    const [low, high] = name.split("-").map(Number) as [number, number];
    if (card !== "W") return numberOf(card) === low - 1 || numberOf(card) === high + 1 ? [null] : [];
    if (low > 1 && high < 12) return ["low", "high"];
    return low > 1 || high < 12 || isBoard ? [null] : [];
  }
  if (card === "W") return [null];
  const isSame = kind === "set" ? numberOf(card) === Number.parseInt(name, 10) : colourOf(card) === name[0]!.toUpperCase();
  return isSame ? [null] : [];
}
