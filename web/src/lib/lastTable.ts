// A table as this person last played the game, as far as the server still offers it.

import type { Catalogue } from "./catalogue";
import { usualTable } from "./games";
import { wish } from "./memory";
import type { Settings } from "./messages";

export function keepTable(settings: Settings): void {
  wish.set("game", settings.game);
  wish.set(`table.${settings.game}`, JSON.stringify(settings));
}

export function lastTable(catalogue: Catalogue, game: string): Settings {
  const usual = usualTable(catalogue, game);
  const { editions, seats, bots } = catalogue.games[game]!;
  const kept = read(wish.get(`table.${game}`));
  if (!kept || typeof kept.rules?.edition !== "string" || !Object.hasOwn(editions, kept.rules.edition)) return usual;
  const isSeated = kept.seats >= seats[0] && kept.seats <= seats[1];
  return {
    ...usual,
    ...kept,
    game,
    seats: isSeated ? kept.seats : usual.seats,
    fill: bots.includes(kept.fill ?? "") ? kept.fill! : usual.fill!,
  };
}

/** The game that was played last, or the first. */
export function lastGame(catalogue: Catalogue): string {
  const game = wish.get("game") ?? "card";
  return Object.hasOwn(catalogue.games, game) ? game : Object.keys(catalogue.games)[0]!;
}

function read(text: string | null): Partial<Settings> & { seats: number } | null {
  try {
    const kept: unknown = text === null ? null : JSON.parse(text);
    return kept && typeof kept === "object" && "seats" in kept ? (kept as Partial<Settings> & { seats: number }) : null;
  } catch {
    return null;
  }
}
