// 95 % intervals of what was counted a few times: Wilson's of a share, Student's t of a mean.

const Z = 1.959964; // of the normal distribution, 2.5 % beyond it on either side

/** So many of so many. */
export interface Share {
  count: number;
  of: number;
  value: number;
  low: number;
  high: number;
}

/** Of nothing the value is NaN, and the interval everything. */
export function share(count: number, of: number): Share {
  if (!of) return { count, of, value: NaN, low: 0, high: 1 };
  const value = count / of;
  const spread = Z ** 2 / of;
  const middle = (value + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((value * (1 - value)) / of + spread / (4 * of));
  return { count, of, value, low: count ? middle - half : 0, high: count < of ? middle + half : 1 };
}

/** Of what is never below 0. */
export interface Mean {
  of: number;
  value: number; // NaN of nothing
  low: number | null; // of too few there is no interval
  high: number | null;
}

const FEWEST = 5; // an interval of fewer values says nothing

export function mean(values: readonly number[]): Mean {
  const of = values.length;
  const value = values.reduce((sum, one) => sum + one, 0) / of;
  if (of < FEWEST) return { of, value, low: null, high: null };
  const variance = values.reduce((sum, one) => sum + (one - value) ** 2, 0) / (of - 1);
  const half = student(of - 1) * Math.sqrt(variance / of);
  return { of, value, low: Math.max(0, value - half), high: value + half };
}

/** Beyond which 2.5 % of Student's distribution are, by the series of Cornish and Fisher. */
function student(freedom: number): number {
  const terms = [
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
    (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / 92160,
  ];
  return terms.reduce((sum, term, at) => sum + term / freedom ** (at + 1), Z);
}
