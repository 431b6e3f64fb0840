import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import fixture from "../../tests/locales/rendered.json";
import { fluentWords, type FluentWords } from "../src/lib/fluent";
import { render, rendered, type Saying } from "../src/lib/saying";

const LOCALES = resolve(import.meta.dirname, "../../src/tenfold/locales");

function wordsOf(language: string): FluentWords {
  const folder = resolve(LOCALES, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return fluentWords(language, files.map((name) => readFileSync(resolve(folder, name), "utf8")));
}

const words = new Map([...new Set(fixture.map(({ language }) => language))].map((code) => [code, wordsOf(code)]));

test("every saying has the parts of the common fixture", () => {
  for (const { saying, language, names, me, parts } of fixture) {
    const said = render(saying as unknown as Saying, words.get(language)!, names, me);
    expect(said, `${language} ${JSON.stringify(saying)}`).toEqual(parts);
  }
});

test("as plain text", () => {
  const taken: Saying = { id: "refusal-not-of-set", facts: { card: ["card", "R7"], number: 5 } };
  expect(rendered(taken, words.get("en")!)).toBe("R7 does not belong in a set of 5s.");
});
