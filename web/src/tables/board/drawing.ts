// Whose card it is that comes off the draw pile: that follows from what was done before it.

import type { Rules } from "../../lib/messages";
import type { Happening } from "../../lib/room.svelte";
import type { BoardView, Space } from "./board";

export interface Drawer {
  seat: number;
  isJoker: boolean; // it is turned round
}

/** `earlier` is what happened at the same moment before it; null: nobody can say. */
export function drawerOf(earlier: Happening[], before: BoardView, after: BoardView, rules: Rules): Drawer | null {
  const drawer = (seat: number, isJoker = false): Drawer => ({ seat, isJoker });
  if (before.stage === "drawing") return drawer(before.owed[0]!);
  if (before.stage === "turning") return drawer(before.seat, true);
  const at = earlier.findLastIndex(({ entry }) => entry.seat !== undefined && entry.seat !== null);
  const done = earlier[at]?.entry;
  if (!done) return null;
  const seat = done.seat!;
  const [word, what] = (done.do ?? "").split(" ");
  if (word !== "move" && word !== "star") return drawer(seat);
  const space = word === "star" ? (what as Space) : (rules["track"] as Space[])[after.pieces[seat]!]!;
  if (space === "joker") return drawer(seat, true);
  const turns = earlier.length - 1 - at; // everybody draws, one after the other
  return drawer((seat + turns) % before.pieces.length);
}
