// A completed phase is celebrated for a moment: its groups and its rung glow.

import { factsOf } from "./games";
import type { Room } from "./room.svelte";

const LASTS = 1200; // milliseconds

/** The seat that has just laid its phase; old moves are not celebrated again. */
export function celebrated(room: Room): { readonly seat: number | null } {
  let seat = $state<number | null>(null);
  $effect(() => {
    const [last, { completes }] = [room.log.at(-1), factsOf(room.seen!.settings.game)];
    if (!last || last.isOld || !last.entry.says?.some(({ id }) => id === completes)) return undefined;
    seat = last.entry.seat ?? null;
    const timer = setTimeout(() => (seat = null), LASTS);
    return () => {
      clearTimeout(timer);
      seat = null;
    };
  });
  return {
    get seat() {
      return seat;
    },
  };
}
