import { expect, test } from "vitest";
import { phasesDone, smallFacts } from "../src/lib/smallFacts";

const sheet = [
  { done: [1, 2], points: [0, 35, 0] },
  { done: [1], points: [85, 0, 40] },
  { done: [], points: [60, 85, 5] },
];

test("the dearest hand, who went out most often, how many hands", () => {
  expect(smallFacts("card", { sheet })).toEqual([
    { id: "page-fact-dearest", count: 85, seats: [1, 2] },
    { id: "page-fact-out", count: 2, seats: [0] },
    { id: "page-fact-hands", count: 3, seats: [] },
  ]);
  expect(phasesDone("card", { sheet })).toEqual([2, 1, 0]);
});

test("who went out is not told where cards may cost nothing", () => {
  const free = sheet.map((line) => ({ ...line, points: [0, 0, 5] }));
  expect(smallFacts("card", { sheet: free }).map(({ id }) => id)).not.toContain("page-fact-out");
});

test("at the dice: the best phase and failed attempts, if there were any", () => {
  const block = [
    { points: [40, 52], failed: 0 },
    { points: [44], failed: 0 },
  ];
  expect(smallFacts("dice", { sheet: block })).toEqual([{ id: "page-fact-best-phase", count: 52, seats: [0] }]);
});

test("the board has no sheet", () => {
  expect(smallFacts("board", {})).toEqual([]);
  expect(phasesDone("board", {})).toBeNull();
});
