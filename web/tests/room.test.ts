// What an update changes in what stands on the screen, and what it leaves as it is.

import { beforeEach, expect, test, vi } from "vitest";
import type { Socket } from "../src/lib/connection";
import { keptSeat } from "../src/lib/memory";
import type { EntrySeen, Own, RoomSeen, Update, View } from "../src/lib/messages";
import { Room } from "../src/lib/room.svelte";

class SilentSocket implements Socket {
  onopen = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose = null;
  send(): void {}
  close(): void {}
}

const CODE = "r".repeat(22);
const TOKEN = "t".repeat(43);
const place = (name: string) => ({ name, bot: null, stood_in: false, present: true });
const room = (status: string): RoomSeen =>
  ({ status, places: [place("Ann"), place("Bo")], settings: { game: "dice", rules: {} }, host: 0, paused_by: null, commitment: "c" }) as unknown as RoomSeen;
const table = (seat: number): View => ({ seat, stage: "keep" }) as unknown as View;
const own = (legal: string[]): Own => ({ legal }) as unknown as Own;
const entry = (seq: number, seat: number, more: Partial<EntrySeen> = {}): EntrySeen => ({ seq, what: "happened", seat, do: "stop", ...more });

/** A seat of two that has come back to a game in progress, and how it is told more. */
function seated() {
  const socket = new SilentSocket();
  const mine = new Room({ type: "resume", id: "1", protocol: 2, room: CODE, token: TOKEN, seq: 0 }, () => socket);
  const tell = (message: object): void => socket.onmessage!({ data: JSON.stringify(message) });
  const update = (told: Omit<Update, "type">): void => tell({ type: "update", ...told });
  tell({ type: "welcome", id: "1", protocol: 2, room: CODE, seat: 0 });
  update({ seq: 7, version: 3, awaited: 0, room: room("playing"), table: table(0), own: own(["stop"]), earlier: [entry(6, 1)] });
  return { mine, update };
}

const logged = (of: Room) => of.log.map(({ entry: { seq }, isOld }) => [seq, isOld]);

beforeEach(() => void vi.stubGlobal("document", { visibilityState: "visible" }).stubGlobal("location", new URL("http://localhost/")));

test("who comes back is shown the table, and what was before without motion", () => {
  const { mine } = seated();
  expect([mine.seat, mine.awaited, mine.version, mine.isMyTurn]).toEqual([0, 0, 3, true]);
  expect(logged(mine)).toEqual([[6, true]]);
  expect(mine.log[0]).toMatchObject({ before: null, after: null, names: ["Ann", "Bo"] });
  expect(keptSeat(CODE)).toMatchObject({ token: TOKEN, seat: 0, isOver: false });
});

test("an entry is told once, with the table before and after it", () => {
  const { mine, update } = seated();
  const news = { seq: 9, version: 4, awaited: 1, table: table(1), earlier: [entry(8, 1)], events: [entry(7, 1), entry(9, 0)] };
  update(news);
  update(news);
  expect(logged(mine)).toEqual([[6, true], [8, true], [9, false]]);
  expect(mine.log[2]).toMatchObject({ before: table(0), after: table(1), me: 0 });
});

test("the own part goes with another table, and comes alone to the same one", () => {
  const { mine, update } = seated();
  update({ seq: 7, version: 3, awaited: 0, own: own(["keep"]) });
  expect([mine.table, mine.own]).toEqual([table(0), own(["keep"])]);
  update({ seq: 7, version: 3, awaited: 0 });
  expect([mine.table, mine.own]).toEqual([table(0), own(["keep"])]);
  update({ seq: 8, version: 4, awaited: 1, table: table(1), events: [entry(8, 0)] });
  expect([mine.table, mine.own, mine.isMyTurn]).toEqual([table(1), null, false]);
  update({ seq: 9, version: 4, room: room("lobby") });
  expect([mine.table, mine.own, mine.seen?.status, mine.awaited]).toEqual([null, null, "lobby", null]);
});

test("presence is noted in the places, a move of the seat at once", () => {
  const { mine, update } = seated();
  const before = mine.seen;
  update({ seq: 7, version: 3, awaited: 0, present: [1] });
  expect(mine.seen!.places.map(({ present }) => present)).toEqual([false, true]);
  expect(before!.places.map(({ present }) => present)).toEqual([true, true]); // what is shown is replaced, not altered
  update({ seq: 8, version: 3, awaited: 0, seat: 1 });
  expect([mine.seat, mine.isMyTurn]).toEqual([1, true]); // its legal moves are still there
});

test("a seat that was left is forgotten; another's is not ours", () => {
  const { mine, update } = seated();
  update({ seq: 8, version: 4, awaited: 0, events: [entry(8, 1, { what: "left", do: null })] });
  expect([mine.seat, keptSeat(CODE)?.seat]).toEqual([0, 0]);
  update({ seq: 9, version: 5, awaited: null, events: [entry(9, 0, { what: "left", do: null })] });
  expect([mine.seat, mine.token, keptSeat(CODE)]).toEqual([null, null, null]);
});
