import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { insisting, patiently, untilReload } from "../src/lib/patience";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LOST = new TypeError("Failed to fetch dynamically imported module: ./table.js");

test("a part that comes is there", async () => {
  const reload = vi.fn();
  expect(await patiently(async () => "here", async () => true, reload)).toBe("here");
  expect(reload).not.toHaveBeenCalled();
});

test("after a part that did not come the page is loaded anew, as soon as the server answers", async () => {
  const isThere = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const [came, reload] = [vi.fn(), vi.fn()];
  void patiently(() => Promise.reject(LOST), isThere, reload).then(came);
  await vi.advanceTimersToNextTimerAsync();
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersToNextTimerAsync();
  expect(reload).toHaveBeenCalledOnce();
  expect(came).not.toHaveBeenCalled();
});

test("a part that came and is broken says so", async () => {
  const reload = vi.fn();
  const broken = patiently(() => Promise.reject(new Error("x is undefined")), async () => true, reload);
  await expect(broken).rejects.toThrow("x is undefined");
  expect(reload).not.toHaveBeenCalled();
});

test("the page is not loaded anew again and again", () => {
  expect(untilReload(false, 100)).toBe(0);
  expect(untilReload(true, 100)).toBe(29_900);
  expect(untilReload(true, 40_000)).toBe(0);
});

test("what can be asked for again is asked for until it comes", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(LOST).mockRejectedValueOnce(LOST).mockResolvedValueOnce("here");
  const waits = vi.fn();
  const asked = insisting(load, waits);
  await vi.runAllTimersAsync();
  expect(await asked).toBe("here");
  expect(waits.mock.calls.flat()).toEqual([true, true, false]);
});
