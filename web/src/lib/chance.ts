/** Random bytes in the alphabet of tokens and room codes (base64url without padding). */
export function drawn(bytes: number): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...raw)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The key to a seat: 256 bits. */
export const drawnToken = (): string => drawn(32);
