// Cards travel when an update has changed the table.

import { type Flight, Flights } from "./flights";
import type { Happening, Room } from "./room.svelte";

/** To be called while a table is being made. `travels` says which cards fly for what has happened. */
export function flyWithNews(
  room: Room,
  travels: (happened: Happening[], me: number | null, flights: Flights) => Flight[],
): void {
  const flights = new Flights();
  let seq = room.log.at(-1)?.entry.seq ?? 0;
  $effect.pre(() => {
    if (room.table) flights.note();
  });
  $effect(() => {
    const happened = room.log.filter((happening) => happening.entry.seq > seq && !happening.isOld);
    seq = room.log.at(-1)?.entry.seq ?? seq;
    flights.start(travels(happened, room.seat, flights));
  });
}
