// What happened at the board, in sentences, from what this viewer was told.

import type { FluentVariable } from "@fluent/bundle";
import type { Rules } from "../../lib/messages";
import type { Happening } from "../../lib/room.svelte";
import { say } from "../../lib/speech.svelte";
import { cardsOf, numberOf, readGroups } from "../card/cards";
import { type BoardView, readBoard, type Space } from "./board";
import { drawerOf } from "./drawing";
import { spaceName } from "./spaces";

const DEALT = 10;

/** What the viewer knows of a hand: cards, numbers, and what is certainly not there. */
export function knownOf(table: BoardView, seat: number): string {
  const numbers = [...table.numbers[seat]!];
  for (const card of table.told[seat]!) {
    const at = numbers.indexOf(numberOf(card)); // one of these is the card that the viewer knows besides
    if (at >= 0) numbers.splice(at, 1);
  }
  const cards = [...table.shown[seat]!, ...table.told[seat]!];
  const holds = [...cards, ...numbers.map((number) => `?${number}`)].join(" ");
  const lacks = table.absent[seat]!.join(" ");
  return [
    ...(holds ? [say("board-holds", { cards: holds })] : []),
    ...(lacks ? [say("board-lacks", { numbers: lacks })] : []),
  ].join(" · ");
}

/** The sentences for one event; `earlier` and `later` are those of the same moment around it. */
export function tellBoard(
  happening: Happening,
  later: Happening[],
  me: number | null,
  earlier: Happening[],
): string[] {
  const { told, names, rules } = happening;
  const before = happening.before && readBoard(happening.before);
  const after = happening.after && readBoard(happening.after);
  if (!before || !after) return [];
  const moment = { text: told.do ?? "", seat: told.seat ?? null, before, after, earlier, later };
  return new Teller(names, me, rules).told(moment).filter(Boolean);
}

interface Moment {
  text: string;
  seat: number | null;
  before: BoardView;
  after: BoardView;
  earlier: Happening[];
  later: Happening[];
}

type Facts = Record<string, FluentVariable>;

class Teller {
  constructor(
    private readonly names: string[],
    private readonly me: number | null,
    private readonly rules: Rules,
  ) {}

  private get track(): Space[] {
    return this.rules["track"] as Space[];
  }

  told(moment: Moment): string[] {
    const { text, before, after } = moment;
    const [word, ...rest] = text.split(" ");
    const seat = moment.seat ?? before.seat;
    switch (word) {
      case "deal":
        return [this.by("open-round", after.seat, { top: rest.at(-1)! })];
      case "roll":
        return [this.by("roll-dice", after.seat, { low: rest[0]!, high: rest[1]! })];
      case "move":
        return [this.by("move-piece", seat, { space: spaceName(this.track[after.pieces[seat]!]!) })];
      case "star":
        return [this.by("choose-space", seat, { space: spaceName(rest[0] as Space) })];
      case "take": {
        const top = moment.earlier.length ? null : before.discard.at(-1);
        return [top ? this.by("take", seat, { card: top }) : this.by("take-unseen", seat)];
      }
      case "drawn":
        return this.drawn(moment, rest[0]!);
      case "pick":
        return [rest[0] === "?" ? this.by("pick-unseen", seat) : this.by("pick-card", seat, { card: rest[0]! })];
      case "swap":
        return [this.swap(moment, seat, rest)];
      case "ask":
        return this.ask(moment, seat, Number(rest[0]), rest[1]!);
      case "give":
        return [this.give(moment, seat, rest[0]!)];
      case "lay": {
        const colon = text.indexOf(":");
        const groups = cardsOf(readGroups(text.slice(colon + 2).split(" with ")[0]!));
        return [this.by("lay", seat, { phase: Number(text.slice(4, colon)), groups })];
      }
      case "add": {
        const [owner, at] = rest[1]!.split(".").map(Number) as [number, number];
        const group = before.table[owner]?.[at] ?? after.table[owner]?.[at];
        return [this.by("add-card", seat, { card: rest[0]!, group: group ? cardsOf([group]) : "" })];
      }
      case "discard":
        return [this.by("discard", seat, { card: rest.join(" ") }), ...this.ended(moment, seat)];
      case "keep":
        return [this.keep(seat, rest), ...this.kept(moment)];
      default:
        return [];
    }
  }

  // --- cards ---

  private drawn({ before, after, earlier }: Moment, card: string): string[] {
    const drawer = drawerOf(earlier, before, after, this.rules);
    if (!drawer) return [];
    if (drawer.isJoker) return [this.by("turn-joker", drawer.seat, { card })];
    if (drawer.isSwap && drawer.seat !== this.me) return []; // how many a swap brings has been told
    return [this.by("draw", drawer.seat, { card })];
  }

  private swap({ later }: Moment, seat: number, cards: string[]): string {
    if (cards[0] === "-") return this.by("swap-nothing", seat);
    if (seat === this.me) return say("you-swap-cards", { cards: cards.join(" ") });
    const drawn = later.filter(({ told }) => told.do?.startsWith("drawn")).length || cards.length + 1;
    return say("they-swap-cards", { name: this.names[seat]!, count: cards.length, drawn, card: cards.at(-1)! });
  }

  private ask({ after, later }: Moment, seat: number, number: number, direction: string): string[] {
    const players = this.names.length;
    const left = direction === "clockwise";
    const way = left ? say("board-left") : say("board-right");
    const lines = [this.by(players === 2 ? "ask-number" : "ask-number-way", seat, { number, way })];
    const giving = later[0]?.told.do?.startsWith("give") ? (later[0].told.seat ?? null) : null;
    const giver = later.length ? giving : after.giver;
    for (let step = 1; step < players; step++) {
      const asked = (seat + (left ? step : players - step)) % players;
      if (asked === giver) return [...lines, this.by("must-give", asked, { number })];
      lines.push(this.by("have-none", asked, { number }));
    }
    return lines;
  }

  private give({ before, earlier }: Moment, seat: number, card: string): string {
    const target = this.names[before.seat]!;
    const asked = earlier.findLast(({ told }) => told.do?.startsWith("ask"))?.told.do?.split(" ")[1] ?? before.asked ?? "";
    if (card === "?") return say("they-give-unseen", { name: this.names[seat]!, target, number: asked });
    if (before.seat === this.me) return say("they-give-you", { name: this.names[seat]!, card });
    return this.by("give-card", seat, { card, target });
  }

  // --- the end of a round ---

  private ended({ before, after, later }: Moment, ender: number): string[] {
    const next = later[0]?.told;
    const isOver = next
      ? next.what === "ended" || next.do?.startsWith("deal") || next.do?.startsWith("keep")
      : after.stage === "keep" || after.stage === "deal" || after.stage === "over";
    if (!isOver) return before.again && after.seat === ender ? [this.by("go-again", ender)] : [];
    const lines = [this.by("end-round", ender)];
    for (let step = 0; step < this.names.length; step++) {
      const seat = (ender + step) % this.names.length;
      const [phase, marker] = [before.markers[seat]!, after.markers[seat]!];
      if (marker === phase) lines.push(this.by("stay", seat, { phase }));
      else if (marker > this.rules.phases!.length) return [...lines, this.by("reach-wreath", seat, { phase })];
      else lines.push(this.by("advance", seat, { phase, next: marker, steps: marker - phase }));
    }
    return lines;
  }

  private keep(seat: number, cards: string[]): string {
    if (cards[0] === "?") return say("they-choose-cards", { name: this.names[seat]! });
    const kept = cards.filter((card) => card !== "-");
    if (seat !== this.me) return say("they-kept", { name: this.names[seat]!, count: kept.length });
    return say("you-choose-cards", { count: kept.length, cards: kept.join(" ") });
  }

  /** When all have chosen, the deal shows how many cards the others kept. */
  private kept({ before, later }: Moment): string[] {
    const deal = later[0]?.told.do;
    if (!deal?.startsWith("deal")) return [];
    const dealt = deal.slice(5, deal.indexOf(" up ")).split(" / ");
    const counts = dealt.map((cards) => DEALT - cards.split(" ").filter((card) => card !== "-").length);
    return [...before.chosen, ...before.keepers]
      .filter((seat) => seat !== this.me)
      .map((seat) => say("they-kept", { name: this.names[seat]!, count: counts[seat]! }));
  }

  // --- words ---

  private by(what: string, seat: number, facts: Facts = {}): string {
    return seat === this.me ? say(`you-${what}`, facts) : say(`they-${what}`, { ...facts, name: this.names[seat] ?? "?" });
  }
}
