// Names of editions and variants, from the terminal's words: `intl: the international rules`
// without the word that one would type there.

import { say, speech } from "./speech.svelte";
import type { Rules } from "./messages";

export const editionName = (game: string, edition: string): string => explained(`edition-${game}-${edition}`, edition);

export const variantName = (game: string, variant: string): string =>
  explained(`variant-${game}-${variant.split(":")[0]}`, variant);

/** What stands behind the typed word, as the beginning of a sentence. */
function explained(id: string, word: string): string {
  if (!speech.knows(id)) return word;
  return capital(say(id).replace(/^[^\s:]+(:\d+)?\s*:\s*/, ""));
}

/** As the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);

/** The rules of a sheet of the score pad, which works without a server: the edition, and what differs from it. */
export function rulesInWords(game: string, rules: Rules): string[] {
  const lines = [editionName(game, rules.edition)];
  const on = (variant: string) => lines.push(variantName(game, variant));
  if (rules["fixed_hands"]) on("fixed");
  if (rules["short"]) lines.push(say("page-short-game", { count: rules["short"] as number }));
  if (rules["parity"]) on(String(rules["parity"]));
  if (rules["knocking"]) on("knock");
  if (rules["free_order"]) on("free");
  if (rules["reroll_kept"] === false) on("locked");
  if (rules["last_card_must_be_discarded"]) lines.push(say("page-last-card"));
  return lines;
}
