"""Every law of the games that ship, tried on random duels."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from tests.fourth_game.game import DuelKind
from tests.laws.play import Seated, combinations_of
from tests.laws.test_machine import GameMachine

KIND = DuelKind()


@st.composite
def duels(draw: st.DrawFn) -> Seated:
    rules = KIND.rules("plain", draw(st.sampled_from(combinations_of(KIND, "plain"))))
    players = draw(st.sampled_from(KIND.seats))
    dealer = draw(st.none() | st.integers(0, players - 1))
    return Seated(KIND, rules, KIND.game(rules, players=players, dealer=dealer))


class DuelMachine(GameMachine):
    @initialize(table=duels(), seed=st.integers(0, 2**32))
    def sit_down(self, table: Seated, seed: int) -> None:
        super().sit_down(table, seed)


TestDuels = DuelMachine.TestCase
TestDuels.settings = settings(max_examples=60, stateful_step_count=20, deadline=None)
