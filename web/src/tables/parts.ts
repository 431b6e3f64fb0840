// What each game shows, each part a chunk of its own: a game's folder has files of these names. Where one has none, the
// generic part stands in, which is made of the game's view and the list of its legal actions.

import type { Component } from "svelte";
import { wordsOfGame } from "../lib/games";
import type { Rules, RoomSeen, View } from "../lib/messages";
import { patiently } from "../lib/patience";
import type { Game } from "../lib/replays";
import type { Room } from "../lib/room.svelte";
import type { LessonOfGame } from "./lesson";

type Part<Props extends Record<string, unknown>> = { default: Component<Props> };
type Parts<P> = Record<string, () => Promise<P>>; // by path

const TABLES = import.meta.glob<Part<{ room: Room }>>(["./*/*Table.svelte", "!./*/OpenTable.svelte"]);
const SHEETS = import.meta.glob<Part<{ seen: RoomSeen; table: View; me: number | null; beside?: boolean }>>("./*/ScoreSheet.svelte");
const OPEN = import.meta.glob<Part<{ game: Game; table: View; me: number | null }>>("./*/OpenTable.svelte");
const LESSONS = import.meta.glob<LessonOfGame>("./*/lesson.ts");
const PLANS = import.meta.glob<Part<{ rules: Rules }>>("./*/Plan.svelte"); // of what is special to a room's rules

function partOf<P>(parts: Parts<P>, game: string): (() => Promise<P>) | undefined {
  const path = Object.keys(parts).find((one) => one.startsWith(`./${game}/`));
  return path === undefined ? undefined : parts[path];
}

/** With the game's words; the same promise every time. */
function loading<P>(parts: Parts<P>): (game: string) => Promise<P> {
  const loads = new Map<string, Promise<P>>();
  return (game) => {
    if (!loads.has(game)) loads.set(game, withWords((partOf(parts, game) ?? partOf(parts, "generic"))!, game));
    return loads.get(game)!;
  };
}

async function withWords<P>(load: () => Promise<P>, game: string): Promise<P> {
  const [part] = await Promise.all([patiently(load), wordsOfGame(game)]);
  return part;
}

export const tableOf = loading(TABLES);
export const sheetOf = loading(SHEETS);
export const openTableOf = loading(OPEN);

/** The notes of the guided first hand. */
export const lessonOf = (game: string) => partOf(LESSONS, game);
export const planOf = (game: string) => partOf(PLANS, game);
