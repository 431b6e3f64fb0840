"""What the page's pad knows of the dice, against rolls that are scored one by one."""

from __future__ import annotations

import json
import random

import pytest

from tenfold.games.dice.rules import edition_rules
from tenfold.pieces.dice import best_points
from tests.page.browsing import ROOT

RULES = edition_rules("de")
ENGINE = ROOT / "web" / "src" / "pad" / "engine.json"
KNOWN = json.loads(ENGINE.read_text("utf-8"))["dice"]["editions"]["de"]
RARE = 12  # points that so many rolls, aimed at them, need not show


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
    possible = KNOWN["points"][number - 1]
    assert seen <= set(possible)
    assert len(possible) - len(seen) <= RARE
    assert possible[-1] == KNOWN["maximum"][number - 1] == RULES.maximum(number)
