/** Whether nothing should move: the device or the setting "Motion" says so. */
export const isStill = (): boolean =>
  document.documentElement.dataset["motion"] === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A duration in milliseconds; with reduced motion nothing moves. */
export const gently = (milliseconds: number): number => (isStill() ? 0 : milliseconds);
