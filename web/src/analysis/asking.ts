// Questions about a position, and the server's answers.

import type { Problem } from "../lib/catalogue";
import type { Rules, Saying, View } from "../lib/messages";
import type { BestChoices } from "../lib/wire";

export interface Figure {
  says: Saying;
  how: Saying;
  exact: boolean;
}

/** The members are those of `tenfold analyse --json`. */
export interface Analysed {
  position: string;
  game: string;
  rules: Rules;
  seat: number;
  table: View;
  legal: string[] | null; // null: too many to be listed
  count: number;
  do: string;
  says: Saying;
  best: BestChoices | null;
  figures: Figure[];
}

export type Question =
  | { from: "text"; position: string }
  | { from: "record"; record: string; step: number }
  | { from: "room"; room: string; step: number };

/** An answer, or why there is none; null if the server cannot be reached. */
export async function ask(question: Question): Promise<Analysed | Problem | null> {
  try {
    const answer = await fetch("analysis", { method: "POST", body: JSON.stringify(question) });
    return (await answer.json()) as Analysed | Problem;
  } catch {
    return null;
  }
}

const FIRST = '{"record":"tenfold"';

/** Of a file: its lines up to this step, since the server needs no more; null if it is no record. */
export function recordUpTo(text: string, step: number): string | null {
  if (!text.startsWith(FIRST)) return null;
  const lines = text.split("\n").filter(Boolean);
  return `${lines.slice(0, 1 + step + LATER).join("\n")}\n`;
}

const LATER = 8; // where nature acts first, the position after that is meant

/** How many steps a record has: its lines but the header and the result. */
export const stepsOf = (text: string): number => text.split("\n").filter((line) => line.includes('"do":')).length;
