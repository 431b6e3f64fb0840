// The bots' characters: who plays how strongly, in the order in which they take free seats.

import { say } from "./speech.svelte";

const BY_STRENGTH: Record<string, string[]> = {
  easy: ["bolo", "tipi", "yumi"],
  solid: ["luno", "kubi", "rico"],
  strong: ["moki", "zeno"],
};

export const characters: readonly string[] = Object.values(BY_STRENGTH).flat();

const PLAYS: Record<string, string> = {
  easy: "plays-gently",
  solid: "plays-steadily",
  strong: "plays-sharply",
  optimal: "plays-for-points",
  racer: "plays-to-win",
};

/** Bots that a person is offered; `random` is not. */
export const strengths = (bots: readonly string[]): string[] => bots.filter((bot) => bot !== "random");

/** The bot that suits a character, if the game has it; otherwise the one that plays there. */
export const suiting = (character: string, bots: readonly string[], otherwise: string): string =>
  bots.find((bot) => BY_STRENGTH[bot]?.includes(character)) ?? otherwise;

/** How strongly a bot plays, in words; a bot that the server's host has added goes by its name. */
export const playsHow = (bot: string): string => (bot in PLAYS ? say(PLAYS[bot]!) : bot === "random" ? "" : bot);

const STRONGEST = ["strong", "solid", "easy"];
const NEAREST: Record<string, string[]> = {
  easy: ["easy", "solid", "strong"],
  solid: ["solid", "strong", "easy"],
  strong: STRONGEST,
  optimal: STRONGEST,
  racer: STRONGEST,
};

/** Who takes so many free seats, as the server chooses: those of the strength first, then the nearest. */
export const newcomers = (bot: string, count: number): string[] =>
  (NEAREST[bot] ?? Object.keys(BY_STRENGTH)).flatMap((strength) => BY_STRENGTH[strength]!).slice(0, count);

export const characterName = (character: string): string => say(`character-${character}`);
