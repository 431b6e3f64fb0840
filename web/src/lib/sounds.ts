// Sounds, made by the browser, each below 400 ms. They are off until somebody wishes them.

import { settings } from "./settings.svelte";

type Tone = readonly [pitch: number, begins: number, lasts: number]; // hertz, milliseconds

export const SOUNDS = {
  "my-turn": [[523, 0, 200], [659, 120, 240]],
  draw: [[330, 0, 80]],
  discard: [[262, 0, 110]],
  lay: [[392, 0, 120], [494, 90, 120], [587, 180, 180]],
  hit: [[440, 0, 90]],
  skip: [[311, 0, 140], [233, 130, 220]],
  knock: [[196, 0, 60], [196, 110, 60]],
  dice: [[740, 0, 40], [622, 70, 40], [831, 140, 40], [698, 210, 40]],
  piece: [[349, 0, 60], [415, 80, 60]],
  over: [[392, 0, 160], [330, 140, 240]],
  win: [[523, 0, 120], [659, 90, 120], [784, 180, 210]],
  nudge: [[880, 0, 90], [880, 140, 90]],
  hurry: [[587, 0, 110]],
} satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;
const LOUD = 0.12;

let audio: AudioContext | null = null; // one for all: browsers allow few

/** If it is wished. */
export function play(sound: Sound): void {
  if (!settings.has("sound")) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const [pitch, begins, lasts] of SOUNDS[sound]) {
    const at = audio.currentTime + begins / 1000;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUD, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + lasts / 1000);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + lasts / 1000);
  }
}

const OF_ACTION: Record<string, Sound> = {
  draw: "draw",
  take: "draw",
  pick: "draw",
  lay: "lay",
  hit: "hit",
  add: "hit",
  discard: "discard",
  knock: "knock",
  roll: "dice",
  keep: "dice",
  move: "piece",
};

/** The sound of an action in its text form. */
export function soundOf(doing: string): Sound | null {
  if (/^discard S/.test(doing)) return "skip";
  return OF_ACTION[doing.split(" ")[0]!] ?? null;
}

/** A pattern in milliseconds, if vibrations are wished and the device has them; browsers want a tap before it. */
export function vibrate(...pattern: number[]): void {
  if (settings.has("vibration") && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
