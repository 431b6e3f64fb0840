// The best choices of a roll, in their order: analysis/dice/evaluation.py (`_rank`), which says why.

/** Dice to keep, by their places in the roll; all ten: stop. */
export interface Keep {
  places: number[];
  worth: number;
  chance: number; // to complete the phase in this attempt
}

const NEAR = 1e-8;
const ALL = 10;

/** Rounding must not decide: nine digits are compared. */
function compared(one: number, other: number): number {
  return Math.abs(one - other) > NEAR ? other - one : Number(other.toFixed(9)) - Number(one.toFixed(9));
}

/** Negative if the one comes first: of equals what makes the phase oftener, then rolling no more, then the fewest dice. */
export function ranked(one: Keep, other: Keep): number {
  const rolled = ({ places }: Keep): number => (places.length === ALL ? -1 : places.length);
  const first = one.places.findIndex((place, at) => place !== other.places[at]);
  return (
    compared(one.worth, other.worth) ||
    compared(one.chance, other.chance) ||
    rolled(one) - rolled(other) ||
    (first < 0 ? 0 : one.places[first]! - other.places[first]!)
  );
}

/** Takes choices as they are found, and keeps the first few of their order. */
export class Ranking {
  readonly best: Keep[] = [];

  constructor(private readonly most: number) {}

  offer(worth: number, chance: number, low: readonly number[], high: readonly number[]): void {
    const last = this.best.length === this.most ? this.best.at(-1)! : null;
    if (last && worth < last.worth - NEAR) return;
    const keep = { places: [...low, ...high], worth, chance };
    if (last && ranked(keep, last) >= 0) return;
    if (last) this.best.pop();
    let at = this.best.length;
    while (at > 0 && ranked(keep, this.best[at - 1]!) < 0) at -= 1;
    this.best.splice(at, 0, keep);
  }
}
