import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patiently } from "../src/lib/patience";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a part that cannot be loaded at first is asked for again", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce("here");
  const part = patiently(load);
  await vi.runAllTimersAsync();
  expect(await part).toBe("here");
  expect(load).toHaveBeenCalledTimes(2);
});

test("in the end the failure is told", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("gone"));
  const failure = patiently(load).catch((error: unknown) => String(error));
  await vi.runAllTimersAsync();
  expect(await failure).toBe("Error: gone");
  expect(load).toHaveBeenCalledTimes(8);
});
