// The sheets that this browser keeps, and where the pad is. The address says it too, so that a reload and the
// back button lead to the right place.

import { drawn } from "../lib/chance";
import { wish } from "../lib/memory";
import { readData, written } from "./file";
import { Refusal } from "./refusal";
import { FRAGMENT } from "./share";
import type { Draft, Entry, Sheet } from "./sheets";

export interface Kept {
  id: string;
  at: number; // when it was last changed
  sheet: Sheet;
  draft: Draft | null; // the hand that is being entered
}

const PLACES = ["new", "evenings", "referee", "odds"] as const;

export type Place = { is: "shelf" } | { is: (typeof PLACES)[number] } | { is: "sheet"; id: string } | { is: "shared"; fragment: string };

class Shelf {
  kept = $state.raw<Kept[]>([]);
  place = $state.raw<Place>({ is: "shelf" });
  forgets = $state(false); // the browser does not keep what is written

  /** At the beginning, and when another window has written something. */
  look(): void {
    this.kept = ids().flatMap((id) => readKept(id) ?? []);
  }

  arrive(fragment: string): void {
    const sheet = /^#pad=([\w-]+)$/.exec(fragment);
    if (sheet) this.place = { is: "sheet", id: sheet[1]! };
    else if (fragment.startsWith(FRAGMENT)) this.place = { is: "shared", fragment };
    else this.place = { is: PLACES.find((place) => fragment === `#${place}`) ?? "shelf" };
  }

  find(id: string): Kept | null {
    return this.kept.find((one) => one.id === id) ?? null;
  }

  /** A new sheet, which is shown at once; it takes the place of the address that led here. */
  add(sheet: Sheet, draft: Draft | null = null): void {
    const id = drawn(6);
    this.keep({ id, at: Date.now(), sheet, draft });
    history.replaceState(null, "", `#pad=${id}`);
    this.arrive(location.hash);
  }

  /** Written before it is shown, so what is on the screen is kept. */
  keep(one: Kept): void {
    const { id, at, sheet, draft } = one;
    const isWritten = wish.set(`pad.${id}`, JSON.stringify({ at, draft, sheet: written(sheet) }));
    if (!ids().includes(id)) wish.set("pads", JSON.stringify([id, ...ids()]));
    this.forgets = !isWritten;
    this.kept = [one, ...this.kept.filter((other) => other.id !== id)];
  }

  forget(id: string): void {
    wish.set("pads", JSON.stringify(ids().filter((other) => other !== id)));
    wish.set(`pad.${id}`, null);
    this.kept = this.kept.filter((one) => one.id !== id);
  }
}

export const shelf = new Shelf();

function ids(): string[] {
  const found = parsed(wish.get("pads"));
  return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
}

/** Checked like a file from outside. What cannot be read is left alone and not shown. */
function readKept(id: string): Kept | null {
  try {
    const { at, draft, sheet: data } = parsed(wish.get(`pad.${id}`)) as Kept;
    const { sheet } = readData(data);
    return { id, at: Number(at), sheet, draft: isDraft(draft, sheet) ? draft : null };
  } catch (error) {
    if (error instanceof Refusal || error instanceof TypeError) return null;
    throw error;
  }
}

function isDraft(draft: Draft | null, sheet: Sheet): boolean {
  const isEntry = (entry: Entry | null) => typeof entry?.points === "string" && typeof entry.laid === "boolean";
  return Array.isArray(draft?.entries) && draft.entries.length === sheet.names.length && draft.entries.every(isEntry);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
