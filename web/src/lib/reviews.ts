// What the decisions of a seat cost in a finished game, as the server has worked it out (`/rooms/CODE/review`).

import type { Problem } from "./catalogue";
import type { Saying } from "./messages";

export interface Decision {
  event: number;
  value: number; // of what was done
  cost: number;
  margin: number; // the cost is so exact, 95 of 100 times; 0: exact
  did: Saying | null;
  says: Saying | null; // what would have been better
  reason: Saying | null;
  besides: Saying[]; // what else differs at the end of the hand
}

export interface Review {
  seat: number;
  worth: "points" | "chance to win";
  method: "exact" | "strong" | "solid";
  worlds: number;
  start: number;
  luck: number;
  choice: number;
  rest: number;
  result: number;
  costliest: number[]; // events
  decisions: Decision[];
  swings: { event: number; cause: "luck" | "choice" | "others"; change: number }[];
}

export interface Point {
  event: number;
  value: number;
}

const REVIEWED = ["card", "dice", "board"];
export const isReviewed = (game: string): boolean => REVIEWED.includes(game);

/** How far it is: the share of the game that has been looked through; `solving`: its rules are solved first. */
export interface Progress {
  done: number;
  solving: boolean;
}

/** Of a room's last game, or of a record. The last line of the answer is the review, or why there is none; those before it say how
 * far it is. */
export async function loadReview(
  of: { code: string } | { record: string },
  seat: number,
  onprogress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Review | Problem> {
  const answer = await ("code" in of
    ? fetch(`rooms/${of.code}/review?seat=${seat}`, { signal })
    : fetch(`review?seat=${seat}`, { method: "POST", body: of.record, signal }));
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    text += value ?? "";
    const lines = text.split("\n");
    if (done) return JSON.parse(lines.at(-1) || lines.at(-2)!) as Review | Problem;
    const told = lines.at(-2)?.startsWith('{"done"') ? (JSON.parse(lines.at(-2)!) as Progress) : null;
    if (told) onprogress(told);
  }
}

export const isFound = (answer: Review | Problem): answer is Review => "decisions" in answer;

/** What could be expected after each event that changed it; or the start and the changes by one cause, added up. */
export function curve({ start, swings }: Review, cause: "luck" | null = null): Point[] {
  let value = start;
  const points = [{ event: 0, value }];
  for (const swing of swings) {
    if (cause !== null && swing.cause !== cause) continue;
    value += swing.change;
    points.push({ event: swing.event, value });
  }
  return points;
}

/** The decision nearest to an event. */
export function decisionAt({ decisions }: Review, event: number): Decision | undefined {
  return decisions.reduce<Decision | undefined>(
    (near, one) => (near && Math.abs(near.event - event) <= Math.abs(one.event - event) ? near : one),
    undefined,
  );
}
