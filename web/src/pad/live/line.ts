// Shared sheets at the server: each question once, without patience; who asks again is following.svelte.ts.

import type { Entry, Waiting } from "./together";

/** What came after the seq that was asked about; null: the server does not have the sheet. */
export type News = { seq: number; entries: Entry[] } | null;

/** The server has no room for more on this sheet. */
export class Full extends Error {}

// Longer than the server lets anybody wait for entries.
const PATIENCE = 40_000;

const address = (code: string): string => `${document.documentElement.dataset["root"] ?? ""}sheets/${code}`;

const soon = (signal?: AbortSignal): AbortSignal => AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])]);

export async function send(code: string, base: number, { id, change }: Waiting): Promise<News> {
  const body = JSON.stringify({ id, base, change });
  return newsIn(await fetch(address(code), { method: "POST", body, signal: soon() }));
}

/** With a signal it waits until there is something. */
export async function ask(code: string, after: number, signal?: AbortSignal): Promise<News> {
  return newsIn(await fetch(`${address(code)}?after=${after}${signal ? "&wait" : ""}`, { cache: "no-store", signal: soon(signal) }));
}

export async function stop(code: string): Promise<void> {
  const answer = await fetch(address(code), { method: "DELETE", signal: soon() });
  if (!answer.ok) throw new Error(`not deleted: ${answer.status}`);
}

/** Somebody was faster: that is news too. */
async function newsIn(answer: Response): Promise<News> {
  if (answer.status === 404) return null;
  if (answer.status === 403) throw new Full();
  if (!answer.ok && answer.status !== 409) throw new Error(`sheet: ${answer.status}`);
  return (await answer.json()) as News;
}
