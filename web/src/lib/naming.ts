// Cards and dice by name, for screen readers and buttons.

import { faceOf, type Group } from "../tables/card/cards";
import { say } from "./speech.svelte";

/** `R5` as "red 5"; `W`, `S`; a joker with its face, `W(R5)`. */
export function cardName(card: string): string {
  const face = faceOf(card);
  if (face) return say("page-card-joker", { card: cardName(face) });
  if (card === "W") return say("page-card-wild");
  if (card === "S") return say("page-card-skip");
  return say("page-card", { colour: card[0]!, number: Number(card.slice(1)) });
}

const COLOUR_GROUPS: Record<string, string> = {
  red: "group-red",
  blue: "group-blue",
  green: "group-green",
  yellow: "group-yellow",
};

/** A group with its cards: "5s: red 5, …". */
export function groupName({ name, cards }: Group): string {
  const said = name in COLOUR_GROUPS ? say(COLOUR_GROUPS[name]!) : name;
  return say("page-group", { name: said, cards: cards.map(cardName).join(", ") });
}

export function faceName(face: string): string {
  const number = face.slice(1);
  if (number === "W") return say("page-die-wild", { colour: face[0]! });
  return say("page-card", { colour: face[0]!, number: Number(number) });
}
