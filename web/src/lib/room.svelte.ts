// A room as this browser sees it, kept true by updates.

import { drawn, drawnToken } from "./chance";
import { digestOf, type Pledge, pledged } from "./fairness";
import { ResumingConnection, RefusedByServer, type Socket } from "./connection";
import { socketAddress } from "./links";
import { forgetSeat, keepSeat, keptSeat } from "./memory";
import { shownName } from "./names";
import { PROTOCOL } from "./wire";
import type { HintAnswer, Bye, Hello, Update, Own, Refused, Request, RoomSeen, Rules, Seat, Settings, EntrySeen, View } from "./messages";

/** One event with the table before and after it, as far as this viewer knows it. */
export interface Happening {
  entry: EntrySeen;
  names: string[]; // those that held when it came: seats change hands
  rules: Rules;
  before: View | null;
  after: View | null;
}

const MOST_LOGGED = 400;

export class Room {
  code = $state("");
  seat = $state<Seat | null>(null);
  seen = $state.raw<RoomSeen | null>(null);
  table = $state.raw<View | null>(null);
  own = $state.raw<Own | null>(null);
  awaited = $state<Seat | null>(null);
  version = $state(0);
  changedAt = $state(0); // when the table last changed: clocks run from here
  isOnline = $state(false);
  isPending = $state(false); // an act is on its way
  ended = $state.raw<Refused | Bye | null>(null);
  refusal = $state.raw<Refused | null>(null);
  log = $state.raw<Happening[]>([]);
  pledge = $state.raw<Pledge | null>(null); // what was noted before the game, with my part of the seed
  salted = $state.raw<Seat[]>([]); // who has added a part to the next game's seed
  token: string | null;

  private readonly connection: ResumingConnection;
  private seq = 0;
  private added: string | null = null; // the step of the seed's making that I have done my part in

  constructor(hello: Hello, connect: () => Socket = browserSocket) {
    this.token = "token" in hello ? hello.token : null;
    this.code = "room" in hello ? hello.room : "";
    this.pledge = keptSeat(this.code)?.pledge ?? null;
    this.connection = new ResumingConnection(
      hello,
      {
        welcomed: (welcome) => {
          this.code = welcome.room;
          this.seat = welcome.seat;
        },
        updated: (update) => this.take(update),
        online: (isOnline) => (this.isOnline = isOnline),
        ended: (reason) => {
          this.ended = reason;
          if (["wrong-token", "no-room"].includes(reason.code)) forgetSeat(this.code); // it opens nothing
        },
      },
      connect,
    );
    this.connection.start();
  }

  static open(settings: Settings, name: string): Room {
    const token = drawnToken();
    return new Room({ type: "open", id: drawn(9), protocol: PROTOCOL, settings, name, token });
  }

  static join(room: string, name: string): Room {
    return new Room({ type: "join", id: drawn(9), protocol: PROTOCOL, room, name, token: drawnToken() });
  }

  static resume(room: string, token: string): Room {
    return new Room({ type: "resume", id: drawn(9), protocol: PROTOCOL, room, token, seq: 0 });
  }

  static watch(room: string): Room {
    return new Room({ type: "watch", id: drawn(9), protocol: PROTOCOL, room, seq: 0 });
  }

  /** Whether this seat may decide now: it is awaited, or asked with others at once (knocking). */
  get isMyTurn(): boolean {
    const isAsked = this.awaited === this.seat || this.own?.legal != null;
    return this.seat !== null && isAsked && this.seen?.paused_by == null;
  }

  get isHost(): boolean {
    return this.seat !== null && this.seen?.host === this.seat;
  }

  get names(): string[] {
    return this.seen?.places.map(shownName) ?? [];
  }

  /** Play, on the table as it is seen now. One act at a time; true if it was done. */
  async act(doing: string): Promise<boolean> {
    if (this.isPending) return false;
    this.isPending = true;
    try {
      return await this.ask({ type: "act", version: this.version, do: doing });
    } finally {
      this.isPending = false;
    }
  }

  /** True if it was done; a refusal is shown. */
  async ask(request: Request): Promise<boolean> {
    this.refusal = null;
    try {
      await this.connection.ask(request);
      return true;
    } catch (error) {
      if (error instanceof RefusedByServer && error.refused.code !== "stale") this.refusal = error.refused;
      return false; // stale: the update that changed the table is here or on its way
    }
  }

  async hint(): Promise<HintAnswer | null> {
    this.refusal = null;
    try {
      return (await this.connection.ask({ type: "hint" })) as HintAnswer;
    } catch (error) {
      if (error instanceof RefusedByServer) this.refusal = error.refused;
      return null;
    }
  }

  hurry(): void {
    this.connection.hurry();
  }

  close(): void {
    this.connection.close();
  }

  private take(update: Update): void {
    const [before, left] = [this.table, this.names];
    const events = (update.events ?? []).filter((entry) => entry.seq > this.seq);
    this.seq = update.seq;
    if (update.version !== this.version || !this.changedAt) this.changedAt = Date.now();
    this.version = update.version;
    this.awaited = update.awaited ?? null;
    if (update.room) this.seen = update.room;
    if (update.table !== undefined || update.room) {
      this.table = update.table ?? null;
      this.own = update.own ?? null;
    } else if (update.own) {
      this.own = update.own;
    }
    if (update.present && this.seen) {
      const present = update.present;
      const places = this.seen.places.map((place, seat) => ({ ...place, present: present.includes(seat) }));
      this.seen = { ...this.seen, places };
    }
    if (update.room) {
      this.addSalt(update.room);
      this.remember(update.room);
    }
    if (events.some((entry) => entry.what === "left" && entry.seat === this.seat)) this.left();
    this.note(events, before, left);
  }

  /** What the seat's key opens, for coming back. */
  private remember(room: RoomSeen): void {
    if (this.token && this.seat !== null) {
      const game = room.settings.game;
      keepSeat({ room: this.code, token: this.token, game, pledge: this.pledge, at: Date.now() });
    }
  }

  /** My part of the seed: its fingerprint in the lobby, itself when the game starts. Two tabs of one seat do it twice. */
  private addSalt({ status, commitment }: RoomSeen): void {
    const step = `${status} ${commitment}`;
    if (this.seat === null || this.added === step) return;
    this.added = step;
    if (status === "lobby") {
      if (this.pledge?.commitment !== commitment) this.pledge = pledged(commitment);
      this.send({ type: "commit-salt", digest: digestOf(this.pledge.salt) });
    } else if (status === "revealing" && this.pledge?.commitment === commitment) {
      this.send({ type: "reveal-salt", salt: this.pledge.salt });
    }
  }

  /** What nobody has tapped for: a refusal is not shown. */
  private send(request: Request): void {
    this.connection.ask(request).catch(() => undefined);
  }

  private left(): void {
    forgetSeat(this.code);
    this.token = null;
    this.seat = null;
  }

  /** `left`: the names before the update, of who has left. */
  private note(events: EntrySeen[], before: View | null, left: string[]): void {
    if (!events.length) return;
    const started = events.some((entry) => entry.what === "game-set");
    if (started) this.salted = [];
    const salting = events.flatMap(({ what, seat }) => (what === "salt-committed" ? [seat!] : []));
    this.salted = [...this.salted, ...salting];
    const rules = this.seen!.settings.rules;
    const noted = events.map((entry) => {
      const names = entry.what === "left" && left.length ? left : this.names;
      return { entry, names, rules, before, after: this.table };
    });
    this.log = [...(started ? [] : this.log), ...noted].slice(-MOST_LOGGED);
  }
}

function browserSocket(): Socket {
  return new WebSocket(socketAddress(location)) as unknown as Socket;
}
