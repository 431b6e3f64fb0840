"""The search as Python calls it: from a view to the id of an action, and whole matches."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.card.fast.reading import readings
from tenfold.analysis.card.search.entries import play_on
from tenfold.analysis.card.search.search import EFFORT, FIGURES, FOUND, GAMES, MOST_WORLDS
from tenfold.analysis.card.search.values import NOT_LEARNED, learned
from tenfold.analysis.card.weights import USUAL, Weights
from tenfold.games.card.rules import Rules
from tenfold.games.card.view import View
from tenfold.kernel.layout import CHOICES, GAME, NOBODY
from tenfold.kernel.states import from_view

ENDLESS = 10_000  # hands


def effort(
    first: int, *, rounds: int, caution: float, per_turn: float, weighed: int = NOBODY
) -> NDArray[Any]:
    """How the search goes (`search.EFFORT`)."""
    return np.array([(first, rounds, caution, per_turn, weighed)], EFFORT)


NO_EFFORT = effort(0, rounds=0, caution=0, per_turn=0)


def choose(rules: Rules, view: View, how: NDArray[Any]) -> int:
    """What the viewer, who must decide, should do; the same view always gives the same."""
    assert view.viewer is not None
    return _chosen(rules, view, 1 << view.viewer, how, learned())


def choose_as_solid(rules: Rules, view: View) -> int:
    """What `solid` does, without a search."""
    return _chosen(rules, view, 0, NO_EFFORT, NOT_LEARNED)


def _chosen(rules: Rules, view: View, searching: int, how: NDArray[Any], values: NDArray[Any]) -> int:
    record, actions = from_view(rules, view), np.zeros(1, np.int64)
    play_on(record, np.array([searching]), False, how, values, readings(), *room_to_search(), 0, actions)
    return int(actions[0])


class TriedChoices(NamedTuple):
    """What came of the choices that were tried to the end: a row for each, a column for each world."""

    actions: list[int]
    figures: NDArray[Any]  # by `search.WORTH`, `MADE`, `OUT`, `POINTS`


def weigh(rules: Rules, view: View, how: NDArray[Any]) -> TriedChoices:
    """What the viewer could do, with `how["weighed"]` among it; of a position (`WHOEVER`) one row."""
    assert view.viewer is not None
    room = room_to_search()
    *_, worths, found = room
    record, actions = from_view(rules, view), np.zeros(1, np.int64)
    play_on(record, np.array([1 << view.viewer]), False, how, learned(), readings(), *room, 0, actions)
    worlds = found[1].max()
    rows = np.flatnonzero(found[1] == worlds)
    return TriedChoices(found[0, rows].tolist(), worths[:, rows, :worlds])


def room_to_search() -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any]]:
    """For `play_on`: room for choices, for games, for what came of them, and for who met them."""
    return (
        np.zeros(1, CHOICES),
        np.zeros(GAMES, GAME),
        np.zeros((FIGURES, FOUND, MOST_WORLDS)),
        np.zeros((2, FOUND), np.int64),
    )


def play_solid(records: NDArray[Any], hands: int = ENDLESS, weights: Weights = USUAL) -> None:
    """So many hands of every game with `solid` in all seats."""
    nobody, actions = np.zeros(len(records), np.int64), np.zeros(len(records), np.int64)
    play_on(
        records, nobody, False, NO_EFFORT, NOT_LEARNED, readings(weights), *room_to_search(), hands, actions
    )


def play_match(
    records: NDArray[Any], searching: NDArray[Any], how: NDArray[Any], *, cheats: bool = False
) -> int:
    """Every game to its end: the seats of `searching[i]` search, the others are `solid`. A player that cheats
    sees all hands: it shows what there is to win and is never offered in play. How often was searched."""
    actions = np.zeros(len(records), np.int64)
    return int(
        play_on(records, searching, cheats, how, learned(), readings(), *room_to_search(), ENDLESS, actions)
    )
