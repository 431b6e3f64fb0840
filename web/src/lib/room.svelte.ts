// A room as this browser sees it, kept true by updates.

import { drawn, drawnToken } from "./chance";
import { digestOf, type Pledge, pledged } from "./pledge";
import { ResumingConnection, RefusedByServer, type Socket } from "./connection";
import { socketAddress } from "./links";
import { factsOf, type GameFacts, handOf, wordsOfAdvice } from "./games";
import { forgetSeat, keepSeat, keptSeat } from "./memory";
import { Announcer } from "./announcer.svelte";
import { Company } from "./company.svelte";
import { seatIn } from "./saying";
import { namedAs, shownName } from "./names";
import { AGAINST_CLOCK, MOST_BEHIND, OWN_MOVE, Pace, wishedSpeed } from "./pace.svelte";
import { Timers } from "./timers.svelte";
import { type Join, PROTOCOL } from "./wire";
import type { HintAnswer, Bye, FaceId, Hello, Update, Own, Refused, Request, RoomSeen, Rules, Saying, Seat, Settings, EntrySeen, View } from "./messages";

/** One event with the table before and after it, as far as this viewer knows it. */
export interface Happening {
  entry: EntrySeen;
  names: string[]; // those that held when it came: seats change hands
  me: Seat | null; // mine, unless it was another's then
  rules: Rules;
  before: View | null;
  after: View | null;
  isOld: boolean; // one of many that are shown at once, or from before I came: nothing flies or sounds
}

/** What happened while the line was broken. */
export interface Absence {
  from: number; // the last entry that was seen before it
  to: number;
  moves: number | null; // null: more than the server tells one by one
}

/** How somebody comes in who is invited: to a seat, or for the next game. */
export type Coming = Pick<Join, "seat" | "next">;

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
  isOnline = $state(true); // until it turns out otherwise
  isPending = $state(false); // an act is on its way
  wasKept = $state(false); // the act that is on its way had to wait for the line
  readonly timers = new Timers();
  readonly company = new Company();
  readonly announcer = new Announcer();
  ended = $state.raw<Refused | Bye | null>(null);
  refusal = $state.raw<Refused | null>(null);
  log = $state.raw<Happening[]>([]);
  absence = $state.raw<Absence | null>(null);
  pledge = $state.raw<Pledge | null>(null); // what was noted before the game, with my part of the seed
  salted = $state.raw<Seat[]>([]); // who has added a part to the next game's seed
  token: string | null;

  readonly pace = new Pace<Update>((update, isOld) => this.take(update, isOld));
  private readonly connection: ResumingConnection;
  private isReturning = false; // what comes next is what was missed
  private again = { kind: "", times: 0 }; // the last move, and how often it was made in a row
  private seq = 0; // of what is shown
  private added: string | null = null; // the step of the seed's making that I have done my part in

  /** `isBeside`: another seat at this device, which is remembered by the device. */
  constructor(
    hello: Hello,
    connect: () => Socket = browserSocket,
    private readonly isBeside = false,
  ) {
    this.token = "token" in hello ? hello.token : null;
    this.code = "room" in hello ? hello.room : "";
    this.pledge = isBeside ? null : (keptSeat(this.code)?.pledge ?? null);
    this.connection = new ResumingConnection(
      hello,
      {
        welcomed: (welcome) => {
          this.code = welcome.room;
          this.seat = welcome.seat;
          this.isReturning = true;
        },
        updated: (update) => this.arrived(update),
        passed: (message) => this.company.take(message),
        online: (isOnline) => {
          this.isOnline = isOnline;
          this.wasKept ||= this.isPending && !isOnline;
        },
        ended: (reason) => (this.ended = reason),
      },
      connect,
      typeof document === "undefined" || document.visibilityState === "visible",
    );
    this.connection.start();
  }

  static open(settings: Settings, name: string, face: FaceId | null): Room {
    const token = drawnToken();
    return new Room({ type: "open", id: drawn(9), protocol: PROTOCOL, settings, name, face, token });
  }

  static join(room: string, name: string, face: FaceId | null, coming: Coming): Room {
    return new Room({ type: "join", id: drawn(9), protocol: PROTOCOL, room, name, face, token: drawnToken(), ...coming });
  }

  static resume(room: string, token: string): Room {
    return new Room({ type: "resume", id: drawn(9), protocol: PROTOCOL, room, token, seq: 0 });
  }

  /** Another seat at the device of the seat with this token. */
  static beside(room: string, name: string, beside: string): Room {
    const hello: Hello = { type: "join", id: drawn(9), protocol: PROTOCOL, room, name, token: drawnToken(), beside };
    return new Room(hello, browserSocket, true);
  }

  static resumeBeside(room: string, token: string): Room {
    return new Room({ type: "resume", id: drawn(9), protocol: PROTOCOL, room, token, seq: 0 }, browserSocket, true);
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
    this.wasKept = !this.isOnline;
    const since = this.seq;
    try {
      const isDone = await this.ask({ type: "act", version: this.version, do: doing });
      if (!isDone && this.wasKept && !this.refusal) this.refusal = this.tooLate(since);
      return isDone;
    } finally {
      this.isPending = this.wasKept = false;
    }
  }

  /** A tap that the line has kept back, and that the table did not wait for: what was played instead. */
  private tooLate(since: number): Refused {
    const instead = this.log.findLast(({ entry }) => entry.seq > since && entry.seat === this.seat)?.entry.says?.at(-1);
    const says: Saying = instead
      ? { id: "page-too-late", facts: { what: ["saying", instead] } }
      : { id: "page-too-late-moved" };
    return { type: "refused", id: "", code: "stale", rule: null, says, version: this.version };
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

  /** True if it was done. The key is of no use then, whatever is still to be shown here. */
  async leave(): Promise<boolean> {
    const isDone = await this.ask({ type: "leave" });
    if (isDone) this.left();
    return isDone;
  }

  /** A refusal is shown to whoever has wished for it. */
  async hint(isWished = true): Promise<HintAnswer | null> {
    if (isWished) this.refusal = null;
    try {
      const [answer] = await Promise.all([this.connection.ask({ type: "hint" }), wordsOfAdvice(this.seen!.settings.game)]);
      return answer as HintAnswer;
    } catch (error) {
      if (isWished && error instanceof RefusedByServer) this.refusal = error.refused;
      return null;
    }
  }

  hurry(): void {
    this.connection.hurry();
  }

  /** Whether somebody looks at the page. */
  looked(isSeen: boolean): void {
    this.connection.seen(isSeen);
  }

  close(): void {
    this.pace.stop();
    this.connection.close();
    this.timers.stop();
  }

  /** Others' moves are shown one after another; what I have done, and what I have missed, at once. */
  private arrived(update: Update): void {
    if (update.room) this.addSalt(update.room, update.seat ?? this.seat); // the start does not wait for what is shown here
    if (this.isReturning || document.visibilityState === "hidden") {
      const [from, isBack] = [this.seq, this.isReturning && this.seq > 0];
      this.isReturning = false;
      this.pace.jumpTo(update);
      if (isBack && update.seq > from) this.absence = { from, to: update.seq, moves: movesIn(update) };
      return;
    }
    const isMine = update.events?.some((entry) => entry.seat === this.seat && entry.do && !entry.by) ?? false;
    if (isMine) this.pace.hurry(0);
    const people = this.seen?.places.filter((place) => !place.bot && place.name).length ?? 0;
    const isAlone = people < 2;
    const facts = factsOf(this.seen?.settings.game ?? update.room?.settings.game ?? "");
    const hold = isMine && !facts.isWatched ? OWN_MOVE : this.holdOf(update, facts) * (isAlone ? wishedSpeed() : 1);
    this.pace.add(update, hold, isMine ? 0 : isAlone ? Infinity : MOST_BEHIND);
    if (update.timers?.some((timer) => timer.seat === this.seat)) this.pace.hurry(AGAINST_CLOCK);
  }

  /** How long it takes to see what has happened. */
  private holdOf(update: Update, { holds = {}, crowd }: GameFacts): number {
    const places = this.seen?.places ?? [];
    const says = (update.events ?? []).flatMap((entry) => entry.says ?? []);
    return says.reduce((sum, saying) => {
      const isBrief = crowd && places.length >= crowd.players && places[seatIn(saying) ?? -1]?.bot;
      return sum + ((isBrief ? crowd.holds : holds)[saying.id] ?? 0) * this.haste(saying);
    }, 0);
  }

  /** From the fourth time on that somebody does the same, it takes half its time. */
  private haste(saying: Saying): number {
    const kind = `${saying.id} ${seatIn(saying)}`;
    this.again = kind === this.again.kind ? { kind, times: this.again.times + 1 } : { kind, times: 1 };
    return this.again.times > 3 ? 0.5 : 1;
  }

  /** `isOld`: it is shown together with others, without motion. */
  private take(update: Update, isOld: boolean): void {
    const before = this.table;
    const isNew = (entry: EntrySeen): boolean => entry.seq > this.seq;
    const [earlier, events] = [(update.earlier ?? []).filter(isNew), (update.events ?? []).filter(isNew)];
    this.seq = update.seq;
    if (update.version !== this.version || !this.changedAt) this.changedAt = Date.now();
    this.version = update.version;
    this.awaited = update.awaited ?? null;
    if (update.seat != null) this.seat = update.seat; // the host has moved it
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
    this.timers.take(update.timers, this.seen?.paused_by != null);
    if (this.seen && (update.room || handOf(this.seen.settings.game, this.table) !== handOf(this.seen.settings.game, before))) this.remember(this.seen);
    if (events.some((entry) => entry.what === "left" && entry.seat === this.seat)) this.left();
    if (!earlier.length && !events.length) return;
    const rules = this.seen!.settings.rules;
    const seats = seatsThen([...earlier, ...events], this.names, this.seat);
    this.note([
      ...earlier.map((entry, at) => ({ entry, ...seats[at]!, rules, before: null, after: null, isOld: true })),
      ...events.map((entry, at) => ({ entry, ...seats[earlier.length + at]!, rules, before, after: this.table, isOld })),
    ]);
  }

  /** What the seat's key opens, for coming back. */
  private remember(room: RoomSeen): void {
    if (this.token && this.seat !== null && !this.isBeside) {
      const game = room.settings.game;
      const [seat, hand, isOver] = [this.seat, this.table && handOf(game, this.table), room.status === "over"];
      keepSeat({ room: this.code, token: this.token, game, pledge: this.pledge, at: Date.now(), seat, hand, isOver });
    }
  }

  /** My part of the seed: its fingerprint in the lobby, itself when the game starts. Two tabs of one seat do it twice. */
  private addSalt({ status, commitment, settings }: RoomSeen, seat: Seat | null): void {
    const step = `${status} ${commitment}`;
    if (seat === null || this.added === step || settings.lesson) return; // a lesson's seed is known
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
    if (!this.isBeside) forgetSeat(this.code);
    this.token = null;
    this.seat = null;
  }

  private note(happenings: Happening[]): void {
    const started = happenings.some(({ entry }) => entry.what === "game-set");
    if (started) this.salted = [];
    const salting = happenings.flatMap(({ entry: { what, seat } }) => (what === "salt-committed" ? [seat!] : []));
    this.salted = [...this.salted, ...salting];
    this.log = [...(started ? [] : this.log), ...happenings].slice(-MOST_LOGGED);
  }
}

/** Whose the seats were when these entries were written, and which was mine, from what holds after the last of them. */
export function seatsThen(entries: readonly EntrySeen[], names: string[], me: Seat | null): Pick<Happening, "names" | "me">[] {
  return entries
    .toReversed()
    .map(({ what, seat, was }) => {
      if (seat != null && was != null) names = names.map((name, at) => (at === seat ? namedAs(was, seat) : name)); // who has left is still named
      if (what === "taken" && seat === me) me = null;
      return { names, me };
    })
    .toReversed();
}

/** How many moves an update tells one by one; null if it tells none, because they are too many. */
function movesIn({ events }: Update): number | null {
  return events?.length ? events.filter((entry) => entry.do && entry.says?.length).length : null;
}

function browserSocket(): Socket {
  return new WebSocket(socketAddress(location)) as unknown as Socket;
}
