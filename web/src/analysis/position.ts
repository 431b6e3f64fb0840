// A position as one line of text: the game with its rules, then named fields (docs/positions.md). The server alone knows
// what they mean; here they are taken apart and put together again, so that nothing that was pasted is lost.

export interface Position {
  head: string; // `card intl`
  fields: Record<string, string>; // in their order
}

export function readPosition(text: string): Position {
  const [head = "", ...parts] = text.split("|").map((part) => part.trim());
  const fields: Record<string, string> = {};
  for (const part of parts.filter(Boolean)) {
    const at = part.indexOf(" ");
    fields[at < 0 ? part : part.slice(0, at)] = at < 0 ? "" : part.slice(at + 1).trim();
  }
  return { head, fields };
}

export const writePosition = ({ head, fields }: Position): string =>
  [head, ...Object.entries(fields).map(([name, value]) => `${name} ${value}`)].join(" | ");

export const gameOf = ({ head }: Position): string => head.split(" ")[0]!.toLowerCase();
export const editionOf = ({ head }: Position): string => head.split(" ")[1] ?? "";

/** What a field says of each seat. */
export const partsOf = (text: string | undefined): string[] => (text === undefined ? [] : text.split("/").map((part) => part.trim()));

/** A field with another value; without it if that is null. */
export function withField(position: Position, name: string, value: string | null): Position {
  const fields = { ...position.fields };
  if (value === null) delete fields[name];
  else fields[name] = value;
  return { ...position, fields };
}

/** The same of one seat; `usual` is what a seat has that was not told. */
export function withPart(position: Position, name: string, seat: number, value: string, seats: number, usual: string): Position {
  const told = partsOf(position.fields[name]);
  const parts = Array.from({ length: seats }, (_, at) => (at === seat ? value : (told[at] ?? usual)));
  return withField(position, name, parts.every((part) => part === usual) ? null : parts.join(" / "));
}

export const seatsOf = (position: Position): number => Math.max(1, partsOf(position.fields[gameOf(position) === "dice" ? "phases" : "hands"]).length);

/** Who decides, and so whose cards are known. */
export function deciderOf({ fields }: Position): number {
  const named = { knock: fields["window"], give: fields["giver"], keep: fields["keepers"] }[fields["stage"] ?? ""];
  return Number((named ?? fields["turn"] ?? "0").split(" ")[0]) || 0;
}

// --- links ----------------------------------------------------------------------------------------------------------

const PREFIX = "#position=";

/** The text behind #, which no server sees; spaces are underscores, so that a link can be read. */
export const positionFragment = (text: string): string =>
  PREFIX + encodeURIComponent(text).replaceAll("_", "%5F").replaceAll("%20", "_").replaceAll("%7C", ";").replaceAll("%2F", "/");

/** What a link carries; null if it carries no position. */
export function readFragment(fragment: string): string | null {
  if (!fragment.startsWith(PREFIX)) return null;
  const text = fragment.slice(PREFIX.length).replaceAll("_", " ").replaceAll(";", "|");
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // it was cut off within a letter: the server says what is wrong with it
  }
}

const STEP = /^#room=([A-Za-z0-9_-]{22})&step=(\d{1,6})$/;

/** A step of a game that was played in a room. */
export function readStep(fragment: string): { room: string; step: number } | null {
  const found = STEP.exec(fragment);
  return found && { room: found[1]!, step: Number(found[2]) };
}

const KEPT_STEP = /^#game=([0-9a-f]{64})&step=(\d{1,6})$/;

/** A step of a game that this browser keeps. */
export function readKeptStep(fragment: string): { game: string; step: number } | null {
  const found = KEPT_STEP.exec(fragment);
  return found && { game: found[1]!, step: Number(found[2]) };
}
