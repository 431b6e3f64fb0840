"""Positions of a duel for tests."""

from __future__ import annotations

from typing import Any

from tenfold.core import Event
from tests.fourth_game.actions import Action, Deal
from tests.fourth_game.game import DuelGame, DuelKind
from tests.fourth_game.notation import read_action
from tests.fourth_game.state import State

KIND = DuelKind()


def table(*hands: str, variants: tuple[str, ...] = ()) -> tuple[DuelGame, State]:
    """These hands, seat 0 on turn; hands of fewer than three cards are what is left of them."""
    game = DuelGame(KIND.rules("plain", variants), len(hands), 0)
    dealt = tuple(tuple(map(int, hand.split())) for hand in hands)
    return game, game.apply(game.initial(), Deal(dealt))


def played(game: DuelGame, state: State, *actions: str) -> State:
    for text in actions:
        action = read_action(text)
        game.check(state, action)
        state = game.apply(state, action)
    return state


def event(game: DuelGame, state: State, text: str) -> Event[Action]:
    turn: Any = game.turn(state)
    return Event(turn.seat, read_action(text))
