// The connection to the server: one hello, then requests with one answer each, and updates in the log's order.
// A connection that breaks is tried again; the hello then is a resume, and what was not answered is asked again.
// A line can die without a word: while the page is seen, a beat goes to and fro every two seconds.

import { drawn } from "./chance";
import type {
  Bye,
  Done,
  FromServer,
  Hello,
  HintAnswer,
  Passing,
  Refused,
  Request,
  Update,
  Welcome,
} from "./messages";

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Listener {
  welcomed(welcome: Welcome): void;
  updated(update: Update): void;
  /** What is told to all and never again: reactions, nudges. */
  passed(message: Passing): void;
  online(isOnline: boolean): void;
  /** The hello was refused, or the server said good-bye: the connection is over. */
  ended(reason: Refused | Bye): void;
}

export class RefusedByServer extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

type Answer = Done | HintAnswer;
interface Asked {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export const FIRST_PAUSE = 250; // milliseconds; doubled every time
export const LONGEST_PAUSE = 8000;
export const BEAT = 2000;
export const ANSWERED_WITHIN = 2500; // a beat; with the pause before it, a dead line is seen within 5 s
const SEEN_WITHIN = 600; // the same, for a page that was hidden: its line is often dead
const WELCOMED_WITHIN = 5000;

/** Refusals that cannot change. Whatever else a server says to a seat that comes back, it is asked again. */
const FINAL = new Set([
  "bad-hello",
  "bad-messages",
  "new-client",
  "no-room",
  "no-seat-any-more",
  "old-client",
  "seat-given",
  "wrong-token",
]);
/** Refusals that may change, though nobody has a seat yet. */
const PASSING = new Set(["storage-failed", "too-fast"]);

const BEATING = JSON.stringify({ type: "beat" });

export class ResumingConnection {
  private socket: Socket | null = null;
  private isWelcome = false;
  private isOver = false;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined; // until something is heard
  private beating: ReturnType<typeof setInterval> | undefined;
  private number = 0;
  private readonly prefix = drawn(6);
  private readonly asked = new Map<string, Asked>();

  constructor(
    private hello: Hello,
    private readonly listener: Listener,
    private readonly connect: () => Socket,
    private isSeen = true,
  ) {}

  start(): void {
    if (this.isOver || this.socket) return;
    clearTimeout(this.timer);
    const socket = this.connect();
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello));
    socket.onmessage = (event) => {
      if (this.socket !== socket) return; // given up
      this.trust();
      this.heard(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
    this.expectWithin(WELCOMED_WITHIN);
  }

  /** For good. */
  close(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    clearInterval(this.beating);
    this.dropSocket();
  }

  /** The page is seen, or not: a hidden one is silent, and one that is seen again wants to know at once. */
  seen(isSeen: boolean): void {
    this.isSeen = isSeen;
    this.beatWhileSeen();
    if (isSeen) this.hurry();
    else this.trust();
  }

  /** Now, not after the pause: the page is seen again, or the browser has heard something of the network. */
  hurry(): void {
    this.pause = FIRST_PAUSE;
    if (!this.socket) this.start();
    else if (this.isWelcome) this.beat(SEEN_WITHIN);
  }

  /** One answer to one request; rejected with RefusedByServer. */
  ask(request: Request): Promise<Answer> {
    const id = `${this.prefix}-${++this.number}`;
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve, reject) => {
      this.asked.set(id, { text, resolve, reject });
      if (this.isWelcome) this.socket?.send(text);
    });
  }

  private heard(message: FromServer): void {
    switch (message.type) {
      case "update":
        this.comeBackTo(message.seq);
        return this.listener.updated(message);
      case "done":
      case "advice":
        return this.answered(message.id, (asked) => asked.resolve(message));
      case "refused":
        if (message.id === this.hello.id && !this.asked.has(message.id)) return this.refused(message);
        return this.answered(message.id, (asked) => asked.reject(new RefusedByServer(message)));
      case "welcome":
        return this.welcomed(message);
      case "bye":
        return FINAL.has(message.code) ? this.end(message) : this.giveUp();
      case "reaction":
      case "nudge":
        return this.listener.passed(message);
      case "beat":
        return undefined;
    }
  }

  private refused(refused: Refused): void {
    const isKnown = this.hello.type === "resume" || this.hello.type === "watch";
    const isFinal = isKnown ? FINAL.has(refused.code) : !PASSING.has(refused.code);
    return isFinal ? this.end(refused) : this.giveUp();
  }

  private beatWhileSeen(): void {
    clearInterval(this.beating);
    if (this.isSeen && this.isWelcome) this.beating = setInterval(() => this.beat(ANSWERED_WITHIN), BEAT);
  }

  private beat(within: number): void {
    this.socket?.send(BEATING);
    this.expectWithin(within);
  }

  /** Something must be heard by then. What is doubted already is not doubted later. */
  private expectWithin(milliseconds: number): void {
    this.doubt ??= setTimeout(() => this.giveUp(), milliseconds);
  }

  private trust(): void {
    clearTimeout(this.doubt);
    this.doubt = undefined;
  }

  /** The line is dead, whatever the browser thinks of it. */
  private giveUp(): void {
    this.dropSocket();
    this.lost();
  }

  private welcomed(welcome: Welcome): void {
    const { id, protocol } = this.hello;
    const seq = "seq" in this.hello ? (this.hello.seq ?? 0) : 0;
    const room = welcome.room;
    this.hello =
      "token" in this.hello
        ? { type: "resume", id, protocol, room, token: this.hello.token, seq }
        : { type: "watch", id, protocol, room, seq };
    this.isWelcome = true;
    this.pause = FIRST_PAUSE;
    this.listener.welcomed(welcome);
    this.listener.online(true);
    this.beatWhileSeen();
    for (const { text } of this.asked.values()) this.socket?.send(text);
  }

  private comeBackTo(seq: number): void {
    if ("seq" in this.hello) this.hello = { ...this.hello, seq };
  }

  private answered(id: string, tell: (asked: Asked) => void): void {
    const asked = this.asked.get(id);
    if (!asked) return; // answered before, and asked again over a new connection
    this.asked.delete(id);
    tell(asked);
  }

  private lost(): void {
    this.socket = null;
    this.isWelcome = false;
    this.trust();
    clearInterval(this.beating);
    if (this.isOver) return;
    this.listener.online(false);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private end(reason: Refused | Bye): void {
    this.close();
    for (const { reject } of this.asked.values()) reject(new Error(reason.code));
    this.asked.clear();
    this.listener.ended(reason);
  }

  private dropSocket(): void {
    const socket = this.socket;
    this.socket = null;
    this.isWelcome = false;
    this.trust();
    socket?.close();
  }
}
