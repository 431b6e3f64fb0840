// A sheet as JSON. The card game's is the file of `tenfold score`, version 1: either pad reads what the other
// wrote. What comes in is checked entry by entry before anything is kept.

import type { Hand } from "./card";
import type { Attempt } from "./dice";
import { refused } from "./refusal";
import { bad, readCardRules, readDiceRules } from "./rules";
import { blankDraft, checkedSheet, type Draft, type Sheet } from "./sheets";

const VERSION = 1;
export const LARGEST = 1_000_000; // letters; thousands of hands, so anything larger is something else

export interface Opened {
  sheet: Sheet;
  draft: Draft | null;
}

type Data = Record<string, unknown>;

export function written(sheet: Sheet): Data {
  const { game, rules, names } = sheet;
  const head = { version: VERSION, game, rules, names };
  if (sheet.game === "dice") {
    const attempts = sheet.attempts.map(({ seat, points, declined, anyway }) => ({
      name: names[seat],
      points,
      ...(declined ? { declined } : {}),
      ...(anyway ? { anyway } : {}),
    }));
    return { ...head, attempts };
  }
  const hands = sheet.hands.map((hand) => writtenHand(sheet.rules.free_order, names, hand));
  return { ...head, hands, playoff: sheet.playoff === null ? null : names[sheet.playoff], entering: null };
}

function writtenHand(isFree: boolean, names: string[], { out, scores }: Hand): Data {
  return {
    out: names[out],
    points: scores.map((score) => score.points),
    laid: scores.map((score) => score.laid),
    ...(isFree ? { phases: scores.map((score) => score.phase) } : {}),
    ...(scores.some(({ anyway }) => anyway) ? { anyway: scores.map(({ anyway }) => anyway === true) } : {}),
  };
}

/** The sheet that this text holds, or a Refusal. */
export function readText(text: string): Opened {
  if (text.length > LARGEST) throw refused("refusal-pad-file-size", {});
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw refused("refusal-pad-file-none", {});
  }
  return readData(data);
}

export function readData(data: unknown): Opened {
  const found = (data ?? {}) as Data;
  if (!Number.isInteger(found["version"])) throw refused("refusal-pad-file-none", {});
  if (found["version"] !== VERSION) {
    throw refused("refusal-pad-file-version", { version: ["text", String(found["version"])], known: VERSION });
  }
  if (typeof found["game"] !== "string") throw refused("refusal-pad-file-none", {}); // of Tenfold, but something else
  const names = asList(found["names"], "names", (name) => asText(name, "names"));
  if (found["game"] === "dice") {
    onlyFields(found, ["version", "game", "rules", "names", "attempts"]);
    const rules = readDiceRules(found["rules"]);
    const attempts = asList(found["attempts"], "attempts", (one) => readAttempt(names, one));
    return { sheet: checkedSheet({ game: "dice", rules, names, attempts }), draft: null };
  }
  if (found["game"] !== "card") throw bad("game");
  onlyFields(found, ["version", "game", "rules", "names", "hands", "playoff", "entering"]);
  const rules = readCardRules(found["rules"]);
  const hands = asList(found["hands"], "hands", (one) => readHand(names, one));
  const playoff = found["playoff"] === null ? null : seatOf(names, found["playoff"], "playoff");
  const sheet = checkedSheet({ game: "card", rules, names, hands, playoff });
  return { sheet, draft: found["entering"] === null ? null : readEntering(sheet, found["entering"]) };
}

function readAttempt(names: string[], data: unknown): Attempt {
  const found = asData(data, "attempts");
  onlyFields(found, ["name", "points", "declined", "anyway"]);
  const points = found["points"] === null ? null : asNumber(found["points"], "points");
  const declined = found["declined"] === undefined ? false : asFlag(found["declined"], "declined");
  const isMarked = found["anyway"] !== undefined && asFlag(found["anyway"], "anyway");
  return { seat: seatOf(names, found["name"], "name"), points, declined, ...marked(isMarked) };
}

function readHand(names: string[], data: unknown): Hand {
  const { out, points, laid, phases, anyway } = readColumns(names, data);
  if (out === null || points.includes(null)) throw bad("hands");
  const scores = points.map((value, seat) => ({ points: value!, laid: laid[seat]!, phase: phases[seat]!, ...marked(anyway[seat]!) }));
  return { out, scores };
}

const marked = (isMarked: boolean): { anyway?: true } => (isMarked ? { anyway: true } : {});

/** A hand that the terminal's pad was in the middle of. */
function readEntering(sheet: Sheet, data: unknown): Draft {
  const { out, points, laid, phases } = readColumns(sheet.names, data);
  const entries = blankDraft(sheet).entries.map((_, seat) => ({
    points: points[seat] === null ? "" : String(points[seat]),
    laid: laid[seat]!,
    phase: phases[seat]!,
  }));
  return { out, entries };
}

function readColumns(names: string[], data: unknown) {
  const found = asData(data, "hands");
  onlyFields(found, ["out", "points", "laid", "phases", "anyway"]);
  const orNull = (value: unknown): number | null => (value === null ? null : asNumber(value, "points"));
  const points = asList(found["points"], "points", orNull);
  const laid = asList(found["laid"], "laid", (value) => asFlag(value, "laid"));
  const phases = found["phases"] == null ? names.map(() => null) : asList(found["phases"], "phases", orNull);
  const anyway = found["anyway"] == null ? names.map(() => false) : asList(found["anyway"], "anyway", (value) => asFlag(value, "anyway"));
  if ([points, laid, phases, anyway].some((column) => column.length !== names.length)) throw bad("hands");
  return { out: found["out"] === null ? null : seatOf(names, found["out"], "out"), points, laid, phases, anyway };
}

// --- plain data ---------------------------------------------------------------------------------------------------

function asData(value: unknown, where: string): Data {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw bad(where);
  return value as Data;
}

function onlyFields(data: Data, names: string[]): void {
  const unknown = Object.keys(data).find((name) => !names.includes(name));
  if (unknown !== undefined) throw bad(JSON.stringify(unknown.slice(0, 40)));
}

function asList<T>(value: unknown, where: string, read: (one: unknown) => T): T[] {
  if (!Array.isArray(value)) throw bad(where);
  return value.map(read);
}

function asText(value: unknown, where: string): string {
  if (typeof value !== "string") throw bad(where);
  return value;
}

function asNumber(value: unknown, where: string): number {
  if (!Number.isSafeInteger(value)) throw bad(where);
  return value as number;
}

function asFlag(value: unknown, where: string): boolean {
  if (typeof value !== "boolean") throw bad(where);
  return value;
}

function seatOf(names: string[], value: unknown, where: string): number {
  const seat = names.indexOf(asText(value, where));
  if (seat < 0) throw bad(where);
  return seat;
}
