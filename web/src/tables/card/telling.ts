// What happened at the card table, in sentences, from what this viewer was told.

import type { FluentVariable } from "@fluent/bundle";
import type { Happening } from "../../lib/room.svelte";
import { say } from "../../lib/speech.svelte";
import { type CardView, cardsOf, readGroups, readTable } from "./cards";

/** The sentences for one event; `later` are those of the same moment that follow it. */
export function tellCards(happening: Happening, later: Happening[], me: number | null): string[] {
  const { told, names } = happening;
  const before = happening.before && readTable(happening.before);
  const after = happening.after && readTable(happening.after);
  const [word, ...rest] = (told.do ?? "").split(" ");
  const teller = new Teller(names, me);
  const lines = teller.event(word!, rest, told.do ?? "", told.seat ?? before?.seat ?? null, before, after);
  const next = later[0]?.told;
  const isOver = next?.what === "ended" || next?.do?.startsWith("deal");
  if (isOver && ["lay", "hit", "discard"].includes(word!)) lines.push(teller.by("go-out", told.seat ?? null));
  if (happening.alone && before && after) lines.push(...teller.between(before, after));
  return lines.filter(Boolean);
}

const YOU: Record<string, string> = {
  draw: "you-draw",
  take: "you-take",
  knock: "you-knock",
  pass: "you-pass",
  lay: "you-lay",
  hit: "you-hit",
  discard: "you-discard",
  "go-out": "you-go-out",
  "lose-turn": "you-lose-turn",
};
const THEY: Record<string, string> = {
  draw: "they-draw",
  take: "they-take",
  knock: "they-knock",
  pass: "they-pass",
  lay: "they-lay",
  hit: "they-hit",
  discard: "they-discard",
  "go-out": "they-go-out",
  "lose-turn": "they-lose-turn",
};

class Teller {
  constructor(
    private readonly names: string[],
    private readonly me: number | null,
  ) {}

  by(what: string, seat: number | null, facts: Record<string, FluentVariable> = {}): string {
    if (seat === null) return "";
    if (seat === this.me) return say(YOU[what]!, facts);
    return say(THEY[what]!, { ...facts, name: this.names[seat] ?? "?" });
  }

  event(
    word: string,
    rest: string[],
    text: string,
    seat: number | null,
    before: CardView | null,
    after: CardView | null,
  ): string[] {
    const top = before?.discard.at(-1) ?? "?";
    switch (word) {
      case "deal":
        return after ? [this.deal(after, rest.at(-1) ?? "")] : [];
      case "drawn":
        return [this.by("draw", seat, { card: rest[0] ?? "?" })];
      case "take":
      case "knock":
      case "pass":
        return [this.by(word, seat, { card: top })];
      case "lay": {
        const colon = text.indexOf(":");
        return [this.by("lay", seat, { phase: Number(text.slice(4, colon)), groups: cardsOf(readGroups(text.slice(colon + 2))) })];
      }
      case "hit": {
        const [owner, at] = (rest[1] ?? "0.0").split(".").map(Number) as [number, number];
        const group = before?.table[owner]?.[at] ?? after?.table[owner]?.[at];
        return [this.by("hit", seat, { card: rest[0] ?? "?", group: group ? cardsOf([group]) : "" })];
      }
      case "discard":
        return [rest[1] === undefined ? this.by("discard", seat, { card: rest[0]! }) : this.skip(seat, Number(rest[1]))];
      default:
        return [];
    }
  }

  /** What follows from an event without being one. */
  between(before: CardView, after: CardView): string[] {
    if (after.stage === "deal" || after.stage === "over" || before.stage === "deal") return [];
    const lines = before.playing
      .filter((seat) => before.skips[seat] && !after.skips[seat])
      .map((seat) => this.by("lose-turn", seat));
    return after.deck_size > before.deck_size ? [say("pile-renewed"), ...lines] : lines;
  }

  private deal(after: CardView, top: string): string {
    const number = (after.sheet[0]?.points.length ?? 0) + 1;
    if (after.playoff) {
      return say("deal-playoff", { names: after.playing.map((seat) => this.names[seat]).join(", "), top });
    }
    if (after.dealer === this.me) return say("deal-you", { number, top });
    return say("deal", { dealer: this.names[after.dealer ?? 0] ?? "?", number, top });
  }

  private skip(seat: number | null, target: number): string {
    const name = seat === null ? "" : (this.names[seat] ?? "");
    if (seat === this.me) return say("you-skip", { target: this.names[target] ?? "" });
    if (target === this.me) return say("they-skip-you", { name });
    return say("they-skip", { name, target: this.names[target] ?? "" });
  }
}
