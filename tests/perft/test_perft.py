"""Positions by depth: what the files say is counted again, also by another way; a fault in `legal` shows."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tenfold.games.card import CardGame
from tenfold.games.registry import GAMES
from tenfold.testing import divide, perft
from tenfold.testing.playing import AnyGame
from tests.perft import naive

CASES = [
    (game, case)
    for game in GAMES
    for case in tomllib.loads((Path(__file__).parent / f"{game}.toml").read_text("utf-8"))["case"]
]
FEW = 30  # positions at which every text is tried

every_case = pytest.mark.parametrize(
    ("name", "case"), CASES, ids=[f"{game} {case['edition']} {case['name']}" for game, case in CASES]
)


def seated(name: str, case: dict[str, Any]) -> AnyGame:
    kind = GAMES[name]
    return kind.game(kind.rules(case["edition"], case["variants"]), players=case["players"])


@every_case
def test_the_counts_are_those_of_the_file(name: str, case: dict[str, Any]) -> None:
    state = GAMES[name].read_state(case["position"])
    assert perft(seated(name, case), state, len(case["counts"])) == case["counts"]


@every_case
def test_another_way_of_counting_agrees(name: str, case: dict[str, Any]) -> None:
    kind, game = GAMES[name], seated(name, case)
    nodes = 1
    for depth, counted in enumerate(case["counts"], 1):
        if depth > 1 and nodes > FEW:
            break
        assert naive.count(kind, game, case["position"], depth) == counted
        nodes = counted


def test_every_edition_and_variant_is_counted() -> None:
    for name, kind in GAMES.items():
        mine = [case for game, case in CASES if game == name]
        assert {case["edition"] for case in mine} == set(kind.editions)
        named = {variant.partition(":")[0] for case in mine for variant in case["variants"]}
        assert named == {variant.partition(":")[0] for variant in kind.variants}


def test_counts_divide_by_the_first_action() -> None:
    name, case = CASES[4]
    state = GAMES[name].read_state(case["position"])
    parts = divide(GAMES[name], seated(name, case), state, 3)
    assert len(parts) == case["counts"][0]
    assert sum(parts.values()) == case["counts"][2]


@pytest.mark.parametrize(
    "fault", [lambda legal: legal[:-1], lambda legal: [*legal, legal[0]]], ids=["missing", "doubled"]
)
def test_a_choice_too_few_or_too_many_is_caught(fault: Callable[[Sequence[Any]], Sequence[Any]]) -> None:
    class Faulty(CardGame):
        def legal(self, state: Any) -> Any:
            legal = super().legal(state)
            return fault(legal) if len(legal) > 12 else legal

    caught = 0
    for name, case in CASES:
        if name == "card":
            game = Faulty(GAMES[name].rules(case["edition"], case["variants"]), case["players"])
            state = GAMES[name].read_state(case["position"])
            caught += perft(game, state, 3) != case["counts"][:3]
    assert caught > 5
