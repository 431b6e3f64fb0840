// A change in words, and what stands in its place now.

import { say } from "../../lib/speech.svelte";
import { saidAttempt } from "../dice/attempts";
import type { Sheet } from "../sheets";
import { summedUp } from "../words";
import { linesIn, withLines, type Change } from "./changes";

export function changeInWords(sheet: Sheet, { at, drop, put, names, playoff }: Change): string {
  if (names) return names.join(", ");
  if (playoff !== undefined) return playoffInWords(sheet, playoff);
  const before = linesIn(sheet).slice(0, at);
  if (put.length) return put.map((_, more) => lineInWords(withLines(sheet, [...before, ...put]), before.length + more)).join("; ");
  return say("page-pad-live-dropped", { entry: at + drop });
}

/** What another phone has changed. */
export const newsInWords = (sheet: Sheet, change: Change): string => say("page-pad-live-came", { entry: changeInWords(sheet, change) });

/** What this sheet has where the change wants something else. */
export function placeInWords(sheet: Sheet, { at, drop, put, names, playoff }: Change): string {
  if (names) return sheet.names.join(", ");
  if (playoff !== undefined) return playoffInWords(sheet, sheet.game === "card" ? sheet.playoff : null);
  const there = linesIn(sheet).slice(at, at + Math.max(drop, put.length));
  if (!there.length) return say("page-pad-live-dropped", { entry: at + 1 });
  return there.map((_, more) => lineInWords(sheet, at + more)).join("; ");
}

function lineInWords(sheet: Sheet, at: number): string {
  if (sheet.game === "dice") return saidAttempt(sheet, at);
  return say("page-pad-live-hand", { hand: at + 1, entries: summedUp(sheet, at) });
}

function playoffInWords(sheet: Sheet, seat: number | null): string {
  return seat === null ? say("page-pad-live-no-playoff") : say("page-pad-live-playoff", { name: sheet.names[seat] ?? "" });
}
