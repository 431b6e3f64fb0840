// Cards and dice by name, for screen readers and buttons.

import { faceOf } from "../tables/card/cards";
import { say } from "./speech.svelte";

/** `R5` as "red 5"; `W`, `S`; a joker with its face, `W(R5)`. */
export function cardName(card: string): string {
  const face = faceOf(card);
  if (face) return say("page-card-joker", { card: cardName(face) });
  if (card === "W") return say("page-card-wild");
  if (card === "S") return say("page-card-skip");
  return say("page-card", { colour: card[0]!, number: Number(card.slice(1)) });
}

export function faceName(face: string): string {
  const number = face.slice(1);
  if (number === "W") return say("page-die-wild", { colour: face[0]! });
  return say("page-card", { colour: face[0]!, number: Number(number) });
}
