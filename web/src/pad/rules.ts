// The rules of a sheet: a printed edition with variants, as the engine has them (engine.json), or what a file says.

import { readPhase, type Need } from "../lib/needs";
import { colourPoints } from "../rules/colourPoints";
import { DICE, DIE_COLOURS, facesOf, isColourPhase, shownNumbers } from "../rules/dice";
import { playedPhases } from "../tables/card/cards";
import dicePoints from "./dicePoints.json";
import engine from "./engine.json";
import type { PadGame } from "../lib/games";
import { type Refusal, refused } from "./refusal";

export interface CardRules {
  edition: string;
  wild_points: number;
  playoff: boolean;
  last_card_must_be_discarded: boolean;
  fixed_hands: boolean;
  free_order: boolean;
  phases: string[];
  short?: number;
  parity?: string;
  [option: string]: unknown;
}

export interface DiceRules {
  edition: string;
  solo_decline: string;
  solo_deductions_count: boolean;
  colours: Colours;
  phases: string[];
  [option: string]: unknown;
}

/** Of the six faces of each die: `{"L1": "b g o g r o", ...}`. */
type Colours = Record<string, string>;

export const editionsOf = (game: PadGame): string[] => Object.keys(engine[game].editions);
export const variantsOf = (game: PadGame): string[] => Object.keys(engine[game].variants);
export const seatsOf = (game: PadGame): [number, number] => engine[game].seats as [number, number];
export const phaseSize = (rules: CardRules, number: number): number => sizeOf(readPhase(rules.phases[number - 1]!));
const sizeOf = (needs: Need[]): number => needs.reduce((sum, need) => sum + need.size, 0);

/** What the block prints behind a phase. */
export const maximumOf = (rules: DiceRules, number: number): number => possiblePoints(rules, number).at(-1)!;

/** What dice can bring in a phase, the least first. */
export const possiblePoints = (rules: DiceRules, number: number): number[] => pointsOf(readPhase(rules.phases[number - 1]!), rules.colours)!;

/** The same of any phase; null of one that these dice never make, or that is not allowed. `12-48 50` is how they are written. */
function pointsOf(needs: Need[], colours: Colours): number[] | null {
  if (isColourPhase(needs)) {
    const points = needs[0]!.size > DICE.length ? [] : colourPoints(needs[0]!.size, facesOf(colours));
    return points.length ? points : null;
  }
  const key = needs
    .toSorted((a, b) => Number(a.kind === "run") - Number(b.kind === "run") || a.size - b.size)
    .map(({ kind, size }) => `${kind} ${size}`)
    .join(" + ");
  if (!isOwn(dicePoints, key)) return null;
  return (dicePoints as Record<string, string>)[key]!.split(" ").flatMap((range) => {
    const [from, to = from] = range.split("-").map(Number);
    return Array.from({ length: to! - from! + 1 }, (_, at) => from! + at);
  });
}

type Options = Record<string, unknown>;

/** An edition with variants by name (`short:5` with its number), or a Refusal. */
export function cardRules(edition: string, variants: string[], house: Options = {}): CardRules {
  const known = engine.card.variants as Record<string, Options>;
  const options = merged(variants, (variant) => {
    const short = /^short:(\d{1,3})$/.exec(variant);
    return short ? { short: Number(short[1]) } : known[variant]!;
  });
  const wrong = ((house["phases"] ?? []) as string[]).find((phase) => !isPhase(phase));
  if (wrong !== undefined) throw refused("refusal-no-phase", { text: ["text", wrong] });
  const [least, most] = engine.card.options.wild_points as [number, number];
  if (!fits([least, most], house["wild_points"] ?? least)) throw refused("page-pad-wild-points", { least, most });
  return checkedCard({ ...printedCard(edition), ...options, ...house });
}

/** Whether something is played otherwise than an edition and its variants have it. */
export function isHouse(game: PadGame, rules: CardRules | DiceRules): boolean {
  const printed: Options = game === "card" ? printedCard(rules.edition) : printedDice(rules.edition);
  return HOUSE.some((option) => JSON.stringify(rules[option]) !== JSON.stringify(printed[option]));
}

/** The options that a score sheet depends on, and that no variant sets. */
const HOUSE = ["wild_points", "playoff", "last_card_must_be_discarded", "colours", "phases"];

export function diceRules(edition: string, variants: string[], house: Options = {}): DiceRules {
  const known = engine.dice.variants as Record<string, Options>;
  const rules = { ...printedDice(edition), ...merged(variants, (variant) => known[variant]!), ...house };
  return checkedDice({ ...rules, colours: readColours(rules.colours) });
}

/** As the engine writes and refuses them. */
function readColours(given: unknown): Colours {
  const table = (given ?? {}) as Record<string, unknown>;
  const wrong = [...DICE, ...Object.keys(table)].find((die) => !DICE.includes(die) || typeof table[die] !== "string");
  if (wrong !== undefined) throw refused("refusal-which-dice", { dice: ["words", DICE], die: ["text", wrong] });
  const read = DICE.map((die): [string, string] => {
    const letters = (table[die] as string).trim().toUpperCase().split(/\s+/);
    const faces = shownNumbers(die);
    if (letters.length !== faces.length || !letters.every((letter) => (DIE_COLOURS as readonly string[]).includes(letter))) {
      throw refused("refusal-die-colours", { die: ["text", die], colours: ["text", table[die] as string], faces: ["words", faces] });
    }
    return [die, letters.join(" ").toLowerCase()];
  });
  return Object.fromEntries(read);
}

function merged(variants: string[], optionsOf: (variant: string) => Options): Options {
  const together: Options = {};
  for (const variant of variants) {
    for (const [option, value] of Object.entries(optionsOf(variant))) {
      if (option in together && together[option] !== value) throw refused("refusal-variant-contradicts", { variant: ["text", variant] });
      together[option] = value;
    }
  }
  return together;
}

const isOwn = (table: object, name: string): boolean => Object.hasOwn(table, name);

function printedCard(edition: string): CardRules {
  const editions = engine.card.editions as Record<string, CardRules>;
  if (!isOwn(editions, edition)) throw bad(`edition ${JSON.stringify(edition)}`);
  return editions[edition]!;
}

function printedDice(edition: string): DiceRules {
  const editions = engine.dice.editions as unknown as Record<string, { rules: DiceRules }>;
  if (!isOwn(editions, edition)) throw bad(`edition ${JSON.stringify(edition)}`);
  return editions[edition]!.rules;
}

// --- rules from a file --------------------------------------------------------------------------------------

/** What is wrong in a file, in a few words that a person can search for. */
export const bad = (problem: string): Refusal => refused("refusal-pad-file-json", { problem: ["text", problem] });

/** The rules in full or in part, as the terminal's pad writes them. */
export function readCardRules(data: unknown): CardRules {
  const given = asTable(data);
  const { edition, ...options } = given;
  for (const [name, value] of Object.entries(options)) checkOption(name, value);
  return checkedCard({ ...printedCard(asText(edition, "edition")), ...(options as Partial<CardRules>) });
}

export function readDiceRules(data: unknown): DiceRules {
  const { edition, ...options } = asTable(data);
  const printed = printedDice(asText(edition, "edition"));
  const allowed = Object.values(engine.dice.variants).flatMap((changes) => Object.entries(changes as Options));
  for (const [name, value] of Object.entries(options)) {
    if (name === "colours" || (name === "phases" && Array.isArray(value) && value.every(isPhase))) continue;
    const isPrinted = JSON.stringify(printed[name]) === JSON.stringify(value);
    if (!isPrinted && !allowed.some(([option, other]) => option === name && other === value)) throw bad(`rules: ${name}`);
  }
  const rules = { ...printed, ...(options as Partial<DiceRules>) };
  return checkedDice({ ...rules, colours: readColours(rules.colours) });
}

function asTable(data: unknown): Record<string, unknown> {
  if (typeof data !== "object" || data === null || Array.isArray(data)) throw bad("rules");
  return data as Record<string, unknown>;
}

function asText(value: unknown, name: string): string {
  if (typeof value !== "string") throw bad(`rules: ${name}`);
  return value;
}

function checkOption(name: string, value: unknown): void {
  const kinds = engine.card.options as Record<string, string | (string | number)[]>;
  if (!isOwn(kinds, name) || !fits(kinds[name]!, value)) throw bad(`rules: ${name}`);
}

/** A list is of words, or the bounds of a number. */
function fits(kind: string | (string | number)[], value: unknown): boolean {
  if (kind === "switch") return typeof value === "boolean";
  if (kind === "phases") return Array.isArray(value) && value.every(isPhase);
  const [least, most] = kind;
  if (typeof least === "string") return kind.includes(value as string);
  return Number.isInteger(value) && (value as number) >= least! && (value as number) <= (most as number);
}

function isPhase(text: unknown): boolean {
  if (typeof text !== "string" || !/^\s*(set|run|colour) \d+(\s*\+\s*(set|run|colour) \d+)*\s*$/.test(text)) return false;
  const needs = readPhase(text);
  const sizes = engine.card.sizes as Record<string, number[]>;
  const isSized = needs.every(({ kind, size }) => sizes[kind]![0]! <= size && size <= sizes[kind]![1]!);
  return isSized && needs.filter(({ kind }) => kind === "colour").length <= 1;
}

/** What contradicts itself is refused before the first hand. */
function checkedCard(rules: CardRules): CardRules {
  if (rules.free_order && rules.fixed_hands) throw refused("refusal-free-and-fixed", {});
  const { short, ...whole } = rules;
  const listed = playedPhases(whole).length;
  if (!listed) throw bad("rules: phases");
  if (short !== undefined && (short < 1 || short >= listed)) {
    throw refused("refusal-short-length", { short, most: listed - 1, listed });
  }
  const room = engine.card.dealt + (rules.last_card_must_be_discarded ? 0 : 1);
  const shortest = engine.card.shortest_run;
  rules.phases.map(readPhase).forEach((needs, at) => {
    const [number, size] = [at + 1, sizeOf(needs)];
    if (size > room) throw refused("refusal-phase-too-long", { number, size, room });
    if (needs.some((need) => need.kind === "run" && need.size < shortest)) throw refused("refusal-run-too-short", { number, shortest });
  });
  return rules;
}

/** The same of the dice game; the refusals are the engine's. */
function checkedDice(rules: DiceRules): DiceRules {
  if (!rules.phases.length) throw bad("rules: phases");
  const [shortest] = engine.dice.sizes.run as [number, number];
  rules.phases.map(readPhase).forEach((needs, at) => {
    const number = at + 1;
    if (needs.some((need) => need.kind === "run" && need.size < shortest)) throw refused("refusal-run-too-short", { number, shortest });
    if (needs.length > 1 && needs.some(({ kind }) => kind === "colour")) throw refused("refusal-colour-alone", { number });
    if (!pointsOf(needs, rules.colours)) throw refused("refusal-phase-impossible", { number });
  });
  return rules;
}
