// Phases as data, from their text form (`set 3 + run 4`), and in words.

export type Kind = "set" | "run" | "colour";
export interface Need {
  kind: Kind;
  size: number;
}

export function readPhase(text: string): Need[] {
  return text.split("+").map((part) => {
    const [kind, size] = part.trim().split(" ");
    return { kind: kind as Kind, size: Number(size) };
  });
}

type Say = (id: string, facts: Record<string, string | number>) => string;

/** A phase in words: set of 3 and run of 4; 2 × set of 4. `family` are the messages for its needs. */
export function saidPhase(needs: Need[], family: string, say: Say): string {
  const counted = new Map<string, { need: Need; count: number }>();
  for (const need of needs) {
    const key = `${need.kind} ${need.size}`;
    counted.set(key, { need, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  const words = [...counted.values()].map(
    ({ need, count }) => (count === 1 ? "" : `${count} × `) + say(`${family}-${need.kind}`, { size: need.size }),
  );
  return words.reduce((first, second) => say("need-and", { first, second }));
}
