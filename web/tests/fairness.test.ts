// The engine's own records (made by make_samples.py): every game and edition, with planted faults.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { judged } from "../src/lib/fairness";

const proofs = JSON.parse(readFileSync(new URL("./proofs.json", import.meta.url), "utf-8")) as Record<string, string[]>;
const lines = proofs["card intl"]!;
const { commitment, salts } = JSON.parse(lines[0]!) as { commitment: string; salts: string[] };
const noted = { commitment, salt: salts[1]! };
const judge = (record: readonly string[], pledge = noted as typeof noted | null) => judged(record.join("\n"), pledge);
const isChance = (line: string): boolean => line.includes('"seat":null');

test.each(Object.keys(proofs))("every outcome of chance follows from the seed: %s", (name) => {
  const verdict = judge(proofs[name]!, null);
  expect(verdict).toMatchObject({ isPromised: true, isProven: true, isMine: null });
  expect(verdict.checked).toBe(proofs[name]!.filter(isChance).length);
});

/** Another outcome of the same kind. */
function altered(line: string): string {
  const entry = JSON.parse(line) as { do: string };
  const [verb, ...rest] = entry.do.split(" ");
  const last = rest.pop()!;
  const other = verb === "lot" ? String((Number(last) + 1) % 2) : verb === "roll" ? (last === "6" ? "5" : "6") : last === "R1" ? "B1" : "R1";
  return JSON.stringify({ ...entry, do: [verb, ...rest, other].join(" ") });
}

test.each(Object.keys(proofs))("one altered outcome is found wherever it is: %s", (name) => {
  const record = proofs[name]!;
  const places = record.flatMap((line, at) => (isChance(line) ? [at] : []));
  const some = places.filter((_, at) => at % 7 === 0 || at === places.length - 1);
  for (const at of some) {
    const faulty = record.with(at, altered(record[at]!));
    if (faulty[at] === record[at]) continue;
    expect(judge(faulty, null), record[at]).toMatchObject({ isPromised: true, isProven: false });
  }
});

test("a renewed pile holds what was discarded: another card there is another draw later", () => {
  const places = lines.flatMap((line, at) => (/"do":"discard [RBGY]/.test(line) ? [at] : [])).slice(0, 12);
  const seen = places.filter((at) => !judge(lines.with(at, lines[at]!.replace(/discard \w+/, "discard W"))).isProven);
  expect(seen.length).toBeGreaterThan(places.length / 2);
});

test("an event that is missing is seen", () => {
  expect(judge(lines.toSpliced(3, 1)).isProven).toBe(false);
});

test("another promise than the noted one, and a part that is left out or not used, are seen", () => {
  expect(judge(lines)).toMatchObject({ isProven: true, isMine: true });
  expect(judge(lines, { ...noted, commitment: "0".repeat(64) })).toMatchObject({ isPromised: false, isProven: false });
  expect(judge(lines, { ...noted, salt: "mine" })).toMatchObject({ isProven: true, isMine: false });
  const last = lines.at(-1)!.replace(/"seed":"[0-9a-f]+"/, '"seed":"not hexadecimal"');
  expect(judge(lines.with(-1, last))).toMatchObject({ isPromised: false, isProven: false });
  const changed = lines.with(0, lines[0]!.replace(`"${salts[0]}"`, '"other"'));
  expect(judge(changed)).toMatchObject({ isPromised: true, isProven: false, isMine: true });
});

test("of a game that the page does not know, only the seed is checked, and it says so", () => {
  const other = lines.with(0, lines[0]!.replace('"game":"card"', '"game":"duel"'));
  expect(judge(other)).toMatchObject({ isPromised: true, isKnown: false, isProven: false, checked: 0 });
  expect(judge(other, { ...noted, commitment: "0".repeat(64) }).isPromised).toBe(false);
});
