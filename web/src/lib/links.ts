// Links to a room, and to a rule. What stands behind # never leaves the browser, so neither code nor token is in a log.

export interface Invitation {
  room: string;
  token: string | null; // of a seat that moves to this device
}

const FRAGMENT = /^#room=([A-Za-z0-9_-]{22})(?:&seat=([A-Za-z0-9_-]{43}))?$/;

/** The invitation in a link's fragment; null if it is none. */
export function readFragment(fragment: string): Invitation | null {
  const match = FRAGMENT.exec(fragment);
  return match ? { room: match[1]!, token: match[2] ?? null } : null;
}

const RULE = /^#rule=((?:[a-z0-9-]+\.)+[a-z0-9-]+)$/;

/** The id of the rule that a link leads to; null if it leads elsewhere. */
export const readRule = (fragment: string): string | null => RULE.exec(fragment)?.[1] ?? null;

export const ruleLink = (base: string, rule: string): string => `${base.replace(/\/+$/, "")}/#rule=${rule}`;

/** An invitation as somebody pasted it: a whole link, its fragment, or the code alone. */
export function readPasted(text: string): Invitation | null {
  const words = text.trim();
  const at = words.indexOf("#");
  if (at >= 0) return readFragment(words.slice(at));
  return readFragment(`#room=${words}`);
}

export function roomLink(base: string, room: string): string {
  return `${base.replace(/\/+$/, "")}/#room=${room}`;
}

/** Moves a seat to another device; to be kept to oneself. */
export function seatLink(base: string, room: string, token: string): string {
  return `${roomLink(base, room)}&seat=${token}`;
}

/** Where the page itself was loaded from, without its fragment; a television comes in beside it, and the analysis board. */
export function pageBase(location: Location): string {
  return location.origin + location.pathname.replace(/\/(index\.html|tv|analysis)?$/, "");
}

export const isTelevision = (location: Location): boolean => location.pathname.endsWith("/tv");

export const isAnalysis = (location: Location): boolean => location.pathname.endsWith("/analysis");

/** Whether an address leads to a table, or to the way in. */
export const leadsToRoom = (location: Location): boolean => isTelevision(location) || readFragment(location.hash) !== null;

/** The server's WebSocket, beside the page. */
export function socketAddress(location: Location): string {
  return `${pageBase(location).replace(/^http/, "ws")}/ws`;
}

/** The address for others: a server that only this machine reaches by that name says a better one. */
export function inviteBase(location: Location, offered: string | null): string {
  const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return isLoopback && offered ? offered : pageBase(location);
}
