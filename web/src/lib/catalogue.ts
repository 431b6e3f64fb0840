// What can be played here, as the server says.

import type { RoomOffer, Saying } from "./messages";

export interface GameChoices {
  editions: Record<string, string[]>; // with their phases
  variants: string[];
  seats: [number, number];
  bots: string[]; // that may sit at a table
  hints: boolean;
}

export interface Catalogue {
  version: string;
  invite: string | null;
  games: Record<string, GameChoices>;
}

export interface Problem {
  code: string;
  says: Saying;
}

/** The usual one first. Of an object's names, browsers put those that are numbers before all others: here they come last. */
export const editionsOf = ({ editions }: GameChoices): string[] =>
  Object.keys(editions).sort((one, other) => Number(/^\d/.test(one)) - Number(/^\d/.test(other)));

let catalogue: Promise<Catalogue> | null = null;

export function loadCatalogue(): Promise<Catalogue> {
  catalogue ??= get<Catalogue>("choices.json").catch((error: unknown) => {
    catalogue = null; // to be tried again
    throw error;
  });
  return catalogue;
}

/** The room before joining; a Problem if there is none. */
export async function loadRoom(code: string): Promise<RoomOffer | Problem> {
  const answer = await fetch(`rooms/${code}`);
  return (await answer.json()) as RoomOffer | Problem;
}

export const recordAddress = (code: string): string => `rooms/${code}/record`;

/** The record of the room's last game, once it is over. */
export async function loadRecord(code: string): Promise<string> {
  const answer = await fetch(recordAddress(code));
  if (!answer.ok) throw new Error(`no record: ${answer.status}`);
  return answer.text();
}

/** The name and the face of whoever holds this key go from the room, and from its records; a Problem if they stay. */
export async function forgetName(code: string, token: string): Promise<Problem | null> {
  const answer = await fetch(`rooms/${code}/forget`, { method: "POST", body: JSON.stringify({ token }) });
  return answer.ok ? null : ((await answer.json()) as Problem);
}

/** From beside the page; the score pad has its own place below it, and says so in its html. */
export async function get<T>(address: string): Promise<T> {
  const answer = await fetch((document.documentElement.dataset["root"] ?? "") + address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}
