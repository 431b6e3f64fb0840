"""The number of ways to go on from a position, by depth: what perft is in chess.

docs/testing.md says what is counted, so that another engine can count the same from the text forms.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenfold.core import Chance, Decide
from tenfold.games.registry import AnyKind
from tenfold.testing.playing import AnyGame


def perft(game: AnyGame, state: Any, depth: int) -> list[int]:
    """How many sequences of 1, 2, ... `depth` actions there are, players' and nature's alike.

    >>> from tenfold.games.card import CardKind
    >>> kind = CardKind()
    >>> game = kind.game(kind.rules("intl"), players=3)
    >>> perft(game, game.initial(), 2)  # three seats may be drawn to deal; a deal is not expanded
    [3, 0]
    """
    return [_count(game, state, deep) for deep in range(1, depth + 1)]


def divide(kind: AnyKind, game: AnyGame, state: Any, depth: int) -> dict[str, int]:
    """The last number of `perft` by first action, in its text form: where do two engines differ?"""
    return {
        kind.write_action(action): _count(game, game.apply(state, action), depth - 1)
        for action in _actions(game, state)
    }


def _count(game: AnyGame, state: Any, depth: int) -> int:
    if depth == 0:
        return 1
    actions = _actions(game, state)
    if depth == 1:
        return len(actions)
    return sum(_count(game, game.apply(state, action), depth - 1) for action in actions)


def _actions(game: AnyGame, state: Any) -> Sequence[Any]:
    """A seat's canonical choices; nature's outcomes where they are few enough to be listed."""
    match game.turn(state):
        case Decide():
            return game.legal(state)
        case Chance() as chance:
            return [action for action, _ in chance.outcomes() or ()]
    return ()
