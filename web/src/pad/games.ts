// The games that the pad keeps score of: their names, their pictures, and their words.

import { say, speech } from "../lib/speech.svelte";
import type { Sign } from "../tables/games";

const GAMES = {
  card: { name: "page-game-card", sign: { cards: ["R7", "B7", "G7"] } as Sign },
  dice: { name: "page-game-dice", sign: { dice: ["O8", "BW"] } as Sign },
};

export type Game = keyof typeof GAMES;

export const gameName = (game: Game): string => say(GAMES[game].name);
export const signOf = (game: Game): Sign => GAMES[game].sign;
export const choices = (): { game: Game; name: string; sign: Sign }[] =>
  (Object.keys(GAMES) as Game[]).map((game) => ({ game, name: gameName(game), sign: signOf(game) }));

const learnt: Partial<Record<Game, Promise<void>>> = {};

/** Until the words of its editions and phases are there; the same promise every time. */
export const wordsOfGame = (game: Game): Promise<void> => (learnt[game] ??= speech.learn(game));
