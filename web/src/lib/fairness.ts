// Was all chance of a game fixed before its start, and is my part in it? docs/record-format.md says how the
// numbers come about; `tenfold verify` computes all of them again, the page the first ones.

import { drawn } from "./chance";
import { fromHex, sha256 } from "./sha256";

/** What this browser noted before the start: the server's promise, and its own part of the seed. */
export interface Pledge {
  commitment: string;
  salt: string;
}

export const pledged = (commitment: string): Pledge => ({ commitment, salt: drawn(16) });
export const digestOf = (salt: string): string => sha256(new TextEncoder().encode(salt));

export interface Verdict {
  isProven: boolean; // the seed is the promised one, and the first lot and deal of a game we know follow from it
  isMine: boolean | null; // my part was used; null: this browser has none
}

interface Header {
  game: string;
  seats: string[];
  salts?: string[];
  commitment: string;
}

/** A finished game's record against what was noted before it. */
export function judged(record: string, noted: Pledge | null): Verdict {
  const lines = record.trim().split("\n");
  const header = JSON.parse(lines[0]!) as Header;
  const { seed } = JSON.parse(lines.at(-1)!) as { seed: string };
  const promised = noted?.commitment ?? header.commitment;
  const isPromised = sha256(fromHex(seed)) === promised && header.commitment === promised;
  const salts = header.salts ?? [];
  return {
    isProven: isPromised && (!KNOWN.has(header.game) || follows(header, lines.slice(1, 3), gameKey(seed, salts))),
    isMine: noted && salts.includes(noted.salt),
  };
}

const KNOWN = new Set(["card", "dice", "board"]); // how others draw and deal, only their rules say

function follows(header: Header, events: string[], key: Uint8Array): boolean {
  let dealer = 0;
  return events.every((line) => {
    const { n, do: doing } = JSON.parse(line) as { n: number; do: string };
    const numbers = new Numbers(key, `chance/${n}`);
    if (doing.startsWith("lot ")) {
      dealer = numbers.below(header.seats.length);
      return doing === `lot ${dealer}`;
    }
    if (!doing.startsWith("deal ") || n !== 1) return true;
    return inOrder(doing) === inOrder(dealt(header.game, numbers, header.seats.length, dealer));
  });
}

const NATURALS = Array.from({ length: 12 }, (_, at) =>
  ["R", "B", "G", "Y"].flatMap((colour) => Array<string>(2).fill(`${colour}${at + 1}`)),
).flat();
const DECK = [...NATURALS, ...Array<string>(8).fill("W"), ...Array<string>(4).fill("S")];
const DEALT = 10;
const OPENED = 5; // cards that open the board game's discard pile

/** The first deal: at the board seat by seat, with cards the dealer's left neighbour first. */
function dealt(game: string, numbers: Numbers, seats: number, dealer: number): string {
  const isBoard = game === "board";
  const pool = isBoard ? [...NATURALS] : [...DECK];
  const take = (): string => pool.splice(numbers.below(pool.length), 1)[0]!;
  const hands: string[] = [];
  for (let from = 1; from <= seats; from++) {
    const seat = isBoard ? from - 1 : (dealer + from) % seats;
    hands[seat] = Array.from({ length: DEALT }, take).join(" ");
  }
  const up = Array.from({ length: isBoard ? OPENED : 1 }, take);
  return `deal ${hands.join(" / ")} up ${up.join(" ")}`;
}

/** A deal with each hand's cards in one order. */
const inOrder = (deal: string): string =>
  deal
    .split(/ \/ | up /)
    .map((hand) => hand.replace("deal ", "").split(" ").sort().join(" "))
    .join(" / ");

/** The key of a game's chance. */
export function gameKey(seed: string, salts: string[]): Uint8Array {
  return hmac(fromHex(seed), fromHex(salts.map(digestOf).join("")));
}

const BLOCK = 64;

function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key);
  const inner = sha256(joined(padded.map((byte) => byte ^ 0x36), message));
  return fromHex(sha256(joined(padded.map((byte) => byte ^ 0x5c), fromHex(inner))));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

const WORDS = 2n ** 64n;

/** Uniform numbers of one event, without bias: words that would favour small results are thrown away. */
export class Numbers {
  private words: bigint[] = [];
  private block = 0n;

  constructor(
    private readonly key: Uint8Array,
    private readonly purpose: string,
  ) {}

  below(count: number): number {
    const n = BigInt(count);
    for (;;) {
      const word = this.word();
      if (word < WORDS - (WORDS % n)) return Number(word % n);
    }
  }

  private word(): bigint {
    if (!this.words.length) {
      const message = new Uint8Array(8);
      new DataView(message.buffer).setBigUint64(0, this.block++);
      const prefix = new TextEncoder().encode(`${this.purpose}\0`);
      const view = new DataView(hmac(this.key, joined(prefix, message)).buffer);
      this.words = [0, 8, 16, 24].map((at) => view.getBigUint64(at));
    }
    return this.words.shift()!;
  }
}
