// Was all chance of a game fixed before its start, and is my part in it? docs/record-format.md says how the numbers
// come about. Every outcome of chance in the record is computed again: lots, deals, draws, rolls, renewed piles.
// Loaded when a game is over.

import { gameKey, Numbers } from "./numbers";
import { type Follower, followerOf, type Header, inOrder } from "./piles";
import type { Pledge } from "./pledge";
import { fromHex, sha256 } from "./sha256";

export interface Verdict {
  isPromised: boolean; // the seed has the fingerprint that was shown before the start
  isProven: boolean; // and every outcome of chance follows from it
  outcomes: number; // of chance in the record
  isKnown: boolean; // how the game draws; of any other, only the seed is checked
  checked: number; // outcomes that are what the seed gives, up to the first that is not
  isMine: boolean | null; // my part was used; null: this browser has none
}

interface Entry {
  n: number;
  seat: number | null;
  do: string;
}

/** A finished game's record against what was noted before it. */
export function judged(record: string, noted: Pledge | null): Verdict {
  const lines = record.trim().split("\n").map((line) => JSON.parse(line) as unknown);
  const header = lines[0] as Header;
  const { seed } = lines.at(-1) as { seed: string };
  const entries = lines.slice(1, -1) as Entry[];
  const promised = noted?.commitment ?? header.commitment;
  const isPromised = fingerprint(seed) === promised && header.commitment === promised;
  const salts = header.salts ?? [];
  const outcomes = entries.filter(({ seat }) => seat === null).length;
  const follower = followerOf(header);
  const checked = isPromised && follower ? following(follower, entries, gameKey(seed, salts)) : 0;
  return {
    isPromised,
    isKnown: follower !== null,
    isProven: isPromised && follower !== null && checked === outcomes,
    outcomes,
    checked,
    isMine: noted && salts.includes(noted.salt),
  };
}

/** Null of what is not hexadecimal: that cannot have been promised. */
const fingerprint = (seed: string): string | null => (/^([0-9a-f]{2})+$/i.test(seed) ? sha256(fromHex(seed)) : null);

function following(follower: Follower, entries: readonly Entry[], key: Uint8Array): number {
  let checked = 0;
  for (const [at, { n, seat, do: doing }] of entries.entries()) {
    if (n !== at) break; // an event is missing
    if (seat === null) {
      const expected = follower.expected(doing, new Numbers(key, `chance/${n}`));
      if (expected === null || inOrder(expected) !== inOrder(doing)) break;
      checked += 1;
    }
    follower.follow(doing, seat);
  }
  return checked;
}
