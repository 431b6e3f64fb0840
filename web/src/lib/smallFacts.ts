// Up to three small facts about a finished game, from what everybody saw: the score sheet.

import type { View } from "./messages";
import type { CardLine, DiceLine } from "./wire";

export interface SmallFact {
  id: string;
  count: number;
  seats: number[]; // of whom it is true; none: of the game
}

/** The most of something, and who has it; null if it is nothing. */
function most(id: string, by: readonly number[]): SmallFact | null {
  const count = Math.max(0, ...by);
  return count ? { id, count, seats: by.flatMap((one, seat) => (one === count ? [seat] : [])) } : null;
}

const FACTS: Record<string, (sheet: never[]) => (SmallFact | null)[]> = {
  card: (sheet: CardLine[]) => {
    const hands = Math.max(0, ...sheet.map(({ points }) => points.length));
    // Cards in hand always cost something, so that who has no points went out; house rules may have it otherwise.
    const outs = sheet.map(({ points }) => points.filter((cost) => cost === 0).length);
    const isOnePerHand = outs.reduce((sum, one) => sum + one, 0) === hands;
    return [
      most("page-fact-dearest", sheet.map(({ points }) => Math.max(0, ...points))),
      isOnePerHand ? most("page-fact-out", outs) : null,
      { id: "page-fact-hands", count: hands, seats: [] },
    ];
  },
  dice: (sheet: DiceLine[]) => [
    most("page-fact-best-phase", sheet.map(({ points }) => Math.max(0, ...points))),
    most("page-fact-failed", sheet.map(({ failed }) => failed)),
  ],
};

export function smallFacts(game: string, table: View): SmallFact[] {
  const sheet = table["sheet"];
  if (!Object.hasOwn(FACTS, game) || !Array.isArray(sheet)) return [];
  return FACTS[game]!(sheet as never[]).filter((fact) => fact !== null);
}

/** How many phases of the list each seat has done; null where the sheet does not count them. */
export function phasesDone(game: string, table: View): number[] | null {
  const sheet = table["sheet"];
  if (!Array.isArray(sheet)) return null;
  if (game === "card") return (sheet as CardLine[]).map(({ done }) => done.length);
  return game === "dice" ? (sheet as DiceLine[]).map(({ points }) => points.length) : null;
}
