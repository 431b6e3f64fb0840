"""Every law of the games that ship, tried on random duels."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from tenfold.testing import Hooks, check_bot, check_laws
from tenfold.testing.playing import Seated
from tests.fourth_game.bots import EasyBot
from tests.fourth_game.game import DuelKind
from tests.fourth_game.hooks import HOOKS
from tests.laws.test_machine import GameMachine, tables

KIND = DuelKind()


def test_the_laws_hold() -> None:
    assert check_laws(KIND, hooks=HOOKS) > 200


def test_the_bot_decides_by_what_it_sees() -> None:
    rules = KIND.rules("plain")
    assert check_bot(EasyBot(rules), KIND.game(rules, players=4)) > 20


class DuelMachine(GameMachine):
    def hooks(self) -> Hooks:
        return HOOKS

    @initialize(table=tables(["duel"]), seed=st.integers(0, 2**32))
    def sit_down(self, table: Seated, seed: int) -> None:
        super().sit_down(table, seed)


TestDuels = DuelMachine.TestCase
TestDuels.settings = settings(max_examples=60, stateful_step_count=20, deadline=None)
