// A table for every game, each a chunk of its own. A new game registers its table here.

import type { Component } from "svelte";
import { patiently } from "../lib/patience";
import type { Happening, Room } from "../lib/room.svelte";
import type { Game } from "../lib/replays";
import type { RoomSeen, View } from "../lib/messages";

export type TableModule = { default: Component<{ room: Room }> };
export type SheetModule = { default: Component<{ seen: RoomSeen; table: Record<string, unknown>; me: number | null }> };
export type OpenModule = { default: Component<{ game: Game; table: View; me: number | null }> };
/** `later` and `earlier` are what else happened at the same moment. */
export type Tell = (happening: Happening, later: Happening[], me: number | null, earlier: Happening[]) => string[];

const TABLES: Record<string, () => Promise<TableModule>> = {
  card: () => import("./card/CardTable.svelte"),
  dice: () => import("./dice/DiceTable.svelte"),
  board: () => import("./board/BoardTable.svelte"),
};

const SHEETS: Record<string, () => Promise<SheetModule>> = {
  card: () => import("./card/ScoreSheet.svelte"),
  dice: () => import("./dice/Block.svelte"),
  board: () => import("./board/ScoreSheet.svelte"),
};

const TELLERS: Record<string, () => Promise<Tell>> = {
  card: async () => (await import("./card/telling")).tellCards,
  dice: async () => (await import("./dice/telling")).tellDice,
  board: async () => (await import("./board/telling")).tellBoard,
};

/** The table of a replay, with everything open. */
const OPEN_TABLES: Record<string, () => Promise<OpenModule>> = {
  card: () => import("./card/OpenTable.svelte"),
  dice: () => import("./dice/OpenTable.svelte"),
  board: () => import("./board/OpenTable.svelte"),
};

/** Whether the page has a table for it. */
export const isPlayable = (game: string): boolean => game in TABLES;

const loaded = new Map<string, Promise<TableModule>>();

/** The same promise every time, so that news do not build the table anew. */
export function tableOf(game: string): Promise<TableModule> | null {
  const load = TABLES[game];
  if (load && !loaded.has(game)) loaded.set(game, patiently(load));
  return loaded.get(game) ?? null;
}

const part = <T>(load: (() => Promise<T>) | undefined): Promise<T> | null => (load ? patiently(load) : null);

export const sheetOf = (game: string): Promise<SheetModule> | null => part(SHEETS[game]);
export const tellerOf = (game: string): Promise<Tell> | null => part(TELLERS[game]);
export const openTableOf = (game: string): Promise<OpenModule> | null => part(OPEN_TABLES[game]);
export const HINTED = new Set(["card", "dice", "board"]); // the games that the server gives hints for
