// Points as people enter them: a number, a sum (5+10+25), or the cards that are left (R5 W S 12).

import engine from "./engine.json";
import type { CardRules } from "./rules";

const MOST = 9999;

/** What can be written down anyway, though no hand and no dice have it. */
export const isWritable = (points: number): boolean => Number.isInteger(points) && points >= 0 && points <= MOST;

/** The points that this text means, or null; cards count by the rules that are given. */
export function pointsIn(text: string, rules: CardRules | null = null): number | null {
  if (/^\s*\d{1,6}(\s*\+\s*\d{1,6})*\s*$/.test(text)) return text.split("+").reduce((sum, part) => sum + Number(part), 0);
  const cards = text.toUpperCase().split(/[\s,+]+/).filter(Boolean);
  if (!rules || !/[A-Z]/i.test(text) || !cards.every((card) => /^([RBGY]?([1-9]|1[0-2])|W|S)$/.test(card))) return null;
  return cards.reduce((sum, card) => sum + worthOf(card, rules), 0);
}

/** Whether it is more than a plain number, so that its sum is worth showing. */
export const isReckoned = (text: string): boolean => /[^\s\d]/.test(text);

function worthOf(card: string, rules: CardRules): number {
  const { low, ten, skip } = engine.card.worth;
  if (card === "W") return rules.wild_points;
  if (card === "S") return skip;
  return Number(card.replace(/^[RBGY]/, "")) < 10 ? low : ten;
}
