import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./build/compressed.ts";
import { words } from "./build/words.ts";

/** Words have the same file name in every language without this. */
function named(module: string | null): string {
  const words = /virtual:words\/(\w+)\/(\w+)$/.exec(module ?? "");
  return words ? `words-${words[1]}-${words[2]}` : "[name]";
}

// Relative addresses: the page also works below a path of a proxy. No inline anything: the server's
// content security policy forbids it.
export default defineConfig({
  base: "./",
  plugins: [svelte(), words(), compressed()],
  build: {
    outDir: process.env["TENFOLD_PAGE"] ?? "../src/tenfold/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: "es2022",
    rolldownOptions: { output: { chunkFileNames: ({ facadeModuleId }) => `assets/${named(facadeModuleId)}-[hash].js` } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
