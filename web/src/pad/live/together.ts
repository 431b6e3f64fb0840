// A sheet that several phones share, as this one keeps it: what the server has acknowledged, and what waits to be sent.
// The sheet that is shown is always the first with the second on it.

import { toBase64 } from "../../lib/base64";
import { drawn } from "../../lib/chance";
import { fromHex, sha256 } from "../../lib/sha256";
import { readData, written } from "../file";
import { again, type Sheet } from "../sheets";
import { changeBetween, changed, clash, insisted, isSame, linesIn, withLines, type Change } from "./changes";

export interface Waiting {
  id: string;
  change: Change | { sheet: unknown }; // the second begins a shared sheet
  clashes?: true; // somebody else was faster: its writer decides
}

export interface Live {
  code: string;
  seq: number; // the last entry that the server has and we have seen
  confirmed: Sheet; // as it was then
  waiting: Waiting[];
  gone?: true; // the server does not have it any more
}

/** What both the shelf and these functions know of a sheet. */
export interface Together {
  sheet: Sheet;
  live: Live;
}

/** An entry as the server keeps it. */
export interface Entry {
  id: string;
  change: unknown;
}

const AT_ONCE = 12; // lines in one entry: the server takes 8 kB

const waitingFor = (change: Waiting["change"]): Waiting => ({ id: drawn(12), change });

const CODE = 16; // bytes

/** Under which the same phones share their next sheet: each of them finds it by itself, whoever is first. */
export const nextCode = (code: string): string => toBase64(fromHex(sha256(new TextEncoder().encode(`next ${code}`))).slice(0, CODE));

/** Shared from now on: the empty sheet first, then all that is on it. */
export function begun(sheet: Sheet, code = drawn(CODE)): Together {
  const blank = again(sheet);
  const waiting = [waitingFor({ sheet: written(blank) })];
  let sent = blank;
  for (let count = AT_ONCE; linesIn(sent).length < linesIn(sheet).length; count += AT_ONCE) {
    const next = withLines(blank, linesIn(sheet).slice(0, count));
    waiting.push(waitingFor(changeBetween(sent, next)));
    sent = next;
  }
  if (sheet.game === "card" && sheet.playoff !== null) waiting.push(waitingFor(changeBetween(sent, sheet)));
  return { sheet, live: { code, seq: 0, confirmed: blank, waiting } };
}

/** Somebody else's sheet, from its first entries; null if it cannot be read. */
export function joined(code: string, entries: Entry[]): Together | null {
  const sheet = first(entries[0]?.change);
  return sheet && heard({ sheet, live: { code, seq: 0, confirmed: sheet, waiting: [] } }, entries);
}

function first(change: unknown): Sheet | null {
  try {
    return readData((change as { sheet: unknown }).sheet).sheet;
  } catch {
    return null;
  }
}

/** Written here, and on its way. */
export function wrote(one: Together, sheet: Sheet): Together {
  const waiting = [...one.live.waiting, waitingFor(changeBetween(one.sheet, sheet))];
  return { sheet, live: { ...one.live, waiting } };
}

/** With what other phones have changed. */
export interface Heard extends Together {
  came: Change[];
}

/** The entries after ours. One that leads to no possible sheet counts for nothing, on every phone alike. */
export function heard({ live }: Together, entries: Entry[]): Heard {
  let { seq, confirmed, waiting } = live;
  const came: Change[] = [];
  for (const { id, change } of entries) {
    seq++;
    const isOwn = waiting.some((one) => one.id === id);
    waiting = waiting.filter((one) => one.id !== id);
    if (seq === 1) {
      // Somebody else may have begun the sheet that we were about to begin.
      confirmed = first(change) ?? confirmed;
      waiting = waiting.filter((one) => !("sheet" in one.change));
      continue;
    }
    const now = changed(confirmed, change as Change);
    if (!now) continue;
    confirmed = now;
    if (isOwn) continue;
    came.push(change as Change);
    waiting = waiting.flatMap((one) => beside(one, change as Change));
  }
  return { ...shown({ ...live, seq, confirmed, waiting }), came };
}

/** What waits here, when somebody else has written this: nothing, if it is the same. */
function beside(one: Waiting, other: Change): Waiting[] {
  if ("sheet" in one.change) return [one];
  if (isSame(one.change, other)) return [];
  return [clash(one.change, other) ? { ...one, clashes: true } : one];
}

function shown(live: Live): Together {
  let sheet = live.confirmed;
  const waiting = live.waiting.map((one) => {
    if (one.clashes || "sheet" in one.change) return one;
    const now = changed(sheet, one.change);
    if (now) sheet = now;
    return now ? one : { ...one, clashes: true as const };
  });
  return { sheet, live: { ...live, waiting } };
}

/** What somebody wrote here and somebody else was faster with: the first of it. */
export function clashIn(live: Live): Change | null {
  const found = live.waiting.find((one) => one.clashes);
  return found && !("sheet" in found.change) ? found.change : null;
}

/** Whether one's own can stand in place of what is there. */
export const mayInsist = (live: Live, change: Change): boolean => changed(live.confirmed, insisted(live.confirmed, change)) !== null;

export function decided({ live }: Together, isMine: boolean): Together {
  const at = live.waiting.findIndex((one) => one.clashes);
  const { id, change } = live.waiting[at]!;
  const own = isMine && !("sheet" in change) ? [{ id, change: insisted(live.confirmed, change) }] : [];
  return shown({ ...live, waiting: live.waiting.toSpliced(at, 1, ...own) });
}
