"""Hints are judged by playing on: of two actions, the advised one is not worse in the same worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from tenfold.analysis.card.advice import advise
from tenfold.bots.card import SolidBot
from tenfold.core import Chance
from tenfold.games.card import CardGame, State
from tenfold.testing.playing import SeededStream
from tests.games.card.build import KIND, table

WORLDS = 60
READY = "R5 G5 B5 R8 G8 B8 R1 B2 G3 Y11"  # two sets of 3
READY_RUN = "R5 G5 B5 R7 R8 R9 R10 B1 B2 G12"  # a set of 3 and a run of 4
SETS = "5s(R5 G5 B5) 8s(R8 G8 B8)"
RUN = "3s(R3 B3 Y3) 4-7(R4 R5 R6 R7)"

POSITIONS = [
    ("take", {"hands": {0: READY}, "discard": "W", "players": 2}),
    ("take", {"hands": {0: READY_RUN}, "phase": {0: 2}, "discard": "R11"}),
    ("draw", {"hands": {0: READY}, "discard": "Y4"}),
    ("take", {"hands": {0: "R1 B2 G3"}, "laid": {0: SETS}, "discard": "W"}),
    ("take", {"hands": {0: "Y9 B2 G12"}, "laid": {0: SETS, 1: RUN}, "phase": {1: 2}, "discard": "Y8"}),
    ("draw", {"hands": {0: "R11 B2 G3"}, "laid": {0: SETS}, "discard": "Y1"}),
]


def play_out(game: CardGame, state: State, stream: SeededStream) -> State:
    """The rest of the hand, `solid` against `solid`."""
    bot = SolidBot(game.rules)
    while state.out is None:
        turn: Any = game.turn(state)
        if isinstance(turn, Chance):
            action = turn.sample(stream)
        else:
            action = bot.choose(game.view(state, turn.seat), game.legal(state), stream)
        state = game.apply(state, action)
    return state


def worth(game: CardGame, world: State, action: str, stream: SeededStream) -> float:
    """What the others' hands cost in the end, on average, less what seat 0's does."""
    mine, *others = (line.points[-1] for line in play_out(game, after(game, world, action), stream).sheet)
    return mean(others) - mine


def after(game: CardGame, state: State, action: str) -> State:
    return game.apply(state, KIND.read_action(action))


def gains(action: str, other: str, position: dict[str, Any]) -> list[float]:
    """How much better the action was than the other, world by world."""
    game, state = table(**{"players": 3, "stage": "draw", **position})
    view = game.view(state, 0)
    assert KIND.write_action(advise(game.rules, view, game.legal(state)).action) == action
    found = []
    for seed in range(WORLDS):
        world = game.determinize(view, SeededStream(seed))
        one, two = (worth(game, world, each, SeededStream(1000 + seed)) for each in (action, other))
        found.append(one - two)
    return found


def noise(found: Sequence[float]) -> float:
    return stdev(found) / sqrt(len(found))


def test_whether_to_take_the_top_card_with_a_complete_phase_and_after_laying() -> None:
    every: list[float] = []
    for action, position in POSITIONS:
        found = gains(action, "draw" if action == "take" else "take", position)
        assert mean(found) > -2 * noise(found), (action, position)
        every += found
    assert mean(every) > 4 * noise(every)  # so the opposite advice would not pass


@pytest.mark.parametrize("discard", ["Y8", "W"])
def test_a_card_that_makes_room_for_another_is_taken(discard: str) -> None:
    """Y9 fits nowhere until an 8 lies on the run."""
    game, state = table(
        players=3,
        stage="draw",
        hands={0: "Y9 B2 G12"},
        laid={0: SETS, 1: RUN},
        phase={1: 2},
        discard=discard,
    )
    found = advise(game.rules, game.view(state, 0), game.legal(state))
    assert KIND.write_action(found.action) == "take"
