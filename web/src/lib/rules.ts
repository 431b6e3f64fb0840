// The rules of a game: the ledger from the server, its other languages from Fluent files, loaded when read.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { get } from "./offers";

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

const LOADERS: Record<string, () => Promise<{ default: string }>> = {
  de: () => import("virtual:words/rules/de"),
  fr: () => import("virtual:words/rules/fr"),
  it: () => import("virtual:words/rules/it"),
  nl: () => import("virtual:words/rules/nl"),
  ru: () => import("virtual:words/rules/ru"),
};

const ledgers = new Map<string, Promise<LedgerRule[]>>();

/** The rules that hold in this edition, in this language as far as they are translated. */
export async function loadRules(game: string, edition: string, language: string): Promise<Rule[]> {
  if (!ledgers.has(game)) ledgers.set(game, get<LedgerRule[]>(`rules/${game}.json`));
  const rules = await ledgers.get(game)!.catch((error: unknown) => {
    ledgers.delete(game);
    throw error;
  });
  const load = LOADERS[language];
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (load) bundle.addResource(new FluentResource((await load()).default));
  return rules
    .filter((rule) => !rule.editions.length || rule.editions.includes(edition))
    .map(({ id, text, decision }) => {
      const said = bundle.getMessage(`rule-${id.replaceAll(".", "-")}`)?.value;
      if (!said) return { id, text, language: "en", decision };
      return { id, text: bundle.formatPattern(said, {}), language, decision };
    });
}
