import { expect, test } from "vitest";
import { readPhase } from "../src/lib/needs";
import { pointsOf } from "../src/rules/dice";
import rolls from "./rolls.json";

test("a roll brings what the engine says", () => {
  for (const { phase, roll, points } of rolls) {
    expect(pointsOf(readPhase(phase), roll.split(" ")), `${phase} with ${roll}`).toBe(points);
  }
});
