// One update may tell several sentences, as when players who are asked have none: they are told one after another, each for
// as long as it takes to read.

import { factsOf } from "./games";
import { wishedSpeed } from "./pace.svelte";
import type { Room } from "./room.svelte";

/** How many of the last sentences are still to be told. To be called while something is being made that tells them. */
export function toldInTurn(room: Room): { readonly untold: number } {
  let untold = $state(0);
  let seq = room.log.at(-1)?.entry.seq ?? 0;
  $effect(() => {
    const news = room.log.filter((happening) => happening.entry.seq > seq);
    seq = room.log.at(-1)?.entry.seq ?? seq;
    const says = news.flatMap(({ entry, isOld }) => (isOld ? [] : (entry.says ?? [])));
    const { holds = {} } = factsOf(room.seen!.settings.game);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (at: number): void => {
      const last = says.findIndex((saying, place) => place >= at && (holds[saying.id] ?? 0) > 0);
      untold = last < 0 ? 0 : says.length - 1 - last;
      if (untold) timer = setTimeout(() => tell(last + 1), holds[says[last]!.id]! * wishedSpeed());
    };
    tell(0);
    return () => clearTimeout(timer);
  });
  return {
    get untold() {
      return untold;
    },
  };
}
