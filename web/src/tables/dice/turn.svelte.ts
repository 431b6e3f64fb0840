// My turn at the dice table: which dice I keep, what I can do, and what I am asked before points are thrown away.

import { patiently } from "../../lib/patience";
import { readPhase } from "../../lib/needs";
import type { Room } from "../../lib/room.svelte";
import type { HintAnswer } from "../../lib/messages";
import { DICE, facesOf, judgeRoll, pointsOf, ROLLS, type RollVerdict } from "../../rules/dice";
import { type DiceView, readDice } from "./dice";
import { DiceShow } from "./show.svelte";

export class DiceTurn {
  readonly room: Room;
  readonly show: DiceShow;
  advice = $state.raw<HintAnswer | null>(null);
  BestChoices = $state.raw<(typeof import("./BestChoices.svelte"))["default"] | null>(null); // the table below a hint
  private chosen = $state.raw<{ version: number; kept: string[] } | null>(null);
  private doubt = $state.raw<{ version: number; about: "roll" | "decline" } | null>(null);

  constructor(room: Room) {
    this.room = room;
    this.show = new DiceShow(room);
  }

  /** As it is shown: what others did is seen step by step before what is there now. */
  readonly table: DiceView = $derived.by(() => this.show.frame ?? readDice(this.room.table!));
  readonly rules = $derived.by(() => this.room.seen!.settings.rules);
  readonly phases = $derived.by(() => this.rules.phases!.map(readPhase));
  readonly phase: number = $derived.by(
    () => this.show.frame?.written?.phase ?? this.table.sheet[this.table.seat]!.points.length + 1,
  );
  readonly needs = $derived.by(() => this.phases[this.phase - 1] ?? []);
  private readonly dice = $derived.by(() => facesOf(this.rules["colours"] as Record<string, string>));
  private readonly isMine = $derived.by(() => this.room.isMyTurn && !this.show.frame);
  readonly isKeeping = $derived.by(() => this.isMine && this.table.stage === "keep");
  readonly isScoring = $derived.by(() => this.isMine && this.table.stage === "score");
  readonly use: RollVerdict | null = $derived.by(() =>
    this.table.faces.length && this.needs.length && this.table.rolls ? judgeRoll(this.needs, this.table.faces, this.dice) : null,
  );
  /** The dice that help. */
  readonly useful: string[] = $derived.by(() => this.use?.groups.flat().map((at) => DICE[at]!) ?? []);
  readonly left: number = $derived.by(() => ROLLS - this.table.rolls);
  readonly locked: string[] = $derived.by(() => (this.rules["reroll_kept"] === false ? this.table.kept : []));
  readonly kept: string[] = $derived.by(() =>
    this.chosen?.version === this.room.version && !this.show.frame ? this.chosen.kept : this.table.kept,
  );
  /** What the whole roll brings; null while the phase is not complete. */
  readonly points: number | null = $derived.by(() => this.use?.points ?? null);
  /** What would be lost if the other dice fall badly: nothing, if those that are kept make the phase. */
  readonly atRisk: number | null = $derived.by(() => {
    const kept = this.table.faces.filter((_, at) => this.kept.includes(DICE[at]!));
    return this.points === null || pointsOf(this.needs, kept) !== null ? null : this.points;
  });
  /** What is to be confirmed before it is done. */
  readonly question: "roll" | "decline" | null = $derived.by(() =>
    this.doubt?.version === this.room.version ? this.doubt.about : null,
  );

  toggle(place: string): void {
    if (!this.isKeeping || this.locked.includes(place)) return;
    const kept = this.kept.includes(place) ? this.kept.filter((one) => one !== place) : [...this.kept, place];
    this.keep(kept);
  }

  keep(places: string[]): void {
    this.chosen = { version: this.room.version, kept: DICE.filter((place) => places.includes(place)) };
    this.doubt = null;
  }

  roll(): void {
    if (this.atRisk !== null && this.question !== "roll") this.ask("roll");
    else void this.act(`keep ${this.kept.join(" ") || "-"}`);
  }

  /** The phase is complete: stop, if there are rolls left, and take the points. */
  async writeDown(): Promise<void> {
    if (this.isKeeping && !(await this.act("stop"))) return;
    if (this.isScoring) await this.act("score");
  }

  decline(): void {
    if (this.question !== "decline") this.ask("decline");
    else void this.act("decline");
  }

  calmDown(): void {
    this.doubt = null;
  }

  private ask(about: "roll" | "decline"): void {
    this.doubt = { version: this.room.version, about };
  }

  async act(doing: string): Promise<boolean> {
    this.advice = null;
    this.doubt = null;
    return this.room.act(doing);
  }

  async hint(): Promise<void> {
    const [advice, table] = await Promise.all([this.room.hint(), patiently(() => import("./BestChoices.svelte"))]);
    this.BestChoices = table.default; // there when the hint is shown, so that nothing grows
    this.advice = advice;
    const [word, ...places] = this.advice?.do.split(" ") ?? [];
    if (word === "keep") this.keep(places[0] === "-" ? [] : places);
  }
}
