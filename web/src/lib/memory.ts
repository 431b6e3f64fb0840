// What the browser remembers: seats by room, house rules, the last name, the wishes. A private window may forbid it:
// then it is remembered until the page is closed.

import type { Pledge } from "./pledge";

const fallback = new Map<string, string>();

function read(key: string): string | null {
  try {
    return fallback.get(key) ?? localStorage.getItem(key);
  } catch {
    return fallback.get(key) ?? null;
  }
}

/** Whether it stays when the page is closed. */
function write(key: string, value: string | null): boolean {
  fallback.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    if (value !== null) fallback.set(key, value); // newer than what the browser still has
    return false;
  }
}

export interface KeptSeat {
  room: string;
  token: string;
  game: string;
  pledge?: Pledge | null; // of the room's last game
  at: number; // when it was last used, to show the newest first
  seat?: number;
  hand?: number | null; // the hand that is played, where hands are counted
  isOver?: boolean;
}

const SEATS = "tenfold.seats";
const MOST_SEATS = 20;

export function keptSeats(): KeptSeat[] {
  const seats = parsed(read(SEATS));
  return Array.isArray(seats) ? seats.filter(isSeat) : [];
}

export function keptSeat(room: string): KeptSeat | null {
  return keptSeats().find((seat) => seat.room === room) ?? null;
}

export function keepSeat(seat: KeptSeat): void {
  const others = keptSeats().filter((other) => other.room !== seat.room);
  write(SEATS, JSON.stringify([seat, ...others].slice(0, MOST_SEATS)));
}

export function forgetSeat(room: string): void {
  write(SEATS, JSON.stringify(keptSeats().filter((seat) => seat.room !== room)));
}

const BESIDE = "tenfold.beside";

/** The keys to further seats at this device, by room: people who pass it to each other. */
export function besideSeats(room: string): string[] {
  const all = (parsed(read(BESIDE)) ?? {}) as Record<string, unknown>;
  const tokens = Object.hasOwn(all, room) ? all[room] : [];
  return Array.isArray(tokens) ? tokens.filter((token) => typeof token === "string") : [];
}

/** Of one room, the last: whoever sits down at another table begins anew. */
export function keepBeside(room: string, tokens: readonly string[]): void {
  write(BESIDE, tokens.length ? JSON.stringify({ [room]: tokens }) : null);
}

/** House rules that somebody saved, as the text of a file. */
export interface KeptHouse {
  name: string;
  text: string;
}

const HOUSES = "tenfold.houses";
const MOST_HOUSES = 30;

export function keptHouses(): KeptHouse[] {
  const houses = parsed(read(HOUSES));
  return Array.isArray(houses) ? houses.filter(isHouse) : [];
}

/** In place of those of the same name. */
export function keepHouse(house: KeptHouse): void {
  const others = keptHouses().filter((other) => other.name !== house.name);
  write(HOUSES, JSON.stringify([house, ...others].slice(0, MOST_HOUSES)));
}

export function forgetHouse(name: string): void {
  write(HOUSES, JSON.stringify(keptHouses().filter((house) => house.name !== name)));
}

export const wish = {
  get: (name: string): string | null => read(`tenfold.${name}`),
  set: (name: string, value: string | null): boolean => write(`tenfold.${name}`, value),
};

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isSeat(value: unknown): value is KeptSeat {
  const seat = value as Partial<KeptSeat> | null;
  return typeof seat === "object" && typeof seat?.room === "string" && typeof seat.token === "string";
}

function isHouse(value: unknown): value is KeptHouse {
  const house = value as Partial<KeptHouse> | null;
  return typeof house === "object" && typeof house?.name === "string" && typeof house.text === "string";
}
