// Shared sheets are followed while they are open, and while something on them waits to be sent.

import { shelf } from "../shelf.svelte";
import type { Change } from "./changes";
import { ask, Full, send } from "./line";
import { heard, type Live } from "./together";

const FIRST_PAUSE = 1000; // ms; then twice as long each time
const LONGEST_PAUSE = 15_000;

export class Follower {
  isAway = $state(false); // the server does not answer
  isFull = $state(false);
  came = $state(0); // changes by other phones since the sheet was opened
  newest = $state.raw<Change | null>(null); // the last of them, until something is entered here
  #stopped = false;
  #waiting = new AbortController(); // for news, or for the next try
  #pause = FIRST_PAUSE;

  constructor(private readonly id: string) {
    void this.#follow();
  }

  /** There is something to send, or the network is back. */
  nudge(): void {
    this.#waiting.abort();
  }

  stop(): void {
    this.#stopped = true;
    this.nudge();
  }

  get #live(): Live | null {
    return this.#stopped ? null : (shelf.find(this.id)?.live ?? null);
  }

  async #follow(): Promise<void> {
    for (let live = this.#live; live && !live.gone; live = this.#live) {
      this.#waiting = new AbortController();
      const { signal } = this.#waiting;
      try {
        await this.#talk(live, signal);
        this.isAway = false;
        this.#pause = FIRST_PAUSE;
      } catch (error) {
        if (signal.aborted) continue; // nobody has failed: something else comes first
        this.isAway = !(error instanceof Full);
        this.isFull = error instanceof Full;
        await sleep(this.#pause, signal);
        this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
      }
    }
  }

  /** What waits is sent in order; a clash is decided first. */
  async #talk(live: Live, signal: AbortSignal): Promise<void> {
    const next = live.waiting[0];
    const news = next && !next.clashes ? await send(live.code, live.seq, next) : await ask(live.code, live.seq, signal);
    if (this.#stopped) return;
    if (news === null || news.seq < live.seq) return shelf.change(this.id, (one) => ({ ...one, live: { ...one.live, gone: true } }));
    if (!news.entries.length) return sleep(FIRST_PAUSE, signal); // a busy server lets nobody wait
    shelf.change(this.id, (one) => {
      // Another window of this browser may have heard of it already.
      const now = heard(one, news.entries.slice(Math.max(0, one.live.seq - live.seq)));
      this.came += now.came.length;
      this.newest = now.came.at(-1) ?? this.newest;
      return now;
    });
  }
}

const sleep = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, time);
    signal.addEventListener("abort", () => (clearTimeout(timer), done()));
  });

class Following {
  all = $state.raw<Record<string, Follower>>({});

  /** Exactly these from now on; those that are followed already hear that something may have changed. */
  only(ids: string[]): void {
    for (const [id, follower] of Object.entries(this.all)) if (!ids.includes(id)) follower.stop();
    this.all = Object.fromEntries(ids.map((id) => [id, this.all[id] ?? new Follower(id)]));
  }

  nudge(): void {
    for (const follower of Object.values(this.all)) follower.nudge();
  }
}

export const following = new Following();
