// The analysis board: the position as it is set up, and what was said of it last.

import type { Problem } from "../lib/catalogue";
import { wish } from "../lib/memory";
import { readings } from "../rules/groups";
import { type Card, readCards, readGroups } from "../tables/card/cards";
import { type Analysed, ask, type Question, recordUpTo } from "./asking";
import {
  deciderOf,
  editionOf,
  gameOf,
  partsOf,
  type Position,
  positionFragment,
  readFragment,
  readKeptStep,
  readPosition,
  readStep,
  seatsOf,
  withField,
  withPart,
  writePosition,
} from "./position";

/** Cards of a group on the table, whole or not yet. */
export interface Laid {
  seat: number;
  cards: Card[];
}

export type Lane = "hand" | "jokers" | "discard" | number; // a number: the place of a group

const SHORTEST_RUN: Record<string, number> = { card: 4, board: 3 };
const DEALT = 10;
const COPIES: Record<string, number> = { W: 8, S: 4 };
const MOST = { card: DEALT + 1, board: 30 };
const USUAL: Record<string, string> = {
  card: "card intl | hands - / 10 / 10",
  dice: "dice de | dice",
  board: "board intl | hands - / 10 / 10",
};

export class Board {
  position = $state.raw<Position>(readPosition(wish.get("analysis") ?? USUAL["card"]!));
  laid = $state.raw<Laid[]>([]);
  lane = $state<Lane>("hand");
  answer = $state.raw<Analysed | null>(null);
  problem = $state.raw<Problem | "offline" | "record" | "unkept" | "link" | null>(null);
  isAsking = $state(false);

  readonly text = $derived(writePosition(this.position));
  readonly game = $derived(gameOf(this.position));
  readonly edition = $derived(editionOf(this.position));
  readonly seats = $derived(seatsOf(this.position));
  readonly me = $derived(deciderOf(this.position));
  readonly hand: Card[] = $derived(cardsIn(partsOf(this.position.fields["hands"])[this.me]));
  readonly jokers: Card[] = $derived(cardsIn(partsOf(this.position.fields["jokers"])[this.me]));
  readonly discard: Card[] = $derived(cardsIn(this.position.fields["discard"]));
  readonly stage = $derived(this.position.fields["stage"] ?? (this.game === "board" ? "play" : this.hand.length > DEALT ? "play" : "draw"));

  constructor() {
    this.lieOut();
  }

  /** Where a link leads: a position, or a step of a game that was played here. */
  arrive(fragment: string): void {
    const text = readFragment(fragment);
    const played = readStep(fragment);
    const kept = readKeptStep(fragment);
    if (text !== null) this.paste(text);
    else if (played) void this.ask({ from: "room", ...played });
    else if (kept) void this.askKept(kept.game, kept.step);
    else if (fragment.length > 1) this.problem = "link";
  }

  /** A step of a game that this browser keeps, whether its room is still there or not. */
  async askKept(id: string, step: number): Promise<void> {
    const [{ filesOf }, { recordOf }] = await Promise.all([import("../mygames/store"), import("../mygames/played")]);
    const kept = await filesOf(id).catch(() => null);
    const record = kept && (await recordOf(kept).catch(() => null));
    if (record) await this.ask({ from: "record", record: recordUpTo(record, step)!, step });
    else this.problem = "unkept";
  }

  paste(text: string): void {
    this.change(readPosition(text.trim()));
    this.lieOut();
    void this.ask();
  }

  start(game: string, edition?: string): void {
    this.change(readPosition(USUAL[game] ?? `${game}`));
    if (edition !== undefined) this.edit(edition);
    this.lieOut();
  }

  edit(edition: string): void {
    this.change({ ...this.position, head: `${this.game} ${edition}` });
  }

  set(name: string, value: string | null): void {
    this.change(withField(this.position, name, value));
  }

  setPart(name: string, seat: number, value: string, usual: string): void {
    this.change(withPart(this.position, name, seat, value, this.seats, usual));
  }

  /** More seats, or fewer: what is told by seat starts anew but for hands, phases and points. */
  seat(count: number): void {
    let { fields } = this.position;
    const resized = (name: string, usual: string): string =>
      Array.from({ length: count }, (_, at) => partsOf(fields[name])[at] ?? usual).join(" / ");
    const usual: Record<string, string> = this.game === "dice" ? { phases: "1", points: "0" } : { hands: String(DEALT), phases: "1", points: "0" };
    fields = Object.fromEntries(
      Object.entries(fields)
        .filter(([name, value]) => name in usual || !value.includes("/"))
        .map(([name, value]) => [name, name in usual ? resized(name, usual[name]!) : value]),
    );
    for (const name of ["turn", "pieces", "dealer", "starter", "playing"]) delete fields[name];
    if (this.game === "dice") fields["phases"] = resized("phases", "1");
    this.change({ ...this.position, fields });
    this.lay(this.laid.filter(({ seat }) => seat < count));
  }

  // --- cards --------------------------------------------------------------------------------------------------------

  /** Whether the box has another one, and the lane a place for it. */
  mayAdd = (card: Card): boolean => {
    const told = [...this.hand, ...this.jokers, ...this.discard, ...this.laid.flatMap(({ cards }) => cards)].filter((one) => one === card);
    const isBoard = this.game === "board";
    if (isBoard && card === "W") return typeof this.lane === "number";
    if (this.lane === "jokers" && !/^[RBGY]/.test(card)) return false;
    if (typeof this.lane === "number" && card === "S") return false;
    if (this.lane === "hand" && this.hand.length >= MOST[isBoard ? "board" : "card"]) return false;
    return told.length < (COPIES[card] ?? 2);
  };

  add = (card: Card): void => {
    if (!this.mayAdd(card)) return;
    if (this.lane === "hand") this.hold([...this.hand, card]);
    else if (this.lane === "jokers") this.setPart("jokers", this.me, [...this.jokers, card].join(" "), "-");
    else if (this.lane === "discard") this.set("discard", [...this.discard, card].join(" "));
    else this.lay(this.laid.map((group, at) => (at === this.lane ? { ...group, cards: [...group.cards, card] } : group)));
  };

  /** The card at this place of a lane goes back into the box. */
  take(lane: Lane, at: number): void {
    this.lane = lane;
    if (lane === "hand") this.hold(this.hand.toSpliced(at, 1));
    else if (lane === "jokers") this.setPart("jokers", this.me, this.jokers.toSpliced(at, 1).join(" ") || "-", "-");
    else if (lane === "discard") this.set("discard", this.discard.toSpliced(at, 1).join(" ") || null);
    else this.lay(this.laid.map((group, place) => (place === lane ? { ...group, cards: group.cards.toSpliced(at, 1) } : group)));
  }

  private hold(cards: Card[]): void {
    this.setPart("hands", this.me, cards.join(" ") || "-", "");
  }

  addGroup(seat: number): void {
    this.lay([...this.laid, { seat, cards: [] }]);
    this.lane = this.laid.length - 1;
  }

  dropGroup(at: number): void {
    this.lay(this.laid.toSpliced(at, 1));
    this.lane = "hand";
  }

  give(at: number, seat: number): void {
    this.lay(this.laid.map((group, place) => (place === at ? { ...group, seat } : group)));
  }

  /** What a group's cards are, in its text form; null if they are none yet. */
  groupOf({ cards }: Laid): string | null {
    const [first] = readings(cards, SHORTEST_RUN[this.game] ?? 3);
    return first ? `${first.name}(${first.cards.join(" ")})` : null;
  }

  private lay(groups: Laid[]): void {
    this.laid = groups;
    const parts = Array.from({ length: this.seats }, (_, seat) =>
      groups.filter((group) => group.seat === seat).flatMap((group) => this.groupOf(group) ?? []).join(" "),
    );
    this.set("table", parts.some(Boolean) ? parts.map((part) => part || "-").join(" / ") : null);
  }

  /** The groups of the text, to be tapped at. */
  private lieOut(): void {
    this.lane = "hand";
    this.laid = partsOf(this.position.fields["table"]).flatMap((part, seat) => readGroups(part).map(({ cards }) => ({ seat, cards })));
  }

  private change(position: Position): void {
    this.position = position;
    this.answer = null;
    this.problem = null;
    wish.set("analysis", this.text);
  }

  // --- asking -------------------------------------------------------------------------------------------------------

  async ask(question: Question = { from: "text", position: this.text }): Promise<void> {
    this.isAsking = true;
    this.problem = null;
    const asked = this.position;
    const found = await ask(question);
    this.isAsking = false;
    if (this.position !== asked) return; // it was changed meanwhile
    if (found === null) this.problem = "offline";
    else if ("code" in found) this.problem = found;
    else {
      this.change(readPosition(found.position));
      this.lieOut();
      this.answer = found;
      history.replaceState(null, "", positionFragment(found.position));
    }
  }
}

const cardsIn = (part: string | undefined): Card[] => (part === undefined || part === "-" || /^\d+$/.test(part) ? [] : readCards(part));
