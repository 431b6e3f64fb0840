// Cards and groups in their text form: R5 B12 W S, 5s(R5 G5 W), 3-6(R3 W B5 G6), red(R1 R4 W). At the board a joker
// in a hand has a face, W(R5); in a group it is W.

import type { View } from "../../lib/messages";
import type { CardLine, CardTable } from "../../lib/wire";

export type Card = string;
export type Colour = "R" | "B" | "G" | "Y";
export const COLOURS: Colour[] = ["R", "B", "G", "Y"];
const COLOUR_NAMES: Record<Colour, string> = { R: "red", B: "blue", G: "green", Y: "yellow" };

export const isWild = (card: Card): boolean => card.startsWith("W");
export const isNatural = (card: Card): boolean => !isWild(card) && card !== "S";
/** A joker as it would lie in a group. */
export const asWild = (card: Card): Card => (isWild(card) ? "W" : card);
/** The face of a joker; null if it is none. */
export const faceOf = (card: Card): Card | null => /^W\((\w+)\)$/.exec(card)?.[1] ?? null;
export const numberOf = (card: Card): number => (isNatural(card) ? Number(card.slice(1)) : 0);
export const colourOf = (card: Card): Colour | null => (isNatural(card) ? (card[0] as Colour) : null);
export const readCards = (text: string | null | undefined): Card[] => text?.split(" ").filter(Boolean) ?? [];

export interface Group {
  kind: "set" | "run" | "colour";
  name: string;
  cards: Card[];
}

export function readGroup(text: string): Group {
  const at = text.indexOf("(");
  const name = text.slice(0, at);
  const kind = name.endsWith("s") ? "set" : name.includes("-") ? "run" : "colour";
  return { kind, name, cards: readCards(text.slice(at + 1, -1)) };
}

export const readGroups = (text: string): Group[] => (text.match(/[^\s(]+\([^)]*\)/g) ?? []).map(readGroup);

/** Groups as their cards, for sentences. */
export const cardsOf = (groups: Group[]): string => groups.map((group) => group.cards.join(" ")).join(" + ");

/** Cards as the group that they make, in its text form; the server judges whether they do. */
export function writeGroup(kind: Group["kind"], cards: Card[]): string {
  const naturals = cards.filter(isNatural);
  if (kind === "set") return `${naturals.length ? numberOf(naturals[0]!) : 1}s(${cards.join(" ")})`;
  if (kind === "colour") {
    const colour = naturals.length ? colourOf(naturals[0]!)! : "R";
    return `${COLOUR_NAMES[colour]}(${cards.join(" ")})`;
  }
  const { low, ordered } = asRun(cards);
  return `${low}-${low + ordered.length - 1}(${ordered.join(" ")})`;
}

/** A run's cards in order: wilds fill its gaps, the rest of them lengthen it upwards and then downwards. */
export function asRun(cards: Card[]): { low: number; ordered: Card[] } {
  const naturals = cards.filter(isNatural).sort((a, b) => numberOf(a) - numberOf(b));
  const others = cards.filter((card) => !isNatural(card));
  if (!naturals.length) return { low: 1, ordered: others };
  let low = numberOf(naturals[0]!);
  const ordered: Card[] = [];
  for (const card of naturals) {
    while (low + ordered.length < numberOf(card) && others.length) ordered.push(others.pop()!);
    ordered.push(card);
  }
  while (others.length) {
    if (low + ordered.length <= 12 || low === 1) ordered.push(others.pop()!);
    else {
      ordered.unshift(others.pop()!);
      low -= 1;
    }
  }
  return { low, ordered };
}

export type CardView = Omit<CardTable, "table" | "discard"> & { table: Group[][]; discard: Card[] };

/** How far everybody is. */
export type Progress = Pick<CardView, "laid" | "playoff" | "sheet">;

/** The table as it came over the wire. */
export function readTable(view: View): CardView {
  const raw = view as unknown as CardTable;
  return {
    ...raw,
    table: raw.table.map((groups) => groups.map(readGroup)),
    discard: readCards(raw.discard),
  };
}

/** How far everybody was when the hand began: faces climb when it is over. */
export function beforeHand(table: CardView): Progress {
  const isEntered = table.over !== null && !table.playoff;
  const sheet = table.sheet.map(({ done, points }, seat) => ({
    done: done.filter((phase) => phase !== table.laid[seat]),
    points: isEntered ? points.slice(0, -1) : points,
  }));
  return { ...table, sheet };
}

export const total = (line: CardLine): number => line.points.reduce((sum, points) => sum + points, 0);

/** The phases that are played, by number. */
export function playedPhases(rules: Record<string, unknown>): number[] {
  const phases = rules["phases"] as string[];
  const numbers = phases.map((_, at) => at + 1);
  const wanted = numbers.filter(
    (number) => !rules["parity"] || (number % 2 === 0) === (rules["parity"] === "even"),
  );
  return rules["short"] ? wanted.slice(0, rules["short"] as number) : wanted;
}

/** The phases that a seat may lay in this hand, none if one lies already. */
export function openPhases(rules: Record<string, unknown>, table: Progress, seat: number): number[] {
  if (table.laid[seat] != null) return [];
  const played = playedPhases(rules);
  const line = table.sheet[seat]!;
  if (table.playoff) return played.slice(-1);
  if (rules["fixed_hands"]) return played.slice(line.points.length, line.points.length + 1);
  if (rules["free_order"]) return played.filter((number) => !line.done.includes(number));
  return played.slice(line.done.length, line.done.length + 1);
}
