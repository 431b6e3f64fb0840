// Being together: reactions as bubbles at the faces for a while, nudges, and whom this reader has muted. Nothing
// of it is in the log, and nothing is told again to somebody who comes back.

import type { Passing, Reaction, Seat } from "./messages";
import { REACTIONS } from "./wire";

export const BUBBLE = 2500; // milliseconds
export const FACES: readonly Reaction[] = REACTIONS.faces;

export const phrases = (game: string): readonly Reaction[] => [...REACTIONS.phrases, ...(REACTIONS.games[game] ?? [])];

export interface Bubble {
  seat: Seat;
  what: Reaction;
  number: number;
}

export class Company {
  bubbles = $state.raw<readonly Bubble[]>([]); // one for a seat, the newest
  chosen = $state<Seat | null>(null); // at whose face is shown what can be done
  muted = $state.raw<readonly Seat[]>([]);
  nudged = $state.raw<{ by: Seat; target: Seat; number: number } | null>(null); // the last one
  private number = 0;

  take(message: Passing): void {
    const number = ++this.number;
    if (message.type === "nudge") {
      this.nudged = { by: message.seat, target: message.target, number };
      return;
    }
    if (this.muted.includes(message.seat)) return;
    const others = this.bubbles.filter(({ seat }) => seat !== message.seat);
    this.bubbles = [...others, { seat: message.seat, what: message.what, number }];
    setTimeout(() => (this.bubbles = this.bubbles.filter((bubble) => bubble.number !== number)), BUBBLE);
  }

  mute(seat: Seat, isMuted: boolean): void {
    this.muted = isMuted ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    if (isMuted) this.bubbles = this.bubbles.filter((bubble) => bubble.seat !== seat);
  }
}
