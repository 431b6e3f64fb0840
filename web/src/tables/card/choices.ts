// What the seat on turn can do, from the server's list of legal actions.

import { type Card, type Group, isNatural, numberOf, readGroups } from "./cards";

export interface LayChoice {
  phase: number;
  groups: Group[];
}

export interface HitChoice {
  card: Card;
  seat: number;
  group: number;
  end: "low" | "high" | null;
}

export interface Choices {
  draw: boolean;
  take: boolean;
  knock: boolean;
  lays: LayChoice[];
  hits: HitChoice[];
  discards: Set<Card>;
  skips: number[]; // whom a skip can be played against
}

export const NOTHING: Choices = {
  draw: false,
  take: false,
  knock: false,
  lays: [],
  hits: [],
  discards: new Set(),
  skips: [],
};

export function readChoices(legal: string[] | null | undefined): Choices {
  const choices: Choices = { ...NOTHING, lays: [], hits: [], discards: new Set(), skips: [] };
  for (const text of legal ?? []) {
    const [word, ...rest] = text.split(" ");
    if (word === "draw") choices.draw = true;
    else if (word === "take") choices.take = true;
    else if (word === "knock") choices.knock = true;
    else if (word === "lay") choices.lays.push(readLay(text));
    else if (word === "hit") choices.hits.push(readHit(rest));
    else if (word === "discard") {
      choices.discards.add(rest[0]!);
      if (rest[1] !== undefined) choices.skips.push(Number(rest[1]));
    }
  }
  return choices;
}

export function readLay(text: string): LayChoice {
  const colon = text.indexOf(":");
  return { phase: Number(text.slice(4, colon)), groups: readGroups(text.slice(colon + 1)) };
}

export function readHit([card, where, end]: string[]): HitChoice {
  const [seat, group] = where!.split(".").map(Number) as [number, number];
  return { card: card!, seat, group, end: (end as HitChoice["end"]) ?? null };
}

export const writeHit = (hit: HitChoice): string =>
  `hit ${hit.card} ${hit.seat}.${hit.group}${hit.end ? ` ${hit.end}` : ""}`;

/** The lay-down to propose: the fewest wilds, then the highest cards, which would cost the most points. */
export function bestLay(lays: LayChoice[]): LayChoice | null {
  const cost = (lay: LayChoice): number => {
    const cards = lay.groups.flatMap((group) => group.cards);
    const wilds = cards.filter((card) => !isNatural(card)).length;
    return wilds * 1000 - cards.reduce((sum, card) => sum + numberOf(card), 0) - lay.phase / 100;
  };
  return lays.reduce<LayChoice | null>((best, lay) => (best && cost(best) <= cost(lay) ? best : lay), null);
}
