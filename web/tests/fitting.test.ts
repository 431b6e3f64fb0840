import { expect, test } from "vitest";
import { fittingStep, fittingWidth, STEP } from "../src/tables/card/fitting";

const width = (count: number, card: number, step: number) => card * (1 + (count - 1) * step) + 10;

test("cards of laid groups fill their field, and those of a long group overlap more where there is no room", () => {
  const wide = { width: 400, height: 200 };
  const card = fittingWidth([[4, 4]], wide, 60, 28);
  expect(fittingStep([[4, 4]], wide, card, 28)).toBe(STEP);
  for (const count of [6, 9, 12]) {
    const narrow = { width: 120, height: 58 };
    const small = fittingWidth([[count, 3]], narrow, 60, 28);
    const step = fittingStep([[count, 3]], narrow, small, 28);
    expect(28 + width(count, small, step)).toBeLessThanOrEqual(narrow.width + 1e-9);
    expect(step).toBeGreaterThan(0);
  }
});
