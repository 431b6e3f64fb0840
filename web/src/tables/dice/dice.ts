// The dice table as it came over the wire.

import type { View } from "../../lib/messages";
import type { DiceLine, DiceTable } from "../../lib/wire";

export type DiceView = Omit<DiceTable, "faces"> & { faces: string[] };

export function readDice(view: View): DiceView {
  const raw = view as unknown as DiceTable;
  return { ...raw, faces: raw.faces.split(" ").filter(Boolean) };
}

export function total(line: DiceLine): number {
  const sum = line.points.reduce((points, more) => points + more, 0);
  return sum + (line.bonus_5 ?? 0) + (line.bonus_10 ?? 0) - line.deducted;
}
