import { expect, test } from "vitest";
import { newcomers, playsHow, strengths } from "../src/lib/characters";

test("a bot that the server's host has added is offered by its name", () => {
  expect(strengths(["random", "easy", "solid", "tidy"])).toEqual(["easy", "solid", "tidy"]);
  expect(playsHow("tidy")).toBe("tidy");
  expect(playsHow("random")).toBe("");
  expect(newcomers("tidy", 2)).toEqual(["bolo", "tipi"]);
});
