// A sheet in a link: behind #, which no server sees, compressed where the browser can.
// `z` and the deflated JSON, or `j` and the JSON itself; both in base64url.

import { fromBase64, toBase64 } from "../lib/base64";
import { LARGEST, readText, written, type Opened } from "./file";
import { Refusal, refused } from "./refusal";
import type { Sheet } from "./sheets";

export const FRAGMENT = "#sheet=";
const LONGEST = 200_000; // letters; browsers cut longer addresses off

export async function shareLink(base: string, sheet: Sheet): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(written(sheet)));
  const packed = "CompressionStream" in globalThis ? await through(bytes, new CompressionStream("deflate-raw")) : null;
  return `${base}${FRAGMENT}${packed ? `z${toBase64(packed)}` : `j${toBase64(bytes)}`}`;
}

/** The sheet in a link's fragment, or a Refusal. */
export async function readLink(fragment: string): Promise<Opened> {
  const [kind, text] = [fragment[FRAGMENT.length], fragment.slice(FRAGMENT.length + 1)];
  if (text.length > LONGEST) throw refused("page-pad-link-size", {});
  if (kind === "z" && !("DecompressionStream" in globalThis)) throw refused("page-pad-link-packed", {});
  try {
    const bytes = fromBase64(text);
    const plain = kind === "z" ? await through(bytes, new DecompressionStream("deflate-raw")) : bytes;
    return readText(new TextDecoder("utf-8", { fatal: true }).decode(plain));
  } catch (error) {
    if (error instanceof Refusal) throw refused("page-pad-link-broken", { problem: ["saying", error.saying] }, error.rule);
    throw refused("page-pad-link-cut", {});
  }
}

/** Through a stream of the browser's, but not further than a sheet can go: a small link can hold gigabytes. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    parts.push(value!);
    size += value!.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw refused("refusal-pad-file-size", {});
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
