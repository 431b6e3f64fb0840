import { readdirSync } from "node:fs";
import { resolve } from "node:path";

// The words are no part of the build: the server sends them. The build only counts them.
const LOCALES = resolve(import.meta.dirname, "../../src/tenfold/locales");

export const LANGUAGES = readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name));

export const wordsFile = (part: string, language: string): string => resolve(LOCALES, language, `${part}.ftl`);
