"""What the page's pad knows of the dice, against rolls that are scored one by one."""

from __future__ import annotations

import json
import random

import pytest

from tenfold.games.dice.rules import edition_rules
from tenfold.pieces.dice import DIE_COLOURS, PRINTED_DICE, best_points, maximum_points
from tenfold.pieces.phases import read_phase
from tools.dice_points import FILE, all_phases, possible_points, written

RULES = edition_rules("de")
KNOWN: dict[str, str] = json.loads(FILE.read_text("utf-8"))
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
    possible = known(text)
    assert seen <= set(possible)
    assert len(possible) - len(seen) <= RARE
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
