// What lies on a real table, as far as it was told to the referee: the game, the phase, a hand, groups, or ten dice.

import type { Need } from "../../lib/needs";
import { readPhase } from "../../lib/needs";
import { wish } from "../../lib/memory";
import { type Card, type Group, readCards } from "../../tables/card/cards";
import engine from "../engine.json";
import { refused } from "../refusal";
import { type Face, facesOf, isColourPhase } from "../../rules/dice";
import facts from "./facts.json";
import { readings } from "../../rules/groups";
import { type Kind, SKIP, TEXTS, WILD } from "../../rules/kinds";
import type { Minimum } from "../../rules/placements";

export type Game = "card" | "dice" | "board";

/** Cards that lie together: the hand, or a group of the table with what it is taken for. */
export interface Lane {
  cards: Card[];
  reading: string | null; // the name of the group that is meant, where cards can be several
}

const EDITIONS: Record<Game, string[]> = {
  card: Object.keys(engine.card.editions),
  dice: Object.keys(engine.dice.editions),
  board: Object.keys(facts.board),
};
const MOST = { card: engine.card.dealt + 1, board: 40 }; // cards of a hand after drawing
const MOST_GROUPS = 12;

class Asking {
  game = $state<Game>("card");
  edition = $state("intl");
  phase = $state(1);
  lanes = $state<Lane[]>([{ cards: [], reading: null }]); // the hand first
  active = $state(0);
  faces = $state<Face[]>([]);

  readonly editions = $derived(EDITIONS[this.game]);
  readonly phases = $derived(phasesOf(this.game, this.edition).map(readPhase));
  readonly needs: Need[] = $derived(this.phases[this.phase - 1]!);
  readonly isBoard = $derived(this.game === "board");
  readonly hand = $derived(this.lanes[0]!.cards);
  readonly groups = $derived(this.lanes.slice(1));
  readonly shortestRun = $derived(this.isBoard ? 3 : engine.card.shortest_run);

  constructor() {
    const [game, edition, phase] = wish.get("referee")?.split(" ") ?? [];
    if (game! in EDITIONS) this.choose(game as Game, edition, Number(phase));
  }

  choose(game: Game, edition?: string, phase = 1): void {
    if (game !== this.game) this.clear();
    this.game = game;
    this.edition = edition !== undefined && EDITIONS[game].includes(edition) ? edition : EDITIONS[game][0]!;
    this.phase = phase >= 1 && phase <= phasesOf(game, this.edition).length ? phase : 1;
    // Colours are told where they matter, and only there.
    const isTold = this.faces[0] !== undefined && /^[BROG]/.test(this.faces[0]);
    if (isTold !== (game === "dice" && isColourPhase(this.needs))) this.faces = [];
    wish.set("referee", `${game} ${this.edition} ${this.phase}`);
  }

  clear(): void {
    this.lanes = [{ cards: [], reading: null }];
    this.active = 0;
    this.faces = [];
  }

  // --- cards --------------------------------------------------------------------------------------------------------

  get minimum(): Minimum {
    if (this.game !== "card") return "group"; // board.joker.one-real
    return cardEdition(this.edition).natural_minimum as Minimum;
  }

  /** How many there are of a kind that can be drawn; a joker of the board game is made by its space. */
  copies = (card: Kind): number => (card < WILD ? 2 : this.isBoard ? 0 : card === WILD ? engine.card.deck.wilds : engine.card.deck.skips);

  /** What a card that is left costs; at the board nothing does. */
  worth = (card: Kind): number => {
    const { low, ten, skip } = engine.card.worth;
    if (this.isBoard) return card;
    if (card === WILD) return cardEdition(this.edition).wild_points;
    return card === SKIP ? skip : Number(TEXTS[card]!.slice(1)) < 10 ? low : ten;
  };

  /** Whether the box has another one, and the lane a place for it. */
  mayAdd(card: Card): boolean {
    const told = this.lanes.flatMap(({ cards }) => cards).filter((one) => one === card).length;
    const copies = this.isBoard && card === "W" ? Infinity : this.copies(TEXTS.indexOf(card));
    if (this.active > 0) return told < copies && card !== "S";
    return told < copies && this.hand.length < MOST[this.isBoard ? "board" : "card"];
  }

  add(card: Card): void {
    if (!this.mayAdd(card)) return;
    const lane = this.lanes[this.active]!;
    lane.cards = this.active ? [...lane.cards, card] : inOrder([...lane.cards, card]);
  }

  /** Typed cards, `R5 b12 W`: all of them, or a Refusal. */
  type(text: string): void {
    const cards = readCards(text.toUpperCase().replaceAll(",", " "));
    const wrong = cards.find((card) => !TEXTS.includes(card) || (this.isBoard && card === "S"));
    if (wrong !== undefined) throw refused("refusal-no-card", { text: ["text", wrong.slice(0, 20)] });
    for (const card of cards) this.add(card);
  }

  take(lane: number, at: number): void {
    this.lanes[lane]!.cards = this.lanes[lane]!.cards.toSpliced(at, 1);
    this.active = lane;
  }

  get mayAddGroup(): boolean {
    return this.lanes.length <= MOST_GROUPS && this.groups.every(({ cards }) => cards.length);
  }

  addGroup(): void {
    this.lanes.push({ cards: [], reading: null });
    this.active = this.lanes.length - 1;
  }

  dropGroup(lane: number): void {
    this.lanes.splice(lane, 1);
    this.active = 0;
  }

  /** What the cards of a lane can be, the one that is meant first. */
  readingsOf(lane: Lane): Group[] {
    const found = readings(lane.cards, this.shortestRun);
    return [...found.filter(({ name }) => name === lane.reading), ...found.filter(({ name }) => name !== lane.reading)];
  }

  // --- dice ---------------------------------------------------------------------------------------------------------

  readonly dice = facesOf(engine.dice.editions.de.rules.colours);

  get tellsColours(): boolean {
    return this.game === "dice" && isColourPhase(this.needs);
  }
}

function phasesOf(game: Game, edition: string): string[] {
  if (game === "card") return cardEdition(edition).phases;
  if (game === "dice") return engine.dice.editions.de.rules.phases;
  return (facts.board as Record<string, string[]>)[edition] ?? [];
}

const cardEdition = (edition: string) => (engine.card.editions as Record<string, typeof engine.card.editions.intl>)[edition] ?? engine.card.editions.intl;

const inOrder = (cards: Card[]): Card[] => cards.sort((a, b) => TEXTS.indexOf(a) - TEXTS.indexOf(b));

export const asking = new Asking();
