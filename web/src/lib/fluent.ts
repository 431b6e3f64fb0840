// The words of one language, from Fluent files.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Words } from "./saying";

export interface FluentWords extends Words {
  knows(id: string): boolean;
}

export function fluentWords(language: string, texts: string[]): FluentWords {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return {
    knows: (id) => bundle.hasMessage(id),
    worded(id, attribute, facts) {
      const message = bundle.getMessage(id);
      const pattern = attribute === null ? message?.value : message?.attributes[attribute];
      if (!pattern) return pattern === "" ? "" : null;
      const problems: Error[] = [];
      const said = bundle.formatPattern(pattern, facts, problems);
      return problems.length ? null : said;
    },
  };
}
