// Phases as data, from their text form (`set 3 + run 4`), and in words.

import { say } from "./speech.svelte";

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

const CARD_NEEDS: Record<Kind, string> = { set: "need-set", run: "need-run", colour: "need-colour" };
const DICE_NEEDS: Record<Kind, string> = {
  set: "dice-need-set",
  run: "dice-need-run",
  colour: "dice-need-colour",
};

/** A phase in words: set of 3 and run of 4; 2 × set of 4. */
export function saidPhase(needs: Need[], game: string): string {
  const ids = game === "dice" ? DICE_NEEDS : CARD_NEEDS;
  const counted = new Map<string, { need: Need; count: number }>();
  for (const need of needs) {
    const key = `${need.kind} ${need.size}`;
    counted.set(key, { need, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  const words = [...counted.values()].map(
    ({ need, count }) => (count === 1 ? "" : `${count} × `) + say(ids[need.kind], { size: need.size }),
  );
  return words.reduce((first, second) => say("need-and", { first, second }));
}
