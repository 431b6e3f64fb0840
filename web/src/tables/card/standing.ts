// How players stand, in words and on the ladder.

import { playsHow } from "../../lib/characters";
import { say } from "../../lib/speech.svelte";
import type { Rung } from "../../parts/Ladder.svelte";
import type { Rules, Seat } from "../../lib/messages";
import { openPhases, playedPhases, type Progress, total } from "./cards";
import type { CardTurn } from "./turn.svelte";

/** "phase 3 laid", "phase 2", "4 phases open". */
export function saidPhase(turn: CardTurn, seat: Seat): string {
  const laid = turn.table.laid[seat] ?? null;
  if (laid !== null) return say("page-player-laid", { number: laid });
  const open = openPhases(turn.rules, turn.table, seat);
  if (!open.length) return say("page-all-phases");
  return open.length === 1 ? say("page-player-phase", { number: open[0]! }) : say("table-phases-open", { count: open.length });
}

/** "Kubi, bot, plays steadily, phase 3 laid, 9 cards, loses the next turn". */
export function saidPlayer(turn: CardTurn, seat: Seat): string {
  const { table, room } = turn;
  const place = room.seen!.places[seat]!;
  return [
    room.names[seat]!,
    place.bot ? say("page-is-bot") : "",
    place.bot ? playsHow(place.bot) : "",
    place.stood_in ? say("page-stood-in") : "",
    !place.bot && !place.stood_in && !place.present ? say("page-player-away") : "",
    saidPhase(turn, seat),
    say("table-cards", { count: table.hand_sizes[seat] ?? 0 }),
    turn.rules["fixed_hands"] ? say("table-points", { points: total(table.sheet[seat]!) }) : "",
    table.skips[seat] ? say("page-player-skipped") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** The rungs of this game: its phases, or in free order how many are done; with fixed hands all stand on one. */
export function rungsOf(rules: Rules, table: Progress): Rung[] {
  const played = playedPhases(rules);
  const seats = table.sheet.map((_, seat) => seat);
  if (rules["free_order"]) {
    return Array.from({ length: played.length + 1 }, (_, count) => ({
      sign: String(count),
      name: say("page-rung-done", { count }),
      seats: seats.filter((seat) => table.sheet[seat]!.done.length === count),
    }));
  }
  const points = (seat: Seat): number => total(table.sheet[seat]!);
  const order = rules["fixed_hands"] ? seats.toSorted((a, b) => points(a) - points(b)) : seats;
  return played.map((number, at) => ({
    sign: String(number),
    name: say("page-rung", { number }),
    seats: order.filter((seat) => rungOf(rules, table, seat, played.length) === at),
  }));
}

/** Where somebody stands, from 0; whoever has done them all stays on the last. */
function rungOf(rules: Rules, table: Progress, seat: Seat, rungs: number): number {
  const line = table.sheet[seat]!;
  const isOver = rules["fixed_hands"] ? line.points.length : line.done.length;
  return Math.min(isOver, rungs - 1);
}
