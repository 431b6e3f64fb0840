"""The twin of the dice is of use only if it notices a broken search: plant faults in the source and see."""

from __future__ import annotations

from functools import cache
from types import ModuleType

import pytest

from tenfold.pieces import dice
from tenfold.pieces.dice import Roll
from tenfold.pieces.phases import PRINTED_PHASES, Phase
from tenfold.testing.dice_twin import HOUSE_PHASES, highest_points, is_group, most_points, rolls
from tests.pieces.test_planted_faults import broken


@cache
def cases() -> list[tuple[Phase, Roll, int | None]]:
    phases = [phase for phase in (*PRINTED_PHASES, *HOUSE_PHASES) if len(phase.needs) < 3]
    return [(phase, roll, most_points(phase, roll)) for phase in phases for roll in rolls(21, 25)]


def agrees(module: ModuleType) -> bool:
    """The points and the use of every case, and the maximum of every phase."""
    for phase, roll, points in cases():
        own = tuple(module.FACES[face] for face in roll)  # the copy has faces of its own
        if module.best_points(phase, own) != points:
            return False
        use = module.best_use(phase, own)
        if (None if use is None else use.points) != points:
            return False
        used = [place for group in use.groups for place in group] if use else []
        if len(used) != len(set(used)):
            return False
        if use and not all(
            is_group(need, [roll[place] for place in group])
            for need, group in zip(phase.needs, use.groups, strict=True)
        ):
            return False
    return all(
        module.maximum_points(phase, module.PRINTED_DICE) == highest_points(phase, dice.PRINTED_DICE)
        for phase in PRINTED_PHASES
    )


def test_without_a_fault_the_twin_agrees() -> None:
    assert agrees(dice)
    assert agrees(broken(dice, "best: int", "best: int"))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        pytest.param("min(count[number], wanted)", "wanted if count[number] else 0", id="a die counts often"),
        pytest.param("min(count[number], wanted)", "min(count[number], 9)", id="dice that are not needed"),
        pytest.param("missing <= count[0]", "missing < count[0]", id="a wild kept back"),
        pytest.param("missing <= count[0]", "missing <= count[0] + 1", id="a wild too many"),
        pytest.param(
            "points > best):\n            best, chosen",
            "points < best):\n            best, chosen",
            id="worst",
        ),
        pytest.param("NUMBERS.stop - need.size + 1", "NUMBERS.stop - need.size", id="no run reaches 10"),
        pytest.param("for number in NUMBERS]", "for number in range(1, 10)]", id="no tens"),
        pytest.param("places[n].pop()", "places[n][-1]", id="a die used twice"),
        pytest.param(
            "if shown.colour is colour]", "if shown.colour is colour or shown.is_wild]", id="wild colour"
        ),
        pytest.param(
            "if face.colour is colour), reverse=True)", "if face.colour is colour))", id="cheapest dice"
        ),
        pytest.param("len(numbers) >= size", "len(numbers) > size", id="eight of a colour"),
        pytest.param("sum(low) + sum(high[: len(HIGH)])", "sum(low) + sum(high)", id="ten high dice"),
        pytest.param("sorted(dearest, reverse=True)[:size]", "dearest[:size]", id="any dice of a colour"),
    ],
)
def test_faults(right: str, wrong: str) -> None:
    assert not agrees(broken(dice, right, wrong))
