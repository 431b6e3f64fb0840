// The guided first round of the board game.

import type { Saying } from "../../lib/messages";
import { type Moment, type Note, OVER, toRead } from "../lesson";
import { readBoard } from "./board";

export const STEPS = ["hand", "track", "move", "space", "lay", "add", "discard", "others", "give", "over", "end"] as const;

const TURN: Record<string, [step: string, message: string, where: string]> = {
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
  return turnNote(moment);
}

function turnNote({ hint }: Moment): Note | null {
  const [word, card] = hint?.do.split(" ") ?? [];
  const [step, id, where] = TURN[word ?? ""] ?? [];
  if (!hint || !step) return null;
  const facts: Saying["facts"] = {};
  if (word === "lay") facts["number"] = Number.parseInt(card!);
  if (word === "add" || word === "discard") facts["card"] = ["card", card!];
  const isTwo = word === "discard" && hint.do.split(" ").length > 2; // the advice says it all
  const why = word === "lay" ? [] : [hint.says];
  return { step, says: [...(isTwo ? [] : [{ id: id!, facts }]), ...why], where: where! };
}
