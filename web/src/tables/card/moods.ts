// A face follows what everybody has seen, never what was drawn.

import type { Mood } from "../../lib/faces";
import { seatIn } from "../../lib/saying";
import { isDoneTo } from "../../lib/telling";
import type { Room } from "../../lib/room.svelte";

const RECENT = 6; // entries: as long as people remember

/** Pleased who has laid down or gone out, dismayed who was skipped, thinking who is awaited. */
export function moodOf(room: Room, seat: number): Mood {
  for (const { entry } of room.log.slice(-RECENT).toReversed()) {
    for (const saying of entry.says ?? []) {
      const does = seatIn(saying) === seat;
      if (does && (saying.id === "card-lay" || saying.id === "card-go-out")) return "pleased";
      if ((does && saying.id === "card-lose-turn") || isDoneTo(saying, seat)) return "dismayed";
    }
  }
  return room.awaited === seat ? "thinking" : "calm";
}
