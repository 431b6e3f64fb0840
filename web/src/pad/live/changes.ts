// What one phone does to a sheet that several share: some hands or attempts in place of others, new names, the play-off.
// A change says no more than that, so changes to different places go together.

import type { Hand } from "../card";
import type { Attempt } from "../dice";
import { readData, written } from "../file";
import { Refusal } from "../refusal";
import type { Sheet } from "../sheets";

type Line = Hand | Attempt;

export interface Change {
  at: number; // from here
  drop: number; // so many go
  put: Line[]; // and these come
  names?: string[];
  playoff?: number | null;
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const linesIn = (sheet: Sheet): Line[] => (sheet.game === "card" ? sheet.hands : sheet.attempts);

export function withLines(sheet: Sheet, lines: Line[]): Sheet {
  return sheet.game === "card" ? { ...sheet, hands: lines as Hand[] } : { ...sheet, attempts: lines as Attempt[] };
}

export function changeBetween(before: Sheet, after: Sheet): Change {
  const [old, now] = [linesIn(before), linesIn(after)];
  let at = 0;
  while (at < Math.min(old.length, now.length) && alike(old[at], now[at])) at++;
  let end = 0; // how many at the end are as they were
  while (end < Math.min(old.length, now.length) - at && alike(old.at(-1 - end), now.at(-1 - end))) end++;
  const [drop, put] = [old.length - at - end, now.slice(at, now.length - end)];
  return {
    at: drop || put.length ? at : 0,
    drop,
    put,
    ...(alike(before.names, after.names) ? {} : { names: after.names }),
    ...(before.game === "card" && after.game === "card" && before.playoff !== after.playoff ? { playoff: after.playoff } : {}),
  };
}

/** The sheet with the change, checked like a file from outside; null if that is no possible sheet. */
export function changed(sheet: Sheet, change: Change): Sheet | null {
  try {
    const { at, drop, put, names, playoff } = change;
    const old = linesIn(sheet);
    if (![at, drop].every((count) => Number.isSafeInteger(count) && count >= 0) || at + drop > old.length) return null;
    const now = withLines(sheet, [...old.slice(0, at), ...put, ...old.slice(at + drop)]);
    const whole = { ...now, names: names ?? sheet.names, ...(playoff === undefined ? {} : { playoff }) } as Sheet;
    return readData(written(whole)).sheet;
  } catch (error) {
    if (error instanceof Refusal || error instanceof TypeError) return null;
    throw error;
  }
}

/** Whether two people meant the same box. */
export function clash(one: Change, other: Change): boolean {
  const reach = ({ at, drop, put }: Change) => at + Math.max(drop, put.length);
  const isSamePlace = one.at < reach(other) && other.at < reach(one);
  return isSamePlace || Boolean(one.names && other.names) || (one.playoff !== undefined && other.playoff !== undefined);
}

export const isSame = (one: Change, other: Change): boolean => alike(one, other);

/** The same wish on a sheet that has changed: in place of what stands there now. */
export function insisted(sheet: Sheet, change: Change): Change {
  const count = linesIn(sheet).length;
  const at = Math.min(change.at, count);
  return { ...change, at, drop: Math.min(Math.max(change.drop, change.put.length), count - at) };
}
