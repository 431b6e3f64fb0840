// A finished game as the server tells it for the replay: the first table, and what each step changed.

import type { Result, Rules, Saying, View } from "./messages";

export interface Game {
  game: string;
  rules: Rules;
  names: string[];
  commitment: string;
  result: Result | null;
  first: View;
  steps: Step[];
}

interface Step {
  seat: number | null;
  do: string;
  says?: Saying[]; // with nothing hidden
  told?: { seats: number[]; says: Saying[] }[]; // what seats were told instead from whom something was hidden
  changed: View;
}

const EVERY = 50; // steps between tables that are kept, so that a jump needs few steps
const kept = new WeakMap<Game, Map<number, View>>();

/** The open table after so many steps. */
export function tableAt(game: Game, step: number): View {
  let tables = kept.get(game);
  if (!tables) kept.set(game, (tables = new Map([[0, game.first]])));
  let from = step - (step % EVERY);
  while (!tables.has(from)) from -= EVERY;
  let table = tables.get(from)!;
  for (let at = from; at < step; at++) {
    table = { ...table, ...game.steps[at]!.changed };
    if ((at + 1) % EVERY === 0) tables.set(at + 1, table);
  }
  return table;
}

/** What is said of the step that led here: everything, or what this seat was told of it. */
export function saidOf(game: Game, step: number, seat: number | null): Saying[] {
  const { says = [], told = [] } = game.steps[step - 1] ?? {};
  return told.find(({ seats }) => seat !== null && seats.includes(seat))?.says ?? says;
}

/** A card that lies face down. */
export const HIDDEN = "?";

/** The same with the hands of others face down, but for cards that everybody saw going into them; open where all hands are. */
export function knownTo(table: View, me: number | null): View {
  const hands = table["hands"] as (string | null)[] | undefined;
  if (!hands || (table["over"] as { hands?: unknown } | null)?.hands) return table;
  const shown = (table["shown"] ?? []) as string[];
  return { ...table, hands: hands.map((hand, seat) => (seat === me || !hand ? hand : faceDown(hand, shown[seat] ?? ""))) };
}

function faceDown(hand: string, shown: string): string {
  const open = shown.split(" ").filter(Boolean);
  return [...open, ...hand.split(" ").slice(open.length).map(() => HIDDEN)].join(" ");
}
