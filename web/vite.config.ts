import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./plugins/compressed.ts";
import { icons } from "./plugins/icons.ts";
import { offline } from "./plugins/offline.ts";

// The page, the score pad, which is installed by itself, and the worker with which the pad works offline. A
// worker's address must not change.
const input = { index: "index.html", pad: "pad/index.html", worker: "src/pad/worker.ts" };

// What every page needs.
const BASE = new RegExp(
  [
    "node_modules.(svelte|esm-env|clsx|@fluent|cached-iterable)\\b|preload-helper",
    "src.lib.(speech|fluent|saying|patience|memory|motion|naming|needs|games|wording|names)\\b",
    "src.(tables.card.cards\\.ts|parts.(Said|Shape|Panel|Card|Die|LanguageChoice|PhasePicture)\\.svelte)",
  ].join("|"),
);

// Relative addresses: the page also works below a path of a proxy. No inline anything: the server's
// content security policy forbids it.
export default defineConfig({
  base: "./",
  plugins: [svelte(), icons(), offline(), compressed()],
  build: {
    outDir: process.env["TENFOLD_PAGE"] ?? "../src/tenfold/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: "es2022",
    rolldownOptions: {
      input,
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "pad/worker.js" : "assets/[name]-[hash].js"),
        chunkFileNames: "assets/[name]-[hash].js",
        // Few files: each costs a request and its headers, and text packs better together.
        advancedChunks: {
          groups: [
            { name: "base", test: BASE },
            { name: "room", test: /src.((lib|parts|screens).|tables.TableFrame)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
