// What can be done at the dice, in words and little pictures.

import type { Part } from "../../lib/saying";
import { say } from "../../lib/speech.svelte";
import { DICE } from "../../rules/dice";

/** `keep L1 H2`, `stop`, `score`, `decline`, of dice that show these faces; `points`: what lies there would bring. */
export function choiceTold(doing: string, faces: readonly string[], hasColours: boolean, points: number | null): Part[] {
  const [word, ...places] = doing.split(" ");
  if (word === "decline") return [["text", say("page-decline")]];
  if (word !== "keep") return [["text", points === null ? say("advice-stop") : say("page-score", { points })]];
  if (places[0] === "-") return [["text", say("page-roll-all")]];
  const kept = places.map((place) => faces[DICE.indexOf(place)]!);
  const shown = hasColours ? kept : kept.map((face) => face.slice(1));
  return shown.toSorted((one, other) => value(other) - value(one)).map((face) => ["die", face]);
}

/** Wilds come last. */
const value = (face: string): number => Number(face.match(/\d+/)?.[0] ?? 0);
