// A sheet in a link: behind #, which no server sees, packed as JSON.

import { Overlong, packed, unpacked, unpacks } from "../lib/packing";
import { LARGEST, readText, written, type Opened } from "./file";
import { Refusal, refused } from "./refusal";
import type { Sheet } from "./sheets";

export const FRAGMENT = "#sheet=";
export const LIVE = "#live="; // a sheet that several phones write on, by its code
export const isCode = (text: unknown): boolean => typeof text === "string" && /^[\w-]{22}$/.test(text);
const LONGEST = 200_000; // letters; browsers cut longer addresses off

export async function shareLink(base: string, sheet: Sheet): Promise<string> {
  return `${base}${FRAGMENT}${await packed(JSON.stringify(written(sheet)))}`;
}

/** The sheet in a link's fragment, or a Refusal. */
export async function readLink(fragment: string): Promise<Opened> {
  const text = fragment.slice(FRAGMENT.length);
  if (text.length > LONGEST) throw refused("page-pad-link-size", {});
  if (!unpacks(text)) throw refused("page-pad-link-packed", {});
  try {
    return readText(await unpackedSheet(text));
  } catch (error) {
    const isSheet = error instanceof Refusal && error.saying.id !== "refusal-pad-file-none";
    throw isSheet ? refused("page-pad-link-broken", { problem: ["saying", error.saying] }, error.rule) : refused("page-pad-link-cut", {});
  }
}

async function unpackedSheet(text: string): Promise<string> {
  try {
    return await unpacked(text, LARGEST);
  } catch (error) {
    throw error instanceof Overlong ? refused("refusal-pad-file-size", {}) : error;
  }
}
