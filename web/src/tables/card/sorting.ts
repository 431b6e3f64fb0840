// The hand as the player wants to see it.

import { asWild, type Card, COLOURS, colourOf, isNatural, isWild, numberOf } from "./cards";

export type Sorting = "number" | "colour" | "need";
export const SORTINGS: Sorting[] = ["number", "colour", "need"];

/** A card of the hand with a key of its own: two equal cards are two things to the eye and the finger. */
export interface Held {
  key: string;
  card: Card;
  isNeeded: boolean;
  isNew: boolean;
}

/** `needed`: the cards that the picture of the phase uses; `fresh`: those that have just come. */
export function sorted(hand: Card[], sorting: Sorting, needed: Card[], fresh: Card[] = []): Held[] {
  const counts = new Map<Card, number>();
  const wanted = [...needed];
  const old = [...hand];
  for (const card of fresh) if (old.includes(card)) old.splice(old.indexOf(card), 1);
  const held = hand.map((card) => {
    const copy = (counts.get(card) ?? 0) + 1;
    counts.set(card, copy);
    const at = wanted.indexOf(asWild(card));
    if (at >= 0) wanted.splice(at, 1);
    const before = old.indexOf(card); // of equal cards the first ones were there before
    if (before >= 0) old.splice(before, 1);
    return { key: `${card}.${copy}`, card, isNeeded: at >= 0, isNew: before < 0 };
  });
  const rank = (one: Held): number => {
    const { card } = one;
    const colour = isNatural(card) ? COLOURS.indexOf(colourOf(card)!) : 4;
    const number = isWild(card) ? 13 : card === "S" ? 14 : numberOf(card);
    const plain = sorting === "colour" ? colour * 20 + number : number * 5 + colour;
    return sorting === "need" && !one.isNeeded ? plain + 1000 : plain;
  };
  return held.sort((a, b) => rank(a) - rank(b));
}
