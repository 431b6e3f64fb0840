// Several people at one device: a seat and a connection for each, one of which is shown. Between their turns a
// curtain hides the hands: behind it is what spectators see. At the dice nothing is hidden, and no curtain is drawn.

import { untrack } from "svelte";
import { besideSeats, keepBeside } from "./memory";
import { Room } from "./room.svelte";

const OPEN_GAMES = ["dice"]; // in which nothing is hidden

export class Device {
  seats = $state.raw<readonly Room[]>([]); // the first is whose browser it is
  covered = $state.raw<{ whose: Room; table: Room } | null>(null); // until `whose` lifts it; `table` is the spectators'
  private shown: Room | null = null;
  private readied = ""; // the table for which those who are not shown have been made ready

  constructor(private readonly show: (room: Room) => void) {}

  get all(): readonly Room[] {
    return this.covered ? [...this.seats, this.covered.table] : this.seats;
  }

  get isShared(): boolean {
    return this.seats.length > 1;
  }

  /** A room is entered; whoever sat here before comes along, behind the curtain. */
  begin(room: Room): void {
    const others = room.token === null ? [] : besideSeats(room.code).filter((token) => token !== room.token);
    this.seats = [room, ...others.map((token) => Room.resumeBeside(room.code, token))];
    this.shown = room;
    if (this.isShared) this.cover(room);
  }

  add(room: Room): void {
    this.seats = [...this.seats, room];
    keepBeside(room.code, this.seats.slice(1).flatMap(({ token }) => token ?? []));
  }

  end(): void {
    this.uncover();
    for (const room of this.seats) room.close();
    this.seats = [];
  }

  /** All of them; true if the one that is shown has left. */
  async leave(): Promise<boolean> {
    const left = await Promise.all(this.seats.map((room) => room.leave()));
    if (left.every(Boolean)) keepBeside("", []);
    return left.every(Boolean);
  }

  looked(isSeen: boolean): void {
    for (const room of this.all) room.looked(isSeen);
    if (!isSeen && this.hides) this.cover(this.next ?? this.facing!);
  }

  /** To whoever must decide now. To be called in an effect. */
  pass(): void {
    if (!this.isShared) return;
    const next = this.next;
    const hides = this.hides;
    const { status, rest } = this.seats[0]!.seen ?? {};
    untrack(() => {
      if (status && status !== "playing") this.lift(); // a lobby and a result hide nothing
      if (status === "lobby" && this.shown !== this.seats[0]) this.turnTo(this.seats[0]!);
      if (rest?.ready.includes(this.shown!.seat!)) this.readyAll();
      if (!next || next === this.facing) return;
      if (hides) this.cover(next);
      else this.turnTo(next);
    });
  }

  lift(): void {
    const whose = this.covered?.whose;
    this.uncover();
    if (whose) this.turnTo(whose);
  }

  /** Each seat hears of the start by itself: the first that knows of a hand hides it. */
  private get hides(): boolean {
    const isHidden = ({ seen }: Room): boolean => seen?.status === "playing" && !OPEN_GAMES.includes(seen.settings.game);
    return this.isShared && this.seats.some(isHidden);
  }

  /** Who has the device, or is to take it. */
  private get facing(): Room | null {
    return this.covered?.whose ?? this.shown;
  }

  /** Who must decide: the one who has the device before others. */
  private get next(): Room | null {
    const asked = this.seats.filter((room) => room.isMyTurn);
    return asked.find((room) => room === untrack(() => this.facing)) ?? asked[0] ?? null;
  }

  private turnTo(room: Room): void {
    this.shown = room;
    this.show(room);
  }

  private cover(whose: Room): void {
    if (this.covered?.whose === whose) return;
    this.covered = { whose, table: this.covered?.table ?? Room.watch(whose.code) };
  }

  private uncover(): void {
    this.covered?.table.close();
    this.covered = null;
  }

  /** One tap at this device is for all who look at it. */
  private readyAll(): void {
    const { seen, version } = this.seats[0]!;
    const due = `${this.seats[0]!.code} ${version}`;
    if (this.readied === due) return;
    this.readied = due;
    for (const room of this.seats) {
      if (seen!.rest!.awaited.includes(room.seat!)) void room.ask({ type: "ready", version });
    }
  }
}
