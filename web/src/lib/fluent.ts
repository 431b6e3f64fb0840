// The words of one language, from Fluent files.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Words } from "./saying";

export interface FluentWords extends Words {
  knows(id: string): boolean;
}

const read = new Map<string, FluentResource>(); // by their texts: words are taken up again with every further part

function resourceOf(text: string): FluentResource {
  const resource = read.get(text) ?? new FluentResource(text);
  read.set(text, resource);
  return resource;
}

export function fluentWords(language: string, texts: string[]): FluentWords {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(resourceOf(text));
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
