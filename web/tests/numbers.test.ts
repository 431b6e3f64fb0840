// Against HMAC-SHA-256 of the platform's own, with counts of which many a word must be thrown away.

import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { Numbers } from "../src/lib/numbers";

const KEY = Uint8Array.from({ length: 32 }, (_, at) => 7 * at);
const PURPOSE = "chance/3";

function words(blocks: number): bigint[] {
  return Array.from({ length: blocks }, (_, block) => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(block));
    const bytes = createHmac("sha256", KEY).update(`${PURPOSE}\0`).update(counter).digest();
    return [0, 8, 16, 24].map((at) => bytes.readBigUInt64BE(at));
  }).flat();
}

test.each([2 ** 63 + 2 ** 62, 2 ** 63 + 2 ** 11, 2 ** 62 + 2 ** 61])("a word that would favour small numbers is thrown away: %d", (count) => {
  const given = words(8);
  const most = 2n ** 64n - (2n ** 64n % BigInt(count));
  const kept = given.filter((word) => word < most);
  expect(kept.length).toBeLessThan(given.length);
  const numbers = new Numbers(KEY, PURPOSE);
  const drawn = kept.map(() => numbers.below(count));
  expect(drawn).toEqual(kept.map((word) => Number(word % BigInt(count))));
});

test("one of a pool is taken out of it", () => {
  const [numbers, pool] = [new Numbers(KEY, PURPOSE), ["a", "b", "c", "d", "e"]];
  const taken = [1, 2, 3].map(() => numbers.taken(pool));
  expect([...taken, ...pool].toSorted()).toEqual(["a", "b", "c", "d", "e"]);
});
