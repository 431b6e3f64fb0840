import { expect, test } from "vitest";
import { fieldsOf } from "../src/tables/generic/fields";

test("a view of any game as labelled values", () => {
  const view = { viewer: 0, hand_sizes: [3, 4], stage: "play", done: false, top: null, piles: [["a", "b"], [], ["c"]], last: { by: 1, what: "x" } };
  expect(fieldsOf(view, 2)).toEqual([
    { name: "hand sizes", values: [{ seat: 0, text: "3" }, { seat: 1, text: "4" }] },
    { name: "stage", values: [{ seat: null, text: "play" }] },
    { name: "done", values: [{ seat: null, text: "–" }] },
    { name: "top", values: [{ seat: null, text: "–" }] },
    { name: "piles", values: [{ seat: null, text: "a, b, –, c" }] },
    { name: "last", values: [{ seat: null, text: "by: 1; what: x" }] },
  ]);
});
