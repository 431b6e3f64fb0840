import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Timers } from "../src/lib/timers.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const turn = { what: "turn", seat: 1, left: 25, of: 25 } as const;

test("time passes from when it was told, and stops at nothing", () => {
  const timers = new Timers();
  timers.take([turn], false);
  vi.advanceTimersByTime(5000);
  expect(timers.left(timers.find({ seat: 1 })!)).toBeCloseTo(20, 1);
  vi.advanceTimersByTime(60_000);
  expect(timers.left(turn)).toBe(0);
});

test("it stands still in a pause and goes on from there", () => {
  const timers = new Timers();
  timers.take([turn], false);
  vi.advanceTimersByTime(5000);
  timers.take(undefined, true);
  vi.advanceTimersByTime(60_000);
  expect(timers.left(turn)).toBeCloseTo(20, 1);
  timers.take(undefined, false);
  vi.advanceTimersByTime(4000);
  expect(timers.left(turn)).toBeCloseTo(16, 1);
});

test("what an update leaves out stays, what it empties is gone", () => {
  const timers = new Timers();
  timers.take([turn, { what: "absent", seat: 2, left: 45, of: 45 }], false);
  timers.take(undefined, false);
  expect(timers.find({ what: "absent" })?.seat).toBe(2);
  expect(timers.find({ what: "turn", seat: 2 })).toBeNull();
  timers.take([], false);
  expect(timers.find({})).toBeNull();
});
