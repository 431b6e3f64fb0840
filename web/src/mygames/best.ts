// The best of my games, a list for each set of rules and number of players.

import { isAmongFirst } from "./figures";
import type { Played } from "./played";

const SHOWN = 5;

export interface BestList {
  key: string;
  first: Played; // whose rules they are
  best: { played: Played; value: number }[];
}

/** What counts: dice by points, the most first; of games that were won, cards by the fewest points, the board by the fewest rounds. */
const VALUES: Record<string, { value: (game: Played) => number | null; isMostBest?: true }> = {
  card: { value: (game) => (isAmongFirst(game) ? game.scores[game.seat]! : null) },
  dice: { value: (game) => game.scores[game.seat]!, isMostBest: true },
  board: { value: (game) => (isAmongFirst(game) ? game.attempts.length : null) },
};

/** Of equals the older one stands first, as in `tenfold best`. */
export function bestLists(games: readonly Played[]): BestList[] {
  const lists = new Map<string, BestList>();
  for (const played of games.toSorted((one, other) => one.at - other.at)) {
    const value = Object.hasOwn(VALUES, played.game) && played.isWhole ? VALUES[played.game]!.value(played) : null;
    if (value === null) continue;
    const key = JSON.stringify([played.game, played.players.length, played.rules]);
    if (!lists.has(key)) lists.set(key, { key, first: played, best: [] });
    lists.get(key)!.best.push({ played, value });
  }
  return [...lists.values()].map((list) => {
    const sign = VALUES[list.first.game]!.isMostBest ? -1 : 1;
    return { ...list, best: list.best.sort((one, other) => sign * (one.value - other.value)).slice(0, SHOWN) };
  });
}
