"""After a round: which cards to keep for the next one (board.round.keep-five)."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.board.hand import Reading, as_card
from tenfold.analysis.board.reasons import Advice, Fact, Reason
from tenfold.analysis.board.shedding import shed
from tenfold.games.board.actions import ORDINARY, Action, Held, Keep
from tenfold.games.board.rules import KEPT
from tenfold.pieces.cards import hand, write_cards

WORTH_KEEPING = 0.8  # draws that a kept card must save: a new one is dealt for each that goes


def advise_keep(reading: Reading, legal: Sequence[Action]) -> Advice:
    kept = best_kept(reading)
    needs = reading.needs
    facts: dict[str, Fact] = {"phase": needs.phase}
    if not kept:
        return Advice(Keep(()), Reason.KEEP_NONE, facts)
    cards = write_cards([as_card(held) for held in kept])
    distance = reading.distance(hand(as_card(held) for held in kept))
    return Advice(Keep(tuple(kept)), Reason.KEEP_BEST, facts | {"cards": cards, "distance": distance})


def best_kept(reading: Reading) -> list[Held]:
    """The hand less what it misses least, card by card; jokers are never among those."""
    left = list(reading.held)
    for card, missed in shed(reading):
        if len(left) <= KEPT and missed > WORTH_KEEPING:
            return left
        left.remove(ORDINARY[card])
    return left[:KEPT]
