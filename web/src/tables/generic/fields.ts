// A view of a game that the page does not know, as labelled plain values.

import type { View } from "../../lib/messages";

export interface Field {
  name: string;
  values: { seat: number | null; text: string }[]; // one for all, or one for each seat
}

/** What a view says, in its order; `seats` is how many there are. */
export const fieldsOf = (view: View, seats: number): Field[] =>
  Object.entries(view).filter(([name]) => name !== "viewer").map(([name, value]) => ({
    name: name.replaceAll("_", " "),
    values:
      Array.isArray(value) && value.length === seats
        ? value.map((one, seat) => ({ seat, text: plain(one) }))
        : [{ seat: null, text: plain(value) }],
  }));

function plain(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.map(plain).join(", ") || "–";
  if (typeof value !== "object") return String(value);
  return Object.entries(value).map(([name, one]) => `${name.replaceAll("_", " ")}: ${plain(one)}`).join("; ");
}
