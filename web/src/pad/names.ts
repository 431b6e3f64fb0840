// The names on a sheet: checked, never silently changed into others. As the terminal's pad has it
// (terminal/scorepad/names.py), so that a sheet can go from one to the other.

import facts from "./facts.json";
import { Refusal } from "./refusal";
import { seatsOf, type Game } from "./rules";

export const LONGEST = facts.longest;

/** One form for letters that can be written in several ways, single blanks. */
export const tidy = (name: string): string => name.normalize("NFC").replace(/ +/g, " ").trim();

/** Text only: no control, format or bidi characters, no blanks but the plain one. */
export function checkName(name: string): void {
  if (!name.trim()) throw new Refusal("page-pad-name-empty");
  if (/[\p{C}\p{Z}]/u.test(name.replaceAll(" ", "")) || name !== tidy(name) || name.includes(",")) {
    throw new Refusal("refusal-pad-name-letters", { name: shown(name) });
  }
  if ([...name].length > LONGEST) throw new Refusal("refusal-pad-name-long", { name: shown(name), most: LONGEST });
  if (/^\p{Nd}+$/u.test(name)) throw new Refusal("refusal-pad-name-number", { name });
}

/** As many as the game seats, and nobody twice. */
export function checkNames(game: Game, names: string[]): void {
  const [fewest, most] = seatsOf(game);
  names.forEach(checkName);
  if (names.length < fewest || names.length > most) {
    throw new Refusal("refusal-pad-names-count", { fewest, most, count: names.length });
  }
  const folded = names.map((name) => name.toUpperCase().toLowerCase());
  const twice = folded.findIndex((name, at) => folded.indexOf(name) < at);
  if (twice >= 0) throw new Refusal("refusal-pad-name-twice", { name: names[twice]! });
}

/** A name as it can stand in a sentence: what cannot be shown as its number, and not without end. */
function shown(name: string): string {
  const visible = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (letter) => `\\u${letter.codePointAt(0)!.toString(16).padStart(4, "0")}`);
  const letters = [...visible];
  return letters.length > 40 ? `${letters.slice(0, 40).join("")}…` : visible;
}
