"""Which points a hand can hold when somebody else has gone out: arithmetic on the deck, nothing else.

How many cards that are:

- Whoever has not laid a phase holds exactly as many cards as were dealt: every turn, a knock included, takes
  one card and puts one down (card.turn.draw, card.turn.discard), a lost turn does neither.
- Whoever has laid one of `size` cards had 11 in hand in that turn, so at most 11 - size stayed. The turn
  did not end the hand, so it ended with a discard (card.turn.discard): at most 10 - size stayed, and
  at least one, or the player would have gone out (card.out). Later turns take one card and put one or
  more down, so they never raise it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tenfold.games.card.rules import DEALT, Rules
from tenfold.games.card.scoring import card_points
from tenfold.games.card.state import FULL_DECK
from tenfold.pieces.cards import SKIP, WILD


class Scarce(NamedTuple):
    """How many cards of the dearer kinds a hand holds; all others are worth the least."""

    tens: int
    skips: int
    wilds: int


class Claim(NamedTuple):
    """A player says: so many points, in a hand of one of these sizes."""

    sizes: range
    points: int


# card.deck. The 72 cards of 1 to 9 can never run short: five hands hold 50 cards at most.
_NUMBERS = [card for card in FULL_DECK if card not in (WILD, SKIP)]
LOW, TEN = _NUMBERS[0], _NUMBERS[-1]
IN_DECK = Scarce(
    tens=sum(card.number >= 10 for card in _NUMBERS if card.number is not None),
    skips=FULL_DECK.count(SKIP),
    wilds=FULL_DECK.count(WILD),
)


def sizes_left(phase_size: int | None) -> range:
    """How many cards a player who did not go out can hold; empty if laying that phase means going out."""
    return range(DEALT, DEALT + 1) if phase_size is None else range(1, DEALT - phase_size + 1)


def possible_points(rules: Rules, sizes: range) -> tuple[int, ...]:
    """Every sum that one deck can give to a hand of these sizes, smallest first."""
    return tuple(sorted({points for size in sizes for points in _by_points(rules, size)}))


def fit_one_deck(rules: Rules, claims: Sequence[Claim]) -> bool:
    """Whether the hands of all these players can come out of the same deck."""
    used = {Scarce(0, 0, 0)}
    for claim in claims:
        holdings = {
            held for size in claim.sizes for held in _by_points(rules, size).get(claim.points, frozenset())
        }
        used = {
            both
            for before in used
            for held in holdings
            if _within_deck(both := Scarce(*(a + b for a, b in zip(before, held, strict=True))))
        }
    return bool(used)


def _within_deck(held: Scarce) -> bool:
    return all(count <= there for count, there in zip(held, IN_DECK, strict=True))


@cache
def _by_points(rules: Rules, size: int) -> dict[int, frozenset[Scarce]]:
    """The ways in which a hand of this size holds each sum."""
    low, ten, skip, wild = (card_points(rules, card) for card in (LOW, TEN, SKIP, WILD))
    ways: dict[int, set[Scarce]] = {}
    for wilds in range(min(size, IN_DECK.wilds) + 1):
        for skips in range(min(size - wilds, IN_DECK.skips) + 1):
            for tens in range(min(size - wilds - skips, IN_DECK.tens) + 1):
                rest = size - wilds - skips - tens
                points = low * rest + ten * tens + skip * skips + wild * wilds
                ways.setdefault(points, set()).add(Scarce(tens, skips, wilds))
    return {points: frozenset(held) for points, held in ways.items()}
