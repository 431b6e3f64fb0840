// One key for one action. A button says its key itself, as `aria-keyshortcuts="D"`, and the key taps it: so a key
// does what the button does, only while it is there and enabled. Nothing happens in fields and dialogs, and the
// setting "Single keys" turns all of it off (WCAG 2.1.4).

import { settings } from "./settings.svelte";

/** In the order of the list on `?`, with the message that says what it does. */
export const KEYS: readonly (readonly [key: string, says: string])[] = [
  ["D", "page-key-draw"],
  ["T", "page-key-take"],
  ["L", "page-key-lay"],
  ["X", "page-key-discard"],
  ["K", "page-key-knock"],
  ["P", "page-key-pass"],
  ["H", "page-key-hint"],
  ["S", "page-key-sort"],
  ["M", "page-key-moves"],
  ["C", "page-key-card"],
  ["R", "page-key-reactions"],
  ["F", "page-key-ahead"],
  ["?", "page-key-keys"],
];

const FIELDS = "input, select, textarea, [contenteditable], dialog, [role=dialog]";

/** What a key taps; null if nothing is to happen. */
export function tappedBy(event: KeyboardEvent, page: ParentNode = document): HTMLElement | null {
  if (!settings.has("keys") || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return null;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return null;
  if (page.querySelector("dialog[open]")) return null;
  const key = event.key.toUpperCase();
  if (!KEYS.some(([known]) => known === key)) return null;
  const offering = page.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  return [...offering].find((one) => !one.matches(":disabled, [aria-disabled=true]") && isShown(one)) ?? null;
}

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;
