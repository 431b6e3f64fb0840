// Names for narrow places.

const LEAST = 3; // letters that are kept of a name

/**
 * A name of more than `most` letters is cut to the shortest beginning that nobody else shares, three letters at least; if
 * there is none, its end is kept ("Max…2").
 */
export function shortNames(names: readonly string[], most = 6): string[] {
  const letters = names.map((name) => [...name.toLowerCase()]);
  const begins = (name: readonly string[], as: readonly string[], count: number): boolean =>
    as.slice(0, count).every((letter, at) => letter === name[at]);
  return names.map((name, at) => {
    const [own, shown] = [letters[at]!, [...name]];
    if (own.length <= most) return name;
    const others = letters.filter((_, other) => other !== at);
    for (let kept = LEAST; kept < own.length - 1; kept++) {
      if (!others.some((other) => begins(other, own, kept))) return shown.slice(0, kept).join("") + "…";
    }
    return `${shown.slice(0, LEAST).join("")}…${shown.at(-1)}`;
  });
}
