// The messages between page and server, by hand from rooms/protocol.py and rooms/telling.py.
// Generated types (wire.ts) will take this file's place.

export type Seat = number;

export interface Settings {
  game: string;
  rules: Rules;
  seats: number;
  fill?: string;
  absent_after?: number;
  turn_clock?: number | null;
  knock_window?: number;
}

/** An edition, variants and options; in full once the room is open. */
export type Rules = { edition: string; variants?: string[]; phases?: string[] } & Record<string, unknown>;

export type Hello =
  | { type: "open"; id: string; lang: string; settings: Settings; name: string; token: string }
  | { type: "join"; id: string; lang: string; room: string; name: string; token: string }
  | { type: "resume"; id: string; lang: string; room: string; token: string; seq: number }
  | { type: "watch"; id: string; lang: string; room: string; seq: number };

export type Request =
  | { type: "act"; version: number; do: string }
  | { type: "start"; dealer?: Seat | null }
  | { type: "seat-bot"; seat: Seat; bot: string }
  | { type: "free-seat"; seat: Seat }
  | { type: "leave" | "pause" | "go-on" | "rematch" | "hint" };

export interface Welcome {
  type: "welcome";
  id: string;
  protocol: number;
  room: string;
  seat: Seat | null;
}

export interface Done {
  type: "done";
  id: string;
  seq: number;
  version: number;
}

export interface Refused {
  type: "refused";
  id: string;
  code: string;
  rule: string | null;
  message: string;
  version: number;
}

export interface Advice {
  type: "advice";
  id: string;
  do: string;
  message: string;
}

export interface Result {
  reason: string | null;
  ranking: Seat[][];
  scores: number[];
  seed: string;
}

export interface Told {
  seq: number;
  what: string;
  seat?: Seat;
  name?: string;
  do?: string;
  by?: string;
  commitment?: string;
  result?: Result;
}

export interface Place {
  name: string;
  bot: string | null;
  stood_in: boolean;
  present: boolean;
}

export interface RoomSeen {
  settings: Settings;
  status: "lobby" | "revealing" | "playing" | "over";
  seq: number;
  version: number;
  places: Place[];
  host: Seat | null;
  paused_by: Seat | null;
  commitment: string;
  awaited: Seat | null;
  result?: Result | null;
}

/** A table's view as plain data; each game knows its own fields. */
export type View = Record<string, unknown>;

export interface Own {
  view: View;
  legal?: string[] | null;
}

export interface News {
  type: "news";
  events?: Told[];
  seq: number;
  version: number;
  awaited?: Seat | null;
  present?: Seat[] | null;
  room?: RoomSeen | null;
  table?: View | null;
  own?: Own | null;
}

export interface Bye {
  type: "bye";
  code: string;
  message: string;
}

export type FromServer = Welcome | Done | Refused | Advice | News | Bye;
