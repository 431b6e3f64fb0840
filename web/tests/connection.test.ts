import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ANSWERED_WITHIN, BEAT, FIRST_PAUSE, ResumingConnection, RefusedByServer, type Socket } from "../src/lib/connection";
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

const refused = (code: string): Refused => ({ type: "refused", id: "hello", code, rule: null, version: 0, says: { id: `refusal-${code}` } });
const beats = (socket: FakeSocket): number => socket.sent.filter(({ type }) => type === "beat").length;

test("a line that dies without a word is given up within five seconds, and tried again", () => {
  const { sockets, heard } = setUp();
  const [line] = sockets;
  line!.tell(welcome("hello"));
  vi.advanceTimersByTime(BEAT);
  line!.tell({ type: "beat" });
  expect(beats(line!)).toBe(1);
  vi.advanceTimersByTime(4999 - FIRST_PAUSE);
  expect(heard.online).toEqual([true, false]);
  expect(BEAT + ANSWERED_WITHIN).toBeLessThan(5000);
  vi.advanceTimersByTime(FIRST_PAUSE);
  expect(sockets).toHaveLength(2);
});

test("whatever is heard keeps a line alive, and a given-up one is not listened to", () => {
  const { sockets, heard } = setUp();
  sockets[0]!.tell(welcome("hello"));
  for (let second = 0; second < 20; second++) {
    vi.advanceTimersByTime(1000);
    sockets[0]!.tell({ type: "update", seq: second, version: second });
  }
  expect(heard.online).toEqual([true]);
  vi.advanceTimersByTime(5000);
  sockets[0]!.tell({ type: "update", seq: 99, version: 99 });
  expect(heard.updates.at(-1)!.seq).toBe(19);
});

test("a hidden page is silent, and one that is seen again knows within a second whether its line is dead", () => {
  const { connection, sockets, heard } = setUp();
  sockets[0]!.tell(welcome("hello"));
  connection.seen(false);
  vi.advanceTimersByTime(60_000);
  expect(beats(sockets[0]!)).toBe(0);
  expect(heard.online).toEqual([true]);
  connection.seen(true);
  expect(beats(sockets[0]!)).toBe(1);
  vi.advanceTimersByTime(999);
  expect(heard.online).toEqual([true, false]);
  expect(sockets).toHaveLength(2);
});

test("a server that never says welcome is not waited for for ever", () => {
  const { sockets } = setUp();
  vi.advanceTimersByTime(5000 + FIRST_PAUSE);
  expect(sockets).toHaveLength(2);
});

test.each(["storage-failed", "disk-full", "too-fast", "too-many-lines", "what-nobody-knows"])("a seat outlives %s", (code) => {
  const { connection, sockets, heard } = setUp();
  sockets[0]!.tell(welcome("hello"));
  void connection.ask({ type: "act", version: 1, do: "draw" });
  sockets[0]!.close();
  vi.advanceTimersByTime(FIRST_PAUSE);
  sockets[1]!.onopen!();
  sockets[1]!.tell(refused(code));
  expect(heard.ended).toEqual([]);
  vi.advanceTimersByTime(2 * FIRST_PAUSE);
  sockets[2]!.onopen!();
  sockets[2]!.tell(welcome("hello"));
  expect(sockets[2]!.sent.at(-1)).toMatchObject({ type: "act", do: "draw" });
});

test.each(["no-room", "wrong-token", "seat-given", "old-client", "new-client", "no-seat-any-more"])("%s ends it", (code) => {
  const { sockets, heard } = setUp();
  sockets[0]!.tell(welcome("hello"));
  sockets[0]!.close();
  vi.advanceTimersByTime(FIRST_PAUSE);
  sockets[1]!.onopen!();
  sockets[1]!.tell(refused(code));
  expect(heard.ended.map((reason) => reason.code)).toEqual([code]);
});

test("what is told to all and never again is passed on", () => {
  const { sockets, heard } = setUp();
  sockets[0]!.tell(welcome("hello"));
  sockets[0]!.tell({ type: "reaction", seat: 2, what: "clap" });
  sockets[0]!.tell({ type: "nudge", seat: 1, target: 0 });
  expect(heard.passed).toHaveLength(2);
});
