import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

// The Fluent files that the terminal speaks too. One module per language, so that one chunk per language
// is loaded; the rules and the score pad are modules of their own, because not everybody needs them.
const LOCALES = resolve(import.meta.dirname, "../../src/tenfold/locales");
const TABLES = ["page.ftl", "pieces.ftl", "room.ftl", "card.ftl", "dice.ftl", "board.ftl"];
const PREFIX = "virtual:words/";

// Of the score pad's words in the terminal, what the page says too; and the rules that the pad cites.
const PAD: Record<string, RegExp> = {
  "page-pad.ftl": /./,
  "pad.ftl": /./,
  "pieces.ftl": /^refusal-(free-and-fixed|variant-contradicts|short-length) /,
  "rules-card.ftl": cited("card"),
  "rules-dice.ftl": cited("dice"),
};

function cited(game: string): RegExp {
  const facts = JSON.parse(readFileSync(resolve(import.meta.dirname, "../src/pad/facts.json"), "utf8")) as {
    rules: Record<string, string>;
  };
  const rules = Object.keys(facts.rules).filter((rule) => rule.startsWith(`${game}.`));
  return new RegExp(`^rule-(${rules.join("|").replaceAll(".", "-")}) `);
}

export function words(): Plugin {
  return {
    name: "tenfold-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [what, language] = id.slice(PREFIX.length + 1).split("/") as [string, string];
      const folder = resolve(LOCALES, language);
      const files = readdirSync(folder).filter((name) => isWanted(what, name)).sort();
      const text = files.map((name) => {
        const file = resolve(folder, name);
        this.addWatchFile(file);
        return spoken(what, name, readFileSync(file, "utf8"));
      });
      return `export default ${JSON.stringify(text.join("\n"))};`;
    },
  };
}

function isWanted(what: string, name: string): boolean {
  if (what === "pad") return name in PAD;
  return what === "rules" ? name.startsWith("rules-") : TABLES.includes(name);
}

/** Without comments, and without what only a terminal says: typed words and their help. */
function spoken(what: string, name: string, text: string): string {
  if (what === "rules") return text;
  const entries = text.split(/\n(?=[a-z#])/).filter((entry) => !entry.startsWith("#"));
  const isSaid = (entry: string) => (what === "pad" ? PAD[name]!.test(entry) : !/^(words-|help-|setup-|pad-)/.test(entry));
  return entries.filter(isSaid).join("\n");
}
