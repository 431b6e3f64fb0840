// An attempt in words, as the history and a question name it.

import { say } from "../../lib/speech.svelte";
import { blockOf, phaseNow, type DiceSheet } from "../dice";

export function saidAttempt(sheet: DiceSheet, at: number): string {
  const { seat, points, declined } = sheet.attempts[at]!;
  const facts = { name: sheet.names[seat]!, phase: phaseNow(blockOf(sheet, at)) };
  if (points !== null) return say("page-pad-entry-made", { ...facts, points });
  return say(declined ? "page-pad-entry-declined" : "page-pad-entry-failed", facts);
}
