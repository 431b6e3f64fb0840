// Variants as the options that they set: so they can be ticked at a table whose rules stand there in full.

import type { Rules } from "./messages";

const SHORT = /^short:(\d+)$/;
const OPTIONS: Record<string, [option: string, on: unknown, off: unknown]> = {
  fixed: ["fixed_hands", true, false],
  even: ["parity", "even", null],
  odd: ["parity", "odd", null],
  knock: ["knocking", true, false],
  free: ["free_order", true, false],
  locked: ["reroll_kept", false, true],
  "free-decline": ["solo_decline", "free", "costs-5"],
  "no-decline": ["solo_decline", "never", "costs-5"],
  deductions: ["solo_deductions_count", true, false],
};

/** Two that cannot be on together, with the words why (card.variant.combine). */
export const CONTRADICTIONS: Record<string, [other: string, why: string]> = {
  free: ["fixed", "refusal-free-and-fixed"],
  fixed: ["free", "refusal-free-and-fixed"],
};

/** Those of the offered variants that are in force. */
export function variantsOf(rules: Rules, offered: readonly string[]): string[] {
  if (rules.variants) return rules.variants;
  return offered.flatMap((variant) => {
    if (variant === "short:K") return rules["short"] ? [`short:${String(rules["short"])}`] : [];
    const option = OPTIONS[variant];
    return option && rules[option[0]] === option[1] ? [variant] : [];
  });
}

/** The rules in full, with these variants on and the others off. */
export function withVariants(rules: Rules, offered: readonly string[], chosen: readonly string[]): Rules {
  const changed: Rules = { ...rules };
  delete changed.variants;
  for (const variant of offered) {
    const option = OPTIONS[variant];
    if (option && changed[option[0]] === option[1]) changed[option[0]] = option[2];
  }
  delete changed["short"];
  for (const variant of chosen) {
    const short = SHORT.exec(variant);
    const option = OPTIONS[variant];
    if (short) changed["short"] = Number(short[1]);
    else if (option) changed[option[0]] = option[1];
  }
  for (const [name, value] of Object.entries(changed)) if (value === null) delete changed[name];
  return changed;
}
