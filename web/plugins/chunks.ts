import type { Rolldown } from "vite";

// Where the page can be first: what is needed there at once lies in few files, because each costs a request and its
// headers and text packs better together; and nothing that is needed elsewhere alone lies among it.
const PLACES = {
  index: "src/main.ts",
  pad: "src/pad/main.ts",
  room: "src/screens/RoomScreen.svelte",
  lobby: "src/screens/Lobby.svelte",
  card: "src/tables/card/CardTable.svelte",
  dice: "src/tables/dice/DiceTable.svelte",
  board: "src/tables/board/BoardTable.svelte",
};
type Place = keyof typeof PLACES;

/** The chunk of a module that several places need at once. */
export function chunkOf(): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let reached: Map<Place, Set<string>> | undefined;
  return (id, context) => {
    reached ??= new Map(
      Object.entries(PLACES).map(([place, path]) => [place as Place, closure(`${ROOT}/${path}`, context)]),
    );
    if (id === `${ROOT}/${PLACES.room}`) return null; // asked for by its own name
    return named((place) => reached!.get(place)!.has(id));
  };
}

function named(isNeeded: (place: Place) => boolean): string | null {
  const places = (Object.keys(PLACES) as Place[]).filter(isNeeded);
  if (isNeeded("pad") && (isNeeded("index") || isNeeded("room") || isNeeded("card"))) return "base";
  if (isNeeded("index")) return places.length > 1 ? "page" : null;
  if (isNeeded("room")) return "room";
  if (places.length < 2 || isNeeded("pad")) return null;
  return isNeeded("dice") || isNeeded("lobby") ? "room" : "cards";
}

const ROOT = new URL("..", import.meta.url).pathname.replace(/\/$/, "");

/** A module and all that it imports, at once and not later. */
function closure(first: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([first]);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
