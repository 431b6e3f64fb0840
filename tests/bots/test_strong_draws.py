"""Cards to come in a world of the search: the same whichever choice is tried, as likely as by the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.card.search.draws import DRAWS, ORDERS, lay_orders, place_drawn
from tenfold.games.card import CardKind
from tenfold.kernel.games import Games
from tenfold.kernel.nature import off_the_deck

WORLDS = 20_000


@numba.njit
def draw(worlds: Any, seats: Any, orders: Any, cards: Any) -> None:
    """In every world, a card for one of the seats after the other."""
    played, drawn = worlds.copy(), np.zeros(DRAWS, np.int16)
    for i in range(len(worlds)):
        world, game = worlds[i], played[i]
        lay_orders(world, orders)
        drawn[:] = 0
        left = 0 + world.deck_size
        for at in range(len(seats)):
            game.seat = seats[at]
            cards[i, at] = off_the_deck(game, place_drawn(game, world, orders, drawn, left))
            left -= 1


def drawn_by(*seats: int, worlds: int = WORLDS) -> tuple[NDArray[Any], Counter[int]]:
    """What they draw, in a row for each world, and the pile that they draw from."""
    game = Games(CardKind().rules("intl"), players=3, games=1, seed=5, dealer=0).records
    records = np.repeat(game, worlds)
    records["chance"] = np.arange(worlds, dtype=np.uint64)
    cards = np.zeros((worlds, len(seats)), np.int64)
    draw(records, np.array(seats), np.zeros(ORDERS, np.int16), cards)
    return cards, Counter(game["deck"][0, : game["deck_size"][0]].tolist())


def test_any_card_of_the_pile_is_as_likely() -> None:
    cards, pile = drawn_by(0, 1, 1, 0, 2)
    for column in cards.T:
        times = Counter(column.tolist())
        for kind, copies in pile.items():
            share = copies / pile.total()
            error = (share * (1 - share) / WORLDS) ** 0.5
            assert abs(times[kind] / WORLDS - share) < 5 * error


def test_the_whole_pile_is_drawn() -> None:
    _, pile = drawn_by(worlds=1)
    cards, _ = drawn_by(*(at % 3 for at in range(pile.total())), worlds=50)
    assert all(Counter(row) == pile for row in cards.tolist())


def test_one_card_more_or_less_changes_little() -> None:
    """A seat draws what it would have drawn, unless another one has that very card already."""
    without, pile = drawn_by(0, 1, 2, 0, 1, 2)
    taken, _ = drawn_by(1, 2, 0, 1, 2)  # the first seat takes what was discarded, and draws one card less
    for drawn, otherwise in (([1, 4], [0, 3]), ([2, 5], [1, 4])):
        same = (without[:, drawn] == taken[:, otherwise]).all(axis=1).mean()
        assert same > 1 - 10 / pile.total()
    assert (without[:, 0] == taken[:, 2]).mean() > 1 - 5 / pile.total()
