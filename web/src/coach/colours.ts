// An attempt at a phase of one colour, from tables of the solution: analysis/dice/colour_policy.py, which says why.

import type { Need } from "../lib/needs";
import { colourOf, DIE_COLOURS, type Face, pointsOf } from "../rules/dice";
import type { Ranking } from "./ranking";
import type { Mixed, Solution } from "./solution";

const AGAIN = 6; // instead of a face: rolled again

/** Of one colour: what keeping its faces on some dice is worth, over the places of all ten dice as one number. */
interface Table {
  shape: number[]; // places of each die
  place: number[][]; // (die, face): 0 if it is of another colour
  kept: Float64Array;
  chance: Float64Array;
}

export class ColoursAttempt {
  private readonly decisions: { tables: Table[]; mixed: Mixed }[]; // before the last two rolls, before the last

  /** `gains`: by points, what they are worth more than failing. */
  constructor(
    private readonly needs: readonly Need[],
    private readonly gains: readonly number[],
    private readonly dice: readonly Face[][],
    { mixed }: Solution,
    tables: Float64Array,
  ) {
    let from = 0;
    const shapes = DIE_COLOURS.map((colour) => placesOf(colour, dice));
    const lists = (): Float64Array[] => shapes.map(({ shape }) => tables.subarray(from, (from += shape.reduce((all, places) => all * places))));
    this.decisions = [mixed.first, mixed.last].map((of) => {
      const [kept, chance] = [lists(), lists()];
      return { mixed: of, tables: shapes.map((shape, at) => ({ ...shape, kept: kept[at]!, chance: chance[at]! })) };
    });
  }

  /** The dice of one colour in all parts, the few mixed sets that can be better, and stopping. */
  rank(faces: readonly Face[], rollsLeft: number, failed: number, ranking: Ranking): void {
    const roll = faces.map((face, die) => this.dice[die]!.indexOf(face));
    const found = new Map<string, { places: number[]; value: number; chance: number }>();
    const note = (places: number[], value: number, chance: number) => found.set(places.join(" "), { places, value, chance });
    const points = pointsOf(this.needs, faces);
    note(faces.map((_, die) => die), points === null ? 0 : this.gains[points]!, Number(points !== null));
    const { tables, mixed } = this.decisions[2 - rollsLeft]!;
    for (const table of tables) {
      for (const { places, at } of partsOf(table, roll)) if (places.length < faces.length) note(places, table.kept[at]!, table.chance[at]!);
    }
    mixed.keeps.forEach((keep, at) => {
      if (!keep.every((face, die) => face === AGAIN || face === roll[die])) return;
      note(keep.flatMap((face, die) => (face === AGAIN ? [] : [die])), mixed.kept[at]!, mixed.chance[at]!);
    });
    for (const { places, value, chance } of found.values()) ranking.offer(failed + value, chance, places, []);
  }

  /** How likely the phase is complete after all but these are rolled once: enough dice show one colour, whichever. */
  completed(faces: readonly Face[], places: readonly number[]): number {
    const size = this.needs[0]!.size;
    let chances = new Map([[DIE_COLOURS.map((colour) => places.filter((place) => colourOf(faces[place]!) === colour).length).join(" "), 1]]);
    for (const die of this.dice.filter((_, place) => !places.includes(place))) {
      const more = new Map<string, number>();
      for (const [shown, chance] of chances) {
        for (const face of die) {
          const counts = shown.split(" ").map((count, at) => Number(count) + Number(DIE_COLOURS[at] === colourOf(face))).join(" ");
          more.set(counts, (more.get(counts) ?? 0) + chance / die.length);
        }
      }
      chances = more;
    }
    return [...chances].reduce((sum, [shown, chance]) => sum + (Math.max(...shown.split(" ").map(Number)) >= size ? chance : 0), 0);
  }

  /** What keeping these brings whatever all others show; null if the phase may be lost. */
  safe(faces: readonly Face[], places: readonly number[]): number | null {
    return pointsOf(this.needs, places.map((place) => faces[place]!));
  }
}

function placesOf(colour: string, dice: readonly Face[][]): Pick<Table, "shape" | "place"> {
  const place = dice.map((die) => {
    let places = 0;
    return die.map((face) => (colourOf(face) === colour ? ++places : 0));
  });
  return { place, shape: place.map((of) => Math.max(...of) + 1) };
}

/** Every part of the dice that show the table's colour, and its place there. */
function partsOf({ shape, place }: Table, roll: readonly number[]): { places: number[]; at: number }[] {
  let parts: { places: number[]; at: number }[] = [{ places: [], at: 0 }];
  roll.forEach((face, die) => {
    const own = place[die]![face]!;
    parts = parts.flatMap(({ places, at }) => [
      { places, at: at * shape[die]! },
      ...(own ? [{ places: [...places, die], at: at * shape[die]! + own }] : []),
    ]);
  });
  return parts;
}
