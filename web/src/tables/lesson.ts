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
