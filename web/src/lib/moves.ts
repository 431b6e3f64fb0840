// What happened at a table, as sentences with a face each. What is awaited is none of them.

import type { Seat } from "./messages";
import type { Absence, Happening } from "./room.svelte";
import { type Saying, seatIn } from "./saying";

export interface Move {
  key: string;
  seq: number;
  seat: Seat | null; // who moved
  saying: Saying;
  names: string[];
  me: Seat | null;
}

/** The last ones of this game: what was arranged before it began is none of them. */
export function movesOf(log: readonly Happening[], most: number): Move[] {
  const begun = log.findLastIndex(({ entry }) => entry.what === "started");
  const moves = log.slice(Math.max(begun, log.length - most, 0)).flatMap(({ entry, names, me }) =>
    (entry.says ?? []).map((saying, at) => ({
      key: `${entry.seq}.${at}`,
      seq: entry.seq,
      seat: seatIn(saying),
      saying: saying as Saying,
      names,
      me,
    })),
  );
  return moves.slice(-most);
}

/** What was missed while the line was broken, said before the first of it. */
export function withAbsence(moves: Move[], absence: Absence | null, most: number): Move[] {
  if (!absence) return moves;
  const at = moves.findIndex((move) => move.seq > absence.from);
  if (at < 0 && absence.moves !== null) return moves;
  const saying = absence.moves === null ? { id: "page-while-away-long" } : { id: "page-while-away", facts: { count: absence.moves } };
  const told = { key: `away.${absence.from}`, seq: absence.to, seat: null, saying, names: [], me: null };
  const rest = at < 0 ? moves.length : at;
  return [...moves.slice(0, rest), told, ...moves.slice(rest)].slice(-most);
}

/** What one line tells of it: the last move, or how often it was made if that is more often than three times in a row. */
export function latest(moves: readonly Move[], counted: Record<string, string> = {}): Move | null {
  const last = moves.at(-1);
  if (!last) return null;
  const as = counted[last.saying.id];
  if (as === undefined) return last;
  const differs = moves.findLastIndex((move) => counted[move.saying.id] !== as || move.seat !== last.seat);
  const count = moves.length - 1 - differs;
  if (count < 4) return last;
  return { ...last, saying: { id: as, facts: { name: last.saying.facts!["name"]!, count } } };
}
