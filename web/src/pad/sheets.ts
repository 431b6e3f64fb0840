// A sheet of either game, and the hand that is being entered.

import { checkedCards, undoneCards, type CardSheet } from "./card";
import { checkedDice, undoneDice, type DiceSheet } from "./dice";
import { checkNames } from "./names";
import type { PadGame } from "../lib/games";
import { cardRules, diceRules } from "./rules";

export type Sheet = CardSheet | DiceSheet;

/** A hand as far as it is entered, as it stands in the fields. */
export interface Draft {
  out: number | null;
  entries: Entry[];
}

export interface Entry {
  points: string;
  laid: boolean;
  phase: number | null;
  anyway?: boolean;
}

export const blankDraft = (sheet: Sheet): Draft => ({
  out: null,
  entries: sheet.names.map(() => ({ points: "", laid: false, phase: null })),
});

/** `house` are options that differ from what is printed. */
export function newSheet(game: PadGame, edition: string, variants: string[], names: string[], house: Record<string, unknown> = {}): Sheet {
  checkNames(game, names);
  if (game === "dice") return { game, rules: diceRules(edition, variants, house), names, attempts: [] };
  return { game, rules: cardRules(edition, variants, house), names, hands: [], playoff: null };
}

/** The same people and rules, nothing entered yet. */
export const again = (sheet: Sheet): Sheet =>
  sheet.game === "dice" ? { ...sheet, attempts: [] } : { ...sheet, hands: [], playoff: null };

export function checkedSheet(sheet: Sheet): Sheet {
  checkNames(sheet.game, sheet.names);
  return sheet.game === "card" ? checkedCards(sheet) : checkedDice(sheet);
}

/** How many hands or attempts are on it. */
export const entriesOf = (sheet: Sheet): number => (sheet.game === "card" ? sheet.hands.length : sheet.attempts.length);

export const undone = (sheet: Sheet): Sheet => (sheet.game === "card" ? undoneCards(sheet) : undoneDice(sheet));

export function renamed(sheet: Sheet, names: string[]): Sheet {
  checkNames(sheet.game, names);
  return { ...sheet, names };
}
