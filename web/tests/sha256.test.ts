import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { fromHex, sha256 } from "../src/lib/sha256";

test("our SHA-256 is everybody's", () => {
  for (const length of [0, 1, 31, 32, 55, 56, 63, 64, 65, 1000]) {
    const bytes = randomBytes(length);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
    expect(fromHex(bytes.toString("hex"))).toEqual(new Uint8Array(bytes));
  }
});
