// What can be done, in words and little pictures, from its text form.

import type { Part } from "../lib/saying";
import type { View } from "../lib/messages";
import { say } from "../lib/speech.svelte";
import { type Group, readGroup, readGroups } from "../tables/card/cards";
import type { Space } from "../tables/board/board";
import { spaceName } from "../tables/board/spaces";

const cards = (all: readonly string[]): Part[] => all.flatMap((card, at): Part[] => (at ? [["text", " "], ["card", card]] : [["card", card]]));
const text = (words: string): Part[] => [["text", words]];
const told = (words: string, ...parts: Part[][]): Part[] => [...text(words), ...parts.flatMap((some): Part[] => [["text", " "], ...some])];

/** `lay 2: 5s(R5 G5 W) …`, `hit R7 1.0`, `move 5`: all of the card game and the board game. */
export function actionTold(doing: string, table: View, names: readonly string[]): Part[] {
  const [word = "", ...rest] = doing.split(" ");
  switch (word) {
    case "draw":
      return text(say("page-action-draw"));
    case "take":
      return text(say("page-action-take"));
    case "knock":
      return text(say("page-action-knock"));
    case "pass":
      return text(say("page-action-pass"));
    case "lay":
      return told(say("page-action-lay", { number: Number.parseInt(rest[0]!, 10) }), ...joined(readGroups(doing.slice(doing.indexOf(":") + 1))));
    case "hit":
    case "add":
      return told(say("page-action-add"), cards(rest.slice(0, 1)), text("→"), cards(groupAt(table, rest[1]!)));
    case "discard":
      return told(say("page-action-discard"), cards(rest.filter(isCard)), ...rest.filter((one) => !isCard(one)).map((seat) => text(`→ ${names[Number(seat)]}`)));
    case "move":
      return text(say("page-action-move", { count: Number(rest[0]) }));
    case "star":
      return told(say("page-action-star"), text(spaceName(rest[0] as Space)));
    case "pick":
      return told(say("page-action-pick"), cards(rest.slice(0, 1)));
    case "swap":
      return rest[0] === "-" ? text(say("page-action-swap-none")) : told(say("page-action-swap"), cards(rest));
    case "ask":
      return told(say("page-action-ask", { number: Number(rest[0]) }), text(rest[1] === "clockwise" ? "↻" : "↺"));
    case "give":
      return told(say("page-action-give"), cards(rest));
    case "keep":
      return rest[0] === "-" ? text(say("page-action-keep-none")) : told(say("page-action-keep"), cards(rest));
    default:
      return text(doing);
  }
}

const isCard = (word: string): boolean => /^[A-Z]/.test(word);
const joined = (groups: Group[]): Part[][] => groups.flatMap((group, at) => (at ? [text("+"), cards(group.cards)] : [cards(group.cards)]));

function groupAt(table: View, where: string): string[] {
  const [seat, at] = where.split(".").map(Number) as [number, number];
  const group = (table["table"] as string[][])[seat]?.[at];
  return group === undefined ? [] : readGroup(group).cards;
}
