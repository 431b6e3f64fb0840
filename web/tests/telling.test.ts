// What is read aloud, and the sounds beside it.
import { expect, test } from "vitest";
import { Announcer } from "../src/lib/announcer.svelte";
import type { Part, Saying } from "../src/lib/saying";
import type { Happening } from "../src/lib/room.svelte";
import { SOUNDS, soundOf } from "../src/lib/sounds";
import { oneSentence } from "../src/lib/telling";

const luno = (rest: string): Part[] => [["name", "Luno"], ["text", rest]];

test("a turn is one sentence in which the name is said once", () => {
  const told = [luno(" draws a card."), luno(" lays phase 2."), luno(" discards a card.")];
  expect(oneSentence(told)).toBe("Luno draws a card, lays phase 2, discards a card.");
});

test("what begins otherwise stays a sentence of its own", () => {
  const told: Part[][] = [luno(" draws a card."), [["text", "The draw pile is used up."]], luno(" discards a card.")];
  expect(oneSentence(told)).toBe("Luno draws a card. The draw pile is used up. Luno discards a card.");
  expect(oneSentence([luno(" asks. Nobody answers."), luno(" goes.")])).toBe("Luno asks. Nobody answers. Luno goes.");
});

const SAY = (id: string, seat: number, target?: number): Saying => ({
  id,
  facts: { name: ["seat", seat], ...(target === undefined ? {} : { target: ["seat", target] }) },
});
const happened = (seq: number, seat: number, ...says: Saying[]): Happening => ({
  entry: { seq, what: "happened", seat, says },
  names: ["Ann", "Luno", "Kubi"],
  rules: { edition: "intl" },
  me: 0,
  isOld: false,
  before: null,
  after: null,
});
const said = (announcer: Announcer): string[] => announcer.lines.map(({ text }) => text);

test("another's turn is told when it ends, mine and what is done to me at once", () => {
  const announcer = new Announcer();
  announcer.hear([happened(1, 1, SAY("draws", 1))], 0, 1);
  expect(said(announcer)).toEqual([]);
  announcer.hear([happened(2, 1, SAY("discards", 1))], 0, 2);
  expect(said(announcer)).toHaveLength(1);
  announcer.hear([happened(3, 2, SAY("draws", 2)), happened(4, 2, SAY("skips", 2, 0))], 0, 2);
  expect(said(announcer)).toHaveLength(3);
  announcer.hear([happened(5, 0, SAY("draws", 0))], 0, 0);
  expect(said(announcer)).toHaveLength(4);
});

test("whoever comes back hears the last turn, not all that was missed", () => {
  const announcer = new Announcer();
  const missed = Array.from({ length: 30 }, (_, at) => happened(at + 1, 1 + (at % 2), SAY("draws", 1 + (at % 2))));
  announcer.hear(missed, 0, 0);
  expect(said(announcer)).toHaveLength(1);
});

test("every sound ends within 400 ms, and actions have theirs", () => {
  for (const tones of Object.values(SOUNDS)) for (const [, begins, lasts] of tones) expect(begins + lasts).toBeLessThan(400);
  expect([soundOf("discard R5"), soundOf("discard S 2"), soundOf("lay 2: 5s(R5 G5 W)"), soundOf("lot 1")]).toEqual([
    "discard",
    "skip",
    "lay",
    null,
  ]);
});
