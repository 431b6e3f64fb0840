import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";
import { LANGUAGES, wordsFile } from "./words.ts";

const packed = (file: string): Buffer => gzipSync(readFileSync(file), { level: 9 });

/** Each text file of the built page also as .gz, which the server sends; and how large the first loads are. */
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
        if (!/\.(html|js|css|svg|webmanifest)$/.test(name)) continue;
        const small = packed(join(out, name));
        writeFileSync(join(out, `${name}.gz`), small);
        size.set(name.replaceAll("\\", "/"), small.length);
      }
      const weighed = (files: string[], words: string[]) => ({
        files: [...files, ...words.map((part) => `words/${part}`)],
        gzipped: files.reduce((sum, name) => sum + (size.get(name) ?? 0), 0) + largest(words),
      });
      const shell = ["page", "room", "pieces"];
      const loads = {
        home: weighed(firstLoad(out, "index.html"), shell),
        table: weighed(firstLoad(out, "index.html", named(out, /^(CardTable|RoomScreen)-.*\.js$/)), [...shell, "card", "page-table", "page-live"]),
        pad: weighed(firstLoad(out, "pad/index.html"), ["page", "pieces", "page-pad", "pad"]),
      };
      writeFileSync(join(out, "first-load.json"), JSON.stringify(loads));
    },
  };
}

/** Of the language in which these words are the longest. */
function largest(parts: string[]): number {
  const sizes = LANGUAGES.map((language) => parts.reduce((sum, part) => sum + packed(wordsFile(part, language)).length, 0));
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
