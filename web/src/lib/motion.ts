/** Whether nothing should move. */
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A duration in milliseconds; with reduced motion nothing moves. */
export const gently = (milliseconds: number): number => (isStill() ? 0 : milliseconds);
