"""Which cards a hand misses least, one after the other: for a swap, and for what is kept after a round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tenfold.analysis.board.hand import Reading
from tenfold.pieces.cards import WILD, Card, without_card

TRIED = 5  # so many of the cards that are missed least by themselves are tried each time


class Shed(NamedTuple):
    card: Card
    missed: float  # the draws that the hand is then farther away


def shed(reading: Reading) -> Iterator[Shed]:
    """The ordinary cards of the hand, each time the one that what is left misses least."""
    left, now = reading.cards, reading.away_now
    waiting = sorted([card for card in left if card != WILD], key=lambda card: (reading.loss(card), card))
    while waiting:
        tried = dict.fromkeys(waiting[:TRIED])
        away, card = min([(reading.away(without_card(left, card)), card) for card in tried])
        yield Shed(card, away - now)
        left, now = without_card(left, card), away
        waiting.remove(card)
