// A rule in the reader's words, which come when it is asked for; the English ones are the ledger's.

import { say, speech } from "../lib/speech.svelte";

export const learnRule = (cited: string): Promise<void> => speech.learn(`rules-${cited.split(".")[0]}`);

export function ruleInWords(cited: string, english: Record<string, string>): { text: string; language: string } {
  const message = `rule-${cited.replaceAll(".", "-")}`;
  if (speech.knows(message)) return { text: say(message), language: speech.language };
  return { text: english[cited] ?? cited, language: "en" };
}
