// The bots' characters: who plays how strongly, in the order in which they take free seats.

import { say } from "./speech.svelte";

const BY_STRENGTH: Record<string, string[]> = {
  easy: ["bolo", "tipi", "yumi"],
  solid: ["luno", "kubi", "rico"],
  strong: ["moki", "zeno"],
};

export const characters: readonly string[] = Object.values(BY_STRENGTH).flat();

const PLAYS: Record<string, string> = { easy: "plays-gently", solid: "plays-steadily", strong: "plays-sharply" };

/** Bots that a person is offered; `random` is not. */
export const strengths = (bots: readonly string[]): string[] => bots.filter((bot) => bot in PLAYS);

/** The bot that suits a character, if the game has it; otherwise the one that plays there. */
export const suiting = (character: string, bots: readonly string[], otherwise: string): string =>
  bots.find((bot) => BY_STRENGTH[bot]?.includes(character)) ?? otherwise;

/** How strongly a bot plays, in words; empty for a bot of another game's own. */
export const playsHow = (bot: string): string => (bot in PLAYS ? say(PLAYS[bot]!) : "");

const NEAREST: Record<string, string[]> = { easy: ["easy", "solid", "strong"], solid: ["solid", "strong", "easy"], strong: ["strong", "solid", "easy"] };

/** Who takes so many free seats, as the server chooses: those of the strength first, then the nearest. */
export const newcomers = (bot: string, count: number): string[] =>
  (NEAREST[bot] ?? Object.keys(BY_STRENGTH)).flatMap((strength) => BY_STRENGTH[strength]!).slice(0, count);

export const characterName = (character: string): string => say(`character-${character}`);
