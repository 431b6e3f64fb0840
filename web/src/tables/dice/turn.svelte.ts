// My turn at the dice table: which dice I keep, and what I can do.

import { readPhase } from "../../lib/needs";
import type { Room } from "../../lib/room.svelte";
import type { HintAnswer } from "../../lib/messages";
import { bestUse, DICE, type DiceView, readDice, ROLLS, type Use } from "./dice";

export class DiceTurn {
  readonly room: Room;
  advice = $state.raw<HintAnswer | null>(null);
  private chosen = $state.raw<{ version: number; kept: string[] } | null>(null);

  constructor(room: Room) {
    this.room = room;
  }

  readonly table: DiceView = $derived.by(() => readDice(this.room.table!));
  readonly rules = $derived.by(() => this.room.seen!.settings.rules);
  readonly phases = $derived.by(() => this.rules.phases!.map(readPhase));
  readonly phase: number = $derived.by(() => this.table.sheet[this.table.seat]!.points.length + 1);
  readonly needs = $derived.by(() => this.phases[this.phase - 1] ?? []);
  readonly isKeeping = $derived.by(() => this.room.isMyTurn && this.table.stage === "keep");
  readonly isScoring = $derived.by(() => this.room.isMyTurn && this.table.stage === "score");
  readonly use: Use | null = $derived.by(() =>
    this.table.faces.length && this.needs.length && this.table.rolls ? bestUse(this.needs, this.table.faces) : null,
  );
  readonly left: number = $derived.by(() => ROLLS - this.table.rolls);
  readonly locked: string[] = $derived.by(() => (this.rules["reroll_kept"] === false ? this.table.kept : []));
  readonly kept: string[] = $derived.by(() =>
    this.chosen?.version === this.room.version ? this.chosen.kept : this.table.kept,
  );

  toggle(place: string): void {
    if (!this.isKeeping || this.locked.includes(place)) return;
    const kept = this.kept.includes(place) ? this.kept.filter((one) => one !== place) : [...this.kept, place];
    this.keep(kept);
  }

  keep(places: string[]): void {
    this.chosen = { version: this.room.version, kept: DICE.filter((place) => places.includes(place)) };
  }

  roll(): void {
    if (this.kept.length === DICE.length) void this.act("stop");
    else void this.act(`keep ${this.kept.join(" ") || "-"}`);
  }

  async act(doing: string): Promise<void> {
    this.advice = null;
    await this.room.act(doing);
  }

  async hint(): Promise<void> {
    this.advice = await this.room.hint();
    const [word, ...places] = this.advice?.do.split(" ") ?? [];
    if (word === "keep") this.keep(places[0] === "-" ? [] : places);
  }
}
