// The guided first round of the board game.

import type { Saying } from "../../lib/messages";
import { advised, type Moment, type Note, OVER, toRead, type Turns } from "../lesson";
import { readBoard } from "./board";

export const STEPS = ["hand", "track", "move", "space", "lay", "add", "discard", "others", "give", "over", "end"] as const;

const TURN: Turns = {
  move: ["move", "lesson-board-move", ".where"],
  star: ["space", "lesson-board-star", ".where"],
  draw: ["space", "lesson-board-take", '[data-spot="deck"]'],
  take: ["space", "lesson-board-take", '[data-spot="discard"]'],
  pick: ["space", "lesson-board-pick", ".picks"],
  swap: ["space", "lesson-board-swap", ".hand"],
  ask: ["space", "lesson-board-ask", ".numbers"],
  give: ["give", "lesson-board-give", ".actions"],
  lay: ["lay", "lesson-lay", ".actions"],
  add: ["add", "lesson-hit", ".hand"],
  discard: ["discard", "lesson-discard", ".hand"],
};

export function noteOf(moment: Moment): Note | null {
  const table = readBoard(moment.table);
  if (table.over) {
    return (
      toRead(moment, "over", OVER, { id: "lesson-board-over" }) ??
      toRead(moment, "end", OVER, { id: "lesson-board-end" })
    );
  }
  const marker = table.markers[moment.me]!;
  const isLaid = table.table[moment.me]!.length > 0;
  if (!isLaid && moment.rules.phases![marker - 1]) {
    const phase: Saying = { id: "lesson-hand", facts: { phase: ["phase", moment.rules.phases![marker - 1]!] } };
    const first = toRead(moment, "hand", ".hand", phase) ?? toRead(moment, "track", "div.ring", { id: "lesson-board-track" });
    if (first) return first;
  }
  if (!moment.isMine) {
    return moment.awaited === null ? null : toRead(moment, "others", ".moves", { id: "lesson-others" });
  }
  const note = advised(moment, TURN);
  const isTwo = /^discard \S+ /.test(moment.hint?.do ?? ""); // cards: the advice says it all
  return note && isTwo ? { ...note, says: note.says.slice(1) } : note;
}
