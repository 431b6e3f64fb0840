import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { LANGUAGES, wordsFile } from "./words.ts";

// Beside the page's own chunks; the addresses are relative to the pad's.
const BESIDE = ["./", "manifest.webmanifest", "icon.svg", "icon-180.png", "icon-192.png", "icon-512.png"];

const GAMES = ["card", "dice", "board"];

// What the pad says, in every language, so that it can be changed offline too. The English rules are the ledger's.
const WORDS = LANGUAGES.flatMap((language) =>
  ["page", "pieces", "page-pad", "pad", "page-referee", "advice-dice", "house-card", "house-dice", "page-rules", ...GAMES, ...(language === "en" ? [] : GAMES.map((game) => `rules-${game}`))].map(
    (part) => ({ address: `../words/${part}/${language}.ftl`, file: wordsFile(part, language) }),
  ),
);

/** Tells the score pad's worker which files the pad needs, whatever it may load later, and their version. */
export function offline(): Plugin {
  return {
    name: "tenfold-offline",
    apply: "build",
    writeBundle({ dir }, bundle) {
      const entry = Object.values(bundle).find((one) => one.type === "chunk" && one.isEntry && one.name === "pad");
      const built = [...BESIDE, ...reached(bundle, entry!.fileName).sort().map((name) => `../${name}`)].map((name) => ({
        address: name,
        file: join(dir!, "pad", name === "./" ? "index.html" : name),
      }));
      const needed = [...built, ...WORDS];
      const hash = createHash("sha256");
      for (const { address, file } of needed) hash.update(address).update(readFileSync(file));
      const worker = join(dir!, "pad", "worker.js");
      const told = readFileSync(worker, "utf8")
        .replace("%FILES%", needed.map(({ address }) => address).join(" "))
        .replace("%VERSION%", hash.digest("hex").slice(0, 16));
      writeFileSync(worker, told);
    },
  };
}

/** A chunk, all that it imports now or later, their styles, and the files that they name. */
function reached(bundle: Rolldown.OutputBundle, first: string): string[] {
  const found = new Set([first]);
  const files = Object.keys(bundle).filter((name) => bundle[name]!.type === "asset");
  for (const name of found) {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk") continue;
    const styles = (chunk as unknown as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [];
    const named = files.filter((file) => chunk.code.includes(basename(file)));
    for (const next of [...chunk.imports, ...chunk.dynamicImports, ...styles, ...named]) found.add(next);
  }
  return [...found];
}
