// The chart's figures: everybody's total from the start on, after every hand or attempt of their own.

import { total } from "../tables/card/cards";
import { linesOf } from "./card";
import { blockOf, totalOf } from "./dice";
import type { Sheet } from "./sheets";

export function totalsOf(sheet: Sheet): number[][] {
  if (sheet.game === "card") {
    const after = Array.from({ length: sheet.hands.length + 1 }, (_, hands) => linesOf(sheet, hands));
    return sheet.names.map((_, seat) => after.map((lines) => total(lines[seat]!)));
  }
  const totals = sheet.names.map(() => [0]);
  for (const [at, { seat }] of sheet.attempts.entries()) totals[seat]!.push(totalOf(blockOf(sheet, at + 1).columns[seat]!));
  return totals;
}
