// The coach of the dice game, played alone by the printed rules: what every choice is worth, and why one would choose
// the best. Exact, and the same figures and sentences as `tenfold coach`: a test holds both equal.

import { readPhase } from "../lib/needs";
import { saying, type Saying } from "../lib/saying";
import type { BestChoices, RatedChoice } from "../lib/wire";
import engine from "../pad/engine.json";
import { colourOf, DICE, DIE_COLOURS, type Face, facesOf, isColourPhase, judgeRoll, numberOf, pointsOf } from "../rules/dice";
import { ColoursAttempt } from "./colours";
import { NumbersAttempt } from "./numbers";
import { Ranking } from "./ranking";
import { continuation, type Solution } from "./solution";

export interface Position {
  phase: number;
  points: number; // written for phases
  bonus: number; // the 5-phase bonus, if it has been earned
  lost: number;
  isFirst: boolean; // attempt at this phase
  faces: readonly Face[]; // ten, in the order of the dice, with their colours
  rollsLeft: number;
}

export interface Advice {
  says: Saying;
  best: BestChoices;
}

const RULES = engine.dice.editions.de.rules;
export const PHASES = RULES.phases.map(readPhase);
export const PRINTED_DICE = facesOf(RULES.colours);
const SHOWN = 10;

export class Coach {
  private latest: { key: string; attempt: NumbersAttempt | ColoursAttempt } | undefined;

  /** `tables` are those of the colour phase. */
  constructor(
    private readonly solved: Solution,
    private readonly tables: () => Promise<Float64Array>,
  ) {}

  async advise(position: Position): Promise<Advice> {
    const { phase, points: written, bonus, lost, faces, rollsLeft, isFirst } = position;
    const base = written - lost + bonus;
    const points = pointsOf(PHASES[phase - 1]!, faces);
    const { accept, fail } = continuation(this.solved, phase, written, isFirst);
    if (rollsLeft === 0) {
      const score = { do: "score", worth: base + accept[points!]!, chance: null };
      const decline = { do: "decline", worth: base + fail, chance: null };
      const choices = score.worth >= decline.worth ? [score, decline] : [decline, score];
      const says = saying(choices[0] === score ? "advice-dice-score" : "advice-dice-decline", { points: points! });
      return { says, best: rated(choices) };
    }
    const attempt = await this.attempt(phase, accept.map((value) => Math.max(value, fail) - fail));
    const ranking = new Ranking(SHOWN);
    attempt.rank(faces, rollsLeft, base + fail, ranking);
    const choices = ranking.best.map(({ places, worth, chance }) => ({ do: doing(places), worth, chance }));
    return { says: whyKeep(attempt, phase, faces, ranking.best[0]!.places, points), best: rated(choices) };
  }

  /** The one that was asked about last is at hand. */
  private async attempt(phase: number, gains: number[]): Promise<NumbersAttempt | ColoursAttempt> {
    const key = `${phase}: ${gains.join(" ")}`;
    if (this.latest?.key !== key) {
      const needs = PHASES[phase - 1]!;
      const attempt = isColourPhase(needs)
        ? new ColoursAttempt(needs, gains, PRINTED_DICE, this.solved, await this.tables())
        : new NumbersAttempt(needs, gains);
      this.latest = { key, attempt };
    }
    return this.latest.attempt;
  }
}

const rated = (choices: RatedChoice[]): BestChoices => ({ worth: "total", choices, note: null });

const doing = (places: readonly number[]): string =>
  places.length === DICE.length ? "stop" : `keep ${places.map((place) => DICE[place]!).join(" ") || "-"}`;

/** analysis/dice/advice.py; `points`: what lies there would bring. */
function whyKeep(attempt: NumbersAttempt | ColoursAttempt, phase: number, faces: readonly Face[], places: readonly number[], points: number | null): Saying {
  if (places.length === DICE.length) return saying("advice-dice-stop", { points: points! });
  const needs = PHASES[phase - 1]!;
  const shown = places.map((place) => faces[place]!);
  const dice: ["dice", string[]] = ["dice", told(shown, isColourPhase(needs))];
  const safe = attempt.safe(faces, places);
  if (safe !== null) return saying("advice-dice-improve-safely", { dice, points: safe });
  const chance = rounded(100 * attempt.completed(faces, places));
  if (points !== null) return saying("advice-dice-improve", { dice, points, chance });
  if (!places.length) return saying("advice-dice-keep-nothing", { phase, chance });
  const missing = judgeRoll(needs, shown, PRINTED_DICE).wanted.length;
  return saying("advice-dice-keep", { dice, missing, phase, chance });
}

/** Dice in a sentence: by number; where the phase asks for a colour, by colour and with it. Wilds come last. */
function told(faces: readonly Face[], hasColours: boolean): string[] {
  const order = (face: Face): number => (numberOf(face) || 11) + (hasColours ? 100 * DIE_COLOURS.findIndex((colour) => colour === colourOf(face)) : 0);
  return faces.toSorted((one, other) => order(one) - order(other)).map((face) => (hasColours ? face : face.slice(1)));
}

/** As analysis/dice/advice.py does: what is a half but for the last digits is one, and goes to the even side. */
function rounded(value: number): number {
  const exact = Number(value.toFixed(9));
  const down = Math.floor(exact);
  return exact - down === 0.5 ? down + (down % 2) : Math.round(exact);
}
