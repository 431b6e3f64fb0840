// What the page has for each game, each part a chunk of its own. A new game is listed here; one that the page does
// not know gets GENERIC, which is made of its view and the list of legal actions.

import type { Component } from "svelte";
import type { Rules, RoomSeen, Settings, View } from "../lib/messages";
import type { Catalogue } from "../lib/catalogue";
import { patiently } from "../lib/patience";
import type { Game } from "../lib/replays";
import type { Room } from "../lib/room.svelte";
import { say, speech } from "../lib/speech.svelte";

type Part<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** A picture of the game: cards (null is a back) or dice; without any, a ring. */
export interface Sign {
  cards?: (string | null)[];
  dice?: string[];
}

export interface GameSurfaces {
  name?: string; // the message with its name
  words: string; // the part whose words say what is said at the table
  needs: string; // the family of messages for what a phase asks for
  seats: number; // as most people want it
  sign: Sign;
  table: Part<{ room: Room }>;
  sheet: Part<{ seen: RoomSeen; table: View; me: number | null }>;
  open: Part<{ game: Game; table: View; me: number | null }>; // at a replay, with everything open
  intro?: Part<{ ondone: () => void }>;
  plan?: Part<{ rules: Rules }>; // of what is special to a room's rules
  reached?: (score: number, rules: Rules) => string; // what a score means, if not points
}

export const GAMES: Record<string, GameSurfaces> = {
  card: {
    name: "page-game-card",
    words: "card",
    needs: "need",
    seats: 3,
    sign: { cards: ["R7", "B7", "G7"] },
    table: () => import("./card/CardTable.svelte"),
    sheet: () => import("./card/ScoreSheet.svelte"),
    open: () => import("./card/OpenTable.svelte"),
    intro: () => import("./card/Intro.svelte"),
  },
  dice: {
    name: "page-game-dice",
    words: "dice",
    needs: "dice-need",
    seats: 2,
    sign: { dice: ["O8", "BW"] },
    table: () => import("./dice/DiceTable.svelte"),
    sheet: () => import("./dice/Block.svelte"),
    open: () => import("./dice/OpenTable.svelte"),
    intro: () => import("./dice/Intro.svelte"),
  },
  board: {
    name: "page-game-board",
    words: "board",
    needs: "need",
    seats: 3,
    sign: {},
    table: () => import("./board/BoardTable.svelte"),
    sheet: () => import("./board/ScoreSheet.svelte"),
    open: () => import("./board/OpenTable.svelte"),
    intro: () => import("./board/Intro.svelte"),
    plan: () => import("./board/Track.svelte"),
    reached: (score, rules) =>
      score > rules.phases!.length ? say("board-on-wreath") : say("page-phase", { number: score }),
  },
};

const GENERIC: Omit<GameSurfaces, "words"> = {
  needs: "need",
  seats: 3,
  sign: { cards: [null] },
  table: () => import("./generic/GenericTable.svelte"),
  sheet: () => import("./generic/Sheet.svelte"),
  open: () => import("./generic/OpenTable.svelte"),
};

export const surfacesOf = (game: string): GameSurfaces =>
  Object.hasOwn(GAMES, game) ? GAMES[game]! : { ...GENERIC, words: game };

export function gameName(game: string): string {
  const { name = `game-${game}` } = surfacesOf(game);
  return speech.knows(name) ? say(name) : game;
}

/** A table as most people want it. */
export function usualTable(catalogue: Catalogue, game: string): Settings {
  const { editions, seats, bots } = catalogue.games[game]!;
  const usual = Math.min(Math.max(surfacesOf(game).seats, seats[0]), seats[1]);
  const fill = bots.includes("solid") ? "solid" : bots.at(-1)!;
  return { game, rules: { edition: Object.keys(editions)[0]! }, seats: usual, fill };
}

/** The same promise every time, so that updates do not build anything anew. */
function once<T>(load: (surfaces: GameSurfaces) => Promise<T>): (game: string) => Promise<T> {
  const loads = new Map<string, Promise<T>>();
  return (game) => {
    if (!loads.has(game)) loads.set(game, load(surfacesOf(game)));
    return loads.get(game)!;
  };
}

/** Until the game's words are there. */
export const wordsOfGame = once(({ words }) => speech.learn(words));

async function withWords<T>(load: () => Promise<T>, words: string): Promise<T> {
  const [part] = await Promise.all([patiently(load), speech.learn(words)]);
  return part;
}

export const tableOf = once(({ table, words }) => withWords(table, words));
export const sheetOf = once(({ sheet, words }) => withWords(sheet, words));
export const openTableOf = once(({ open, words }) => withWords(open, words));
