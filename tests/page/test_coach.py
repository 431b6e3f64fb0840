"""The page's coach answers as the solution does: every roll of phases of numbers, whole tables of choices."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tenfold.analysis.dice.advice import reasoned, weigh
from tenfold.analysis.dice.numbers_policy import NumbersPolicy
from tenfold.analysis.dice.position import read_position
from tenfold.analysis.dice.solutions import known_solution
from tenfold.analysis.dice.solver.numbers_phase import decide
from tenfold.analysis.dice.solver.rolls import Ints, Lattice, high, low
from tenfold.games.dice.rules import edition_rules
from tenfold.pieces.dice import DICE, best_points
from tests.page.vitest import expect_vitest

RULES = edition_rules("de")
SHOWN = 10  # choices
WRITTEN = {
    1: 0,
    2: 45,
    3: 85,
    4: 140,
    5: 185,
    6: 230,
    7: 270,
    9: 370,
    10: 420,
}  # by phase; phase 8 has colours
COLOURS = 8


def positions(chance: random.Random) -> Iterator[dict[str, Any]]:
    """Rolls in all phases, with what the engine says; every third is of one colour."""
    for number in [*WRITTEN, *[COLOURS] * 5] * 20:
        wanted = chance.choice("BROG")
        roll = [
            chance.choice(
                die if chance.random() < 0.4 else [f for f in die if f.colour.value == wanted] or die
            )
            for die in RULES.colours
        ]
        complete = best_points(RULES.phase(number), roll) is not None
        left = chance.choice((0, 1, 2) if complete else (1, 2))
        written = WRITTEN.get(number, 310) + chance.randrange(-15, 15) if number > 1 else 0
        again = chance.random() < 0.3
        lost = 5 * chance.randrange(1 if again else 0, 5)
        told = " ".join(f"{die}={face}" for die, face in zip(DICE, roll, strict=True))
        asked = read_position(
            RULES,
            phase=number,
            points=f"{written}+40" if number > 5 and written >= 221 else str(written),
            deducted=lost,
            again=again,
            roll=told,
            rolls_left=left,
            aside=None,
            rivals=(),
            place=1,
            began=None,
        )
        view = asked.view
        found = weigh(RULES, view).choices
        yield {
            "position": {
                "phase": number,
                "points": written,
                "bonus": view.sheet[0].bonus_5 or 0,
                "lost": lost,
                "isFirst": not again,
                "faces": [str(face) for face in view.faces],
                "rollsLeft": left,
            },
            "choices": [
                {"do": str(choice.action), "worth": choice.value, "chance": choice.chance if left else None}
                for choice in found[:SHOWN]
            ],
            "says": msgspec.to_builtins(reasoned(RULES, view, found[0]).saying),
        }


def same_order(told: dict[str, Any], side: Lattice) -> Ints:
    """The page's multisets by ours."""
    assert tuple(told["numbers"]) == side.numbers
    theirs = {tuple(counts): at for at, counts in enumerate(told["counts"])}
    return np.array([theirs[tuple(counts)] for counts in side.counts.tolist()])


def test_the_page_coaches_as_the_solution_does(tmp_path: Path) -> None:
    (tmp_path / "positions.json").write_text(json.dumps(list(positions(random.Random(20)))))
    (tmp_path / "states.json").write_text(json.dumps(list(WRITTEN.items())))
    expect_vitest("coach", 2, TENFOLD_COACH=tmp_path)
    solution = known_solution(RULES)
    assert solution is not None
    of_high, of_low = map(same_order, json.loads((tmp_path / "lattices.json").read_text()), (high(), low()))
    rolls = np.ix_(
        of_high[high().full] - of_high[high().full].min(), of_low[low().full] - of_low[low().full].min()
    )
    for number, written in WRITTEN.items():
        policy = solution.policy(number, written)
        assert isinstance(policy, NumbersPolicy)
        found = np.fromfile(tmp_path / str(number))
        kept, best = np.split(found, [4 * high().size * low().size])
        ours = (policy.last_gain, policy.last_chance, policy.first_gain, policy.first_chance)
        for theirs, mine in zip(kept.reshape(4, high().size, low().size), ours, strict=True):
            np.testing.assert_allclose(theirs[np.ix_(of_high, of_low)], mine, rtol=0, atol=1e-9)
        for theirs, gain in zip(best.reshape(2, high().rolls, -1), ours[::2], strict=True):
            most = decide(gain[..., None].copy(), gain[high().full, low().full, None]).best[:, low().full, 0]
            np.testing.assert_allclose(theirs[rolls], most, rtol=0, atol=1e-9)
