// The connection to the server: one hello, then requests with one answer each, and updates in the log's order.
// A connection that breaks is tried again; the hello then is a resume, and what was not answered is asked again.

import { drawn } from "./chance";
import type { HintAnswer, Bye, Done, FromServer, Hello, Update, Refused, Request, Welcome } from "./messages";

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

export class ResumingConnection {
  private socket: Socket | null = null;
  private isWelcome = false;
  private isOver = false;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private number = 0;
  private readonly prefix = drawn(6);
  private readonly asked = new Map<string, Asked>();

  constructor(
    private hello: Hello,
    private readonly listener: Listener,
    private readonly connect: () => Socket,
  ) {}

  start(): void {
    if (this.isOver || this.socket) return;
    clearTimeout(this.timer);
    const socket = this.connect();
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello));
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** For good. */
  close(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    this.dropSocket();
  }

  /** Now, not after the pause: the page is seen again, or the network is back. */
  hurry(): void {
    this.pause = FIRST_PAUSE;
    if (!this.socket) this.start();
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
        if (message.id === this.hello.id && !this.asked.has(message.id)) return this.end(message);
        return this.answered(message.id, (asked) => asked.reject(new RefusedByServer(message)));
      case "welcome":
        return this.welcomed(message);
      case "bye":
        return this.end(message);
    }
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
    if (this.isOver) return;
    this.listener.online(false);
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
    socket?.close();
  }
}
