// What the kept sheets tell together: who played with whom, evening by evening, and how everybody did.

import { total } from "../tables/card/cards";
import { linesOf } from "./card";
import { blockOf, totalOf } from "./dice";
import type { Kept } from "./shelf.svelte";
import { wonBy } from "./standing";

const MOST_COMPANIES = 4;
const NIGHT = 5 * 3_600_000; // what ends after midnight belongs to the evening before

/** The newest sheet of every company, the newest first. */
export function companiesOf(kept: readonly Kept[]): Kept[] {
  const found = new Map<string, Kept>();
  for (const one of newestFirst(kept)) {
    const key = `${one.sheet.game} ${one.sheet.names.map(folded).join(",")}`;
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()].slice(0, MOST_COMPANIES);
}

const newestFirst = (kept: readonly Kept[]): Kept[] => [...kept].sort((a, b) => b.at - a.at);
const folded = (name: string): string => name.toUpperCase().toLowerCase();

/** `2026-11-17`, by the clock of this device. */
export function eveningOf({ at }: Kept): string {
  const day = new Date(at - NIGHT);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** The years and evenings that there are, the newest first. */
export function spansOf(kept: readonly Kept[]): { seasons: string[]; evenings: string[] } {
  const evenings = [...new Set(newestFirst(kept).map(eveningOf))];
  return { seasons: [...new Set(evenings.map((day) => day.slice(0, 4)))], evenings };
}

export interface Tally {
  name: string;
  games: number; // that were finished
  won: number;
  tries: number; // hands, or attempts at the dice
  phases: number;
  points: number; // of finished games
  streak: number; // the most wins one after another
}

/** Everybody who played this game, whoever won most first; `kept` are the sheets of a span. */
export function recordsOf(kept: readonly Kept[], game: "card" | "dice"): Tally[] {
  const found = new Map<string, Tally & { run: number }>();
  for (const { sheet } of newestFirst(kept).reverse()) {
    if (sheet.game !== game) continue;
    const winners = wonBy(sheet);
    const done = resultsOf(sheet);
    sheet.names.forEach((name, seat) => {
      const before = found.get(folded(name)) ?? { name, games: 0, won: 0, tries: 0, phases: 0, points: 0, streak: 0, run: 0 };
      const hasWon = winners.includes(seat);
      const isOver = winners.length > 0;
      const run = !isOver ? before.run : hasWon ? before.run + 1 : 0;
      found.set(folded(name), {
        name,
        games: before.games + Number(isOver),
        won: before.won + Number(hasWon),
        tries: before.tries + done[seat]!.tries,
        phases: before.phases + done[seat]!.phases,
        points: before.points + (isOver ? done[seat]!.points : 0),
        streak: Math.max(before.streak, run),
        run,
      });
    });
  }
  const better = (a: Tally, b: Tally): number => b.won - a.won || a.games - b.games || a.name.localeCompare(b.name);
  return [...found.values()].map(({ run: _, ...record }) => record).sort(better);
}

function resultsOf(sheet: Kept["sheet"]): { tries: number; phases: number; points: number }[] {
  if (sheet.game === "card") {
    return linesOf(sheet).map((line) => ({ tries: line.points.length, phases: line.done.length, points: total(line) }));
  }
  return blockOf(sheet).columns.map((column, seat) => ({
    tries: sheet.attempts.filter((attempt) => attempt.seat === seat).length,
    phases: column.points.length,
    points: totalOf(column),
  }));
}
