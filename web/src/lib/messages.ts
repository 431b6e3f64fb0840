// The protocol's messages (wire.ts is made from the server's own types), as narrow as the page knows them.

import type * as wire from "./wire";

export type { HintAnswer, Bye, Done, Hello, Refused, Saying, Timer, Welcome } from "./wire";

export type Seat = number;

/** An edition, variants and options; in full once the room is open. */
export type Rules = { edition: string; variants?: string[]; phases?: string[] } & Record<string, unknown>;

export type Settings = Omit<wire.Settings, "rules"> & { rules: Rules; reactions?: boolean };

/** A request without its id, which the connection gives it. */
export type Request = WithoutId<wire.Request>;
type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;

export type Result = Required<wire.Result>;
export type EntrySeen = wire.EntrySeen;
export type Place = wire.PlaceSeen;

export type RoomSeen = Omit<wire.RoomSeen, "settings" | "status" | "result"> & {
  settings: Settings;
  status: "lobby" | "revealing" | "playing" | "over";
  result?: Result | null;
};

/** A room for somebody who has its invitation. */
export type RoomOffer = RoomSeen & Pick<wire.RoomOffer, "takeable" | "closed">;

export type FaceId = NonNullable<Place["face"]>;

/** A table's view as plain data; each table reads its own game's fields. */
export type View = Record<string, unknown>;
export type Own = Omit<wire.Own, "view"> & { view: View };
export type Update = Omit<wire.Update, "room" | "table" | "own"> & {
  room?: RoomSeen | null;
  table?: View | null;
  own?: Own | null;
  seat?: Seat | null;
};

/** Told to all who are there, and never again. */
export type Passing = wire.Reacted | wire.Nudged;
export type Reaction = wire.Reacted["what"];

/** Why; a server of another version says it in English. */
export function reasonOf(reason: wire.Refused | wire.Bye): wire.Saying {
  const { says, message } = reason as { says?: wire.Saying; message?: string };
  return says ?? { id: "as-told", facts: { text: ["text", message ?? reason.code] } };
}

export type FromServer = wire.Welcome | wire.Done | wire.Refused | wire.HintAnswer | Update | wire.Bye | wire.Beat | Passing;
