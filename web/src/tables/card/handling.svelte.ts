// A hand of cards, at the card table and at the board: what is picked up, how the phase fills up and is laid,
// what goes onto which group. Each game says what it sees and what is legal.

import type { HintAnswer } from "../../lib/messages";
import { wish } from "../../lib/memory";
import { type Need, readPhase } from "../../lib/needs";
import type { Room } from "../../lib/room.svelte";
import { bestFilling, type Filling } from "../../rules/filling";
import type { Minimum } from "../../rules/placements";
import { asWild, type Card, type Group, writeGroup } from "./cards";
import { bestLay, type HitChoice, type LayChoice, readLay } from "./choices";
import { justDrawn } from "./fresh";
import { type Held, sorted, type Sorting, SORTINGS } from "./sorting";

export abstract class Handling {
  readonly room: Room;
  picked = $state<string | null>(null); // the key of a held card
  ends = $state.raw<HitChoice[] | null>(null); // the ends of a run that a wild could go to: one is to be chosen
  advice = $state.raw<HintAnswer | null>(null);
  sorting = $state<Sorting>((wish.get("sorting") as Sorting | null) ?? "number");
  wantedPhase = $state<number | null>(null); // in free order, the one that is looked at
  private draft = $state.raw<Card[][] | null>(null); // the groups as the player has changed them

  constructor(room: Room) {
    this.room = room;
  }

  // --- what the game says ---

  abstract readonly hand: Card[];
  abstract readonly lying: Group[][]; // the groups on the table, by seat
  abstract readonly open: number[]; // the phases that can be laid now
  abstract readonly hasLaid: boolean;
  abstract readonly isPlaying: boolean; // lay, add, discard
  abstract readonly lays: LayChoice[];
  abstract readonly hits: HitChoice[];
  abstract readonly canDraw: boolean;
  abstract readonly canTake: boolean;
  abstract readonly canDiscard: boolean; // what is picked up
  abstract readonly top: Card | null; // of the discard pile
  abstract readonly deckSize: number;
  abstract readonly points: number | null; // mine, where points are counted
  abstract readonly laidMessage: string; // what to do once the phase lies on the table
  protected abstract readonly minimum: Minimum; // of natural cards
  protected abstract writeLay(phase: number, groups: string[]): string;
  protected abstract writeHit(hit: HitChoice): string;
  abstract discard(): void;

  // --- what follows from it ---

  /** The others, in the order of play, which comes to me after the last of them. */
  readonly others: number[] = $derived.by(() => {
    const seats = this.room.seen!.places.map((_, seat) => seat);
    const me = this.room.seat;
    return me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)];
  });
  readonly rules = $derived.by(() => this.room.seen!.settings.rules);
  readonly fillings: Map<number, Filling> = $derived.by(() => {
    const hand = this.hand.map(asWild);
    return new Map(this.open.map((phase) => [phase, bestFilling(this.needsOf(phase), hand, this.minimum)]));
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
    if (this.draft && holds(this.hand.map(asWild), this.draft.flat())) return this.draft;
    const best = bestLay(this.lays.filter((lay) => lay.phase === this.phase));
    if (best) return best.groups.map((group) => group.cards);
    return this.phase === null ? [] : this.fillings.get(this.phase)!.groups;
  });
  readonly canLay: boolean = $derived.by(
    () => this.isPlaying && this.open.length > 0 && this.needs.every((need, at) => (this.groups[at]?.length ?? 0) >= need.size),
  );
  readonly held: Held[] = $derived.by(() => 
    sorted(this.hand, this.sorting, this.phase === null ? [] : this.groups.flat(), justDrawn(this.room.log, this.room.seat)),
  );
  readonly card: Card | null = $derived.by(() => this.held.find((held) => held.key === this.picked)?.card ?? null);
  readonly hittable: Set<Card> = $derived.by(() => new Set(this.hits.map((hit) => hit.card)));
  /** Where the picked card can go. */
  readonly targets: HitChoice[] = $derived.by(() => (this.card ? this.hits.filter((hit) => hit.card === this.card) : []));

  needsOf(phase: number): Need[] {
    return readPhase(this.rules.phases![phase - 1]!);
  }

  isTarget(seat: number, group: number): boolean {
    return this.targets.some((hit) => hit.seat === seat && hit.group === group);
  }

  /** Of several cards that are chosen together: the how-manieth it is, from 1; null where one is picked up. */
  orderOf(_key: string): number | null {
    return null;
  }

  isPicked(key: string): boolean {
    return this.picked === key;
  }

  pick(key: string): void {
    this.picked = this.picked === key ? null : key;
    this.ends = null;
  }

  sort(): void {
    this.sorting = SORTINGS[(SORTINGS.indexOf(this.sorting) + 1) % SORTINGS.length]!;
    wish.set("sorting", this.sorting);
  }

  // --- acting ---

  /** True if it was done. */
  async act(doing: string): Promise<boolean> {
    this.ends = null;
    this.advice = null;
    if (!(await this.room.act(doing))) return false;
    this.picked = null;
    this.draft = null;
    return true;
  }

  tapDeck(): void {
    void this.act("draw");
  }

  tapDiscard(): void {
    if (this.canDiscard) this.discard();
    else void this.act("take");
  }

  /** What does not fit is sent too: the refusal says why. */
  hitOn(seat: number, group: number): void {
    if (!this.card) return;
    const hits = this.targets.filter((hit) => hit.seat === seat && hit.group === group);
    if (hits.length > 1) this.ends = hits;
    else this.hit(hits[0] ?? { card: this.card, seat, group, end: null });
  }

  hit(hit: HitChoice): void {
    void this.act(this.writeHit(hit));
  }

  lay(): void {
    const written = this.needs.map((need, at) => writeGroup(need.kind, this.groups[at] ?? []));
    void this.act(this.writeLay(this.phase!, written));
  }

  async hint(): Promise<void> {
    this.advice = await this.room.hint();
    if (this.advice) this.follow(this.advice.do);
  }

  /** Get ready what is advised: one tap more does it. */
  protected follow(advised: string): void {
    const [word, card] = advised.split(" ");
    if (word === "lay") {
      const lay = readLay(advised);
      this.wantedPhase = lay.phase;
      this.draft = lay.groups.map((group) => group.cards);
    } else if (card && ["discard", "hit", "add"].includes(word!)) {
      this.picked = this.held.find((held) => held.card === card)?.key ?? null;
    }
  }

  // --- changing the groups before they are laid ---

  /** The picked card goes into this group. */
  putInto(group: number): void {
    if (!this.card) return;
    const card = asWild(this.card);
    const groups = this.needs.map((_, at) => [...(this.groups[at] ?? [])]);
    const from = groups.findIndex((cards) => cards.includes(card));
    const spare = count(this.hand.map(asWild), card) - count(groups.flat(), card);
    if (spare < 1 && from >= 0) groups[from]!.splice(groups[from]!.indexOf(card), 1);
    groups[group]!.push(card);
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
}

const count = (cards: Card[], card: Card): number => cards.filter((one) => one === card).length;

function holds(hand: Card[], cards: Card[]): boolean {
  return cards.every((card) => count(cards, card) <= count(hand, card));
}
