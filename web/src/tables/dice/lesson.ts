// The guided first turns of the dice game.

import { readPhase, saidPhase } from "../../lib/needs";
import { say } from "../../lib/speech.svelte";
import { type Moment, type Note, toRead } from "../lesson";
import { pointsOf } from "../../rules/dice";
import { readDice } from "./dice";

export const STEPS = ["dice", "keep", "risk", "write", "others", "block", "end"] as const;

const ROWS = "section.dice .row";

export function noteOf(moment: Moment): Note | null {
  const table = readDice(moment.table);
  const line = table.sheet[moment.me]!;
  if (line.points.length) {
    return (
      toRead(moment, "block", ".strip, aside table", { id: "lesson-dice-block", facts: { points: line.points[0]! } }) ??
      toRead(moment, "end", ROWS, { id: "lesson-dice-end" })
    );
  }
  const needs = readPhase(moment.rules.phases![0]!);
  const first = toRead(moment, "dice", ROWS, {
    id: "lesson-dice-phase",
    facts: { phase: ["text", saidPhase(needs, "dice-need", say)] },
  });
  if (first) return first;
  if (!moment.isMine) {
    return moment.awaited === null ? null : toRead(moment, "others", ROWS, { id: "lesson-dice-others" });
  }
  if (!moment.hint) return null;
  const [word, ...dice] = moment.hint.do.split(" ");
  const points = pointsOf(needs, table.faces);
  if (points === null) {
    const id = dice[0] === "-" ? "lesson-dice-roll-all" : "lesson-dice-keep";
    return { step: "keep", says: [{ id }, moment.hint.says], where: ROWS };
  }
  if (word === "keep") {
    return { step: "risk", says: [{ id: "lesson-dice-risk", facts: { points } }, moment.hint.says], where: ".actions" };
  }
  if (word === "decline") return { step: "write", says: [{ id: "lesson-dice-decline" }, moment.hint.says], where: ".actions" };
  return { step: "write", says: [{ id: "lesson-dice-write", facts: { points } }, moment.hint.says], where: ".actions" };
}
