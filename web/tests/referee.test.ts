// The referee of the page against the engine: tests/page/test_referee.py makes the questions with their answers and
// runs this file, so nothing of it is kept.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Need, readPhase } from "../src/lib/needs";
import { bestDemand, counted, type Face, judgeRoll, lying, pointsOf, shortestWay } from "../src/rules/dice";
import { endsFor, readings } from "../src/rules/groups";
import { handOf, type Kind, SKIP, textsOf, WILD } from "../src/rules/kinds";
import { bestLayDown, textOfGroup } from "../src/rules/laydown";
import type { Minimum } from "../src/rules/placements";
import { shortfall } from "../src/rules/shortfall";
import { readCards, readGroup } from "../src/tables/card/cards";
import { bestFilling, type Filling } from "../src/rules/filling";

const folder = process.env["TENFOLD_REFEREE"];
const asked = test.runIf(folder !== undefined);
const lines = (name: string): string[] => readFileSync(`${folder}/${name}`, "utf8").trimEnd().split("\n");
const data = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8"));

const worths = (wild: number) => (card: Kind): number => (card === WILD ? wild : card === SKIP ? 15 : card < 36 ? 5 : 10);

/** Whether a picture has cards of the hand alone, and misses as many as it should. */
function isWhole({ groups, missing }: Filling, needs: readonly Need[], hand: readonly string[], distance: number): boolean {
  const size = needs.reduce((sum, need) => sum + need.size, 0);
  const isHeld = (card: string): boolean => groups.flat().filter((one) => one === card).length <= hand.filter((one) => one === card).length;
  return missing === distance && groups.flat().length === size - distance && groups.flat().every(isHeld);
}

asked("hands: distance, the cards that help, and the best lay-down", () => {
  const phases = new Map<string, ReturnType<typeof readPhase>>();
  const wrong: string[] = [];
  for (const [at, line] of lines("hands").entries()) {
    const [phase, minimum, game, cards, distance, outs, laid] = line.split("|") as [string, Minimum, string, string, string, string, string];
    if (!phases.has(phase)) phases.set(phase, readPhase(phase));
    const needs = phases.get(phase)!;
    const hand = handOf(readCards(cards));
    const copies = (card: Kind): number => (card < WILD ? 2 : game === "board" ? 0 : card === WILD ? 8 : 4);
    const found = shortfall(needs, hand, minimum, copies);
    const groups = bestLayDown(needs, hand, minimum, game === "board" ? (card) => card : worths(25));
    const mask = found.outs.reduce((sum, card) => sum + 2n ** BigInt(card), 0n).toString(16);
    const answer = [found.distance, mask, groups?.map(textOfGroup).join(" ") ?? ""].join("|");
    if (answer !== [distance, outs, laid].join("|")) wrong.push(`${line} but here ${answer}`);
    if (at % 10 === 0 && !isWhole(bestFilling(needs, textsOf(hand), minimum), needs, textsOf(hand), Number(distance))) wrong.push(`${line}: the picture`);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
});

asked("what fits on which group", () => {
  for (const { group, board, cards, read } of data("groups.json") as { group: string; board: boolean; cards: Record<string, string[]>; read: boolean }[]) {
    const laid = readGroup(group);
    const found = Object.keys(cards).map((card) => [card, endsFor(laid, card, board).map((end) => end ?? "-")]);
    expect(Object.fromEntries(found), group).toEqual(cards);
    if (read) expect(readings(laid.cards, board ? 3 : 4).map(({ name }) => name), group).toContain(laid.name);
  }
});

asked("every roll: its points, and how many dice are missing", () => {
  const { phases, high, low } = data("rolls.json") as { phases: { phase: string; points: number[][]; missing: number[][] }[]; high: string[]; low: string[] };
  const wrong: string[] = [];
  let rolls = 0;
  for (const { phase, points, missing } of phases) {
    const needs = readPhase(phase);
    for (const [h, highs] of high.entries()) {
      const above = counted(highs.split(" "));
      for (const [l, lows] of low.entries()) {
        const count = counted(lows.split(" ")).map((some, number) => some + above[number]!);
        const best = bestDemand(needs, count)?.points ?? -1;
        const distance = best < 0 ? shortestWay(needs, count).wanted.length : 0;
        if (best !== points[h]![l] || distance !== missing[h]![l]) wrong.push(`${phase}: ${highs} ${lows}`);
        rolls += 1;
      }
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(rolls).toBe(phases.length * 32_340);
});

asked("single rolls in full, colours too", () => {
  const { dice, rolls, impossible } = data("verdicts.json") as {
    dice: Face[][];
    rolls: { phase: string; roll: string; points: number | null; sizes: number[]; kept: string[]; wanted: string[] }[];
    impossible: string[];
  };
  for (const { phase, roll, points, sizes, kept, wanted } of rolls) {
    const faces = roll.split(" ");
    const verdict = judgeRoll(readPhase(phase), faces, dice);
    const isMade = verdict.points !== null;
    const said = {
      points: verdict.points,
      sizes: isMade ? verdict.groups.map((group) => group.length) : [],
      kept: isMade ? [] : verdict.groups.flat().map((at) => faces[at]!).sort(),
      wanted: verdict.wanted,
    };
    expect(pointsOf(readPhase(phase), faces)).toBe(points);
    expect(said, `${phase} with ${roll}`).toEqual({ points, sizes, kept, wanted });
    expect(lying(faces, dice).next().value?.toSorted(), roll).toEqual(faces.toSorted());
  }
  for (const roll of impossible) expect(lying(roll.split(" "), dice).next().done, roll).toBe(true);
});
