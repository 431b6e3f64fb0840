// My turn at the card table: what I see, what I have picked up, what I can do with it.

import { wish } from "../../lib/memory";
import { type Need, readPhase } from "../../lib/needs";
import type { Room } from "../../lib/room.svelte";
import type { Advice } from "../../lib/messages";
import { type Card, type CardView, openPhases, readCards, readTable, writeGroup } from "./cards";
import { bestLay, type Choices, type HitChoice, NOTHING, readChoices, readLay, writeHit } from "./choices";
import { bestFilling, type Filling } from "./filling";
import { type Held, sorted, type Sorting, SORTINGS } from "./sorting";

/** A question that an action needs an answer to, before it is sent. */
export type Question = { kind: "end"; hits: HitChoice[] } | { kind: "skip" } | null;

export class CardTurn {
  readonly room: Room;
  picked = $state<string | null>(null); // the key of a held card
  question = $state.raw<Question>(null);
  advice = $state.raw<Advice | null>(null);
  sorting = $state<Sorting>((wish.get("sorting") as Sorting | null) ?? "number");
  wantedPhase = $state<number | null>(null); // in free order, the one that is looked at
  private draft = $state.raw<Card[][] | null>(null); // the groups as the player has changed them

  constructor(room: Room) {
    this.room = room;
  }

  /** The others, in the order of play, which comes to me after the last of them. */
  readonly others: number[] = $derived.by(() => {
    const seats = this.room.seen!.places.map((_, seat) => seat);
    const me = this.room.seat;
    return me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)];
  });
  readonly table: CardView = $derived.by(() => readTable(this.room.table!));
  readonly rules = $derived.by(() => this.room.seen!.settings.rules);
  readonly hand: Card[] = $derived.by(() => readCards(this.room.own?.view["hand"] as string | null | undefined));
  readonly choices: Choices = $derived.by(() =>
    this.room.isMyTurn ? readChoices(this.room.own?.legal) : NOTHING,
  );
  readonly open: number[] = $derived.by(() =>
    this.room.seat === null || !this.table.sheet.length ? [] : openPhases(this.rules, this.table, this.room.seat),
  );
  readonly fillings: Map<number, Filling> = $derived.by(() => {
    const minimum = String(this.rules["natural_minimum"] ?? "none");
    return new Map(this.open.map((phase) => [phase, bestFilling(this.needsOf(phase), this.hand, minimum)]));
  });
  /** The phase that is looked at: the chosen one, else the one that lacks the fewest cards. */
  readonly phase: number | null = $derived.by(() => {
    if (this.wantedPhase !== null && this.open.includes(this.wantedPhase)) return this.wantedPhase;
    const missing = (phase: number): number => this.fillings.get(phase)!.missing;
    return this.open.reduce<number | null>((a, b) => (a !== null && missing(a) <= missing(b) ? a : b), null);
  });
  readonly needs: Need[] = $derived.by(() => (this.phase === null ? [] : this.needsOf(this.phase)));
  readonly missing: number = $derived.by(() =>
    this.phase === null ? 0 : this.fillings.get(this.phase)!.missing,
  );
  /** The groups as they would be laid: changed by the player, proposed, or as far as they are there. */
  readonly groups: Card[][] = $derived.by(() => {
    if (this.draft && holds(this.hand, this.draft.flat())) return this.draft;
    const best = bestLay(this.choices.lays.filter((lay) => lay.phase === this.phase));
    if (best) return best.groups.map((group) => group.cards);
    return this.phase === null ? [] : this.fillings.get(this.phase)!.groups;
  });
  readonly canLay: boolean = $derived.by(
    () => this.isPlaying && this.open.length > 0 && this.needs.every((need, at) => (this.groups[at]?.length ?? 0) >= need.size),
  );
  readonly held: Held[] = $derived.by(() => sorted(this.hand, this.sorting, this.phase === null ? [] : this.groups.flat()));
  readonly card: Card | null = $derived.by(() => this.held.find((held) => held.key === this.picked)?.card ?? null);
  readonly isPlaying = $derived.by(() => this.room.isMyTurn && this.table.stage === "play");
  readonly isDrawing = $derived.by(() => this.room.isMyTurn && this.table.stage === "draw");
  readonly isKnocking = $derived.by(() => this.room.isMyTurn && this.table.stage === "knock");
  readonly top: Card | null = $derived.by(() => this.table.discard.at(-1) ?? null);
  readonly hittable: Set<Card> = $derived.by(() => new Set(this.choices.hits.map((hit) => hit.card)));

  needsOf(phase: number): Need[] {
    return readPhase(this.rules.phases![phase - 1]!);
  }

  isTarget(seat: number, group: number): boolean {
    return this.card !== null && this.hits(seat, group).length > 0;
  }

  pick(key: string): void {
    this.picked = this.picked === key ? null : key;
    this.question = null;
  }

  sort(): void {
    this.sorting = SORTINGS[(SORTINGS.indexOf(this.sorting) + 1) % SORTINGS.length]!;
    wish.set("sorting", this.sorting);
  }

  // --- acting ---

  async act(doing: string): Promise<void> {
    this.question = null;
    this.advice = null;
    if (await this.room.act(doing)) {
      this.picked = null;
      this.draft = null;
    }
  }

  tapDeck(): void {
    void this.act("draw");
  }

  tapDiscard(): void {
    if (this.isPlaying && this.card) this.discard();
    else void this.act("take");
  }

  discard(): void {
    const card = this.card;
    if (!card) return;
    if (card === "S" && this.choices.skips.length > 1) this.question = { kind: "skip" };
    else if (card === "S" && this.choices.skips.length) void this.skip(this.choices.skips[0]!);
    else void this.act(`discard ${card}`);
  }

  skip(target: number): Promise<void> {
    return this.act(`discard S ${target}`);
  }

  /** What does not fit is sent too: the refusal says why. */
  hitOn(seat: number, group: number): void {
    if (!this.card) return;
    const hits = this.hits(seat, group);
    if (hits.length > 1) this.question = { kind: "end", hits };
    else void this.hit(hits[0] ?? { card: this.card, seat, group, end: null });
  }

  hit(hit: HitChoice): Promise<void> {
    return this.act(writeHit(hit));
  }

  lay(): void {
    const written = this.needs.map((need, at) => writeGroup(need.kind, this.groups[at] ?? []));
    void this.act(`lay ${this.phase}: ${written.join(" ")}`);
  }

  async hint(): Promise<void> {
    this.advice = await this.room.hint();
    const [word, card] = this.advice?.do.split(" ") ?? [];
    if (word === "lay") {
      const lay = readLay(this.advice!.do);
      this.wantedPhase = lay.phase;
      this.draft = lay.groups.map((group) => group.cards);
    } else if (card && (word === "discard" || word === "hit")) {
      this.picked = this.held.find((held) => held.card === card)?.key ?? null;
    }
  }

  // --- changing the groups before they are laid ---

  /** The picked card goes into this group. */
  putInto(group: number): void {
    if (!this.card) return;
    const groups = this.needs.map((_, at) => [...(this.groups[at] ?? [])]);
    const from = groups.findIndex((cards) => cards.includes(this.card!));
    const spare = this.hand.filter((card) => card === this.card).length - count(groups.flat(), this.card);
    if (spare < 1 && from >= 0) groups[from]!.splice(groups[from]!.indexOf(this.card), 1);
    groups[group]!.push(this.card);
    this.draft = groups;
    this.picked = null;
  }

  /** This card stays in the hand. */
  takeBack(group: number, place: number): void {
    const groups = this.needs.map((_, at) => [...(this.groups[at] ?? [])]);
    groups[group]!.splice(place, 1);
    this.draft = groups;
  }

  get isChanged(): boolean {
    return this.draft !== null && this.groups === this.draft;
  }

  proposeAgain(): void {
    this.draft = null;
  }

  private hits(seat: number, group: number): HitChoice[] {
    return this.choices.hits.filter((hit) => hit.card === this.card && hit.seat === seat && hit.group === group);
  }
}

const count = (cards: Card[], card: Card): number => cards.filter((one) => one === card).length;

function holds(hand: Card[], cards: Card[]): boolean {
  return cards.every((card) => count(cards, card) <= count(hand, card));
}
