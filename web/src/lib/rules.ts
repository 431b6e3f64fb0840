// The rules of a game: the ledger from the server, its other languages from Fluent files, loaded when read.

import { fluentWords } from "./fluent";
import { get } from "./catalogue";
import { wordsOf } from "./speech.svelte";

export interface Rule {
  id: string;
  text: string;
  language: string;
  decision: boolean;
}

interface LedgerRule {
  id: string;
  editions: string[];
  text: string;
  decision: boolean;
}

const ledgers = new Map<string, Promise<LedgerRule[]>>();

/** The rules that hold in this edition, in this language as far as they are translated. */
export async function loadRules(game: string, edition: string, language: string): Promise<Rule[]> {
  if (!ledgers.has(game)) ledgers.set(game, get<LedgerRule[]>(`rules/${game}.json`));
  const rules = await ledgers.get(game)!.catch((error: unknown) => {
    ledgers.delete(game);
    throw error;
  });
  const words = fluentWords(language, await wordsOf(language, `rules-${game}`));
  return rules
    .filter((rule) => !rule.editions.length || rule.editions.includes(edition))
    .map(({ id, text, decision }) => {
      const said = words.worded(`rule-${id.replaceAll(".", "-")}`, null, {});
      return said === null ? { id, text, language: "en", decision } : { id, text: said, language, decision };
    });
}
