// What the page says: Fluent files that the server sends, one for each part and language. A language is taken
// up when the words of all parts are there, so nothing is said in two languages at once.

import { fluentWords } from "./fluent";
import { wish } from "./memory";
import { insisting } from "./patience";
import { render, type Part, type Saying } from "./saying";

export const LANGUAGES: Record<string, string> = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  ru: "Русский",
};

const texts = new Map<string, Promise<string>>();

/** The Fluent texts of parts, asked for until they come, and together: the first of them has the text of all. */
export function wordsOf(language: string, ...parts: string[]): Promise<string[]> {
  const named = (part: string): string => `${part}/${language}`;
  // The ledger itself is the English text of the rules.
  const wanted = parts.filter((part) => language !== "en" || !part.startsWith("rules-"));
  const missing = wanted.filter((part) => !texts.has(named(part)));
  const root = document.documentElement.dataset["root"]; // the score pad keeps each of its parts
  for (const asked of root === undefined ? [missing] : missing.map((part) => [part])) {
    if (!asked.length) continue;
    const text = insisting(() => fetched(`${root ?? ""}words/${asked.join("+")}/${language}.ftl`), waiting);
    asked.forEach((part, at) => texts.set(named(part), at ? text.then(() => "") : text));
  }
  return Promise.all(wanted.map((part) => texts.get(named(part))!));
}

function waiting(is: boolean): void {
  speech.isWaiting = is;
  document.getElementById("waiting")?.toggleAttribute("hidden", !is);
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  if (answer.ok) return answer.text();
  if (answer.status === 404) return "";
  throw new Error(`${address}: ${answer.status}`);
}

class Speech {
  language = $state("en");
  isWaiting = $state(false); // words have been asked for in vain
  private words = $state.raw(fluentWords("en", []));
  private wished = "en";
  private parts: string[] = [];
  private spoken = ""; // the language and the parts that are

  /** Take up a language, as soon as its words are there. Of several wishes the last one counts. */
  use(language: string, ...parts: string[]): Promise<void> {
    this.wished = language in LANGUAGES ? language : "en";
    return this.learn(...parts);
  }

  /** Also speak the words of these parts. */
  learn(...parts: string[]): Promise<void> {
    this.parts.push(...parts.filter((part) => !this.parts.includes(part)));
    return this.gather();
  }

  private async gather(): Promise<void> {
    const [language, parts] = [this.wished, [...this.parts]];
    const found = await wordsOf(language, ...parts);
    if (language !== this.wished || parts.length !== this.parts.length) return this.gather();
    const spoken = [language, ...parts].join(" ");
    if (this.spoken === spoken) return undefined;
    this.spoken = spoken;
    this.words = fluentWords(language, found);
    document.documentElement.lang = this.language = language;
    return undefined;
  }

  say(id: string, facts: Record<string, string | number> = {}): string {
    return this.words.worded(id, null, facts) ?? id;
  }

  knows(id: string): boolean {
    return this.words.knows(id);
  }

  /** A saying for the reader in seat `me`. */
  parted(saying: Saying, names: readonly string[] = [], me: number | null = null): Part[] {
    return render(saying, this.words, names, me);
  }
}

export const speech = new Speech();

/** `say("page-start")`: in the language of now. */
export function say(id: string, facts: Record<string, string | number> = {}): string {
  return speech.say(id, facts);
}

/** The player's choice, or the browser's first language that we speak. */
export function wishedLanguage(): string {
  const chosen = wish.get("language");
  if (chosen && chosen in LANGUAGES) return chosen;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((code) => code in LANGUAGES) ?? "en";
}

/** Before the page is there: its first words. If they do not come, the html says so in six languages. */
export async function firstWords(...parts: string[]): Promise<void> {
  await speech.use(wishedLanguage(), ...parts);
  document.getElementById("waiting")?.remove();
}
