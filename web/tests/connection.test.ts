import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_PAUSE, ResumingConnection, RefusedByServer, type Socket } from "../src/lib/connection";
import type { Bye, FromServer, Passing, Update, Refused, Welcome } from "../src/lib/messages";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const TOKEN = "t".repeat(43);
const ROOM = "r".repeat(22);
const welcome = (id: string): Welcome => ({ type: "welcome", id, protocol: 2, room: ROOM, seat: 0 });

function setUp() {
  const sockets: FakeSocket[] = [];
  const heard = { passed: [] as Passing[], updates: [] as Update[], online: [] as boolean[], ended: [] as (Refused | Bye)[] };
  const connection = new ResumingConnection(
    { type: "join", id: "hello", protocol: 2, room: ROOM, name: "Ann", token: TOKEN },
    {
      welcomed: () => undefined,
      updated: (update) => heard.updates.push(update),
      passed: (message) => heard.passed.push(message),
      online: (is) => heard.online.push(is),
      ended: (reason) => heard.ended.push(reason),
    },
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  );
  connection.start();
  sockets[0]!.onopen!();
  return { connection, sockets, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the hello goes first, and nothing else before the welcome", () => {
  const { connection, sockets } = setUp();
  void connection.ask({ type: "start" });
  expect(sockets[0]!.sent.map((message) => message["type"])).toEqual(["join"]);
  sockets[0]!.tell(welcome("hello"));
  expect(sockets[0]!.sent.map((message) => message["type"])).toEqual(["join", "start"]);
});

test("every request has an id of its own and gets its answer", async () => {
  const { connection, sockets } = setUp();
  sockets[0]!.tell(welcome("hello"));
  const first = connection.ask({ type: "pause" });
  const second = connection.ask({ type: "go-on" });
  const [, a, b] = sockets[0]!.sent as { id: string }[];
  expect(a!.id).not.toBe(b!.id);
  sockets[0]!.tell({ type: "done", id: b!.id, seq: 2, version: 2 });
  sockets[0]!.tell({ type: "refused", id: a!.id, code: "no-game", rule: null, version: 2, says: { id: "refusal-no-game" } });
  await expect(second).resolves.toMatchObject({ type: "done" });
  await expect(first).rejects.toBeInstanceOf(RefusedByServer);
});

test("a broken connection is resumed where it broke, and what was not answered is asked again with its id", async () => {
  const { connection, sockets, heard } = setUp();
  sockets[0]!.tell(welcome("hello"));
  sockets[0]!.tell({ type: "update", seq: 7, version: 7 });
  const answer = connection.ask({ type: "act", version: 7, do: "draw" });
  const { id } = sockets[0]!.sent.at(-1) as { id: string };
  sockets[0]!.close();
  expect(heard.online).toEqual([true, false]);
  vi.advanceTimersByTime(FIRST_PAUSE);
  const again = sockets[1]!;
  again.onopen!();
  expect(again.sent).toEqual([{ type: "resume", id: "hello", protocol: 2, room: ROOM, token: TOKEN, seq: 7 }]);
  again.tell(welcome("hello"));
  expect(again.sent[1]).toMatchObject({ type: "act", id });
  again.tell({ type: "done", id, seq: 8, version: 8 });
  again.tell({ type: "done", id, seq: 8, version: 8 }); // twice does no harm
  await expect(answer).resolves.toMatchObject({ seq: 8 });
});

test("pauses between tries become longer", () => {
  const { sockets } = setUp();
  sockets[0]!.close();
  vi.advanceTimersByTime(FIRST_PAUSE);
  sockets[1]!.close();
  vi.advanceTimersByTime(FIRST_PAUSE);
  expect(sockets.length).toBe(2);
  vi.advanceTimersByTime(FIRST_PAUSE);
  expect(sockets.length).toBe(3);
});

test("a refused hello ends the connection, and everything that was asked", async () => {
  const { connection, sockets, heard } = setUp();
  const asked = connection.ask({ type: "start" });
  sockets[0]!.tell({ type: "refused", id: "hello", code: "room-full", rule: null, version: 0, says: { id: "refusal-room-full", facts: { seats: 2 } } });
  await expect(asked).rejects.toThrow("room-full");
  expect(heard.ended).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(sockets.length).toBe(1);
});
