// My decisions at the board, in my turn and out of it.

import type { Card, Group } from "../card/cards";
import { readCards, writeGroup } from "../card/cards";
import { type HitChoice, type LayChoice, readHit, readLay } from "../card/choices";
import { Handling } from "../card/handling.svelte";
import { type BoardView, type Goal, goalsOf, readBoard, type Space, wholeHand } from "./board";

const MOST_SWAPPED = 4;
const MOST_KEPT = 5;

interface Chosen {
  version: number;
  keys: string[]; // of held cards, in the order in which they were tapped
}

export class BoardTurn extends Handling {
  number = $state<number | null>(null); // to ask for
  depth = $state<number | null>(null); // of the card to pick
  private jokers = $state.raw<{ version: number; laying: string; places: number[] } | null>(null); // which to lay: of those held
  private several = $state.raw<Chosen | null>(null);

  readonly table: BoardView = $derived.by(() => readBoard({ ...this.room.table!, ...this.room.own?.view }));
  readonly track: Space[] = $derived.by(() => this.rules["track"] as Space[]);
  readonly legal: string[] = $derived.by(() => (this.room.isMyTurn ? (this.room.own?.legal ?? []) : []));
  readonly hand: Card[] = $derived.by(() => {
    const me = this.room.seat;
    if (me === null) return [];
    return wholeHand(readCards(this.room.own?.view["hand"] as string | null), this.table.jokers[me] ?? []);
  });
  readonly wreath: number = $derived.by(() => this.rules.phases!.length + 1);
  readonly hasLaid: boolean = $derived.by(() => this.room.seat !== null && this.lying[this.room.seat]!.length > 0);
  readonly open: number[] = $derived.by(() => {
    const marker = this.room.seat === null ? this.wreath : this.table.markers[this.room.seat]!;
    return this.hasLaid || marker >= this.wreath ? [] : [marker];
  });
  readonly lying: Group[][] = $derived.by(() => this.table.table);
  readonly isPlaying: boolean = $derived.by(() => this.isAsked("play"));
  readonly lays: LayChoice[] = $derived.by(() => this.legal.filter((one) => one.startsWith("lay ")).map(readLay));
  readonly hits: HitChoice[] = $derived.by(() =>
    this.legal.filter((one) => one.startsWith("add ")).map((one) => readHit(one.split(" ").slice(1))),
  );
  readonly canDraw: boolean = $derived.by(() => this.legal.includes("draw"));
  readonly canTake: boolean = $derived.by(() => this.legal.includes("take"));
  readonly canDiscard: boolean = $derived.by(() => this.isPlaying && this.chosen.length > 0);
  readonly top: Card | null = $derived.by(() => this.table.discard.at(-1) ?? null);
  readonly deckSize: number = $derived.by(() => this.table.deck_size);
  readonly points = null;
  readonly laidMessage = "board-phase-lies";
  protected readonly minimum = "group"; // board.joker.one-real

  readonly goals: Goal[] = $derived.by(() => goalsOf(this.track, this.table, this.legal));
  /** The discard pile for whoever picks, from the top; the place in it is the depth. */
  readonly pile: Card[] = $derived.by(() => this.table.discard.map((card) => card ?? "?").reverse());
  readonly givable: Card[] = $derived.by(() => this.legal.filter((one) => one.startsWith("give ")).map((one) => one.slice(5)));
  /** How many cards can be chosen together now. */
  readonly most: number = $derived.by(() => {
    if (this.isAsked("swap")) return Math.min(MOST_SWAPPED, this.hand.length);
    if (this.isAsked("keep")) return Math.min(MOST_KEPT, this.hand.length);
    return this.legal.some((one) => /^discard \S+ \S+$/.test(one)) ? 2 : 1;
  });
  readonly fewest: number = $derived.by(() =>
    this.isAsked("swap") ? Math.min(Number(this.rules["swap_minimum"] ?? 0), this.hand.length) : 0,
  );
  private readonly keys: string[] = $derived.by(() => {
    if (this.several?.version === this.room.version) return this.several.keys;
    return this.picked === null ? [] : [this.picked];
  });
  /** The cards that are chosen, in order. */
  readonly chosen: Card[] = $derived.by(() =>
    this.keys.flatMap((key) => this.held.find((held) => held.key === key)?.card ?? []),
  );

  /** My jokers by their faces. */
  readonly faces: Card[] = $derived.by(() => (this.room.seat === null ? [] : this.table.jokers[this.room.seat]!));
  /** Which jokers to lay is to be chosen: how many, and the places of those that are chosen. */
  readonly whichJokers: { count: number; places: number[] } | null = $derived.by(() => {
    if (!this.isPlaying || this.jokers?.version !== this.room.version) return null;
    return { count: jokersIn(this.jokers.laying), places: this.jokers.places };
  });

  isAsked(stage: BoardView["stage"]): boolean {
    return this.room.isMyTurn && this.table.stage === stage;
  }

  override orderOf(key: string): number | null {
    return this.most > 1 && this.isPicked(key) && !this.isAsked("keep") ? this.keys.indexOf(key) + 1 : null;
  }

  override isPicked(key: string): boolean {
    return this.keys.includes(key);
  }

  override pick(key: string): void {
    this.ends = null;
    this.jokers = null;
    const others = this.keys.filter((one) => one !== key);
    if (others.length < this.keys.length) this.choose(others);
    else if (this.most === 1) this.choose([key]);
    else if (this.keys.length < this.most) this.choose([...this.keys, key]);
    else if (this.isPlaying) this.choose([...this.keys.slice(1), key]);
  }

  private choose(keys: string[]): void {
    this.several = { version: this.room.version, keys };
    this.picked = keys.at(-1) ?? null;
  }

  override async act(doing: string): Promise<boolean> {
    const isDone = await super.act(doing);
    if (isDone) {
      this.several = null;
      this.number = null;
      this.depth = null;
    }
    return isDone;
  }

  discard(): void {
    void this.act(`discard ${this.chosen.join(" ")}`);
  }

  /** What is sent for the cards that are chosen: swap, keep. */
  written(word: "swap" | "keep"): string {
    return `${word} ${this.chosen.join(" ") || "-"}`;
  }

  /** Whether the hint says this. */
  isAdvised(doing: string): boolean {
    const advised = this.advice?.do;
    return advised === doing || (doing.startsWith("lay ") && advised?.startsWith("lay ") === true);
  }

  /** With more jokers in hand than are laid, which ones is the player's choice (board.joker.any). */
  override lay(): void {
    const laying = this.needs.map((need, at) => writeGroup(need.kind, this.groups[at] ?? [])).join(" ");
    const isChoice = jokersIn(laying) > 0 && jokersIn(laying) < this.faces.length && new Set(this.faces).size > 1;
    if (isChoice) this.jokers = { version: this.room.version, laying, places: [] };
    else super.lay();
  }

  /** Choose a joker for laying down, or not; with one too many, the first one goes back. */
  toggleJoker(place: number): void {
    const { count, places } = this.whichJokers!;
    const chosen = places.includes(place) ? places.filter((one) => one !== place) : [...places, place].slice(-count);
    this.jokers = { ...this.jokers!, places: chosen };
  }

  layJokers(): void {
    const faces = this.jokers!.places.map((place) => this.faces[place]);
    void this.act(`lay ${this.phase}: ${this.jokers!.laying} with ${faces.join(" ")}`);
  }

  keepJokers(): void {
    this.jokers = null;
  }

  protected writeLay(phase: number, groups: string[]): string {
    const faces = this.faces.slice(0, jokersIn(groups.join(" ")));
    return `lay ${phase}: ${groups.join(" ")}${faces.length ? ` with ${faces.join(" ")}` : ""}`;
  }

  protected writeHit(hit: HitChoice): string {
    return `add ${hit.card} ${hit.seat}.${hit.group}${hit.end ? ` ${hit.end}` : ""}`;
  }

  protected override follow(advised: string): void {
    const [word, ...rest] = advised.split(" ");
    if (word === "ask") this.number = Number(rest[0]);
    else if (word === "pick") this.depth = Number(rest[1]);
    else if (["swap", "keep", "discard"].includes(word!)) this.choose(this.keysOf(rest));
    else if (word === "add") this.choose(this.keysOf(rest.slice(0, 1)));
    else super.follow(advised);
  }

  /** A held card for each of these, equal ones apart. */
  private keysOf(cards: Card[]): string[] {
    const left = [...this.held];
    return cards.flatMap((card) => {
      const at = left.findIndex((held) => held.card === card);
      return at < 0 ? [] : [left.splice(at, 1)[0]!.key];
    });
  }
}

const jokersIn = (groups: string): number => groups.match(/\bW\b/g)?.length ?? 0;
