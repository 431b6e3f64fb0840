// Games, places and figures in words.

import { playsHow } from "../lib/characters";
import { factsOf } from "../lib/games";
import { shownName } from "../lib/names";
import { say, speech } from "../lib/speech.svelte";
import { rulesInWords } from "../lib/wording";
import type { Mean, Share } from "./intervals";
import type { Played, Player } from "./played";

const LENGTHS: Record<string, string> = { card: "page-mine-hands", dice: "page-mine-goes", board: "page-mine-rounds" };

/** How many hands, attempts or rounds; nothing for a game that is not counted. */
export const lengthOf = ({ game, attempts }: Pick<Played, "game" | "attempts">): string =>
  Object.hasOwn(LENGTHS, game) ? say(LENGTHS[game]!, { count: attempts.length }) : "";

export const nameOf = (player: Player, seat: number): string =>
  shownName({ name: player.name, character: player.character as Parameters<typeof shownName>[0]["character"] }, seat);

export const opponentName = (player: Player, seat: number): string =>
  player.bot ? [nameOf(player, seat), playsHow(player.bot)].filter(Boolean).join(", ") : nameOf(player, seat);

/** After two second places comes the fourth. */
export const placeIn = (ranking: readonly number[][], seat: number): number =>
  1 + ranking.slice(0, ranking.findIndex((seats) => seats.includes(seat))).flat().length;

export function reached({ game, rules, scores }: Played, seat: number): string {
  const score = scores[seat] ?? 0;
  return factsOf(game).reached?.(score, rules) ?? say("table-points", { points: score });
}

export const rulesOf = ({ game, rules }: Played): string => rulesInWords(game, rules).join(" · ");

export const dayOf = (at: number): string => new Intl.DateTimeFormat(speech.language, { dateStyle: "medium", timeStyle: "short" }).format(at);

const percent = (value: number): string =>
  new Intl.NumberFormat(speech.language, { style: "percent", maximumFractionDigits: 0 }).format(value);
const number = (value: number): string => new Intl.NumberFormat(speech.language, { maximumFractionDigits: 1 }).format(value);

export const countSaid = ({ count, of }: Share): string => say("page-mine-count", { count, of });

/** "60% (39% to 78%)". */
export function shareSaid({ value, low, high }: Share): string {
  if (Number.isNaN(value)) return "–";
  return say("page-mine-figure", { value: percent(value), low: percent(low), high: percent(high) });
}

export function meanSaid({ value, low, high }: Mean): string {
  if (Number.isNaN(value)) return "–";
  if (low === null || high === null) return number(value);
  return say("page-mine-figure", { value: number(value), low: number(low), high: number(high) });
}

/** The figure alone, large; its interval stands below. */
export const shareAlone = ({ value }: Share): string => (Number.isNaN(value) ? "–" : percent(value));
export const meanAlone = ({ value }: Mean): string => (Number.isNaN(value) ? "–" : number(value));

export function intervalSaid({ low, high }: { low: number | null; high: number | null }, isShare: boolean): string {
  if (low === null || high === null) return "";
  const said = isShare ? percent : number;
  return say("page-mine-interval", { low: said(low), high: said(high) });
}
