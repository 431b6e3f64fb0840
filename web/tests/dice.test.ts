import { expect, test } from "vitest";
import { readPhase } from "../src/lib/needs";
import { bestUse } from "../src/tables/dice/dice";
import rolls from "./rolls.json";

test("a roll brings what the engine says", () => {
  for (const { phase, roll, points } of rolls) {
    const use = bestUse(readPhase(phase), roll.split(" "));
    expect(use.missing === 0 ? use.points : null, `${phase} with ${roll}`).toBe(points);
  }
});
