// The names on a sheet: checked, never silently changed into others. As the terminal's pad has it
// (terminal/scorepad/names.py), so that a sheet can go from one to the other.

import engine from "./engine.json";
import { refused } from "./refusal";
import type { PadGame } from "../lib/games";
import { seatsOf } from "./rules";

export const LONGEST = engine.longest;

/** One form for letters that can be written in several ways, single blanks. */
export const tidy = (name: string): string => name.normalize("NFC").replace(/ +/g, " ").trim();

/** Text only: no control, format or bidi characters, no blanks but the plain one. */
export function checkName(name: string): void {
  if (!name.trim()) throw refused("page-pad-name-empty", {});
  if (/[\p{C}\p{Z}]/u.test(name.replaceAll(" ", "")) || name !== tidy(name) || name.includes(",")) {
    throw refused("refusal-pad-name-letters", { name: ["text", shown(name)] });
  }
  if ([...name].length > LONGEST) throw refused("refusal-pad-name-long", { name: ["text", shown(name)], most: LONGEST });
  if (/^\p{Nd}+$/u.test(name)) throw refused("refusal-pad-name-number", { name: ["text", name] });
}

/** As many as the game seats, and nobody twice. */
export function checkNames(game: PadGame, names: string[]): void {
  const [fewest, most] = seatsOf(game);
  names.forEach(checkName);
  if (names.length < fewest || names.length > most) {
    throw refused("refusal-pad-names-count", { fewest, most, count: names.length });
  }
  const folded = names.map((name) => name.toUpperCase().toLowerCase());
  const twice = folded.findIndex((name, at) => folded.indexOf(name) < at);
  if (twice >= 0) throw refused("refusal-pad-name-twice", { name: ["name", names[twice]!] });
}

/** A name as it can stand in a sentence: what cannot be shown as its number, and not without end. */
function shown(name: string): string {
  const visible = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (letter) => `\\u${letter.codePointAt(0)!.toString(16).padStart(4, "0")}`);
  const letters = [...visible];
  return letters.length > 40 ? `${letters.slice(0, 40).join("")}…` : visible;
}
