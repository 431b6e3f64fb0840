// A game that I played: what is kept of it, and what follows from that.

import { packed, unpacked } from "../lib/packing";
import type { Result, Rules } from "../lib/messages";
import type { Game } from "../lib/replays";
import { withHashes, withoutHashes } from "./records";
import { type Attempt, attemptsOf } from "./tally";

const LARGEST = 20_000_000; // bytes of a record or a replay: a hundred times an ordinary one

export interface Player {
  name: string;
  bot: string | null; // how it plays
  character: string | null;
  face: string | null;
}

/** What is written into files: facts only. */
export interface Kept {
  at: number; // when it ended
  seat: number; // mine
  room: string;
  players: Player[];
  record: string; // packed, without hashes
  hash: string; // of the record's last line
  replay: string; // packed, as the server told it
}

/** A line of the list: what follows from a kept game. */
export interface Played {
  id: string; // the game's commitment: it is there once
  at: number;
  seat: number;
  room: string;
  token: string | null; // the seat's key, which is in no file
  players: Player[];
  game: string;
  rules: Rules;
  ranking: number[][];
  scores: number[];
  isWhole: boolean; // mine from the first card to the last: only then it is counted
  attempts: Attempt[];
}

interface Header {
  game: string;
  rules: Rules;
  seats: string[];
  commitment: string;
}

interface Event {
  seat: number | null;
  do: string;
}

export async function keptOf(facts: Pick<Kept, "at" | "seat" | "room" | "players">, record: string, replay: Game): Promise<Kept> {
  const { lines, hash } = withoutHashes(record);
  return { ...facts, record: await packed(lines.join("\n")), hash, replay: await packed(JSON.stringify(replay)) };
}

/** The record as the server sent it; null if it is not whole. */
export async function recordOf({ record, hash }: Kept): Promise<string | null> {
  return withHashes({ lines: (await unpacked(record, LARGEST)).split("\n"), hash });
}

export async function replayOf({ replay }: Kept): Promise<Game> {
  return JSON.parse(await unpacked(replay, LARGEST)) as Game;
}

/** Throws, or is null, if the parts are not whole or not of the same game: whatever is counted is counted anew. */
export async function playedOf(kept: Kept, token: string | null): Promise<Played | null> {
  const record = await recordOf(kept);
  if (record === null) return null;
  const lines = record.trimEnd().split("\n").map((line) => JSON.parse(line) as unknown);
  const header = lines[0] as Header;
  const result = lines.at(-1) as Result;
  const replay = await replayOf(kept);
  if (!isSame(header, lines.slice(1, -1) as Event[], replay) || kept.players.length !== header.seats.length) return null;
  const { at, seat, room, players } = kept;
  return {
    ...{ id: header.commitment, at, seat, room, token, players, game: header.game, rules: header.rules },
    ...{ ranking: result.ranking, scores: result.scores },
    isWhole: !(result.taken ?? []).some((taken) => taken.seat === seat),
    attempts: attemptsOf(replay, seat),
  };
}

function isSame(header: Header, events: readonly Event[], replay: Game): boolean {
  return (
    replay.game === header.game &&
    replay.commitment === header.commitment &&
    replay.steps.length === events.length &&
    events.every((event, at) => event.do === replay.steps[at]!.do && event.seat === replay.steps[at]!.seat)
  );
}
