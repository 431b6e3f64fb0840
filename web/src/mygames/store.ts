// Where games are kept: the browser's IndexedDB. Where it is full or forbidden they are kept until the page is closed.

import type { Kept, Played } from "./played";

export interface Entry {
  played: Played;
  kept: Kept;
}

/** Why something is kept only until the page is closed. */
export type Trouble = "full" | "forbidden";

const NAME = "tenfold";
const [LIST, FILES] = ["games", "files"]; // the list is read at once, what is large one by one
const fallback = new Map<string, Entry>();

let database: Promise<IDBDatabase> | null = null;

function opened(): Promise<IDBDatabase> {
  database ??= new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, 1); // may throw where it is forbidden
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(LIST, { keyPath: "id" });
      asked.result.createObjectStore(FILES);
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error!);
  });
  database.catch(() => (database = null)); // to be tried again
  return database;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error!);
  });

/** All or nothing. */
async function written(change: (list: IDBObjectStore, files: IDBObjectStore) => void): Promise<void> {
  const transaction = (await opened()).transaction([LIST, FILES], "readwrite");
  const done = new Promise<void>((whole, failed) => {
    transaction.oncomplete = () => whole();
    transaction.onabort = transaction.onerror = () => failed(transaction.error!);
  });
  change(transaction.objectStore(LIST), transaction.objectStore(FILES));
  await done;
}

/** The newest first. */
export async function allPlayed(): Promise<{ games: Played[]; trouble: Trouble | null }> {
  const unkept = [...fallback.values()].map(({ played }) => played);
  try {
    const kept = await answered((await opened()).transaction(LIST).objectStore(LIST).getAll() as IDBRequest<Played[]>);
    const games = [...unkept, ...kept.filter(({ id }) => !fallback.has(id))];
    return { games: games.sort((one, other) => other.at - one.at), trouble: unkept.length ? "full" : null };
  } catch {
    return { games: unkept.sort((one, other) => other.at - one.at), trouble: "forbidden" };
  }
}

export async function filesOf(id: string): Promise<Kept | null> {
  const unkept = fallback.get(id);
  if (unkept) return unkept.kept;
  return ((await answered((await opened()).transaction(FILES).objectStore(FILES).get(id))) as Kept | undefined) ?? null;
}

export async function isKept(id: string): Promise<boolean> {
  return (await allPlayed()).games.some((played) => played.id === id);
}

/** Nothing is lost if it cannot be kept: it stays until the page is closed, and that is told. */
export async function keep(entries: readonly Entry[]): Promise<Trouble | null> {
  try {
    await written((list, files) => {
      for (const { played, kept } of entries) {
        list.put(played);
        files.put(kept, played.id);
      }
    });
    for (const { played } of entries) fallback.delete(played.id);
    return null;
  } catch (error) {
    for (const entry of entries) fallback.set(entry.played.id, entry);
    return (error as DOMException | null)?.name === "QuotaExceededError" ? "full" : "forbidden";
  }
}

/** What could not be kept before. */
export const keepAgain = (): Promise<Trouble | null> => (fallback.size ? keep([...fallback.values()]) : Promise.resolve(null));

/** Throws if they are still there. */
export async function forget(ids: readonly string[]): Promise<void> {
  if (ids.some((id) => !fallback.has(id))) {
    await written((list, files) => {
      for (const id of ids) {
        list.delete(id);
        files.delete(id);
      }
    });
  }
  for (const id of ids) fallback.delete(id);
}
