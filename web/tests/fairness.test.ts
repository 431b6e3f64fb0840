// The engine's own records: their seed, salts, lot and first deal (made by make_samples.py).
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { judged } from "../src/lib/fairness";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf-8");
const record = read("./record.jsonl");
const { commitment, salts } = JSON.parse(record.split("\n")[0]!) as { commitment: string; salts: string[] };
const noted = { commitment, salt: salts[1]! };

test("a fair game is proven, with my part in it", () => {
  expect(judged(record, noted)).toEqual({ isProven: true, isMine: true });
  expect(judged(record, null)).toEqual({ isProven: true, isMine: null });
});

test("another promise than the noted one is seen", () => {
  expect(judged(record, { ...noted, commitment: "0".repeat(64) }).isProven).toBe(false);
});

test("a part that was left out is seen", () => {
  expect(judged(record, { ...noted, salt: "mine" })).toEqual({ isProven: true, isMine: false });
});

test("a part that is listed but not used is seen", () => {
  const changed = record.replace(`"${salts[0]}"`, '"other"');
  expect(judged(changed, noted)).toEqual({ isProven: false, isMine: true });
});

test.each(["./record.jsonl", "./record-board.jsonl"])("an altered deal of %s is seen", (name) => {
  expect(judged(read(name), noted).isProven).toBe(true);
  const [header, lot, deal, ...rest] = read(name).split("\n");
  const altered = deal!.replace(/up \w+/, deal!.includes("up R1") ? "up B1" : "up R1");
  expect(judged([header, lot, altered, ...rest].join("\n"), noted).isProven).toBe(false);
});

test("of a game that the page does not know, the seed is proven", () => {
  const other = record.replace('"game":"card"', '"game":"duel"').replace(/"do":"deal [^"]*"/, '"do":"deal 1 2 3 / 4 5 6"');
  expect(judged(other, noted)).toEqual({ isProven: true, isMine: true });
  expect(judged(other, { ...noted, commitment: "0".repeat(64) }).isProven).toBe(false);
});
