// A hand that is being entered, or one that is corrected: what stands in the fields, and what it says.

import { checkScore, linesOf, openTo, type CardSheet, type Hand, type Score } from "../card";
import { pointsIn } from "../points";
import { type Refusal, refused, refusalOf } from "../refusal";
import { blankDraft, type Draft } from "../sheets";

export class Entering {
  draft = $state<Draft>({ out: null, entries: [] });
  sheet: CardSheet; // may change under the fields

  /** `at`: the place of a hand that is corrected; null for the next one. */
  constructor(
    sheet: CardSheet,
    readonly at: number | null,
    draft: Draft | null,
  ) {
    this.sheet = $state.raw(sheet);
    this.draft = draft ?? (at === null ? blankDraft(sheet) : asDraft(sheet.hands[at]!));
  }

  /** The sheet before this hand. */
  get lines() {
    return linesOf(this.sheet, this.at ?? this.sheet.hands.length);
  }

  open(seat: number): number[] {
    return openTo(this.sheet.rules, this.lines, seat);
  }

  /** Whoever goes out has laid the phase and holds no points. */
  score(seat: number): Score {
    const { points, laid, phase, anyway } = this.draft.entries[seat]!;
    const isOut = seat === this.draft.out;
    const hasLaid = isOut || laid;
    const open = this.open(seat);
    const named = this.sheet.rules.free_order && hasLaid ? (open.length === 1 ? open[0]! : phase) : null;
    const meant = isOut ? 0 : (pointsIn(points, this.sheet.rules) ?? NaN);
    return { points: meant, laid: hasLaid, phase: named, ...(anyway && !isOut ? { anyway: true } : {}) };
  }

  /** What is missing or impossible in somebody's entry, or null. */
  refusal(seat: number): Refusal | null {
    const score = this.score(seat);
    const name = this.sheet.names[seat]!;
    if (this.sheet.rules.free_order && score.laid && score.phase === null) return refused("page-pad-missing-phase", { name: ["name", name] });
    if (seat === this.draft.out) return null;
    if (Number.isNaN(score.points)) return refused("page-pad-missing-points", { name: ["name", name] });
    return refusalOf(() => checkScore(this.sheet, this.lines, seat, score));
  }

  /** The hand that the fields make up, or a Refusal that says what is missing. */
  hand(): Hand {
    const { out } = this.draft;
    if (out === null) throw refused("page-pad-missing-out", {});
    return { out, scores: this.sheet.names.map((_, seat) => this.score(seat)) };
  }
}

function asDraft(hand: Hand): Draft {
  const entries = hand.scores.map(({ points, laid, phase, anyway }, seat) => ({
    points: seat === hand.out ? "" : String(points),
    laid,
    phase,
    anyway: anyway === true,
  }));
  return { out: hand.out, entries };
}
