"""What the page's pad knows of the dice, against rolls that are scored one by one."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tenfold.games.dice.rules import edition_rules
from tenfold.pieces.dice import DIE_COLOURS, PRINTED_DICE, best_points, maximum_points, read_dice
from tenfold.pieces.phases import read_phase
from tests.page.browsing import ROOT
from tools.dice_points import FILE, all_phases, possible_points, written

RULES = edition_rules("de")
KNOWN: dict[str, str] = json.loads(FILE.read_text("utf-8"))
OF_COLOURS = json.loads((ROOT / "web/tests/colours.json").read_text("utf-8"))  # the page counts the same
RARE = 12  # points that so many rolls, aimed at them, need not show


def known(phase: str) -> list[int]:
    ranges = (text.split("-") for text in KNOWN[phase].split())
    return [points for ends in ranges for points in range(int(ends[0]), int(ends[-1]) + 1)]


@pytest.mark.parametrize("number", range(1, len(RULES.phases) + 1))
def test_the_points_of_a_phase_are_those_that_rolls_bring(number: int) -> None:
    """Dice that lean towards some of their faces complete phases often enough to show nearly all points."""
    phase, chance = RULES.phase(number), random.Random(number)
    seen = set()
    for _ in range(4000):
        liked = chance.sample(range(11), 4) if number not in (4, 5, 6) else range(11)
        colour = chance.choice(RULES.colours[0]).colour
        faces = []
        for die in RULES.colours:
            some = [face for face in die if (face.colour is colour if number == 8 else face.number in liked)]
            faces.append(chance.choice(some if some and chance.random() < 0.8 else die))
        points = best_points(phase, faces)
        if points is not None:
            seen.add(points)
    text = " + ".join(sorted(map(str, phase.needs), key=lambda need: (need.startswith("run"), need)))
    possible = OF_COLOURS[0]["points"]["7"] if number == 8 else known(text)
    assert seen <= set(possible)
    assert len(possible) - len(seen) <= RARE
    if number != 8:
        assert written(possible_points(phase)) == KNOWN[text]


def test_every_phase_that_dice_can_make_is_known() -> None:
    """With the most that it brings; and what rolls bring for it is among its points."""
    assert list(KNOWN) == list(all_phases())
    chance = random.Random(20)
    completed = set()
    for text in KNOWN:
        phase, possible = read_phase(text), {None, *known(text)}
        assert max(known(text)) == maximum_points(phase, PRINTED_DICE)
        for _ in range(100):
            liked, colour = {0, *chance.sample(range(1, 11), 5)}, chance.choice(DIE_COLOURS)
            faces = [
                chance.choice([face for face in die if face.colour is colour or face.number in liked])
                for die in PRINTED_DICE
            ]
            points = best_points(phase, faces)
            assert points in possible
            completed |= set() if points is None else {text}
    assert len(completed) > len(KNOWN) / 2


@pytest.mark.parametrize("sample", OF_COLOURS)
def test_the_points_of_a_colour_are_those_that_rolls_of_these_dice_bring(sample: dict[str, Any]) -> None:
    dice, chance = read_dice(sample["colours"]), random.Random(8)
    for size, possible in sample["points"].items():
        phase = read_phase(f"colour {size}")
        assert max(possible, default=None) == maximum_points(phase, dice)
        seen = set()
        for _ in range(500):
            colours, high = chance.sample(DIE_COLOURS, 1 if int(size) > 5 else 2), chance.random() < 0.5
            faces = []
            for die in dice:
                some = [face for face in die if face.colour in colours] or die
                faces.append((max if high else min)(chance.choices(some, k=chance.randint(1, 3))))
            seen.add(best_points(phase, faces))
        assert seen - {None} <= set(possible)
        assert len(seen) > len(possible) / 4
