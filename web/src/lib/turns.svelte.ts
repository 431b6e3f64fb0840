// "It is your turn" in the title, as a sound, a vibration and a notification, each if it is wanted; sounds of what
// happens; and the screen stays awake while a game is on.

import { untrack } from "svelte";
import { keepAwake } from "./awake";
import { wish } from "./memory";
import type { Room } from "./room.svelte";
import { play, soundOf, vibrate } from "./sounds";
import { say } from "./speech.svelte";
import { isDoneTo } from "./telling";

class Notifying {
  isOn = $state(wish.get("notify") === "on");
  isDenied = $state(false); // by the browser

  async turn(on: boolean): Promise<void> {
    this.isOn = on; // while the browser asks
    this.keep(on && (await Notification.requestPermission()) === "granted");
    this.isDenied = on && !this.isOn;
  }

  /** On phones some browsers leave this to workers: the title and the sound must do. */
  tell(title: string): void {
    try {
      new Notification(title);
    } catch {
      this.keep(false);
      this.isDenied = true;
    }
  }

  private keep(on: boolean): void {
    this.isOn = on;
    wish.set("notify", on ? "on" : "off");
  }
}

export const notifying = new Notifying();
const LAST = 10; // seconds

/** To be called while a component is being made. */
export function watchTurns(room: Room): void {
  let was = false;
  $effect(() => {
    const is = room.isMyTurn;
    document.title = is ? `● ${say("page-your-turn")} · Tenfold` : "Tenfold";
    if (is && !was) {
      play("my-turn");
      vibrate(40);
      if (notifying.isOn && document.visibilityState === "hidden") notifying.tell(say("page-your-turn"));
    }
    was = is;
  });

  const isOn = $derived(room.seen?.status === "playing" && room.seen.paused_by === null);
  $effect(() => (isOn ? keepAwake() : undefined));

  let heard: number | null = null;
  $effect(() => {
    const log = room.log;
    untrack(() => {
      const news = heard === null ? [] : log.filter(({ entry, isOld }) => entry.seq > heard! && !isOld);
      heard = log.at(-1)?.entry.seq ?? heard ?? 0;
      const sounds = news.flatMap(({ entry }) => soundOf(entry.do ?? "") ?? []);
      if (sounds.length) play(sounds.at(-1)!); // of several at once the last
      if (news.some(({ entry }) => entry.do?.startsWith("discard S") && entry.says?.some((says) => isDoneTo(says, room.seat))))
        vibrate(40, 40, 40);
    });
  });

  $effect(() => {
    const nudged = room.company.nudged;
    if (nudged?.target !== room.seat || room.seat === null) return;
    play("nudge");
    vibrate(80);
  });

  const mine = $derived(room.seat === null ? null : room.timers.find({ seat: room.seat }));
  const isLast = $derived(mine !== null && mine.of > LAST && room.timers.left(mine) <= LAST);
  $effect(() => {
    if (isLast) play("hurry");
  });
}
