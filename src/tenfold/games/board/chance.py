"""Nature's part: the deal and the dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tenfold.core import Chance, Stream
from tenfold.games.board.actions import Action, Deal, Roll
from tenfold.games.board.rules import DEALT, OPENED
from tenfold.games.board.state import State
from tenfold.games.nature import Dealing
from tenfold.pieces.cards import Card, hand


@dataclass(frozen=True, slots=True)
class DealChance(Dealing[Action]):
    """board.setup, board.round.next: everybody up to ten cards, then five that open the discard pile."""

    state: State

    def sample(self, stream: Stream) -> Deal:
        pool = list(self.state.deck)

        def deal(count: int) -> list[Card]:
            return [pool.pop(stream.below(len(pool))) for _ in range(count)]

        hands = tuple(hand(deal(count)) for count in dealt_counts(self.state))
        return Deal(hands, tuple(deal(OPENED)))


def dealt_counts(state: State) -> list[int]:
    """How many cards each seat gets: what it lacks of ten, kept jokers counted (board.round.next)."""
    return [DEALT - len(cards) - len(faces) for cards, faces in zip(state.hands, state.jokers, strict=True)]


_FACES = range(1, 7)
_ROLLS = {(low, high): Roll(low, high) for low in _FACES for high in range(low, 7)}


@dataclass(frozen=True, slots=True)
class RollChance(Chance[Action]):
    """Two six-sided dice; which of them shows what does not matter."""

    def sample(self, stream: Stream) -> Roll:
        one, other = stream.below(6) + 1, stream.below(6) + 1
        return _ROLLS[(one, other) if one <= other else (other, one)]

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        return [(roll, 1 if low == high else 2) for (low, high), roll in _ROLLS.items()]
