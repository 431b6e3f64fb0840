"""Ways to a phase and their chances, against counting every outcome."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tenfold.analysis.dice.chances import colour_chance, demand_chance
from tenfold.analysis.dice.choice import estimated
from tenfold.analysis.dice.referee import missing
from tenfold.analysis.dice.rerolls import FAILED, last_roll
from tenfold.analysis.dice.ways import ways
from tenfold.games.dice.actions import STOP, Keep, Rolled
from tenfold.games.dice.chance import RollChance
from tenfold.pieces.dice import PRINTED_DICE, best_points
from tenfold.pieces.phases import PRINTED_PHASES, Phase
from tests.terminal.dice_screens import at, roll

NUMBERS = [phase for number, phase in enumerate(PRINTED_PHASES, 1) if number != 8]


@pytest.mark.parametrize("phase", NUMBERS, ids=str)
@pytest.mark.parametrize("numbers", ["1 2 W 3 8 8 8 9 9 10", "W W 4 4 5 6 7 8 9 10", "1 1 1 1 5 5 5 5 5 5"])
def test_the_last_roll_against_every_outcome(phase: Phase, numbers: str) -> None:
    faces = roll(numbers)
    keep = (0, 2, 4, 5, 6, 7, 8)
    counted: Counter[int] = Counter()
    outcomes = RollChance(PRINTED_DICE, faces, keep).outcomes()
    assert outcomes is not None
    for rolled, weight in outcomes:
        assert isinstance(rolled, Rolled)
        points = best_points(phase, rolled.faces)
        counted[FAILED if points is None else points] += weight
    exact = {points: weight / 6**3 for points, weight in counted.items()}
    assert last_roll(phase, faces, keep) == pytest.approx(exact)


def test_the_chance_of_one_way_against_every_outcome() -> None:
    """Two 8s and a 3 are missing, one wild is kept; two high and two low dice are rolled."""
    good = 0
    for high in product(range(5, 11), repeat=2):
        for low in product((1, 2, 3, 4, 0, 0), repeat=2):
            gaps = max(0, 2 - high.count(8)) + max(0, 1 - low.count(3))
            good += gaps <= 1 + low.count(0)
    assert demand_chance((2,), (1,), 1, 2, 2, 1) == pytest.approx(good / 6**4)


def test_more_rolls_help() -> None:
    assert demand_chance((3,), (), 0, 3, 0, 1) == pytest.approx(1 / 216)
    assert demand_chance((1,), (), 0, 1, 0, 2) == pytest.approx(1 - (5 / 6) ** 2)
    assert demand_chance((), (1,), 0, 0, 1, 1) == pytest.approx(1 / 2)  # the number or one of two wilds
    assert demand_chance((1,), (1,), 2, 0, 0, 0) == 1.0
    assert demand_chance((2,), (), 0, 1, 0, 5) == 0.0


def test_the_chance_of_a_colour() -> None:
    assert colour_chance(0, [], 1) == 1.0
    assert colour_chance(1, [1 / 6], 1) == pytest.approx(1 / 6)
    assert colour_chance(1, [1 / 3], 2) == pytest.approx(5 / 9)
    assert colour_chance(2, [1 / 2, 1 / 3], 1) == pytest.approx(1 / 6)
    assert colour_chance(3, [1 / 2, 1 / 3], 1) == 0.0


@pytest.mark.parametrize(
    ("numbers", "phase", "expected"),
    [
        ("1 2 3 4 5 6 7 8 9 10", 6, 0),
        ("1 2 3 4 5 6 7 8 9 10", 1, 4),
        ("W W W W 5 6 7 8 9 10", 1, 0),
        ("W W 1 2 5 6 7 8 9 9", 10, 3),
        ("1 1 1 1 5 5 5 5 5 5", 8, 4),
    ],
)
def test_how_many_dice_are_missing(numbers: str, phase: int, expected: int) -> None:
    game, state = at(numbers, phase=phase)
    assert missing(PRINTED_PHASES[phase - 1], roll(numbers), game.rules.colours) == expected
    found = ways(game.rules, game.view(state, 0))
    assert min(way.missing for way in found) == expected
    for choice in estimated(game.rules, game.view(state, 0)):
        game.check(state, choice.action)


def test_what_the_dice_cannot_show_is_not_called_missing() -> None:
    """Only four dice show a 4 or a wild: four 4s are the pair, and nothing of the five."""
    fours = [face for face in roll("4 4 4 4 5 6 7 8 9 10") if face.number == 4]
    assert missing(PRINTED_PHASES[8], fours, PRINTED_DICE) == 5


def test_locked_dice_are_part_of_every_way() -> None:
    game, state = at("1 2 3 4 5 8 8 8 9 10", rolls=2, kept=(0, 1), variants=("locked",))
    choices = estimated(game.rules, game.view(state, 0))
    assert len(choices) > 3
    for choice in choices:
        game.check(state, choice.action)
        assert isinstance(choice.action, Keep)
        assert {0, 1} <= set(choice.action.dice)


def test_a_colour_for_which_all_dice_would_be_kept_is_stopping() -> None:
    """Nine dice are locked and the tenth has the colour of the best way."""
    game, state = at("1 2 3 4 5 6 7 8 9 10", phase=8, rolls=2, kept=tuple(range(9)), variants=("locked",))
    for choice in estimated(game.rules, game.view(state, 0)):
        game.check(state, choice.action)


@pytest.mark.parametrize("rolls", [1, 2])
@pytest.mark.parametrize("phase", [1, 4, 8, 10])
def test_choices_come_best_first_and_each_once(phase: int, rolls: int) -> None:
    game, state = at("W 2 3 4 8 8 8 9 9 10", phase=phase, rolls=rolls)
    choices = estimated(game.rules, game.view(state, 0))
    assert len({choice.action for choice in choices}) == len(choices)
    # Another roll must bring a little more than stopping does.
    rolled = [choice.value for choice in choices if choice.action != STOP]
    assert rolled == sorted(rolled, reverse=True)
    assert all(0 <= choice.chance <= 1 for choice in choices)
