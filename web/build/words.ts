import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

// The Fluent files that the terminal speaks too. One module per language, so that one chunk per language
// is loaded; the rules are modules of their own, because few people read them.
const LOCALES = resolve(import.meta.dirname, "../../src/tenfold/locales");
const TABLES = ["page.ftl", "terminal.ftl", "dice.ftl", "board.ftl"];
const PREFIX = "virtual:words/";

export function words(): Plugin {
  return {
    name: "tenfold-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [what, language] = id.slice(PREFIX.length + 1).split("/") as [string, string];
      const folder = resolve(LOCALES, language);
      const wanted = (name: string) => (what === "rules" ? name.startsWith("rules-") : TABLES.includes(name));
      const files = readdirSync(folder).filter(wanted).sort();
      const text = files.map((name) => {
        const file = resolve(folder, name);
        this.addWatchFile(file);
        return what === "rules" ? readFileSync(file, "utf8") : spoken(readFileSync(file, "utf8"));
      });
      return `export default ${JSON.stringify(text.join("\n"))};`;
    },
  };
}

/** Without what only a terminal says: typed words, their help, and comments. */
function spoken(text: string): string {
  const entries = text.split(/\n(?=[a-z#])/);
  return entries.filter((entry) => !/^(#|words-|help-|setup-|pad-)/.test(entry)).join("\n");
}
