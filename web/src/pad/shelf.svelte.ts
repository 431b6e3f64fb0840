// The sheets that this browser keeps, and where the pad is. The address says it too, so that a reload and the
// back button lead to the right place.

import { drawn } from "../lib/chance";
import { wish } from "../lib/memory";
import { readData, written } from "./file";
import { Refusal } from "./refusal";
import { FRAGMENT, isCode, LIVE } from "./share";
import type { Live, Together } from "./live/together";
import type { Draft, Entry, Sheet } from "./sheets";

export interface Kept {
  id: string;
  at: number; // when it was last changed
  sheet: Sheet;
  draft: Draft | null; // the hand that is being entered
  live: Live | null; // if several phones write on it
}

const PLACES = ["new", "evenings", "referee", "odds"] as const;

export type Place = { is: "shelf" } | { is: (typeof PLACES)[number] } | { is: "sheet"; id: string } | { is: "shared"; fragment: string } | { is: "live"; code: string };

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
    else if (fragment.startsWith(LIVE)) this.place = { is: "live", code: fragment.slice(LIVE.length) };
    else if (fragment.startsWith(FRAGMENT)) this.place = { is: "shared", fragment };
    else this.place = { is: PLACES.find((place) => fragment === `#${place}`) ?? "shelf" };
  }

  find(id: string): Kept | null {
    return this.kept.find((one) => one.id === id) ?? null;
  }

  /** A new sheet, which is shown at once; it takes the place of the address that led here. */
  add(sheet: Sheet, draft: Draft | null = null, live: Live | null = null): void {
    const id = drawn(6);
    this.keep({ id, at: Date.now(), sheet, draft, live });
    this.show(id);
  }

  show(id: string): void {
    history.replaceState(null, "", `#pad=${id}`);
    this.arrive(location.hash);
  }

  /** Written before it is shown, so what is on the screen is kept. */
  keep(one: Kept): void {
    const { id, at, sheet, draft, live } = one;
    const shared = live && { ...live, confirmed: written(live.confirmed) };
    const isWritten = wish.set(`pad.${id}`, JSON.stringify({ at, draft, sheet: written(sheet), live: shared }));
    if (!ids().includes(id)) wish.set("pads", JSON.stringify([id, ...ids()]));
    this.forgets = !isWritten;
    this.kept = [one, ...this.kept.filter((other) => other.id !== id)];
  }

  /** What happens to a shared sheet; what another window has written on it is not lost. */
  change(id: string, how: (one: Together) => Together): void {
    const shown = this.find(id);
    const one = readKept(id) ?? shown;
    if (!one?.live) return;
    const { sheet, live } = how({ sheet: one.sheet, live: one.live });
    const isSame = shown && JSON.stringify(shown.sheet) === JSON.stringify(sheet);
    // What stays the same is the same: nobody's form is made anew because the server has said yes.
    this.keep({ ...one, live, ...(isSame ? { sheet: shown.sheet } : { sheet, at: Date.now() }) });
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
  const found = parsed(wish.get(`pad.${id}`)) as Kept | null;
  const sheet = readSheet(found?.sheet);
  if (!found || !sheet) return null;
  return { id, at: Number(found.at), sheet, draft: isDraft(found.draft, sheet) ? found.draft : null, live: readLive(found.live) };
}

function readSheet(data: unknown): Sheet | null {
  try {
    return readData(data).sheet;
  } catch (error) {
    if (error instanceof Refusal || error instanceof TypeError) return null;
    throw error;
  }
}

function readLive(live: Live | null | undefined): Live | null {
  const confirmed = live ? readSheet(live.confirmed) : null;
  if (!live || !confirmed || !isCode(live.code) || !Number.isSafeInteger(live.seq) || !Array.isArray(live.waiting)) return null;
  const isWhole = live.waiting.every((one) => typeof one?.id === "string" && typeof one.change === "object" && one.change !== null);
  return isWhole ? { ...live, confirmed } : null;
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
