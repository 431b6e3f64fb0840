// What this browser adds to a game's chance before it starts.

import { drawn } from "./chance";
import { sha256 } from "./sha256";

/** What was noted before the start: the server's promise, and my own part of the seed. */
export interface Pledge {
  commitment: string;
  salt: string;
}

export const pledged = (commitment: string): Pledge => ({ commitment, salt: drawn(16) });
export const digestOf = (salt: string): string => sha256(new TextEncoder().encode(salt));
