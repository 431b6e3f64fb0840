// My turn at the card table: what I see, what I can do, whom a skip is for.

import type { Minimum } from "../../rules/placements";
import { beforeHand, type Card, type CardView, type Group, openPhases, type Progress, readCards, readTable, total } from "./cards";
import { type Choices, type HitChoice, type LayChoice, NOTHING, readChoices, writeHit } from "./choices";
import { Handling } from "./handling.svelte";

export class CardTurn extends Handling {
  isSkipping = $state(false); // a skip is to be discarded: against whom is to be chosen

  readonly table: CardView = $derived.by(() => readTable(this.room.table!));
  /** How far everybody was when the hand began. */
  readonly before: Progress = $derived.by(() => beforeHand(this.table));
  readonly hand: Card[] = $derived.by(() => readCards(this.room.own?.view["hand"] as string | null | undefined));
  readonly choices: Choices = $derived.by(() =>
    this.room.isMyTurn ? readChoices(this.room.own?.legal) : NOTHING,
  );
  readonly open: number[] = $derived.by(() =>
    this.room.seat === null || !this.table.sheet.length ? [] : openPhases(this.rules, this.table, this.room.seat),
  );
  readonly lying: Group[][] = $derived.by(() => this.table.table);
  readonly hasLaid: boolean = $derived.by(() => this.room.seat !== null && this.table.laid[this.room.seat] != null);
  readonly isPlaying: boolean = $derived.by(() => this.room.isMyTurn && this.table.stage === "play");
  readonly isDrawing: boolean = $derived.by(() => this.room.isMyTurn && this.table.stage === "draw");
  readonly isKnocking: boolean = $derived.by(() => this.room.isMyTurn && this.table.stage === "knock");
  /** My answer in the knock window is held back until those before me have answered. */
  readonly hasAnswered: boolean = $derived.by(
    () => this.table.stage === "knock" && this.table.window.includes(this.room.seat ?? -1) && !this.room.isMyTurn,
  );
  readonly lays: LayChoice[] = $derived.by(() => this.choices.lays);
  readonly hits: HitChoice[] = $derived.by(() => this.choices.hits);
  readonly canDraw: boolean = $derived.by(() => this.choices.draw);
  readonly canTake: boolean = $derived.by(() => this.choices.take);
  readonly canDiscard: boolean = $derived.by(() => this.isPlaying && this.card !== null);
  readonly top: Card | null = $derived.by(() => this.table.discard.at(-1) ?? null);
  readonly deckSize: number = $derived.by(() => this.table.deck_size);
  readonly points: number | null = $derived.by(() =>
    this.room.seat === null ? null : total(this.table.sheet[this.room.seat]!),
  );
  readonly laidMessage = "your-phase-lies";
  protected readonly minimum: Minimum = $derived.by(() => (this.rules["natural_minimum"] as Minimum | undefined) ?? "none");

  protected writeLay(phase: number, groups: string[]): string {
    return `lay ${phase}: ${groups.join(" ")}`;
  }

  protected writeHit(hit: HitChoice): string {
    return writeHit(hit);
  }

  override pick(key: string): void {
    super.pick(key);
    this.isSkipping = false;
  }

  override async act(doing: string): Promise<boolean> {
    this.isSkipping = false;
    return super.act(doing);
  }

  discard(): void {
    const card = this.card;
    if (!card) return;
    if (card === "S" && this.choices.skips.length) this.isSkipping = true;
    else void this.act(`discard ${card}`);
  }

  skip(target: number): void {
    void this.act(`discard S ${target}`);
  }
}
