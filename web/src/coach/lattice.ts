// Rolls and kept sets of dice that are alike, as multisets: the solver's analysis/dice/solver/rolls.py, which says why.
// Arrays are (multiset, width); smaller multisets stand before larger ones.

const TIE = 1e-11; // values closer than this are equal: the larger kept set is taken

export class Lattice {
  readonly numbers: readonly number[]; // of the kinds; 0: a wild
  readonly counts: number[][] = []; // by multiset: how many of each kind
  readonly full: number; // where the rolls begin
  private readonly chance: number[];
  private readonly more: number[][] = []; // with a die of each kind more; none from a roll on
  private readonly less: number[][] = []; // with one less, by kind

  constructor(dice: number, faces: readonly number[]) {
    this.numbers = [...new Set(faces)];
    this.chance = this.numbers.map((number) => faces.filter((face) => face === number).length / faces.length);
    const known = new Map<string, number>();
    const place = (counts: number[]): number => {
      const key = counts.join(" ");
      if (!known.has(key)) {
        known.set(key, this.counts.length);
        this.counts.push(counts);
      }
      return known.get(key)!;
    };
    place(this.numbers.map(() => 0));
    let level = 0;
    for (let size = 0; size < dice; size++) {
      const next = this.counts.length;
      for (; level < next; level++) {
        this.more[level] = this.numbers.map((_, kind) => place(this.counts[level]!.with(kind, this.counts[level]![kind]! + 1)));
      }
    }
    this.full = level;
    this.less = this.counts.map((counts) => counts.flatMap((count, kind) => (count ? [known.get(counts.with(kind, count - 1).join(" "))!] : [])));
  }

  get size(): number {
    return this.counts.length;
  }

  get rolls(): number {
    return this.size - this.full;
  }

  /** A multiset with a die of this kind more. */
  with = (at: number, kind: number): number => this.more[at]![kind]!;

  /** The multiset of these counts. */
  index(counts: readonly number[]): number {
    let at = 0;
    counts.forEach((count, kind) => {
      for (let die = 0; die < count; die++) at = this.with(at, kind);
    });
    return at;
  }

  /** The mean over the dice not yet kept, one die at a time, for every kept set. */
  expected(ofRolls: Float64Array, width: number): Float64Array {
    const value = new Float64Array(this.size * width);
    value.set(ofRolls, this.full * width);
    for (let at = this.full - 1; at >= 0; at--) {
      for (let kind = 0; kind < this.chance.length; kind++) {
        const [from, chance] = [this.more[at]![kind]! * width, this.chance[kind]!];
        for (let other = 0; other < width; other++) value[at * width + other]! += value[from + other]! * chance;
      }
    }
    return value;
  }

  /** For every multiset the most that any part of it is worth, and that part. */
  best(kept: Float64Array, width: number): { value: Float64Array; part: Int16Array } {
    const value = kept.slice();
    const part = new Int16Array(kept.length);
    for (let at = 1; at < this.size; at++) {
      const smaller = this.less[at]!;
      for (let other = 0; other < width; other++) {
        const here = at * width + other;
        let most = kept[here]!;
        for (let nth = 0; nth < smaller.length; nth++) most = Math.max(most, value[smaller[nth]! * width + other]!);
        value[here] = most;
        part[here] = at;
        if (kept[here]! >= most - TIE) continue;
        let nth = 0; // of several that are best the first counts
        while (value[smaller[nth]! * width + other]! < most - TIE) nth += 1;
        part[here] = part[smaller[nth]! * width + other]!;
      }
    }
    return { value, part };
  }
}

/** Rows and columns exchanged. */
export function transposed(values: Float64Array, width: number): Float64Array {
  const height = values.length / width;
  const found = new Float64Array(values.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) found[column * height + row] = values[row * width + column]!;
  }
  return found;
}
