// Cards travel when an update has changed the table.

import { type Flight, Flights } from "./flights";
import type { Happening, Room } from "./room.svelte";

export const isDeal = ({ entry }: Happening): boolean => entry.do?.startsWith("deal ") ?? false;

/** To be called while a table is being made. `travels` says which cards fly for what has happened. */
export function flyWithNews(
  room: Room,
  travels: (happened: Happening[], me: number | null, flights: Flights) => Flight[],
): void {
  const flights = new Flights();
  const last = room.log.at(-1);
  let seq = last?.entry.seq ?? 0;
  if (last && !last.isOld && isDeal(last)) seq -= 1; // a game that has just begun: its first cards are dealt now
  $effect.pre(() => {
    if (room.table) flights.note();
  });
  $effect(() => {
    const happened = room.log.filter((happening) => happening.entry.seq > seq && !happening.isOld);
    seq = room.log.at(-1)?.entry.seq ?? seq;
    flights.start(travels(happened, room.seat, flights));
  });
}
