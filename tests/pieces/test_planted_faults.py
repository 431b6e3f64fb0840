"""The twin is of use only if it notices a broken search: plant faults in the source and see."""

from __future__ import annotations

import inspect
import random
from types import ModuleType

import pytest

from tenfold.pieces import distance, laydown, placements
from tenfold.pieces.cards import ALL_KINDS, COPIES, Cards, hand
from tenfold.pieces.phases import Phase
from tenfold.pieces.placements import Minimum
from tenfold.testing import laydown_twin as twin
from tests.pieces.strategies import SMALL_PHASES


def cases() -> list[tuple[Phase, Cards, Minimum]]:
    """Hands from a short deck of the numbers 1 to 3 and 10 to 12, so that many are close."""
    generator = random.Random(10)
    numbers = {1, 2, 3, 10, 11, 12, None}
    deck = [card for card in ALL_KINDS if card.number in numbers for _ in range(COPIES[card])]
    phases = [phase for phase in SMALL_PHASES if phase.size <= 7]
    return [
        (generator.choice(phases), hand(generator.sample(deck, 6)), generator.choice(list(Minimum)))
        for _ in range(400)
    ]


def agrees(phase: Phase, held: Cards, minimum: Minimum) -> bool:
    listed = laydown.lay_downs(phase, held, minimum)
    readings = [twin.read_lay_down(phase, groups) for groups in listed]
    if len(readings) != len(set(readings)) or set(readings) != twin.thrifty_lay_downs(phase, held, minimum):
        return False
    expected = twin.completions(phase, held, minimum, most=1)
    found = distance.shortfall(phase, held, minimum)
    if expected is None:
        return found.distance > 1
    outs = tuple(card for card in sorted(expected.members) if held.count(card) < COPIES[card])
    return found == (expected.distance, outs)


def broken(module: ModuleType, right: str, wrong: str) -> ModuleType:
    """The module, made anew from its source with one piece of it replaced."""
    source = inspect.getsource(module)
    assert right in source, "the planted fault no longer fits the source"
    copy = ModuleType(module.__name__)
    exec(compile(source.replace(right, wrong), f"broken {module.__file__}", "exec"), copy.__dict__)
    return copy


def is_caught() -> bool:
    """Whether a fault shows: a wrong answer, or none because nothing can be dealt out."""
    try:
        return not all(agrees(*case) for case in cases())
    except ValueError:
        return True


def test_without_a_fault_the_twin_agrees() -> None:
    assert all(agrees(*case) for case in cases())


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        pytest.param("low in range(1, 14 - size)", "low in range(1, 13 - size)", id="no run reaches 12"),
        pytest.param("held - size + short", "held", id="two sets share cards"),
        pytest.param("[held - 1 if held else 0 for held in held_here]", "held_here", id="runs use no cards"),
        pytest.param(
            "sum(map(min, numbers, coloured[value]))",
            "sum(coloured[value])",
            id="the colour group shares cards",
        ),
        pytest.param("for number in NUMBERS", "for number in NUMBERS[1:]", id="no 1s"),
        pytest.param(
            "short = held_here.count(0)\n                if short <= most",
            "short = held_here.count(0)\n                if short < most",
            id="a wild kept back",
        ),
    ],
)
def test_faults_in_placing(right: str, wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = broken(placements, right, wrong)
    for module in (laydown, distance):
        monkeypatch.setattr(module, "placements", fault.placements)
    assert is_caught()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        pytest.param(
            "return deal(0, [0] * 13, placement.lack)", "return deal(0, [0] * 13, 9)", id="wasted wilds"
        ),
        pytest.param("_in_order(needs, values, groups) and ", "", id="doubles"),
        pytest.param(" and _holds_naturals(groups, minimum)", "", id="no natural card"),
        pytest.param("competing[value] > need.size", "False", id="no choice of who gets a wild"),
        pytest.param("< held[number] < wanted[number]", "< 0", id="nobody competes"),
    ],
)
def test_faults_in_dealing_out(right: str, wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laydown, "lay_downs", broken(laydown, right, wrong).lay_downs)
    assert is_caught()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        pytest.param(
            "wanted[number] > usable[number]", "wanted[number] >= usable[number]", id="too many outs"
        ),
        pytest.param("usable = [h - m for h, m in zip(held, mine, strict=True)]", "pass", id="too few outs"),
        pytest.param("< copies[card]", "<= copies[card]", id="a card that does not exist"),
        pytest.param("wilds + distance)", "wilds + distance + 1)", id="too near"),
        pytest.param("missing == distance]", "missing > distance]", id="the natural-card rule forgotten"),
    ],
)
def test_faults_in_the_distance(right: str, wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distance, "shortfall", broken(distance, right, wrong).shortfall)
    assert is_caught()
