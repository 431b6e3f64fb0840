// A sheet of the card game as a value: only facts are kept (who went out, points, whether the phase was laid);
// phases, totals and the winner are worked out from them, so a correction changes all that follows from it.
// The same checks as the terminal's pad (terminal/scorepad/model.py); a test holds both equal.

import type { CardLine } from "../lib/wire";
import { openPhases, playedPhases, total } from "../tables/card/cards";
import { Refusal, refused } from "./refusal";
import { isWritable } from "./points";
import { phaseSize, type CardRules } from "./rules";
import { fitOneDeck, possiblePoints, sizesLeft } from "./sums";

export interface Score {
  points: number;
  laid: boolean;
  phase: number | null; // named by the player, in free order only
  anyway?: true; // entered although no hand has these points
}

export interface Hand {
  out: number;
  scores: Score[];
}

export interface CardSheet {
  game: "card";
  rules: CardRules;
  names: string[];
  hands: Hand[];
  playoff: number | null; // who went out first in it
}

export const blankLines = (sheet: CardSheet): CardLine[] => sheet.names.map(() => ({ done: [], points: [] }));

/** The score sheet after the first `hands` hands, or after all. */
export function linesOf(sheet: CardSheet, hands = sheet.hands.length): CardLine[] {
  return sheet.hands.slice(0, hands).reduce((lines, hand) => entered(sheet.rules, lines, hand), blankLines(sheet));
}

/** The phases that a player may lay in the next hand. */
export function openTo(rules: CardRules, lines: CardLine[], seat: number): number[] {
  return openPhases(rules, { laid: lines.map(() => null), playoff: false, sheet: lines }, seat);
}

/** The phase that this score crosses off, or null. */
export function phaseOf(rules: CardRules, lines: CardLine[], seat: number, score: Score): number | null {
  if (!score.laid) return null;
  return rules.free_order ? score.phase : (openTo(rules, lines, seat)[0] ?? null);
}

function entered(rules: CardRules, lines: CardLine[], hand: Hand): CardLine[] {
  return lines.map((line, seat) => {
    const score = hand.scores[seat]!;
    const phase = phaseOf(rules, lines, seat, score);
    return { done: phase === null ? line.done : [...line.done, phase], points: [...line.points, score.points] };
  });
}

// --- who is ahead -----------------------------------------------------------------------------------------------

/** Who is first at the end of the game, several if all is level; nobody while it goes on. */
export function leadersOf(rules: CardRules, lines: CardLine[]): number[] {
  const played = playedPhases(rules).length;
  const seats = lines.map((_, seat) => seat);
  if (rules.fixed_hands) return lines[0]!.points.length === played ? fewest(lines, seats) : [];
  return fewest(lines, seats.filter((seat) => lines[seat]!.done.length === played));
}

function fewest(lines: CardLine[], seats: number[]): number[] {
  const least = Math.min(...seats.map((seat) => total(lines[seat]!)));
  return seats.filter((seat) => total(lines[seat]!) === least);
}

export function playoffDue(sheet: CardSheet): boolean {
  return sheet.rules.playoff && sheet.playoff === null && leadersOf(sheet.rules, linesOf(sheet)).length > 1;
}

/** Nobody while the game goes on or a play-off is due. */
export function winnersOf(sheet: CardSheet): number[] {
  if (sheet.playoff !== null) return [sheet.playoff];
  return playoffDue(sheet) ? [] : leadersOf(sheet.rules, linesOf(sheet));
}

/** Who is first now: whoever is further ahead in the list, then the fewest points; with fixed hands only points. */
export function ahead(sheet: CardSheet): number[] {
  const winners = winnersOf(sheet);
  if (winners.length || !sheet.hands.length) return winners;
  const lines = linesOf(sheet);
  const most = Math.max(...lines.map((line) => line.done.length));
  const first = lines.flatMap((line, seat) => (sheet.rules.fixed_hands || line.done.length === most ? [seat] : []));
  return fewest(lines, first);
}

// --- what may be written ------------------------------------------------------------------------------------------

/** Whether somebody who did not go out can have this score; `lines` is the sheet before the hand. */
export function checkScore(sheet: CardSheet, lines: CardLine[], seat: number, score: Score): void {
  const { rules } = sheet;
  const name = sheet.names[seat]!;
  checkPhase(sheet, lines, seat, score);
  if (score.anyway && isWritable(score.points)) return;
  const phase = phaseOf(rules, lines, seat, score);
  const sizes = sizesOf(rules, phase);
  if (!sizes.length) throw refused("refusal-pad-must-be-out", { phase: phase!, name: ["name", name] }, "card.out");
  const possible = possiblePoints(rules, sizes);
  if (possible.includes(score.points)) return;
  const nearest = [
    ...possible.filter((points) => points < score.points).slice(-1),
    ...possible.filter((points) => points > score.points).slice(0, 1),
  ];
  throw refused(
    phase === null ? "refusal-pad-points-held" : "refusal-pad-points-laid",
    {
      name: ["name", name],
      points: score.points,
      cards: sizes.at(-1)!,
      least: possible[0]!,
      most: possible.at(-1)!,
      nearest: ["words", nearest.map(String)],
    },
    scoringRule(rules),
  );
}

const sizesOf = (rules: CardRules, phase: number | null): number[] =>
  sizesLeft(phase === null ? null : phaseSize(rules, phase));

const scoringRule = (rules: CardRules): string => (rules.edition === "fx" ? "card.score.fx" : "card.score");

/** A phase is crossed off once; which one is named in free order only. */
export function checkPhase(sheet: CardSheet, lines: CardLine[], seat: number, score: Score): void {
  const name = sheet.names[seat]!;
  if ((score.phase !== null) !== (sheet.rules.free_order && score.laid)) {
    throw refused("refusal-pad-phase-number", { name: ["name", name] }, "card.phases.order");
  }
  const open = openTo(sheet.rules, lines, seat);
  if (score.phase !== null && !open.includes(score.phase)) {
    const phases = open.map(String);
    throw refused("refusal-pad-phase", { phase: score.phase, name: ["name", name], phases: ["words", phases] }, "card.variant.free-order");
  }
}

/** Whether one deck can hold all these hands. */
export function checkTogether(sheet: CardSheet, lines: CardLine[], scores: Map<number, Score>): void {
  const judged = [...scores].filter(([, score]) => !score.anyway);
  const claims = judged.map(([seat, score]) => ({
    sizes: sizesOf(sheet.rules, phaseOf(sheet.rules, lines, seat, score)),
    points: score.points,
  }));
  if (fitOneDeck(sheet.rules, claims)) return;
  const points = claims.map((claim) => claim.points).join(" + ");
  throw refused("refusal-pad-deck", { points: ["text", points] }, "card.deck");
}

export function checkHand(sheet: CardSheet, lines: CardLine[], hand: Hand): void {
  const out = hand.scores[hand.out]!;
  const name = sheet.names[hand.out]!;
  if (leadersOf(sheet.rules, lines).length) throw refused("refusal-pad-over", {}, "card.win");
  if (out.points) throw refused("refusal-pad-out-points", { name: ["name", name] }, scoringRule(sheet.rules));
  if (!out.laid) throw refused("refusal-pad-out-phase", { name: ["name", name] }, "card.out.needs-phase");
  checkPhase(sheet, lines, hand.out, out);
  const others = new Map([...hand.scores.entries()].filter(([seat]) => seat !== hand.out));
  for (const [seat, score] of others) checkScore(sheet, lines, seat, score);
  checkTogether(sheet, lines, others);
}

export function checkPlayoff(sheet: CardSheet, seat: number): void {
  const tied = leadersOf(sheet.rules, linesOf(sheet));
  if (!sheet.rules.playoff || tied.length < 2) throw refused("refusal-pad-no-playoff", {}, "card.win.playoff");
  if (tied.includes(seat)) return;
  const names = tied.map((one) => sheet.names[one]!);
  throw refused("refusal-pad-playoff", { name: ["name", sheet.names[seat]!], names: ["words", names] }, "card.win.playoff");
}

// --- writing --------------------------------------------------------------------------------------------------------

/** The same sheet, every entry checked in order; a refusal names the hand. */
export function checkedCards(sheet: CardSheet): CardSheet {
  let lines = blankLines(sheet);
  for (const [at, hand] of sheet.hands.entries()) {
    try {
      checkHand(sheet, lines, hand);
    } catch (error) {
      if (error instanceof Refusal) throw refused("refusal-pad-hand", { hand: at + 1, problem: ["saying", error.saying] }, error.rule);
      throw error;
    }
    lines = entered(sheet.rules, lines, hand);
  }
  if (sheet.playoff !== null) checkPlayoff(sheet, sheet.playoff);
  return sheet;
}

export function withHand(sheet: CardSheet, hand: Hand): CardSheet {
  checkHand(sheet, linesOf(sheet), hand);
  return { ...sheet, hands: [...sheet.hands, hand] };
}

/** Another hand at this place (from 0); refused if anything after it becomes impossible. */
export function withHandAt(sheet: CardSheet, at: number, hand: Hand): CardSheet {
  return checkedCards({ ...sheet, hands: sheet.hands.with(at, hand) });
}

export function withPlayoff(sheet: CardSheet, seat: number): CardSheet {
  checkPlayoff(sheet, seat);
  return { ...sheet, playoff: seat };
}

/** Without the last thing that was settled: the play-off, or the last hand. */
export function undoneCards(sheet: CardSheet): CardSheet {
  return sheet.playoff === null ? { ...sheet, hands: sheet.hands.slice(0, -1) } : { ...sheet, playoff: null };
}
