// The numbers that a game's chance is made of: HMAC-SHA-256 in counter mode, as docs/record-format.md says.

import { digestOf } from "./pledge";
import { fromHex, sha256 } from "./sha256";

/** The key of a game's chance. */
export function gameKey(seed: string, salts: readonly string[]): Uint8Array {
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

  /** One of a pool, which is then without it. */
  taken(pool: string[]): string {
    return pool.splice(this.below(pool.length), 1)[0]!;
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
