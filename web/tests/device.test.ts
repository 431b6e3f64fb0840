// Who has the device, while the news reaches one seat before another.

import { beforeEach, expect, test, vi } from "vitest";
import type { Socket } from "../src/lib/connection";
import { Device } from "../src/lib/device.svelte";
import { keepBeside } from "../src/lib/memory";
import type { RoomSeen } from "../src/lib/messages";
import { Room } from "../src/lib/room.svelte";

class SilentSocket implements Socket {
  onopen = null;
  onmessage = null;
  onclose = null;
  send(): void {}
  close(): void {}
}

const seen = (status: string): RoomSeen => ({ status, places: [], settings: { game: "board" } }) as unknown as RoomSeen;

/** A seat at a line that is silent: what it knows is what the test says. */
function seated(seat: number): Room {
  const token = `${seat}`.repeat(43);
  const room = new Room({ type: "resume", id: "1", protocol: 2, room: "r", token, seq: 0 }, () => new SilentSocket(), true);
  [room.seat, room.seen] = [seat, seen("lobby")];
  return room;
}

beforeEach(() => {
  vi.stubGlobal("location", new URL("http://localhost/")).stubGlobal("WebSocket", SilentSocket);
  keepBeside("", []);
});

function setUp() {
  const [ann, ben] = [seated(0), seated(1)];
  const turns: Room[] = [];
  const device = new Device((room) => turns.push(room));
  device.begin(ann);
  device.add(ben);
  const waitsFor = (awaited: number, ...whoKnow: Room[]): Room | undefined => {
    for (const room of whoKnow) [room.awaited, room.seen] = [awaited, seen("playing")];
    device.pass();
    return device.covered?.whose;
  };
  return { ann, ben, device, turns, waitsFor };
}

test("the curtain is drawn though only the second seat knows yet that the game has begun", () => {
  const { ann, ben, turns, waitsFor } = setUp();
  expect(waitsFor(1, ben)).toBe(ben);
  expect(waitsFor(1, ann, ben)).toBe(ben);
  expect(turns).toEqual([]); // no hand was shown
});

test("while nobody lifts it, the curtain names who is awaited", () => {
  const { ann, ben, device, turns, waitsFor } = setUp();
  expect(waitsFor(1, ann, ben)).toBe(ben);
  expect(waitsFor(0, ann, ben)).toBe(ann);
  expect(waitsFor(1, ann, ben)).toBe(ben);
  device.lift();
  expect(turns).toEqual([ben]);
  expect(waitsFor(0, ann, ben)).toBe(ann);
  expect(waitsFor(1, ann, ben)).toBe(ben);
});
