import { resolve } from "node:path";
import { normalizePath, type Rolldown } from "vite";

// Where the page can be first: what is needed there at once lies in few files, because each costs a request and its
// headers and text packs better together; and nothing that is needed elsewhere alone lies among it.
const PLACES = {
  index: "src/main.ts",
  pad: "src/pad/main.ts",
  home: "src/screens/Home.svelte",
  room: "src/screens/RoomScreen.svelte",
  invited: "src/screens/Invited.svelte",
  lobby: "src/screens/Lobby.svelte",
  card: "src/tables/card/CardTable.svelte",
  dice: "src/tables/dice/DiceTable.svelte",
  board: "src/tables/board/BoardTable.svelte",
};
type Place = keyof typeof PLACES;

/** The chunk of a module: by who needs it at once. */
export function chunkOf(): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let reached: Map<Place, Set<string>> | undefined;
  return (id, context) => {
    reached ??= new Map(
      Object.entries(PLACES).map(([place, path]) => [place as Place, closure(normalizePath(resolve(import.meta.dirname, "..", path)), context)]),
    );
    return named((place) => reached!.get(place)!.has(id));
  };
}

function named(isNeeded: (place: Place) => boolean): string | null {
  const places = (Object.keys(PLACES) as Place[]).filter(isNeeded);
  const isOneOf = (...some: Place[]): boolean => some.some(isNeeded);
  if (isNeeded("pad")) return isOneOf("index", "home", "room", "card") ? "base" : null;
  if (places.length === 1) return isNeeded("index") ? null : places[0]!;
  if (isOneOf("index", "home")) return "page";
  if (places.join() === "invited,lobby") return "lobby"; // which comes next
  if (isOneOf("room", "dice", "lobby")) return "room";
  return places.length ? "cards" : null;
}

/** A module and all that it imports, at once and not later. */
function closure(first: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([first]);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
