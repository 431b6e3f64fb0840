// Time left, as the server tells it: seconds from when it was told, standing still in a pause. The page decides
// nothing by it; when the time is up, the server says what has happened.

import type { Timer } from "./messages";

const TICK = 200; // milliseconds

export class Timers {
  private told = $state.raw<readonly Timer[]>([]);
  private passed = $state(0); // seconds since they were told
  private since = 0;
  private isStanding = false;
  private ticking: ReturnType<typeof setInterval> | undefined;

  /** Those of an update; undefined if it leaves them as they are. */
  take(timers: readonly Timer[] | null | undefined, isPaused: boolean): void {
    if (timers) [this.told, this.passed, this.since] = [timers, 0, Date.now()];
    else if (isPaused !== this.isStanding) this.since = Date.now() - this.passed * 1000;
    this.isStanding = isPaused;
    this.stop();
    if (this.told.length && !isPaused) this.ticking = setInterval(() => this.tick(), TICK);
  }

  /** The first that fits: of a kind, of a seat, or both. */
  find(wanted: { what?: Timer["what"]; seat?: number | null }): Timer | null {
    const fits = (timer: Timer) =>
      (wanted.what === undefined || timer.what === wanted.what) &&
      (wanted.seat === undefined || timer.seat === wanted.seat);
    return this.told.find(fits) ?? null;
  }

  /** Seconds left of one, now. */
  left(timer: Timer): number {
    return Math.max(0, timer.left - this.passed);
  }

  stop(): void {
    clearInterval(this.ticking);
  }

  private tick(): void {
    this.passed = (Date.now() - this.since) / 1000;
    if (this.told.every((timer) => timer.left <= this.passed)) this.stop();
  }
}
