import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MOST_BEHIND, Pace, wishedSpeed } from "../src/lib/pace.svelte";
import { settings } from "../src/lib/settings.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is shown and when, in milliseconds from the beginning. */
function watched() {
  const began = Date.now();
  const shown: string[] = [];
  const pace = new Pace<string>((item, isCatchingUp) => {
    shown.push(`${item} ${Date.now() - began}${isCatchingUp ? " at once" : ""}`);
  });
  return { pace, shown };
}

test("moves come one after another, each for its time", () => {
  const { pace, shown } = watched();
  pace.add("draw", 500);
  pace.add("lay", 1200);
  pace.add("discard", 700);
  expect(shown).toEqual(["draw 0"]);
  expect(pace.isBehind).toBe(true);
  vi.advanceTimersByTime(1699);
  expect(shown).toEqual(["draw 0", "lay 500"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["draw 0", "lay 500", "discard 1700"]);
  expect(pace.isBehind).toBe(false);
});

test("what comes while the last move is still being read waits for it, and later comes at once", () => {
  const { pace, shown } = watched();
  pace.add("draw", 500);
  vi.advanceTimersByTime(200);
  pace.add("discard", 700);
  vi.advanceTimersByTime(2000);
  pace.add("draw", 500);
  expect(shown).toEqual(["draw 0", "discard 500", "draw 2200"]);
});

test("a tap empties the queue without showing each", () => {
  const { pace, shown } = watched();
  for (const move of ["a", "b", "c"]) pace.add(move, 1000);
  vi.advanceTimersByTime(100);
  pace.skip();
  expect(shown).toEqual(["a 0", "b 100 at once", "c 100 at once"]);
  pace.add("d", 1000);
  expect(shown.at(-1)).toBe("d 100");
  vi.advanceTimersByTime(9000);
  expect(shown).toHaveLength(4);
});

test("a single move that is skipped to still travels", () => {
  const { pace, shown } = watched();
  pace.add("a", 1000);
  pace.add("b", 1000);
  pace.skip();
  expect(shown).toEqual(["a 0", "b 0"]);
});

test("after a return the present stands there, whatever was waiting", () => {
  const { pace, shown } = watched();
  pace.add("a", 1000);
  pace.add("b", 1000);
  pace.jumpTo("now");
  expect(shown).toEqual(["a 0", "b 0", "now 0 at once"]);
});

test("with others at the table nothing is shown later than it may be, however much comes", () => {
  const { pace, shown } = watched();
  const came: number[] = [];
  for (let at = 0; at < 30; at++) {
    came.push(at * 300);
    pace.add(String(at), 1200, MOST_BEHIND);
    vi.advanceTimersByTime(300);
  }
  vi.advanceTimersByTime(5000);
  const times = shown.map((line) => Number(line.split(" ")[1]));
  expect(times).toHaveLength(30);
  times.forEach((time, at) => expect(time - came[at]!).toBeLessThanOrEqual(MOST_BEHIND + 30)); // whole milliseconds of a timer
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

test("against a clock all is there within its time, in order and each for a share of it", () => {
  const { pace, shown } = watched();
  for (const move of ["a", "b", "c", "d"]) pace.add(move, 1000);
  vi.advanceTimersByTime(400);
  pace.hurry(600);
  vi.advanceTimersByTime(600);
  expect(shown).toHaveLength(4);
  const times = shown.map((line) => Number(line.split(" ")[1]));
  expect(times[1]).toBeGreaterThan(400);
  expect(times[3]).toBeLessThanOrEqual(1000);
  expect(pace.isBehind).toBe(false);
});

test("my own move waits for nothing that is only being read", () => {
  const { pace, shown } = watched();
  pace.add("their discard", 700);
  vi.advanceTimersByTime(100);
  pace.hurry(0);
  pace.add("my draw", 220);
  expect(shown).toEqual(["their discard 0", "my draw 100"]);
});

test("nothing is shown after the end", () => {
  const { pace, shown } = watched();
  pace.add("a", 500);
  pace.add("b", 500);
  pace.stop();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["a 0"]);
});

test("the setting for the pace of bots", () => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  expect(wishedSpeed()).toBe(1);
  settings.choose("pace", "calm");
  expect(wishedSpeed()).toBe(1.5);
  settings.choose("pace", "quick");
  expect(wishedSpeed()).toBe(0.4);
  settings.choose("pace", "normal");
});
