// The coach of the page against the solution: tests/page/test_coach.py makes the questions with their answers, runs this
// file, and compares what it writes of every roll.

import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSolution } from "../plugins/solution";
import { Coach, PHASES, type Position, PRINTED_DICE } from "../src/coach/coach";
import { lattices, NumbersAttempt } from "../src/coach/numbers";
import { Ranking } from "../src/coach/ranking";
import { continuation } from "../src/coach/solution";
import type { Saying } from "../src/lib/saying";
import type { RatedChoice } from "../src/lib/wire";
import { lying } from "../src/rules/dice";

const folder = process.env["TENFOLD_COACH"];
const asked = test.runIf(folder !== undefined);
const data = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8"));
const { solved, tables } = readSolution();

asked("single positions: the table of choices and why", async () => {
  const coach = new Coach(solved, async () => tables);
  for (const { position, choices, says } of data("positions.json") as { position: Position; choices: RatedChoice[]; says: Saying }[]) {
    const { best, says: why } = await coach.advise(position);
    const where = JSON.stringify(position);
    expect(best.choices.map(({ do: doing }) => doing), where).toEqual(choices.map(({ do: doing }) => doing));
    for (const [at, { worth, chance }] of choices.entries()) {
      expect(best.choices[at]!.worth, where).toBeCloseTo(worth!, 8);
      if (chance === null) expect(best.choices[at]!.chance).toBeNull();
      else expect(best.choices[at]!.chance, where).toBeCloseTo(chance, 8);
    }
    expect(why, where).toEqual(says);
  }
});

asked("every roll of every phase of numbers: what is best, and what every kept set is worth", () => {
  const { high, low } = lattices();
  writeFileSync(`${folder}/lattices.json`, JSON.stringify([high, low].map(({ numbers, counts }) => ({ numbers, counts }))));
  const shown = ({ counts, numbers }: typeof high, at: number): string[] =>
    counts[at]!.flatMap((count, kind) => Array<string>(count).fill(String(numbers[kind] || "W")));
  const rolls = Array.from({ length: high.rolls }, (_, h) =>
    Array.from({ length: low.rolls }, (_, l) => lying([...shown(low, low.full + l), ...shown(high, high.full + h)], PRINTED_DICE).next().value!),
  ).flat();
  for (const [phase, written] of data("states.json") as [number, number][]) {
    const { accept, fail } = continuation(solved, phase, written, true);
    const attempt = new NumbersAttempt(PHASES[phase - 1]!, accept.map((value) => Math.max(value, fail) - fail));
    const best = [1, 2].map((left) =>
      Float64Array.from(rolls, (faces) => {
        const ranking = new Ranking(1);
        attempt.rank(faces, left, 0, ranking);
        return ranking.best[0]!.worth;
      }),
    );
    const kept = [attempt.last, attempt.first].flatMap(({ gain, chance }) => [gain, chance]);
    writeFileSync(`${folder}/${phase}`, Buffer.concat([...kept, ...best].map(({ buffer }) => new Uint8Array(buffer))));
  }
});
