import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

/** Each text file of the built page also as .gz, which the server sends; and how large the first load is. */
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
        const packed = gzipSync(readFileSync(join(out, name)), { level: 9 });
        writeFileSync(join(out, `${name}.gz`), packed);
        size.set(name.replaceAll("\\", "/"), packed.length);
      }
      const weighed = (files: string[]) => ({ files, gzipped: files.reduce((sum, name) => sum + (size.get(name) ?? 0), 0) });
      const first = weighed(firstLoad(out, "index.html", ["tables"], named(out, /^(CardTable|RoomScreen)-.*\.js$/)));
      const pad = weighed(firstLoad(out, "pad/index.html", ["tables", "pad"]));
      writeFileSync(join(out, "first-load.json"), JSON.stringify({ ...first, pad }));
      config.logger.info(`first load: ${(first.gzipped / 1000).toFixed(1)} kB gzipped, of 120 allowed`);
    },
  };
}

/** A page and further chunks, what they name, what that imports at once, its styles, and the largest language. */
function firstLoad(out: string, page: string, words: string[], chunks: string[] = []): string[] {
  const wanted = [page, ...chunks];
  for (let at = 0; at < wanted.length; at++) {
    const text = readFileSync(join(out, wanted[at]!), "utf8");
    const found = wanted[at]!.endsWith(".html")
      ? [...text.matchAll(/(?:src|href)="\.{1,2}\/(assets\/[^"]+)"/g)].map((match) => match[1]!)
      : [...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map((match) => `assets/${match[1]}`);
    for (const name of found) if (!wanted.includes(name)) wanted.push(name);
  }
  const largest = words.map((what) => {
    const languages = named(out, new RegExp(`^words-${what}-.*\\.js$`));
    return languages.sort((a, b) => bytes(out, b) - bytes(out, a))[0]!;
  });
  const styles = wanted.flatMap((name) => {
    const chunk = /^assets\/(.+)-[\w-]{8}\.js$/.exec(name);
    return chunk ? named(out, new RegExp(`^${chunk[1]}-[\\w-]{8}\\.css$`)) : [];
  });
  return [...new Set([...wanted, ...styles, ...largest])];
}

const named = (out: string, pattern: RegExp): string[] =>
  readdirSync(join(out, "assets")).filter((name) => pattern.test(name)).map((name) => `assets/${name}`);

const bytes = (out: string, name: string): number => readFileSync(join(out, name)).length;
