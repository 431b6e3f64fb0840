import { toBase64 } from "./base64";

/** Random bytes in the alphabet of tokens and room codes. */
export function drawn(bytes: number): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** The key to a seat: 256 bits. */
export const drawnToken = (): string => drawn(32);
