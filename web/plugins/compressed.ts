import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";
import { LANGUAGES, wordsFile } from "./words.ts";

const packed = (text: Buffer): Buffer => gzipSync(text, { level: 9 });

// What a browser is sent before each file, about. What the server makes (choices.json, house-rules) is not counted here,
// but tests/page/test_delivery.py counts it.
const HEADERS = 300;

/** Each file of the built page that packs well also as .gz, which the server sends; and how large the first loads are. */
export function compressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "tenfold-compressed",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      const out = config.build.outDir;
      const size = new Map<string, number>();
      for (const name of readdirSync(out, { recursive: true }) as string[]) {
        if (!/\.(html|js|css|svg|webmanifest|table)$/.test(name)) continue;
        const small = packed(readFileSync(join(out, name)));
        writeFileSync(join(out, `${name}.gz`), small);
        size.set(name.replaceAll("\\", "/"), small.length);
      }
      const weighed = (files: string[], words: string[][]) => ({
        files: [...files, ...words.map((parts) => `words/${parts.join("+")}`)],
        gzipped: files.reduce((sum, name) => sum + size.get(name)! + HEADERS, 0) + largest(words),
      });
      const page = (screens: string[], words: string[][]) =>
        weighed(firstLoad(out, "index.html", screens.flatMap((name) => named(out, new RegExp(`^${name}-.{8}\\.js$`)))), words);
      const shell = ["page", "room", "pieces"];
      const table = (game: string, screen: string) =>
        page(["RoomScreen", screen], [[...shell, "page-live"], [game, "page-table"]]);
      const loads = {
        home: page(["Home", "RoomScreen"], [shell]),
        lobby: page(["RoomScreen", "Lobby", "Qr", "RulesSaid"], [
          [...shell, "page-live"],
          ["card", "page-table"],
          ["page-front"],
          ["house", "house-card", "page-rules"],
        ]),
        card: table("card", "CardTable"),
        dice: table("dice", "DiceTable"),
        board: table("board", "BoardTable"),
        pad: weighed(firstLoad(out, "pad/index.html"), [["page"], ["pieces"], ["page-pad"], ["pad"]]),
      };
      writeFileSync(join(out, "first-load.json"), JSON.stringify(loads));
    },
  };
}

/** Of the language in which these words are the longest; each list is sent together. */
function largest(words: string[][]): number {
  const sent = (parts: string[], language: string): number =>
    packed(Buffer.concat(parts.map((part) => readFileSync(wordsFile(part, language))))).length + HEADERS;
  const sizes = LANGUAGES.map((language) => words.reduce((sum, parts) => sum + sent(parts, language), 0));
  return Math.max(...sizes);
}

/** A page and further chunks, what they name, what that imports at once, and its styles. */
function firstLoad(out: string, page: string, chunks: string[] = []): string[] {
  const wanted = [page, ...chunks];
  for (let at = 0; at < wanted.length; at++) {
    const text = readFileSync(join(out, wanted[at]!), "utf8");
    const found = wanted[at]!.endsWith(".html")
      ? [...text.matchAll(/(?:src|href)="\.{1,2}\/(assets\/[^"]+)"/g)].map((match) => match[1]!)
      : [...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map((match) => `assets/${match[1]}`);
    for (const name of found) if (!wanted.includes(name)) wanted.push(name);
  }
  const styles = wanted.flatMap((name) => {
    const chunk = /^assets\/(.+)-[\w-]{8}\.js$/.exec(name);
    return chunk ? named(out, new RegExp(`^${chunk[1]}-[\\w-]{8}\\.css$`)) : [];
  });
  return [...new Set([...wanted, ...styles])];
}

const named = (out: string, pattern: RegExp): string[] =>
  readdirSync(join(out, "assets")).filter((name) => pattern.test(name)).map((name) => `assets/${name}`);
