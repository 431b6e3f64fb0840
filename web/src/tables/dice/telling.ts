// What happened at the dice table, in sentences.

import type { Happening } from "../../lib/room.svelte";
import { say } from "../../lib/speech.svelte";
import { DICE, readDice, total } from "./dice";

export function tellDice(happening: Happening, later: Happening[], me: number | null): string[] {
  const { told, names } = happening;
  const [word, ...rest] = (told.do ?? "").split(" ");
  const before = happening.before && readDice(happening.before);
  const after = happening.after && readDice(happening.after);
  const seat = told.seat ?? before?.seat ?? null;
  if (word === "lot") {
    const scribe = Number(rest[0]);
    return [scribe === me ? say("you-begin") : say("they-begin", { name: names[scribe] ?? "?" })];
  }
  if (!before || seat === null) return [];
  const mine = seat === me;
  const name = names[seat] ?? "?";
  const roll = before.faces.join(" ");
  const line = before.sheet[seat]!;
  const phase = line.points.length + 1;
  const now = after?.sheet[seat];
  if (word === "keep") {
    const kept = rest[0] === "-" ? [] : rest.map((place) => before.faces[DICE.indexOf(place)] ?? "?");
    if (!kept.length) return [mine ? say("you-keep-nothing") : say("they-keep-nothing", { name, roll })];
    const dice = kept.join(" ");
    return [mine ? say("you-keep-dice", { dice, rolled: 10 - kept.length }) : say("they-keep-dice", { name, roll, dice })];
  }
  if (word === "score" && now) {
    const points = now.points[phase - 1] ?? total(now) - total(line);
    return [mine ? say("you-make-phase", { phase, points }) : say("they-make-phase", { name, roll, phase, points })];
  }
  if (word === "stop" || word === "rolled") {
    const isFailed = now !== undefined && now.failed > line.failed;
    const goesOn = later.some(({ told: next }) => next.what === "ended" || next.do?.startsWith("rolled"));
    if (!isFailed || (happening.alone ? false : !goesOn)) return [];
    const last = word === "rolled" ? rest.join(" ") : roll;
    return [mine ? say("you-fail-phase", { phase }) : say("they-fail-phase", { name, roll: last, phase })];
  }
  if (word === "decline") {
    return [mine ? say("you-refuse-points", { phase }) : say("they-refuse-points", { name, roll, phase })];
  }
  return [];
}

