// Everything that is said aloud, in one place: the live region "Announcements". Another player's turn is told when
// it ends; what I do, what is done to me and what the room tells, at once.

import { untrack } from "svelte";
import type { Happening } from "./room.svelte";
import { type Part, seatIn } from "./saying";
import { speech } from "./speech.svelte";
import { isDoneTo, oneSentence } from "./telling";
import type { Seat } from "./messages";

const STAYS = 5000; // milliseconds, for those who read it with their fingers
const MANY = 12; // events at once: somebody comes back, and hears the last turn only

export class Announcer {
  lines = $state.raw<readonly { key: number; text: string }[]>([]);
  private key = 0;
  private turn: { seat: Seat; told: Part[][] } | null = null;

  say(text: string): void {
    if (!text) return;
    const line = { key: ++this.key, text };
    this.lines = [...untrack(() => this.lines), line];
    setTimeout(() => (this.lines = this.lines.filter((other) => other !== line)), STAYS);
  }

  /** New events, and who is awaited after them. */
  hear(happenings: readonly Happening[], me: Seat | null, awaited: Seat | null): void {
    const isMuch = happenings.length > MANY;
    for (const { entry, names } of happenings) {
      for (const saying of entry.says ?? []) {
        const parts = speech.parted(saying, names, me);
        if (!parts.length) continue;
        const seat = entry.what === "happened" ? (seatIn(saying) ?? entry.seat ?? null) : null;
        if (this.turn && seat !== this.turn.seat) this.endTurn(isMuch);
        if (seat !== null && seat !== me && !isDoneTo(saying, me)) (this.turn ??= { seat, told: [] }).told.push(parts);
        else if (!isMuch) this.atOnce(parts);
      }
    }
    if (this.turn && this.turn.seat !== awaited) this.endTurn(false);
  }

  /** After what the turn has brought so far. */
  private atOnce(parts: Part[]): void {
    this.endTurn(false);
    this.say(oneSentence([parts]));
  }

  private endTurn(isSilent: boolean): void {
    const told = this.turn?.told ?? [];
    this.turn = null;
    if (!isSilent) this.say(oneSentence(told));
  }
}
