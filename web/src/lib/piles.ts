// What chance has to choose from, at every moment of a record: the cards in the draw pile, the dice that are rolled.
// Not the rules: whether a move was allowed is for `tenfold verify`. Each follower is told every event in order, and
// says what nature's events must have been.

import type { Numbers } from "./numbers";

export interface Header {
  game: string;
  seats: string[];
  dealer?: number | null;
  rules: Record<string, unknown>;
  salts?: string[];
  commitment: string;
}

export interface Follower {
  /** What nature must have done here, of the kind that the record names; null if there is no such kind. */
  expected(doing: string, numbers: Numbers): string | null;
  /** It has happened. */
  follow(doing: string, seat: number | null): void;
}

/** As it is compared: within a hand, cards have no order. */
export const inOrder = (doing: string): string =>
  doing.startsWith("deal ")
    ? doing.split(" up ").map((part, at) => (at ? part : part.slice(5).split(" / ").map(sorted).join(" / "))).join(" up ")
    : doing;

const sorted = (hand: string): string => hand.split(" ").sort().join(" ");

const NATURALS = Array.from({ length: 12 }, (_, at) =>
  ["R", "B", "G", "Y"].flatMap((colour) => Array<string>(2).fill(`${colour}${at + 1}`)),
).flat();
const DECK = [...NATURALS, ...Array<string>(8).fill("W"), ...Array<string>(4).fill("S")];
const PLACES = new Map(DECK.map((card, at) => [card, at]));
const DEALT = 10;
const OPENED = 5; // cards that open the board game's discard pile

const byPlace = (cards: string[]): string[] => [...cards].sort((a, b) => PLACES.get(a)! - PLACES.get(b)!);
const words = (text: string): string[] => (text === "-" ? [] : text.split(" "));
const lot = (numbers: Numbers, header: Header): string => `lot ${numbers.below(header.seats.length)}`;

function without(pile: string[], cards: readonly string[]): string[] {
  const left = [...pile];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** A draw pile in the order of the cards, and a discard pile whose last card is on top. */
class Piles {
  deck: string[] = [];
  discard: string[] = [];

  /** An empty draw pile is renewed, by all but the top of the discard pile. */
  drawn(numbers: Numbers): string {
    this.renew();
    return this.deck.length ? `drawn ${this.deck[numbers.below(this.deck.length)]!}` : "";
  }

  draw(card: string): void {
    this.renew();
    this.deck = without(this.deck, [card]);
  }

  private renew(): void {
    if (this.deck.length) return;
    this.deck = byPlace(this.discard.slice(0, -1));
    this.discard = this.discard.slice(-1);
  }
}

class CardFollower implements Follower {
  private readonly piles = new Piles();
  private dealer: number | null;
  private playing: number[];
  private last = 0; // who discarded last
  private readonly owes = new Set<number>(); // who has a skip lying in front of them
  private readonly isInFront: boolean;

  constructor(private readonly header: Header) {
    this.dealer = header.dealer ?? null;
    this.playing = header.seats.map((_, seat) => seat);
    this.isInFront = header.rules["skip_play"] === "in-front";
  }

  private isDealt = false;

  expected(doing: string, numbers: Numbers): string | null {
    if (doing.startsWith("lot ")) return lot(numbers, this.header);
    if (doing.startsWith("drawn ")) return this.piles.drawn(numbers);
    return doing.startsWith("deal ") ? this.deal(handsOf(doing), numbers) : null;
  }

  /** Clockwise from the dealer's left; whoever sits out of a play-off has no hand. */
  private deal(hands: string[][], numbers: Numbers): string {
    const playing = seatsOf(hands);
    const dealer = this.dealerOf(playing);
    const pool = [...DECK];
    const dealt = hands.map(() => "-");
    for (const seat of this.clockwise(playing, dealer)) {
      dealt[seat] = Array.from({ length: DEALT }, () => numbers.taken(pool)).join(" ");
    }
    return `deal ${dealt.join(" / ")} up ${numbers.taken(pool)}`;
  }

  /** The next to deal is the first after the last dealer who plays on. */
  private dealerOf(playing: number[]): number {
    if (!this.isDealt || this.dealer === null) return this.dealer ?? 0;
    return this.clockwise(this.playing, this.dealer).find((seat) => playing.includes(seat))!;
  }

  private clockwise(playing: number[], from: number): number[] {
    return [...playing.filter((seat) => seat > from), ...playing.filter((seat) => seat <= from)];
  }

  follow(doing: string, seat: number | null): void {
    const [verb, ...rest] = doing.split(" ");
    if (verb === "lot") this.dealer = Number(rest[0]);
    else if (verb === "deal") this.dealt(doing);
    else if (verb === "drawn") this.piles.draw(rest[0]!);
    else if (verb === "draw") this.serveSkips();
    else if (verb === "take") {
      this.serveSkips();
      this.piles.discard.pop();
    } else if (verb === "knock") this.piles.discard.pop();
    else if (verb === "discard") {
      this.last = seat!;
      if (this.isInFront && rest.length > 1) this.owes.add(Number(rest[1]));
      else this.piles.discard.push(rest[0]!);
    }
  }

  private dealt(doing: string): void {
    const hands = handsOf(doing);
    const playing = seatsOf(hands);
    this.dealer = this.dealerOf(playing);
    [this.playing, this.last, this.isDealt] = [playing, this.dealer, true];
    this.owes.clear();
    const top = doing.split(" up ")[1]!;
    this.piles.deck = without(DECK, [...hands.flat(), top]);
    this.piles.discard = [top];
  }

  /** Whoever loses the turn puts the skip under the discard pile (card.skip.in-front). */
  private serveSkips(): void {
    for (const seat of this.clockwise(this.playing, this.last)) {
      if (!this.owes.delete(seat)) return;
      this.piles.discard.unshift("S");
    }
  }
}

const handsOf = (doing: string): string[][] => doing.slice(5).split(" up ")[0]!.split(" / ").map(words);
const seatsOf = (hands: string[][]): number[] => hands.flatMap((hand, seat) => (hand.length ? [seat] : []));

class BoardFollower implements Follower {
  private readonly piles = new Piles();
  private kept: string[][]; // by seat, jokers by their faces

  constructor(private readonly header: Header) {
    this.kept = header.seats.map(() => []);
  }

  expected(doing: string, numbers: Numbers): string | null {
    if (doing.startsWith("lot ")) return lot(numbers, this.header);
    if (doing.startsWith("drawn ")) return this.piles.drawn(numbers);
    if (doing.startsWith("roll ")) {
      const dice = [numbers.below(6) + 1, numbers.below(6) + 1].sort();
      return `roll ${dice.join(" ")}`;
    }
    return doing.startsWith("deal ") ? this.deal(numbers) : null;
  }

  /** Seat by seat up to ten cards, then those that open the discard pile. */
  private deal(numbers: Numbers): string {
    const pool = without(NATURALS, this.kept.flat());
    const hands = this.kept.map((kept) => Array.from({ length: DEALT - kept.length }, () => numbers.taken(pool)));
    const up = Array.from({ length: OPENED }, () => numbers.taken(pool));
    return `deal ${hands.map((hand) => hand.join(" ") || "-").join(" / ")} up ${up.join(" ")}`;
  }

  follow(doing: string, seat: number | null): void {
    const [verb, ...rest] = doing.split(" ");
    const { discard } = this.piles;
    if (verb === "deal") this.dealt(doing);
    else if (verb === "drawn") this.piles.draw(rest[0]!);
    else if (verb === "take") discard.pop();
    else if (verb === "pick") discard.splice(discard.length - 1 - Number(rest[1]), 1);
    else if (verb === "swap" || verb === "discard") discard.push(...rest.filter((card) => card !== "-").map(faceOf));
    else if (verb === "keep") this.kept[seat!] = rest.filter((card) => card !== "-").map(faceOf);
  }

  private dealt(doing: string): void {
    const [, up] = doing.split(" up ");
    this.piles.deck = without(NATURALS, [...this.kept.flat(), ...handsOf(doing).flat(), ...words(up!)]);
    this.piles.discard = words(up!);
    this.kept = this.kept.map(() => []);
  }
}

const faceOf = (card: string): string => /^W\((\w+)\)$/.exec(card)?.[1] ?? card;

class DiceFollower implements Follower {
  private readonly dice: [place: string, faces: string[]][];
  private faces: string[] = [];
  private kept: string[] = [];

  constructor(private readonly header: Header) {
    const colours = header.rules["colours"] as Record<string, string>;
    this.dice = Object.entries(colours).map(([place, row]) => {
      const numbers = place.startsWith("L") ? ["1", "2", "3", "4", "W", "W"] : ["5", "6", "7", "8", "9", "10"];
      return [place, row.toUpperCase().split(" ").map((colour, at) => colour + numbers[at]!)];
    });
  }

  expected(doing: string, numbers: Numbers): string | null {
    if (doing.startsWith("lot ")) return lot(numbers, this.header);
    if (!doing.startsWith("rolled ")) return null;
    const faces = this.dice.map(([place, die], at) => (this.kept.includes(place) ? this.faces[at]! : die[numbers.below(6)]!));
    return `rolled ${faces.join(" ")}`;
  }

  follow(doing: string): void {
    const [verb, ...rest] = doing.split(" ");
    if (verb === "rolled") [this.faces, this.kept] = [rest, []];
    else if (verb === "keep") this.kept = rest;
  }
}

const FOLLOWERS: Record<string, new (header: Header) => Follower> = {
  card: CardFollower,
  board: BoardFollower,
  dice: DiceFollower,
};

/** Null for a game that the page does not know: how it draws, only its own rules say. */
export function followerOf(header: Header): Follower | null {
  const known = Object.hasOwn(FOLLOWERS, header.game) ? FOLLOWERS[header.game]! : null;
  return known && new known(header);
}
