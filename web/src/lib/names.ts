// How those at a table are called. An empty name and a bot's character are worded in the reader's language.

import { CHARACTERS } from "./faces";
import type { Place } from "./messages";
import { say, speech } from "./speech.svelte";

/** Nobody sits there; a person may have no name. */
export const isFree = (place: Place): boolean => place.free ?? false;

export function shownName(place: Pick<Place, "name" | "character">, seat: number): string {
  const character = `character-${place.character}`;
  if (place.character && speech.knows(character)) return say(character);
  return place.name || say("player-numbered", { number: seat + 1 });
}

/** A name as a record has it: a bot's is its character's. */
export function namedAs(name: string, seat: number): string {
  const character = name.toLowerCase();
  const known = Object.hasOwn(CHARACTERS, character) ? (character as Place["character"]) : null;
  return shownName({ name, character: known ?? null }, seat);
}

const LEAST = 3; // letters that are kept of a name

/**
 * Names for a narrow place: one with more than `most` letters is cut to the shortest beginning that nobody else shares,
 * three letters at least; if none is short enough, its end is kept ("Max…2").
 */
export function shortNames(names: readonly string[], most = 6): string[] {
  const letters = names.map((name) => [...name]);
  return names.map((name, at) => {
    const own = letters[at]!;
    if (own.length <= most) return name;
    const others = letters.filter((_, other) => other !== at);
    for (let kept = LEAST; kept < own.length - 1 && kept <= most; kept++) {
      if (!others.some((other) => begins(other, own, kept))) return own.slice(0, kept).join("") + "…";
    }
    const alike = others.filter((other) => begins(other, own, LEAST)).map((other) => other.toReversed());
    const reversed = own.toReversed();
    let kept = 1;
    while (kept < own.length - LEAST && alike.some((other) => begins(other, reversed, kept))) kept++;
    return own.slice(0, LEAST).join("") + "…" + own.slice(-kept).join("");
  });
}

const begins = (name: readonly string[], as: readonly string[], letters: number): boolean =>
  name.length >= letters && as.slice(0, letters).every((letter, at) => same(letter, name[at]!));

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
