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
      const first = firstLoad(out);
      const total = first.reduce((sum, name) => sum + (size.get(name) ?? 0), 0);
      writeFileSync(join(out, "first-load.json"), JSON.stringify({ files: first, gzipped: total }));
      config.logger.info(`first load: ${(total / 1000).toFixed(1)} kB gzipped, of 120 allowed`);
    },
  };
}

/** The page itself, what it names, what that imports at once, and the largest language. */
function firstLoad(out: string): string[] {
  const wanted = ["index.html"];
  for (let at = 0; at < wanted.length; at++) {
    const text = readFileSync(join(out, wanted[at]!), "utf8");
    const named = wanted[at]!.endsWith(".html")
      ? [...text.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map((match) => match[1]!)
      : [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map((match) => `assets/${match[1]}`);
    for (const name of named) if (!wanted.includes(name)) wanted.push(name);
  }
  const languages = readdirSync(join(out, "assets")).filter((name) => /^words-tables-.*\.js$/.test(name));
  const largest = languages.sort((a, b) => bytes(out, b) - bytes(out, a))[0];
  const tables = readdirSync(join(out, "assets")).filter((name) => /^(CardTable|RoomScreen)-.*\.(js|css)$/.test(name));
  return [...wanted, ...(largest ? [`assets/${largest}`] : []), ...tables.map((name) => `assets/${name}`)];
}

const bytes = (out: string, name: string): number => readFileSync(join(out, "assets", name)).length;
