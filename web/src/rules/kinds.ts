// Cards as numbers, as the engine sorts them (pieces/cards.py): by number and then colour, the wild and the skip last.

import { type Card, COLOURS } from "../tables/card/cards";

export type Kind = number;

export const WILD: Kind = 48;
export const SKIP: Kind = 49;
export const NATURALS: readonly Kind[] = Array.from({ length: WILD }, (_, kind) => kind);
export const TEXTS: readonly Card[] = [...NATURALS.map((kind) => `${COLOURS[kind % 4]!}${Math.floor(kind / 4) + 1}`), "W", "S"];

const KINDS = new Map(TEXTS.map((text, kind) => [text, kind]));

/** 1 to 12; 0 on a wild or a skip. */
export const NUMBER_OF: readonly number[] = TEXTS.map((_, kind) => (kind < WILD ? Math.floor(kind / 4) + 1 : 0));

/** A hand, sorted. */
export const handOf = (cards: readonly Card[]): Kind[] => cards.map((card) => KINDS.get(card)!).sort((a, b) => a - b);

export const textsOf = (kinds: readonly Kind[]): Card[] => kinds.map((kind) => TEXTS[kind]!);

export const countOf = (hand: readonly Kind[], kind: Kind): number => hand.reduce((count, card) => count + Number(card === kind), 0);
