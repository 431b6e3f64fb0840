// The pace at which others' moves are shown: one after another, each for as long as it takes to read. What the
// server has told waits here and nowhere else, so what stands on the screen has always happened.

import { settings } from "./settings.svelte";

/** With others at the table a page is never further behind than this; alone it takes its time. Milliseconds. */
export const MOST_BEHIND = 1500;
/** Against a clock everything that waits is shown within this time. */
export const AGAINST_CLOCK = 600;
/** What I do myself is seen as long as its card flies. */
export const OWN_MOVE = 220;

const SPEEDS = { calm: 1.5, normal: 1, quick: 0.4 };

/** The setting "Pace of bots", as a factor of time. */
export const wishedSpeed = (): number => SPEEDS[settings.get("pace")];

interface Waiting<T> {
  item: T;
  hold: number;
  due: number; // when it must be shown at the latest
}

export class Pace<T> {
  /** Whether something waits to be shown. */
  isBehind = $state(false);
  private queue: Waiting<T>[] = [];
  private next = 0; // when the next one may be shown
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` is told whether it is one of many that are shown at once. */
  constructor(private readonly show: (item: T, isCatchingUp: boolean) => void) {}

  /** To be shown after all before it, and then for `hold`; shown `most` milliseconds from now at the latest. */
  add(item: T, hold: number, most = Infinity): void {
    this.queue.push({ item, hold, due: Date.now() + most });
    this.run();
  }

  /** Everything that waits is shown within so many milliseconds. */
  hurry(most: number): void {
    const due = Date.now() + most;
    for (const waiting of this.queue) waiting.due = Math.min(waiting.due, due);
    if (!most) this.next = 0;
    this.run();
  }

  /** The present stands there at once. */
  skip(): void {
    clearTimeout(this.timer);
    const waiting = this.queue;
    this.queue = [];
    this.next = 0;
    this.isBehind = false;
    for (const { item } of waiting) this.show(item, waiting.length > 1);
  }

  /** Everything that waits and then this, at once. */
  jumpTo(item: T): void {
    this.skip();
    this.show(item, true);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private run(): void {
    clearTimeout(this.timer);
    while (this.queue.length) {
      const now = Date.now();
      const wait = Math.max(0, this.next - now) * this.haste(now);
      this.next = now + wait;
      if (wait >= 1) {
        this.isBehind = true;
        this.timer = setTimeout(() => {
          this.step();
          this.run();
        }, wait);
        return;
      }
      this.step();
    }
    this.isBehind = false;
  }

  private step(): void {
    const { item, hold } = this.queue.shift()!;
    this.next = Date.now() + hold;
    this.show(item, false);
  }

  /** By which factor times must shrink so that nothing is shown after it is due. */
  private haste(now: number): number {
    let [factor, before] = [1, Math.max(0, this.next - now)];
    for (const { hold, due } of this.queue) {
      if (before > 0) factor = Math.min(factor, Math.max(0, due - now) / before);
      before += hold;
    }
    return factor;
  }
}
