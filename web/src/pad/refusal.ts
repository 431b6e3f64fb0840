// A refusal of the pad: the message that says why, its facts, and the rule behind it. The messages are the
// terminal's, so both pads answer with the same words.

import { say } from "../lib/speech.svelte";

export type Fact = string | number | Refusal;

export class Refusal extends Error {
  constructor(
    readonly id: string, // of the message
    readonly facts: Record<string, Fact> = {},
    readonly rule: string | null = null,
  ) {
    super(id);
  }

  /** In the language of now; what one refusal says of another is said first. */
  said(): string {
    const facts = Object.entries(this.facts).map(([name, fact]) => [name, fact instanceof Refusal ? fact.said() : fact]);
    return say(this.id, Object.fromEntries(facts) as Record<string, string | number>);
  }

  /** The rule behind it, also if it stands inside of another refusal. */
  get cited(): string | null {
    const inner = Object.values(this.facts).find((fact) => fact instanceof Refusal);
    return this.rule ?? inner?.cited ?? null;
  }
}

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
