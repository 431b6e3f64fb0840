// How a sheet stands, in a few words.

import { say } from "../lib/speech.svelte";
import { ahead, winnersOf } from "./card";
import { blockOf, rankingOf, totalOf } from "./dice";
import type { Sheet } from "./sheets";

/** Who has won, who is ahead, or how far it is. */
export function standing(sheet: Sheet): string {
  const winners = wonBy(sheet);
  if (sheet.game === "dice" && sheet.names.length === 1 && sheet.attempts.length) {
    const points = totalOf(blockOf(sheet).columns[0]!);
    return say(winners.length ? "won-alone" : "table-points", { points });
  }
  if (winners.length) return say(winners.length === 1 ? "won-they" : "won-several", { names: named(sheet, winners) });
  const first = aheadIn(sheet);
  if (!first.length) return say("page-pad-not-begun");
  return say("page-pad-leads", { names: named(sheet, first), count: first.length });
}

export function wonBy(sheet: Sheet): number[] {
  if (sheet.game === "card") return winnersOf(sheet);
  const block = blockOf(sheet);
  return block.isOver ? rankingOf(block.columns)[0]! : [];
}

/** Who is first now; nobody before the first entry, and nobody alone. */
export function aheadIn(sheet: Sheet): number[] {
  if (sheet.game === "card") return ahead(sheet);
  return sheet.attempts.length && sheet.names.length > 1 ? rankingOf(blockOf(sheet).columns)[0]! : [];
}

const named = (sheet: Sheet, seats: number[]): string => seats.map((seat) => sheet.names[seat]).join(", ");
