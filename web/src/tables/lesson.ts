// Notes for somebody who plays a game for the first time. They follow what lies there: each game says what is to be
// noted at a moment, and nothing else decides.

import type { HintAnswer, Rules, Saying, View } from "../lib/messages";

/** What a learner sees now. */
export interface Moment {
  table: View; // with what the learner alone sees
  me: number;
  rules: Rules;
  awaited: number | null;
  isMine: boolean; // the learner may decide
  hint: HintAnswer | null; // what to do then, once it is known
  read: ReadonlySet<string>; // steps that were read and need not be shown again
}

export interface Note {
  step: string;
  says: Saying[];
  where: string; // a selector of what the note speaks of
  isRead?: true; // nothing has to be done: "Next"
}

export interface LessonOfGame {
  STEPS: readonly string[]; // in the order in which they are counted
  noteOf(moment: Moment): Note | null;
}

/** The sheet at the end of a hand or a round. */
export const OVER = "dialog:has(.ready)";

/** A note that is shown until it was read, or nothing. */
export function toRead({ read }: Moment, step: string, where: string, ...says: Saying[]): Note | null {
  return read.has(step) ? null : { step, says, where, isRead: true };
}

/** Steps of a game with cards, by the word of the action that is advised. */
export type Turns = Record<string, [step: string, message: string, where: string]>;

/** What to do in the learner's turn: the advice, and why; a complete phase is reason enough. */
export function advised({ hint }: Moment, turns: Turns): Note | null {
  const [word, piece] = hint?.do.split(" ") ?? [];
  const [step, id, where] = turns[word ?? ""] ?? [];
  if (!hint || !step) return null;
  const facts: Saying["facts"] = {};
  if (word === "hit" || word === "add" || word === "discard") facts["card"] = ["card", piece!];
  if (word === "lay") facts["number"] = Number.parseInt(piece!);
  return { step, says: [{ id: id!, facts }, ...(word === "lay" ? [] : [hint.says])], where: where! };
}
