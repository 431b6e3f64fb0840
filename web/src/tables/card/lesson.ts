// The guided first hand of the card game.

import type { Saying } from "../../lib/messages";
import { advised, type Moment, type Note, OVER, toRead, type Turns } from "../lesson";
import { openPhases, readCards, readTable } from "./cards";

export const STEPS = ["hand", "phase", "draw", "discard", "others", "lay", "hit", "over", "end"] as const;

const TURN: Turns = {
  draw: ["draw", "lesson-draw", '[data-spot="deck"]'],
  take: ["draw", "lesson-take", '[data-spot="discard"]'],
  lay: ["lay", "lesson-lay", ".actions"],
  hit: ["hit", "lesson-hit", ".hand"],
  discard: ["discard", "lesson-discard", ".hand"],
};

export function noteOf(moment: Moment): Note | null {
  const table = readTable(moment.table);
  if (table.over) {
    return (
      toRead(moment, "over", OVER, { id: "lesson-card-over" }, { id: "lesson-card-over-phase" }) ??
      toRead(moment, "end", OVER, { id: "lesson-card-end" })
    );
  }
  if (!readCards(moment.table["hand"] as string | null).length) return null;
  const [phase] = openPhases(moment.rules, table, moment.me);
  if (phase !== undefined) {
    const needs: Saying = { id: "lesson-hand", facts: { phase: ["phase", moment.rules.phases![phase - 1]!] } };
    const first = toRead(moment, "hand", ".hand", needs) ?? toRead(moment, "phase", "section.phase", { id: "lesson-card-phase" });
    if (first) return first;
  }
  if (!moment.isMine) {
    return moment.awaited === null ? null : toRead(moment, "others", ".moves", { id: "lesson-others" });
  }
  return advised(moment, TURN);
}
