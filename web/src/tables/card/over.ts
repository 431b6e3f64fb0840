// What the end of a hand says of everybody, and who leads.

import type { Rules, Seat } from "../../lib/messages";
import { say } from "../../lib/speech.svelte";
import type { CardOver } from "../../lib/wire";
import { beforeHand, type Card, type CardView, openPhases, readCards, total } from "./cards";

export interface Row {
  seat: Seat;
  cards: Card[]; // still held
  points: number;
  total: number;
  phase: string;
  isDone: boolean; // a phase in this hand
  said: (name: string) => string;
}

/** Everybody of the hand, from the left of whoever went out. */
export function endOfHand(rules: Rules, table: CardView, over: CardOver): Row[] {
  const order = [...table.playing.filter((seat) => seat > over.seat), ...table.playing.filter((seat) => seat <= over.seat)];
  return order.map((seat) => {
    const cards = readCards(over.hands[seat]);
    const points = over.costs[seat]!;
    const sum = total(table.sheet[seat]!);
    const phase = phaseOf(rules, table, seat);
    const said = (name: string): string =>
      say("page-hand-row", {
        name,
        cards: say("table-cards", { count: cards.length }),
        points: say("table-points", { points }),
        total: sum,
        phase,
      });
    return { seat, cards, points, total: sum, phase, isDone: table.laid[seat] != null, said };
  });
}

/** "phase 3 done", "tries phase 3 again"; with fixed hands there is no second try. */
function phaseOf(rules: Rules, table: CardView, seat: Seat): string {
  const laid = table.laid[seat];
  if (laid != null) return say("page-row-done", { number: laid });
  const [number] = openPhases(rules, { ...beforeHand(table), laid: [] }, seat);
  if (rules["free_order"] || number === undefined) return "–";
  return rules["fixed_hands"] || table.playoff ? say("page-row-missed", { number }) : say("page-row-again", { number });
}

export interface Lead {
  seats: Seat[];
  message: string;
  points: string;
  phase: number;
  done: string;
}

/** Most phases, then the fewest points; with fixed hands points alone. */
export function leadOf(rules: Rules, table: CardView): Lead {
  const isFixed = Boolean(rules["fixed_hands"]);
  const rank = (seat: Seat): number => total(table.sheet[seat]!) - (isFixed ? 0 : table.sheet[seat]!.done.length * 1e6);
  const best = Math.min(...table.playing.map(rank));
  const seats = table.playing.filter((seat) => rank(seat) === best);
  const line = table.sheet[seats[0]!]!;
  const [phase] = openPhases(rules, { ...table, laid: [] }, seats[0]!);
  const isCounted = Boolean(rules["free_order"]) || phase === undefined;
  return {
    seats,
    message: isFixed ? "page-leads-points" : isCounted ? "page-leads-done" : "page-leads",
    points: say("table-points", { points: total(line) }),
    phase: phase ?? 0,
    done: say("page-rung-done", { count: line.done.length }),
  };
}
