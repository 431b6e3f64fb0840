// The dice as they are shown: of all that an update tells, one thing after another. The room's pace waits for it.

import { untrack } from "svelte";
import type { Happening, Room } from "../../lib/room.svelte";
import { readDice } from "./dice";
import { type Frame, framesOf, isBrief } from "./frames";

export class DiceShow {
  /** What is shown; null: the table as it is. */
  frame = $state.raw<Frame | null>(null);
  private readonly room: Room;
  private waiting: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** To be called while a table is being made. */
  constructor(room: Room) {
    this.room = room;
    let seq = room.log.at(-1)?.entry.seq ?? 0;
    $effect.pre(() => {
      const news = room.log.filter(({ entry }) => entry.seq > seq);
      seq = room.log.at(-1)?.entry.seq ?? seq;
      if (news.length) untrack(() => this.begin(news));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** What is there now, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.frame = null;
  }

  private begin(news: Happening[]): void {
    const { before, after, isOld } = news.at(-1)!;
    clearTimeout(this.timer);
    if (!before || !after || isOld) return this.skip();
    const places = this.room.seen!.places;
    const entries = news.map(({ entry }) => entry);
    this.waiting = framesOf(readDice(before), entries, readDice(after), (seat) => isBrief(places, seat));
    this.next();
  }

  private next(): void {
    const frame = this.waiting.shift();
    const { seat, stage } = readDice(this.room.table!);
    // My own roll waits for nobody; a turn of which nothing is to be seen yet leaves the dice as they lie.
    const isLive = !frame || (!this.waiting.length && frame.seat === this.room.seat && !frame.written);
    if (!isLive) this.timer = setTimeout(() => this.next(), frame.time);
    if (frame && !isLive) this.frame = frame;
    else if (stage === "over" || !isBrief(this.room.seen!.places, seat)) this.frame = null;
  }
}
