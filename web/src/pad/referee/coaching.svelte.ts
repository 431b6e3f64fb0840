// What the coach is told besides the dice: which roll it is, how the game stands, and where dice share faces which of
// them shows what.

import { positionFragment, writePosition } from "../../analysis/position";
import type { Position } from "../../coach/coach";
import { DICE, type Face, isHigh, LOW, lying, pointsOf, ROLLS } from "../../rules/dice";
import engine from "../engine.json";
import { asking } from "./asking.svelte";

const { bonus, bonus_5_after, deduction } = engine.dice;
const MOST_LOST = 5000; // points: a thousand lost attempts

export type Wanting = "dice" | "points" | "most" | "lost" | "failed";

class Coaching {
  roll = $state(1);
  points = $state(""); // written for phases, as it was typed
  hasBonus = $state(true);
  lost = $state("0");
  isAgain = $state(false);
  private named = $state.raw<{ roll: string; faces: Record<number, Face> }>({ roll: "", faces: {} });

  readonly most = $derived(engine.dice.editions.de.maximum.slice(0, asking.phase - 1).reduce((sum, points) => sum + points, 0));
  readonly asksBonus = $derived(asking.phase > bonus_5_after);
  readonly asksAgain = $derived(asking.phase === asking.phases.length); // dice.solo.bonus-10
  private readonly told = $derived(asking.faces.join(" "));
  /** Every way in which low and high dice can show what was told; one where numbers alone matter. */
  private readonly ways: Face[][][] = $derived.by(() => {
    if (asking.faces.length < DICE.length) return [];
    const sides = [asking.dice.slice(0, LOW.length), asking.dice.slice(LOW.length)];
    return sides.map((dice, side) => {
      const all = lying(asking.faces.filter((face) => isHigh(face) === (side === 1)), dice);
      if (asking.tellsColours) return [...all];
      const [first] = all;
      return first ? [first] : [];
    });
  });
  private readonly names = $derived(this.named.roll === this.told ? this.named.faces : {});
  private readonly fitting = $derived(this.ways.map((ways, side) => ways.filter((way) => this.fits(way, side, this.names))));

  /** The ten dice in their order, with their colours; fewer if no dice can show that. */
  readonly faces: Face[] = $derived(this.fitting.flatMap((ways) => ways[0] ?? []));
  /** The dice of which it is not clear what they show, or was not. */
  readonly unclear = $derived(DICE.map((_, place) => place).filter((place) => this.choices(place).length > 1 || place in this.names));
  readonly isClear = $derived(this.fitting.every((ways) => ways.length < 2));

  /** What keeps the coach from answering; null: nothing. */
  readonly wanting: Wanting | null = $derived.by(() => {
    if (this.faces.length < DICE.length) return "dice";
    if (asking.phase > 1 && !/^\d{1,3}$/.test(this.points.trim())) return "points";
    if (Number(this.points) > this.most && asking.phase > 1) return "most";
    if (!/^\d{1,4}$/.test(this.lost.trim()) || Number(this.lost) % deduction || Number(this.lost) > MOST_LOST) return "lost";
    return this.roll === ROLLS && pointsOf(asking.needs, this.faces) === null ? "failed" : null;
  });
  readonly position: Position | null = $derived(
    this.wanting
      ? null
      : {
          phase: asking.phase,
          points: asking.phase > 1 ? Number(this.points) : 0,
          bonus: this.asksBonus && this.hasBonus ? bonus : 0,
          lost: Number(this.lost),
          isFirst: !(this.asksAgain && this.isAgain),
          faces: this.faces,
          rollsLeft: ROLLS - this.roll,
        },
  );

  /** The same for the analysis board, which asks the server. */
  readonly fragment = $derived.by(() => {
    if (!this.position) return "";
    const { phase, points, bonus, lost, isFirst, faces } = this.position;
    const fields = {
      dice: faces.map((face, place) => `${DICE[place]!}=${face}`).join(" "),
      rolls: String(this.roll),
      phases: String(phase),
      points: this.asksBonus ? `${points}+${bonus}` : String(points),
      lost: String(lost),
      ...(isFirst ? {} : { again: "yes" }),
    };
    return positionFragment(writePosition({ head: "dice de", fields }));
  });

  /** What a die can show, beside what others were said to. */
  choices(place: number): Face[] {
    const side = Number(place >= LOW.length);
    const others = Object.fromEntries(Object.entries(this.names).filter(([named]) => Number(named) !== place));
    const ways = this.ways[side]?.filter((way) => this.fits(way, side, others)) ?? [];
    return [...new Set(ways.map((way) => way[place - side * LOW.length]!))];
  }

  nameOf = (place: number): Face | "" => this.names[place] ?? "";

  name(place: number, face: Face | ""): void {
    const { [place]: _, ...others } = this.names;
    this.named = { roll: this.told, faces: face ? { ...others, [place]: face } : others };
  }

  private fits(way: Face[], side: number, names: Record<number, Face>): boolean {
    return way.every((face, at) => (names[at + side * LOW.length] ?? face) === face);
  }
}

export const coaching = new Coaching();
