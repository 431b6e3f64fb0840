// What was entered last, as the question before it is dropped.

import { say } from "../lib/speech.svelte";
import { linesOf, phaseOf, type CardSheet } from "./card";
import { saidAttempt } from "./dice/attempts";
import type { Sheet } from "./sheets";

export function lastInWords(sheet: Sheet): string {
  if (sheet.game === "dice") return say("page-pad-undo-entry", { entry: saidAttempt(sheet, sheet.attempts.length - 1) });
  if (sheet.playoff !== null) return say("pad-undo-playoff");
  const hand = sheet.hands.length;
  return say("pad-undo-hand", { hand, entries: summedUp(sheet, hand - 1) });
}

/** A hand in one line: North 0 ✓1, East 35. */
export function summedUp(sheet: CardSheet, at: number): string {
  const before = linesOf(sheet, at);
  const entries = sheet.hands[at]!.scores.map((score, seat) => {
    const phase = phaseOf(sheet.rules, before, seat, score);
    return `${sheet.names[seat]} ${score.points}${phase === null ? "" : ` ✓${phase}`}`;
  });
  return entries.join(", ");
}
