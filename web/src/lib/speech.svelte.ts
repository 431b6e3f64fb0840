// What the page says: the Fluent files of the terminal and its own, one chunk per language, English behind.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "virtual:words/tables/en";
import { wish } from "./memory";

export const LANGUAGES: Record<string, string> = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  ru: "Русский",
};

const LOADERS: Record<string, () => Promise<{ default: string }>> = {
  de: () => import("virtual:words/tables/de"),
  fr: () => import("virtual:words/tables/fr"),
  it: () => import("virtual:words/tables/it"),
  nl: () => import("virtual:words/tables/nl"),
  ru: () => import("virtual:words/tables/ru"),
};

type Loaders = typeof LOADERS;

function bundleOf(language: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const fallback = bundleOf("en", [english]);

class Speech {
  language = $state("en");
  private bundle = $state.raw(fallback);
  private parts: Loaders[] = [LOADERS];

  /** Also speak the words of another part of the page, from the next `use` on. */
  learn(inEnglish: string, loaders: Loaders): void {
    fallback.addResource(new FluentResource(inEnglish));
    this.parts.push(loaders);
  }

  /** Take up a language; English stays until its words are there. */
  async use(language: string): Promise<void> {
    const loads = this.parts.flatMap((loaders) => loaders[language] ?? []);
    const texts = await Promise.all(loads.map((load) => load()));
    this.bundle = texts.length ? bundleOf(language, texts.map((text) => text.default)) : fallback;
    this.language = language in LANGUAGES ? language : "en";
    document.documentElement.lang = this.language;
  }

  say(id: string, facts: Record<string, FluentVariable> = {}): string {
    for (const bundle of [this.bundle, fallback]) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, facts, []);
    }
    return id;
  }

  knows(id: string): boolean {
    return this.bundle.hasMessage(id) || fallback.hasMessage(id);
  }
}

export const speech = new Speech();

/** `say("page-start")`: in the language of now. */
export function say(id: string, facts: Record<string, FluentVariable> = {}): string {
  return speech.say(id, facts);
}

/** The player's choice, or the browser's first language that we speak. */
export function wishedLanguage(): string {
  const chosen = wish.get("language");
  if (chosen && chosen in LANGUAGES) return chosen;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((code) => code in LANGUAGES) ?? "en";
}
