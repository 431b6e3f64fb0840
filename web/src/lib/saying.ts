// Sayings in the words of a language: the twin of locales/rendering.py, over the same Fluent files; a common
// fixture (tests/locales/rendered.json) holds both equal.
//
// Facts other than numbers go through Fluent as one private character each, and their parts are put in
// afterwards: nothing is ever searched for in a sentence, so no name can be taken for a card.

import { readPhase, saidPhase } from "./needs";
import type { Sayings } from "./sayings";
import type { Saying } from "./wire";

export type { Saying } from "./wire";

/** The kinds that we know how to show; of any other, the value is shown. */
export interface Kinds {
  seat: number;
  seats: number[];
  card: string;
  cards: string[];
  group: string;
  groups: string[];
  dice: string[];
  phase: string;
  term: string;
  terms: string[];
  words: (string | number)[];
  name: string;
  text: string;
  saying: Saying;
}

export type Fact = { [kind in keyof Kinds]: [kind, Kinds[kind]] }[keyof Kinds]; // or a number

/** The facts of a saying, by the kinds that it asks for. */
export type Given<Told> = { [Name in keyof Told]: Told[Name] extends keyof Kinds ? [Told[Name], Kinds[Told[Name]]] : number };

/** One of those that the page may say itself. */
export const saying = <Id extends keyof Sayings>(id: Id, facts: Given<Sayings[Id]>): Saying => ({ id, facts: facts as Saying["facts"] });

/** `group` is what a group's notation puts around its cards; it can be read as text, and left out. */
export type Part = readonly [kind: "text" | "name" | "card" | "die" | "group", text: string];

/** The words of one language. */
export interface Words {
  /** A message or one of its attributes with the facts put in; null if there is none. */
  worded(id: string, attribute: string | null, facts: Record<string, string | number>): string | null;
}

const FIRST = 0xe000; // of Unicode's private characters
const PLACE = /([\ue000-\uf8ff])/;
const GROUP = /^([^(]+)\((.*)\)(\S*)$/;
const COMMA = ", ";
const HUGE = 1e15; // a number that somebody typed may have more digits than Fluent can write

/** A saying for the reader in seat `me`; no parts if that reader is told nothing. */
export function render(saying: Saying, words: Words, names: readonly string[] = [], me: number | null = null): Part[] {
  const facts: Record<string, string | number> = {};
  const places: Part[][] = [];
  for (const [name, fact] of Object.entries(saying.facts ?? {})) {
    if (typeof fact === "number") facts[name] = Math.abs(fact) < HUGE ? fact : String(fact);
    else {
      facts[name] = String.fromCharCode(FIRST + places.length);
      const isToSeveral = name === "target" && fact[0] === "seats";
      places.push(isToSeveral ? listed(fact[1] as number[], words, names, me) : partsOf(fact as Fact, words, names, me));
    }
  }
  const worded = wordedFor(saying, words, me, facts);
  if (worded === null) return [["text", textForm(saying)]];
  return joined(
    worded.split(PLACE).flatMap((piece, at): Part[] => (at % 2 ? places[piece.charCodeAt(0) - FIRST]! : [["text", piece]])),
  );
}

/** As plain text. */
export const rendered = (saying: Saying, words: Words, names: readonly string[] = [], me: number | null = null): string =>
  render(saying, words, names, me).map(([, text]) => text).join("");

/** With the attribute for a reader who does it (`name`) or has it done (`target`). */
function wordedFor({ id, facts: told }: Saying, words: Words, me: number | null, facts: Record<string, string | number>): string | null {
  for (const [attribute, name] of [["you", "name"], ["to-you", "target"]] as const) {
    const fact = told?.[name];
    const isMine = me !== null && Array.isArray(fact) && (fact[0] === "seat" ? fact[1] === me : isAmong(me, fact));
    const said = isMine ? words.worded(id, attribute, facts) : null;
    if (said !== null) return said;
  }
  return words.worded(id, null, facts);
}

/** Whether it is done to several, and the reader is one of them. */
const isAmong = (me: number, [kind, seats]: unknown[]): boolean => kind === "seats" && (seats as number[]).includes(me);

function partsOf(fact: Fact, words: Words, names: readonly string[], me: number | null): Part[] {
  switch (fact[0]) {
    case "seat":
      return [nameOf(fact[1], names)];
    case "seats":
      return separated(COMMA, fact[1].map((seat) => nameOf(seat, names)));
    case "name":
    case "card":
      return [fact as Part];
    case "cards":
      return separated(" ", fact[1].map((card) => ["card", card]));
    case "dice":
      return separated(" ", fact[1].map((face) => ["die", face]));
    case "group":
      return groupParts(fact[1], words);
    case "groups":
      return fact[1].flatMap((group, at): Part[] => [["text", at ? " " : ""], ...groupParts(group, words)]);
    case "phase":
      return [["text", saidPhase(readPhase(fact[1]), "need", (id, facts) => words.worded(id, null, facts) ?? id)]];
    case "term":
      return [["text", words.worded(fact[1], null, {}) ?? fact[1]]];
    case "terms":
      return [["text", fact[1].map((term) => words.worded(term, null, {}) ?? term).join(COMMA) || "-"]];
    case "words":
      return [["text", fact[1].join(COMMA) || "-"]];
    case "saying":
      return render(fact[1], words, names, me);
    default:
      return [["text", String((fact as [string, unknown])[1])]]; // of a kind that we do not know
  }
}

const nameOf = (seat: number, names: readonly string[]): Part => ["name", names[seat] ?? String(seat + 1)];

/** To whom something is done, besides the reader: "Kubi, Luno and Ann". */
function listed(seats: number[], words: Words, names: readonly string[], me: number | null): Part[] {
  const all = seats.filter((seat) => seat !== me).map((seat) => nameOf(seat, names));
  const and: Part = ["text", ` ${words.worded("list-and", null, {})} `];
  return all.length < 2 ? all : [...separated(COMMA, all.slice(0, -1)), and, all.at(-1)!];
}

function separated(separator: string, parts: Part[]): Part[] {
  const shown: Part[] = parts.length ? parts : [["text", "-"]];
  return shown.flatMap((part, at): Part[] => [["text", at ? separator : ""], part]);
}

/** `5s(R5 G5 W)`: the group's name, which for a colour is a word, then its cards. */
function groupParts(text: string, words: Words): Part[] {
  const [, name, cards, extra] = GROUP.exec(text) ?? [];
  const said = (group: string): string => words.worded(`group-${group}`, null, {}) ?? group;
  if (name === undefined) return [["text", said(text)]];
  const chips = cards!.split(" ").filter(Boolean).map((card): Part => ["card", card]);
  return [["group", `${said(name)}(`], ...separated(" ", chips), ["group", `)${extra}`]];
}

/** Texts beside each other as one, and no empty ones. */
function joined(parts: Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && last[0] === "text" && part[0] === "text") all[all.length - 1] = ["text", last[1] + part[1]];
    else if (part[1]) all.push(part);
  }
  return all;
}

/** The seat that a saying names: who does it, or to whom it is done. */
export function seatIn(saying: Saying, fact: "name" | "target" = "name"): number | null {
  const [kind, seat] = (saying.facts?.[fact] ?? []) as [string?, unknown?];
  return kind === "seat" ? (seat as number) : null;
}

// --- what has no words -----------------------------------------------------------------------------------

/** `card-take(name=2 card=R7)`. */
export function textForm({ id, facts = {} }: Saying): string {
  const shown = Object.entries(facts).map(([name, fact]) => `${name}=${textOf(fact)}`);
  return shown.length ? `${id}(${shown.join(" ")})` : id;
}

function textOf(fact: unknown): string {
  if (!Array.isArray(fact)) return String(fact);
  const [kind, value] = fact as [string, unknown];
  if (Array.isArray(value)) return value.join(",");
  if (kind === "saying") return textForm(value as Saying);
  return kind === "text" ? quoted(String(value)) : String(value);
}

/** What somebody typed, so that it can be told from what is around it: as Python writes it. */
function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const written = [...text].map((letter) => {
    const known = ESCAPED[letter];
    if (known) return known;
    if (letter === mark) return `\\${letter}`;
    const code = letter.codePointAt(0)!;
    if (code >= 0x20 && code < 0x7f) return letter;
    const [sign, digits] = code < 0x100 ? ["x", 2] : code < 0x10000 ? ["u", 4] : ["U", 8];
    return `\\${sign}${code.toString(16).padStart(digits as number, "0")}`;
  });
  return mark + written.join("") + mark;
}

const ESCAPED: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
