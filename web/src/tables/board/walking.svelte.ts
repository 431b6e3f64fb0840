// A piece walks from space to space, above the page: what stands there already stands there.

import { isStill } from "../../lib/motion";
import { placesBetween } from "./board";

const STEP = 120; // milliseconds a space
const LONGEST = 900;
const FADE = 120;

/** To be called while a ring is being made: it shows how the pieces have come to where they stand. */
export function walkPieces(pieces: () => number[], ring: () => HTMLElement | undefined): void {
  let before: number[] = [];
  $effect(() => {
    const [was, now] = [before, pieces()];
    before = [...now];
    const drawn = ring();
    if (!drawn || was.length !== now.length || document.visibilityState === "hidden") return;
    now.forEach((at, seat) => {
      if (at !== was[seat]) walk(drawn, seat, was[seat]!, at);
    });
  });
}

function walk(ring: HTMLElement, seat: number, from: number, to: number): void {
  const piece = ring.querySelector<HTMLElement>(`[data-piece="${seat}"]`);
  const spaces = ring.querySelectorAll<HTMLElement>("li.space");
  if (!piece || !spaces.length) return;
  if (isStill()) {
    piece.animate({ opacity: [0, 1] }, FADE);
    return;
  }
  const goal = spaces[to]!.getBoundingClientRect();
  const path = [from, ...placesBetween(from, to, spaces.length)];
  const moved = path.map((at) => {
    const space = spaces[at]!.getBoundingClientRect();
    return `translate(${space.left - goal.left}px, ${space.top - goal.top}px)`;
  });
  piece.style.zIndex = "5";
  const walking = piece.animate({ transform: moved }, Math.min(LONGEST, STEP * (path.length - 1)));
  walking.onfinish = walking.oncancel = () => (piece.style.zIndex = "");
}
