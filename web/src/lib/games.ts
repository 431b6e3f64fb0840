// What the page knows of each game besides its parts (tables/parts.ts). A game that is not listed has a generic table.

import { type Catalogue, editionsOf } from "./catalogue";
import type { Rules, Settings, View } from "./messages";
import { say, speech } from "./speech.svelte";
import type { CardLine } from "./wire";

/** A picture of the game: cards (null is a back) or dice; without any, a ring. */
export interface Sign {
  cards?: (string | null)[];
  dice?: string[];
}

export interface GameFacts {
  name?: string; // the message with its name
  needs: string; // the family of messages for what a phase asks for
  seats: number; // as most people want it
  sign: Sign;
  pad?: true; // the score pad keeps it
  completes?: string; // the saying that tells of a completed phase
  holds?: Record<string, number>; // how long others' moves are shown, by their sayings; milliseconds
  hand?: (table: View) => number; // the number of the hand that is played
  isWatched?: true; // my own moves are looked at as long as others'
  crowd?: { players: number; holds: Record<string, number> }; // how long bots' moves are, from so many players on
  reached?: (score: number, rules: Rules) => string; // what a score means, if not points
}

const handAt = (table: View): number => 1 + Math.max(0, ...(table["sheet"] as CardLine[]).map(({ points }) => points.length));

const LISTED = {
  card: {
    name: "page-game-card",
    needs: "need",
    seats: 3,
    sign: { cards: ["R7", "B7", "G7"] },
    pad: true,
    hand: handAt,
    completes: "card-lay",
    holds: {
      "card-deal": 600,
      "card-draw": 500,
      "card-take": 700,
      "card-knock": 700,
      "card-lay": 1200,
      "card-hit": 500,
      "card-hit-as": 500,
      "card-discard": 700,
      "card-skip": 1200,
      "card-lose-turn": 900,
      "card-lose-turns": 900,
      "card-go-out": 600,
    },
  },
  dice: {
    name: "page-game-dice",
    needs: "dice-need",
    seats: 2,
    sign: { dice: ["O8", "BW"] },
    pad: true,
    isWatched: true,
    // With the roll that follows; tables/dice/frames.ts shows them.
    holds: {
      "dice-keep": 1200,
      "dice-keep-nothing": 1200,
      "dice-make-phase": 2200,
      "dice-fail-phase": 1000,
      "dice-fail-for-good": 1000,
      "dice-refuse-points": 1000,
      "dice-win-bonus-5": 1500,
      "dice-miss-bonus-5": 1500,
      "dice-start-the-end": 1500,
    },
    crowd: { players: 4, holds: { "dice-make-phase": 1200, "dice-fail-phase": 1200, "dice-fail-for-good": 1200, "dice-refuse-points": 1200 } },
  },
  board: {
    name: "page-game-board",
    needs: "need",
    seats: 3,
    sign: {},
    completes: "board-lay",
    holds: {
      "board-open-round": 600,
      "board-roll-dice": 500,
      "board-move-piece": 900,
      "board-choose-space": 900,
      "board-turn-joker": 700,
      "board-draw": 500,
      "board-draw-of": 500,
      "board-take": 700,
      "board-pick-unseen": 700,
      "board-pick-seen": 700,
      "board-swap-nothing": 500,
      "board-swap-cards": 700,
      "board-ask-number": 700,
      "board-ask-number-way": 700,
      "board-have-none": 400,
      "board-must-give": 400,
      "board-give-unseen": 700,
      "board-give-seen": 700,
      "board-lay": 1200,
      "board-add-card": 500,
      "board-add-as": 500,
      "board-discard": 700,
      "board-end-round": 600,
    },
    reached: (score, rules) =>
      score > rules.phases!.length ? say("board-on-wreath") : say("page-phase", { number: score }),
  },
} satisfies Record<string, GameFacts>;

const GAMES: Record<string, GameFacts> = LISTED;
const OTHER: GameFacts = { needs: "need", seats: 3, sign: { cards: [null] } };

type Listed = typeof LISTED;

/** The games whose score can be kept on the pad. */
export type PadGame = { [G in keyof Listed]: Listed[G] extends { pad: true } ? G : never }[keyof Listed];

export const padGames = (): PadGame[] => Object.keys(GAMES).filter((game) => GAMES[game]!.pad) as PadGame[];

export const listedGames: readonly string[] = Object.keys(LISTED);

export const usualSeats = (game: string): number => factsOf(game).seats;

export const isListed = (game: string): boolean => Object.hasOwn(GAMES, game);

export const factsOf = (game: string): GameFacts => (isListed(game) ? GAMES[game]! : OTHER);

export function gameName(game: string): string {
  const { name = `game-${game}` } = factsOf(game);
  return speech.knows(name) ? say(name) : game;
}

/** The hand that is played, where hands are counted. */
export function handOf(game: string, table: View | null): number | null {
  return (table && factsOf(game).hand?.(table)) ?? null;
}

const learnt = new Map<string, Promise<void>>();

/** Until the game's words are there; the same promise every time, so that updates do not build anything anew. The score pad
 * has no table, and keeps what it says for when there is no server. */
export function wordsOfGame(game: string, hasTable = true): Promise<void> {
  if (!learnt.has(game)) learnt.set(game, hasTable ? speech.learn(game, "page-table") : speech.learn(game));
  return learnt.get(game)!;
}

/** Those of its advice, which come with the first hint; a game that is not listed has them among its own. */
export const wordsOfAdvice = (game: string): Promise<void> => (isListed(game) ? speech.learn(`advice-${game}`) : Promise.resolve());

/** A table as most people want it. */
export function usualTable(catalogue: Catalogue, game: string): Settings {
  const choices = catalogue.games[game]!;
  const { seats, bots } = choices;
  const usual = Math.min(Math.max(factsOf(game).seats, seats[0]), seats[1]);
  const fill = bots.includes("solid") ? "solid" : bots.at(-1)!;
  return { game, rules: { edition: editionsOf(choices)[0]! }, seats: usual, fill };
}
