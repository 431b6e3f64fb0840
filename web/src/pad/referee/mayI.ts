// What people at a real table ask again and again, and the rule that answers it; of an edition, or of all.

import type { Game } from "./asking.svelte";

interface Answer {
  asks: string; // the message of the question
  is: boolean;
  rule: string;
  edition?: string;
}

const yes = (asks: string, rule: string, edition?: string): Answer => ({ asks, is: true, rule, ...(edition ? { edition } : {}) });
const no = (asks: string, rule: string, edition?: string): Answer => ({ ...yes(asks, rule, edition), is: false });

const ANSWERS: Record<Game, Answer[]> = {
  card: [
    yes("page-may-take-wild", "card.open.wild"),
    no("page-may-take-skip", "card.skip.not-from-discard"),
    no("page-may-lay-part", "card.laydown.whole"),
    yes("page-may-lay-longer", "card.laydown.extra"),
    no("page-may-lay-two", "card.phases.one-per-hand"),
    yes("page-may-same-number", "card.set.same-number-twice"),
    no("page-may-wrap", "card.run.no-wrap"),
    no("page-may-wilds-alone", "card.wild.natural-minimum", "intl"),
    yes("page-may-wilds-alone", "card.wild.no-minimum", "fx"),
    no("page-may-swap-wild", "card.wild.fixed"),
    no("page-may-add-before", "card.hit.after-phase"),
    yes("page-may-add-same-turn", "card.hit.same-turn"),
    yes("page-may-add-to-others", "card.hit.where"),
    no("page-may-skip-twice", "card.skip.once-per-lap", "intl"),
    yes("page-may-skip-twice", "card.skip.one-pending", "fx"),
    yes("page-may-out-without-discard", "card.out"),
  ],
  board: [
    no("page-may-lay-part", "board.laydown"),
    yes("page-may-lay-longer", "board.laydown.longer"),
    yes("page-may-same-number", "board.set"),
    no("page-may-wrap", "board.run"),
    no("page-may-jokers-alone", "board.joker.one-real"),
    no("page-may-swap-wild", "board.joker.no-swap"),
    yes("page-may-joker-on-full", "board.joker.full-groups"),
    no("page-may-add-before", "board.add"),
    yes("page-may-add-to-others", "board.add"),
    yes("page-may-discard-two", "board.discard.two-when-full", "intl"),
    no("page-may-out-without-discard", "board.out.keep-one"),
  ],
  dice: [
    yes("page-may-reroll-kept", "dice.turn"),
    yes("page-may-stop-early", "dice.turn.stop-early"),
    yes("page-may-same-number", "dice.set.same-number-twice"),
    no("page-may-wrap-dice", "dice.run"),
    yes("page-may-wilds-alone", "dice.wild"),
    no("page-may-wild-colour", "dice.colour"),
    yes("page-may-decline", "dice.decline"),
    no("page-may-skip-phase", "dice.order"),
  ],
};

export const answersOf = (game: Game, edition: string): Answer[] =>
  ANSWERS[game].filter((answer) => answer.edition === undefined || answer.edition === edition);
