"""The canonical choices of the seat that must decide, in a stable order; all pass `legality.check`."""

from __future__ import annotations

from tests.fourth_game.actions import LET, Action, Beat, Cards, Play
from tests.fourth_game.rules import Rules
from tests.fourth_game.state import Stage, State


def legal(rules: Rules, state: State) -> list[Action]:
    """Letting is a choice even where it is the only one: a step left out would tell what the hand lacks."""
    if state.stage is Stage.PLAY:
        return [Play(card) for card in state.hands[state.seat]]
    if state.stage is Stage.ANSWER:
        return [*map(Beat, beating(rules, state)), LET]
    return []


def beating(rules: Rules, state: State) -> Cards:
    """The cards of whoever must answer that beat the one on the table."""
    assert state.answerer is not None
    assert state.up is not None
    up = state.up
    return tuple(card for card in state.hands[state.answerer] if rules.beats(card, up))
