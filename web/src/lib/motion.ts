/** A duration in milliseconds; with reduced motion nothing moves. */
export function gently(milliseconds: number): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : milliseconds;
}
