// All entries for a spreadsheet. The card game's columns are those of `tenfold score --csv`.

import { linesOf, openTo, phaseOf, type CardSheet } from "./card";
import { blockOf, phaseNow, totalOf, type DiceSheet } from "./dice";
import { total } from "../tables/card/cards";
import type { Sheet } from "./sheets";

type Cell = string | number | null;

// A cell that begins like this is a formula to a spreadsheet; the wide forms are, too, in some of them.
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

export function asCsv(sheet: Sheet): string {
  const rows = sheet.game === "card" ? cardRows(sheet) : diceRows(sheet);
  return [...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function* cardRows(sheet: CardSheet): Generator<Cell[]> {
  yield ["hand", "name", "phase", "laid", "points", "total"];
  for (const [at, hand] of sheet.hands.entries()) {
    const before = linesOf(sheet, at);
    for (const [seat, score] of hand.scores.entries()) {
      const open = sheet.rules.free_order ? null : openTo(sheet.rules, before, seat)[0]!;
      const phase = phaseOf(sheet.rules, before, seat, score) ?? open;
      const sum = total(before[seat]!) + score.points;
      yield [at + 1, safe(sheet.names[seat]!), phase, score.laid ? "yes" : "no", score.points, sum];
    }
  }
}

function* diceRows(sheet: DiceSheet): Generator<Cell[]> {
  yield ["attempt", "name", "phase", "result", "points", "total"];
  for (const [at, { seat, points, declined }] of sheet.attempts.entries()) {
    const phase = phaseNow(blockOf(sheet, at));
    const result = points !== null ? "made" : declined ? "declined" : "failed";
    yield [at + 1, safe(sheet.names[seat]!), phase, result, points ?? 0, totalOf(blockOf(sheet, at + 1).columns[seat]!)];
  }
}

const safe = (name: string): string => (FORMULA.test(name) ? `'${name}` : name);

function cell(value: Cell): string {
  const text = value === null ? "" : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
