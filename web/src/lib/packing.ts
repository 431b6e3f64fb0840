// Text packed into fewer letters: `z` and deflated, where the browser can, or `j` and as it is; both in base64url.

import { fromBase64, toBase64 } from "./base64";

/** What is packed is longer than it may be: a small text can hold gigabytes. */
export class Overlong extends Error {}

export const unpacks = (packed: string): boolean => packed[0] !== "z" || "DecompressionStream" in globalThis;

export async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (!("CompressionStream" in globalThis)) return `j${toBase64(bytes)}`;
  return `z${toBase64(await through(bytes, new CompressionStream("deflate-raw"), Infinity))}`;
}

/** Throws if it is cut off or no such thing, `Overlong` if it holds more than `largest` bytes. */
export async function unpacked(packed: string, largest: number): Promise<string> {
  const bytes = fromBase64(packed.slice(1));
  const plain = packed[0] === "z" ? await through(bytes, new DecompressionStream("deflate-raw"), largest) : bytes;
  return new TextDecoder("utf-8", { fatal: true }).decode(plain);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  largest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    parts.push(value!);
    size += value!.length;
    if (size > largest) {
      await reader.cancel();
      throw new Overlong();
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
