// A refusal of the pad: a saying, and the rule behind it. What the terminal's pad refuses too, it says with the same
// sayings; the others are the page's own.

import type { Given, Saying } from "../lib/saying";
import type { Sayings } from "../lib/sayings";

interface Own {
  "page-pad-dice-decline": {};
  "page-pad-dice-over": {};
  "page-pad-dice-points": { name: "name"; phase: "number"; points: "text"; nearest: "words" };
  "page-pad-dice-turn": { name: "name"; turn: "name" };
  "page-pad-entry": { entry: "number"; problem: "saying" };
  "page-pad-file-unread": {};
  "page-pad-link-broken": { problem: "saying" };
  "page-pad-link-cut": {};
  "page-pad-link-packed": {};
  "page-pad-link-size": {};
  "page-pad-missing-out": {};
  "page-pad-missing-phase": { name: "name" };
  "page-pad-missing-points": { name: "name" };
  "page-pad-name-empty": {};
  "page-pad-wild-points": { least: "number"; most: "number" };
}

type Refusals = Sayings & Own;

export class Refusal extends Error {
  constructor(
    readonly saying: Saying,
    readonly rule: string | null = null,
  ) {
    super(saying.id);
  }
}

/** `refused("refusal-pad-out-points", { name: ["name", "Ann"] }, "card.score")`. */
export const refused = <Id extends keyof Refusals>(id: Id, facts: Given<Refusals[Id]>, rule: string | null = null): Refusal =>
  new Refusal({ id, facts: facts as Saying["facts"] }, rule);

/** What this refuses, or null. Anything else that goes wrong is a defect. */
export function refusalOf(act: () => unknown): Refusal | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
