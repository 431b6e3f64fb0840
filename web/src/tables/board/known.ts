// What the viewer knows of another's hand.

import type { Saying } from "../../lib/messages";
import { numberOf } from "../card/cards";
import type { BoardView } from "./board";

/** Cards, numbers, and what is certainly not there. */
export function knownOf(table: BoardView, seat: number): Saying[] {
  const numbers = [...table.numbers[seat]!];
  for (const card of table.told[seat]!) {
    const at = numbers.indexOf(numberOf(card)); // one of these is the card that the viewer knows besides
    if (at >= 0) numbers.splice(at, 1);
  }
  const holds = [...table.shown[seat]!, ...table.told[seat]!, ...numbers.map((number) => `?${number}`)];
  const lacks = table.absent[seat]!;
  return [
    ...(holds.length ? [{ id: "board-holds", facts: { cards: ["cards", holds] } } satisfies Saying] : []),
    ...(lacks.length ? [{ id: "board-lacks", facts: { numbers: ["text", lacks.join(" ")] } } satisfies Saying] : []),
  ];
}
