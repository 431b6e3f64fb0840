// Spaces of the track in words.

import { say } from "../../lib/speech.svelte";
import type { Space } from "./board";

const NAMES: Partial<Record<Space, string>> = {
  start: "space-start",
  star: "space-star",
  again: "space-again",
  pick: "space-pick",
  swap: "space-swap",
  "all-draw": "space-all-draw",
  joker: "space-joker",
  ask: "space-ask",
};

const DOES: Partial<Record<Space, string>> = {
  start: "space-do-star",
  star: "space-do-star",
  again: "space-do-again",
  pick: "space-do-pick",
  swap: "space-do-swap",
  "all-draw": "space-do-all-draw",
  joker: "space-do-joker",
  ask: "space-do-ask",
};

/** The name on the track; +1, +2 and +3 are the same everywhere. */
export const spaceName = (space: Space): string => (space in NAMES ? say(NAMES[space]!) : space);

/** What the space makes its player do. */
export const spaceDoes = (space: Space): string =>
  space in DOES ? say(DOES[space]!) : say("space-do-plus", { count: Number(space.slice(1)) });
