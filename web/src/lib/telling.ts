// What happened, as it is read aloud. Another player's turn is one sentence: its sayings begin with the same name,
// so the name is said once and the rest is strung together by commas ("Luno draws a card, lays phase 2: …, discards
// red 7."), which all six languages do with verbs that share a subject. What does not begin so stays its own sentence.

import type { Part } from "./saying";
import type { Seat, Saying } from "./messages";
import { spoken } from "./naming";

/** The sentence of a turn, from the parts of its sayings. */
export function oneSentence(sayings: readonly (readonly Part[])[]): string {
  const told: string[] = [];
  let subject: string | null = null; // of the sentence that may go on
  for (const parts of sayings.filter((one) => one.length)) {
    const text = spoken(parts).trim();
    const [kind, name] = parts[0]!;
    const rest = kind === "name" ? spoken(parts.slice(1)) : "";
    const goesOn = rest.startsWith(" ") && !/[.!?…] /.test(rest.trim());
    if (goesOn && subject === name) told.push(`${told.pop()!.replace(/\.$/, "")},${rest.trimEnd()}`);
    else told.push(text);
    subject = goesOn ? name : null;
  }
  return told.join(" ");
}

/** Whether it is done to a seat. */
export function isDoneTo({ facts }: Saying, seat: Seat | null): boolean {
  if (seat === null) return false;
  const target = facts?.["target"];
  return Array.isArray(target) && (target[1] === seat || (Array.isArray(target[1]) && target[1].includes(seat)));
}
