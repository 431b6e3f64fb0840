// Records as they are kept: without the hash of each line, which follows from the lines and packs badly; the last one
// stays, and proves that nothing is missing (docs/record-format.md).

import { sha256 } from "../lib/sha256";

const HASH = /,"hash":"([0-9a-f]{64})"\}$/;

export interface Bodies {
  lines: string[];
  hash: string; // of the last line
}

/** A record as the server sends it. */
export function withoutHashes(record: string): Bodies {
  const lines = record.trimEnd().split("\n");
  return { lines: lines.map((line) => line.replace(HASH, "}")), hash: HASH.exec(lines.at(-1)!)?.[1] ?? "" };
}

/** The record again, byte for byte; null if the lines are not those that had this hash. */
export function withHashes({ lines, hash }: Bodies): string | null {
  let last = "";
  let text = "";
  for (const line of lines) {
    last = sha256(new TextEncoder().encode(last + line));
    text += `${line.slice(0, -1)},"hash":"${last}"}\n`;
  }
  return last === hash ? text : null;
}
