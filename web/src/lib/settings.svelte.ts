// How this browser shows the tables, kept for all of them. What is a matter of looks stands as an attribute of
// <html>, where the style sheets read it; everything else is asked for here.

import { wish } from "./memory";

/** What can be chosen, the usual first. */
export const CHOICES = {
  cards: ["normal", "small", "large"],
  light: ["device", "day", "evening"],
  pace: ["normal", "calm", "quick"],
  motion: ["device", "still"],
} as const;

/** What is on or off, and what it usually is. */
export const SWITCHES = {
  sound: false,
  vibration: true,
  reactions: true,
  "read-reactions": false,
  keys: true,
} as const;

export type Choice = keyof typeof CHOICES;
export type Switch = keyof typeof SWITCHES;
const LOOKS: readonly Choice[] = ["cards", "light", "motion"];

class Settings {
  private chosen = $state<Record<string, string>>({});
  private on = $state<Record<string, boolean>>({});

  constructor() {
    for (const name of Object.keys(CHOICES) as Choice[]) {
      const kept = wish.get(name);
      const known: readonly string[] = CHOICES[name];
      this.chosen[name] = kept !== null && known.includes(kept) ? kept : known[0]!;
    }
    for (const name of Object.keys(SWITCHES) as Switch[]) {
      const kept = wish.get(name);
      this.on[name] = kept === null ? SWITCHES[name] : kept === "on";
    }
  }

  get<C extends Choice>(name: C): (typeof CHOICES)[C][number] {
    return this.chosen[name] as (typeof CHOICES)[C][number];
  }

  choose(name: Choice, value: string): void {
    this.chosen[name] = value;
    wish.set(name, value);
    this.show();
  }

  has(name: Switch): boolean {
    return this.on[name]!;
  }

  turn(name: Switch, isOn: boolean): void {
    this.on[name] = isOn;
    wish.set(name, isOn ? "on" : "off");
  }

  /** The looks, on <html>. */
  show(): void {
    for (const name of LOOKS) {
      const value = this.chosen[name]!;
      if (value === CHOICES[name][0]) delete document.documentElement.dataset[name];
      else document.documentElement.dataset[name] = value;
    }
  }
}

export const settings = new Settings();
