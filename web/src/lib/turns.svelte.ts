// "It is your turn" in the title, as a sound and as a notification, each if it is wanted.

import { wish } from "./memory";
import type { Room } from "./room.svelte";
import { say } from "./speech.svelte";

class Wishes {
  sound = $state(wish.get("sound") === "on");
  notify = $state(wish.get("notify") === "on");
  isDenied = $state(false); // by the browser

  setSound(on: boolean): void {
    this.sound = on;
    wish.set("sound", on ? "on" : "off");
    if (on) chime();
  }

  async setNotify(on: boolean): Promise<void> {
    this.notify = on; // while the browser asks
    this.keepNotify(on && (await Notification.requestPermission()) === "granted");
    this.isDenied = on && !this.notify;
  }

  /** On phones some browsers leave this to workers: the title and the sound must do. */
  tell(title: string): void {
    try {
      new Notification(title);
    } catch {
      this.keepNotify(false);
      this.isDenied = true;
    }
  }

  private keepNotify(on: boolean): void {
    this.notify = on;
    wish.set("notify", on ? "on" : "off");
  }
}

export const wishes = new Wishes();

/** To be called while a component is being made. */
export function watchTurns(room: Room): void {
  let was = false;
  $effect(() => {
    const is = room.isMyTurn;
    document.title = is ? `● ${say("page-your-turn")} · Tenfold` : "Tenfold";
    if (is && !was) {
      if (wishes.sound) chime();
      if (wishes.notify && document.visibilityState === "hidden") wishes.tell(say("page-your-turn"));
    }
    was = is;
  });
}

/** Two short soft tones. */
export function chime(): void {
  const sound = new AudioContext();
  [523, 659].forEach((pitch, at) => {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    const begins = sound.currentTime + at * 0.12;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, begins);
    volume.gain.exponentialRampToValueAtTime(0.001, begins + 0.25);
    tone.connect(volume).connect(sound.destination);
    tone.start(begins);
    tone.stop(begins + 0.26);
  });
  setTimeout(() => void sound.close(), 800);
}
