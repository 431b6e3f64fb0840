// The rules of a game: the ledger from the server, its other languages from Fluent files, loaded when read.

import { fluentWords } from "./fluent";
import { get } from "./catalogue";
import { wordsOf } from "./speech.svelte";

export interface Rule {
  id: string;
  editions: string[];
  topic: string; // of the heading that it stands below
  text: string;
  language: string;
}

const ledgers = new Map<string, Promise<Omit<Rule, "language">[]>>();

/** Every rule of the game, in this language as far as it is translated. */
export async function loadRules(game: string, language: string): Promise<Rule[]> {
  if (!ledgers.has(game)) ledgers.set(game, get(`rules/${game}.json`));
  const rules = await ledgers.get(game)!.catch((error: unknown) => {
    ledgers.delete(game);
    throw error;
  });
  const words = fluentWords(language, await wordsOf(language, `rules-${game}`));
  return rules.map((rule) => {
    const said = words.worded(`rule-${rule.id.replaceAll(".", "-")}`, null, {});
    return said === null ? { ...rule, language: "en" } : { ...rule, text: said, language };
  });
}

/** Those that hold in an edition; without one, in the first that has the rule which is meant. */
export function rulesOf(rules: Rule[], edition: string | null, meant: string | null): Rule[] {
  const wanted = edition ?? (rules.find((rule) => rule.id === meant) ?? rules[0])?.editions[0];
  return rules.filter((rule) => rule.id === meant || !wanted || rule.editions.includes(wanted));
}

/** Below their headings, in the order of the ledger. */
export function byTopic(rules: Rule[]): [string, Rule[]][] {
  const topics = new Map<string, Rule[]>();
  for (const rule of rules) topics.set(rule.topic, [...(topics.get(rule.topic) ?? []), rule]);
  return [...topics];
}
