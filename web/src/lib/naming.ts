// Cards and dice by name, for screen readers and buttons.

import { faceOf, type Group } from "../tables/card/cards";
import type { Part } from "./saying";
import { say, speech } from "./speech.svelte";

/** `R5` as "red 5"; `W`, `S`; a joker with its face, `W(R5)`. */
export function cardName(card: string): string {
  const face = faceOf(card);
  if (face) return say("page-card-joker", { card: cardName(face) });
  if (card === "W") return say("page-card-wild");
  if (card === "S") return say("page-card-skip");
  return say("page-card", { colour: card[0]!, number: Number(card.slice(1)) });
}

/** A group with its cards: "5s: red 5, …". */
export function groupName({ name, cards }: Group): string {
  const said = speech.knows(`group-${name}`) ? say(`group-${name}`) : name; // a colour is a word
  return say("page-group", { name: said, cards: cards.map(cardName).join(", ") });
}

/** A card or a die of a colour; there are dice of any colour, and cards that are not known. */
export const isColoured = (piece: string): boolean => /^[RBGYO][1-9W]/.test(piece);

export function faceName(face: string): string {
  const number = face.slice(1);
  if (number === "W") return say("page-die-wild", { colour: face[0]! });
  return say("page-card", { colour: face[0]!, number: Number(number) });
}

/** The name of a card or a die; null for what has no better name than what is seen: a card that is not known. */
export function pieceName(kind: "card" | "die", piece: string): string | null {
  if (kind === "die") return isColoured(piece) ? faceName(piece) : null;
  return isColoured(piece) || /^[WS]/.test(piece) ? cardName(piece) : null;
}

/** Groups are told by their cards: of their notation only the sign between two of them is left. */
export function aroundGroup(parts: readonly Part[], at: number): string {
  const text = parts[at]![1];
  if (!text.endsWith("(")) return text.slice(1);
  return parts[at - 2]?.[0] === "group" ? "+ " : "";
}

/** A saying's parts as they are read aloud. */
export function spoken(parts: readonly Part[]): string {
  const words = parts.map(([kind, text], at) => {
    if (kind === "group") return aroundGroup(parts, at);
    return kind === "card" || kind === "die" ? (pieceName(kind, text) ?? text) : text;
  });
  return words.join("");
}
