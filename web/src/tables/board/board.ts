// The board as it comes over the wire, and what follows from it for the eye: where a piece would land.

import type { View } from "../../lib/messages";
import type { BoardOver, BoardTable } from "../../lib/wire";
import { type Card, type Group, readCards, readGroup } from "../card/cards";

export type Space =
  | "start"
  | "star"
  | "+1"
  | "+2"
  | "+3"
  | "again"
  | "pick"
  | "swap"
  | "all-draw"
  | "joker"
  | "ask";

/** The table with cards and groups read; what the viewer alone sees of it included. */
export type BoardView = Omit<BoardTable, "jokers" | "table" | "discard" | "shown" | "told"> & {
  jokers: Card[][]; // their faces
  table: Group[][];
  discard: (Card | null)[]; // the top is last; null: unknown to the viewer
  shown: Card[][];
  told: Card[][];
};

export function readBoard(view: View): BoardView {
  const raw = view as unknown as BoardTable;
  return {
    ...raw,
    jokers: raw.jokers.map(readCards),
    shown: raw.shown.map(readCards),
    told: raw.told.map(readCards),
    table: raw.table.map((groups) => groups.map(readGroup)),
    discard: readCards(raw.discard).map((card) => (card === "?" ? null : card)),
  };
}

/** A hand as it is shown: ordinary cards, then jokers with their faces. */
export const wholeHand = (cards: Card[], jokers: Card[]): Card[] => [...cards, ...jokers.map((face) => `W(${face})`)];

/** Where a piece ends that moves so many spaces; occupied ones are not counted. */
export function landing(track: Space[], pieces: number[], seat: number, steps: number): number {
  let at = pieces[seat]!;
  for (let left = steps; left > 0; ) {
    at = (at + 1) % track.length;
    if (!pieces.includes(at)) left -= 1;
  }
  return at;
}

/** The spaces that a piece comes past, and where it ends. */
export function placesBetween(from: number, to: number, length: number): number[] {
  return Array.from({ length: (to - from + length) % length }, (_, step) => (from + step + 1) % length);
}

/** The nearest free space of a kind. */
export function nextFree(track: Space[], pieces: number[], seat: number, space: Space): number | null {
  for (let step = 1; step < track.length; step++) {
    const at = (pieces[seat]! + step) % track.length;
    if (track[at] === space && !pieces.includes(at)) return at;
  }
  return null;
}

/** A space that can be gone to now, and what is sent for it. */
export interface Goal {
  at: number;
  space: Space;
  steps: number | null; // null: from a star space
  do: string;
}

export function goalsOf(track: Space[], table: BoardView, legal: string[]): Goal[] {
  return legal.flatMap((doing) => {
    const [word, what] = doing.split(" ");
    const steps = word === "move" ? Number(what) : null;
    const at =
      steps !== null
        ? landing(track, table.pieces, table.seat, steps)
        : word === "star"
          ? nextFree(track, table.pieces, table.seat, what as Space)
          : null;
    return at === null ? [] : [{ at, space: track[at]!, steps, do: doing }];
  });
}

// --- the end of a round ---

/** The markers' steps one by one, by seat: first of whoever ended the round, then clockwise (board.round.advance). */
export function stepsInOrder({ seat, steps }: BoardOver): number[] {
  return steps.flatMap((_, after) => {
    const mover = (seat + after) % steps.length;
    return Array<number>(Math.max(0, steps[mover]!)).fill(mover);
  });
}

/** Where the markers stand before the steps that are still to come. */
export const markersOnTheWay = (markers: number[], toCome: number[]): number[] =>
  markers.map((marker, seat) => marker - toCome.filter((one) => one === seat).length);

// --- the ring ---

export const COLUMNS = 12;
export const ROWS = 6;

/** The place of a space on the ring, clockwise from the upper left corner; both counted from 1. */
export function placeOf(at: number): { column: number; row: number } {
  if (at < COLUMNS) return { column: at + 1, row: 1 };
  const right = at - COLUMNS;
  if (right < ROWS - 2) return { column: COLUMNS, row: right + 2 };
  const lower = right - (ROWS - 2);
  if (lower < COLUMNS) return { column: COLUMNS - lower, row: ROWS };
  return { column: 1, row: ROWS - 1 - (lower - COLUMNS) };
}
