// My games: kept when they end, completed from the rooms whose keys this browser has, written to a file and read again.

import { forgetName, get, loadRecord, loadRoom } from "../lib/catalogue";
import { keptSeat, keptSeats, wish } from "../lib/memory";
import type { RoomSeen } from "../lib/messages";
import type { Game } from "../lib/replays";
import { isFree } from "../lib/names";
import { keptOf, type Played, playedOf } from "./played";
import { allPlayed, type Entry, forget, isKept, keep, keepAgain, type Trouble } from "./store";

const GONE = "games.gone";
const MOST_GONE = 50; // more than there are keys to rooms that could bring them back

class Mine {
  games = $state.raw<Played[]>([]);
  trouble = $state<Trouble | null>(null);

  async look(): Promise<void> {
    const { games, trouble } = await allPlayed();
    this.games = games;
    this.trouble = trouble ?? this.trouble;
  }

  /** The room's last game, if it is over, mine and not there yet. A lesson counts for no list. */
  async take(room: string, seen: RoomSeen, at: number): Promise<Trouble | null> {
    const mine = keptSeat(room);
    const seat = mine?.seat;
    if (!mine || seat === undefined || seen.status !== "over" || seen.settings.lesson || seen.places[seat] === undefined) return null;
    if (goneIds().includes(seen.commitment) || (await isKept(seen.commitment))) return null;
    const told = await Promise.all([loadRecord(room), get<Game>(`rooms/${room}/replay`)]).catch(unlessCut);
    if (told?.[1].commitment !== seen.commitment) return null; // another game has begun meanwhile
    const [record, replay] = told;
    const players = seen.places.map((place) => ({
      name: isFree(place) ? "" : place.name,
      bot: place.bot,
      character: place.character ?? null,
      face: place.face ?? null,
    }));
    const kept = await keptOf({ at, seat, room, players }, record, replay);
    const played = await playedOf(kept, mine.token);
    return played && this.add([{ played, kept }]);
  }

  async add(entries: readonly Entry[]): Promise<Trouble | null> {
    const trouble = await keep(entries);
    this.trouble = trouble;
    await this.look();
    return trouble;
  }

  /** Games that ended while nobody here looked. */
  async complete(): Promise<void> {
    const asking = keptSeats().map(async ({ room, at }) => {
      const found = await loadRoom(room);
      if ("settings" in found && found.status === "over") await this.take(room, found, at);
    });
    await Promise.allSettled(asking); // a broken line tells nothing
  }

  /** Read from a file: none of them is gone any more. */
  restore(entries: readonly Entry[]): Promise<Trouble | null> {
    const ids = new Set(entries.map(({ played }) => played.id));
    writeGone(goneIds().filter((id) => !ids.has(id)));
    return this.add(entries);
  }

  /** For good. With `names` the server is asked first, and if it does not answer everything stays: then it throws. */
  async remove(games: readonly Played[], names: boolean): Promise<void> {
    if (names) await forgetNames(games);
    await forget(games.map(({ id }) => id));
    writeGone([...games.map(({ id }) => id), ...goneIds()].slice(0, MOST_GONE));
    this.trouble = await keepAgain(); // there may be room now
    await this.look();
  }
}

export const mine = new Mine();

const NAMELESS = ["no-room", "wrong-token"]; // the room, or the seat in it, is gone, and the name with it

/** Each key once: a room may have seen several games. */
async function forgetNames(games: readonly Played[]): Promise<void> {
  const keys = new Map(games.flatMap(({ room, token }) => (token ? [[`${room} ${token}`, { room, token }] as const] : [])));
  for (const { room, token } of keys.values()) {
    const problem = await forgetName(room, token);
    if (problem && !NAMELESS.includes(problem.code)) throw new Error(problem.code);
  }
}

/** Games that were deleted here, so that their rooms do not bring them back. */
function goneIds(): string[] {
  try {
    const found: unknown = JSON.parse(wish.get(GONE) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

const writeGone = (ids: readonly string[]): boolean => wish.set(GONE, ids.length ? JSON.stringify(ids) : null);

/** A broken line is for whoever asks again; any other answer is one. */
function unlessCut(error: unknown): null {
  if (error instanceof TypeError) throw error;
  return null;
}
