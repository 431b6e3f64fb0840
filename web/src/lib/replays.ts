// A finished game as the server tells it for the replay: the first table, and what each step changed.

import type { Result, Rules, Saying, View } from "./messages";

export interface Game {
  game: string;
  rules: Rules;
  names: string[];
  commitment: string;
  result: Result | null;
  first: View;
  steps: { seat: number | null; do: string; says?: Saying[]; changed: View }[];
}

const EVERY = 50; // steps between tables that are kept, so that a jump needs few steps
const kept = new WeakMap<Game, Map<number, View>>();

/** The open table after so many steps. */
export function tableAt(game: Game, step: number): View {
  let tables = kept.get(game);
  if (!tables) kept.set(game, (tables = new Map([[0, game.first]])));
  let from = step - (step % EVERY);
  while (!tables.has(from)) from -= EVERY;
  let table = tables.get(from)!;
  for (let at = from; at < step; at++) {
    table = { ...table, ...game.steps[at]!.changed };
    if ((at + 1) % EVERY === 0) tables.set(at + 1, table);
  }
  return table;
}

/** A card that lies face down. */
export const HIDDEN = "?";

/** The same with the hands of others face down. */
export function knownTo(table: View, me: number | null): View {
  const hands = table["hands"] as (string | null)[] | undefined;
  return hands ? { ...table, hands: hands.map((hand, seat) => (seat === me ? hand : (hand?.replace(/\S+/g, HIDDEN) ?? null))) } : table;
}
