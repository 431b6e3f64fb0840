"""After a round: which cards to keep for the next one (board.round.keep-five)."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.advice import Advice
from tenfold.analysis.board import reasons
from tenfold.analysis.board.hand import Reading, as_card
from tenfold.analysis.board.shedding import shed
from tenfold.games.board.actions import ORDINARY, Action, Held, Keep
from tenfold.games.board.rules import KEPT
from tenfold.pieces.cards import hand

WORTH_KEEPING = 0.8  # draws that a kept card must save: a new one is dealt for each that goes


def advise_keep(reading: Reading, legal: Sequence[Action]) -> Advice:
    kept = best_kept(reading)
    phase = reading.needs.phase
    if not kept:
        return Advice(Keep(()), reasons.KEEP_NONE(phase=phase))
    cards = [as_card(held) for held in kept]
    distance = reading.distance(hand(cards))
    return Advice(Keep(tuple(kept)), reasons.KEEP_BEST(cards=cards, phase=phase, distance=distance))


def best_kept(reading: Reading) -> list[Held]:
    """The hand less what it misses least, card by card; jokers are never among those."""
    left = list(reading.held)
    for card, missed in shed(reading):
        if len(left) <= KEPT and missed > WORTH_KEEPING:
            return left
        left.remove(ORDINARY[card])
    return left[:KEPT]
