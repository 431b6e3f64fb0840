import { expect, test } from "vitest";
import { shortNames } from "../src/lib/names";

test("a name that fits stays, one that does not is cut where nobody shares its beginning", () => {
  expect(shortNames(["Ann", "Benedikta", "Luno"])).toEqual(["Ann", "Ben…", "Luno"]);
  expect(shortNames(["Marianne", "Markwart", "Mar"])).toEqual(["Mari…", "Mark…", "Mar"]);
  expect(shortNames(["marianne", "Mario"])).toEqual(["maria…", "Mario"]);
});

test("the end tells apart what no beginning does", () => {
  expect(shortNames(["Maximilian", "Maximilian2", "Kubi"])).toEqual(["Max…n", "Max…2", "Kubi"]);
  expect(shortNames(["Player 11", "Player 21"], 4)).toEqual(["Pla…11", "Pla…21"]);
});

test("letters beyond the basic plane are not cut in two", () => {
  expect(shortNames(["😀😃😄😁😆😅😂", "😀😃😄x"])).toEqual(["😀😃😄😁…", "😀😃😄x"]);
});

test("the same name twice ends somewhere", () => {
  expect(shortNames(["Annemarie", "Annemarie"])).toEqual(["Ann…emarie", "Ann…emarie"]);
});
