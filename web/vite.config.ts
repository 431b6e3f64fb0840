import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunkOf } from "./plugins/chunks.ts";
import { compressed } from "./plugins/compressed.ts";
import { icons } from "./plugins/icons.ts";
import { offline } from "./plugins/offline.ts";
import { solution } from "./plugins/solution.ts";

// The page, the score pad, which is installed by itself, and the worker with which the pad works offline. A
// worker's address must not change.
const input = { index: "index.html", pad: "pad/index.html", worker: "src/pad/worker.ts" };

// Relative addresses: the page also works below a path of a proxy. No inline anything: the server's
// content security policy forbids it.
export default defineConfig({
  base: "./",
  plugins: [svelte(), icons(), solution(), offline(), compressed()],
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
        codeSplitting: { groups: [{ name: chunkOf() }], includeDependenciesRecursively: false },
      },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
