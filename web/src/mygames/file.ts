// All games in one file, version 1. What comes in is checked game by game before anything is kept: each record by its
// chain of hashes, each replay by its record. Keys to seats are in no file, so that it can be shown to others.

import { type Kept, type Player, playedOf } from "./played";
import { type Entry, filesOf } from "./store";

const VERSION = 1;

/** Why a file is not read: a message, and what it says of it. */
export class Unread extends Error {
  constructor(
    readonly id: string,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(id);
  }
}

export async function written(ids: readonly string[]): Promise<string> {
  const games = [];
  for (const id of ids) {
    const kept = await filesOf(id);
    if (kept) games.push(kept);
  }
  return `${JSON.stringify({ tenfold: "games", version: VERSION, games })}\n`;
}

/** The games in the text of a file; Unread if there is one that is not whole. */
export async function read(text: string): Promise<Entry[]> {
  const found = parsed(text);
  if (found["tenfold"] !== "games" || !Number.isInteger(found["version"])) throw new Unread("page-mine-file-other");
  if (found["version"] !== VERSION) throw new Unread("page-mine-file-version", { version: found["version"] as number, known: VERSION });
  if (!Array.isArray(found["games"])) throw new Unread("page-mine-file-other");
  const entries: Entry[] = [];
  for (const [at, one] of found["games"].entries()) entries.push(await entryOf(one, at + 1));
  return entries;
}

function parsed(text: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Unread(text.trimStart().startsWith('{"tenfold":"games"') ? "page-mine-file-cut" : "page-mine-file-other");
  }
  if (typeof data !== "object" || data === null) throw new Unread("page-mine-file-other");
  return data as Record<string, unknown>;
}

async function entryOf(data: unknown, number: number): Promise<Entry> {
  const kept = asKept(data);
  const played = kept && (await playedOf(kept, null).catch(() => null));
  if (!kept || !played) throw new Unread("page-mine-file-broken", { number });
  return { played, kept };
}

function asKept(data: unknown): Kept | null {
  const { at, seat, room, players, record, hash, replay } = (data ?? {}) as Partial<Kept>;
  const isSound =
    Number.isSafeInteger(at) &&
    [room, record, hash, replay].every((text) => typeof text === "string") &&
    Array.isArray(players) &&
    players.every(isPlayer) &&
    Number.isSafeInteger(seat) &&
    players[seat!] !== undefined;
  return isSound ? { at: at!, seat: seat!, room: room!, players, record: record!, hash: hash!, replay: replay! } : null;
}

function isPlayer(data: unknown): data is Player {
  const { name, bot, character, face } = (data ?? {}) as Partial<Player>;
  const isWord = (word: unknown): boolean => word === null || typeof word === "string";
  return typeof name === "string" && [bot, character, face].every(isWord);
}
