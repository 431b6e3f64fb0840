"""The exact solution, asked from a player's view."""

from __future__ import annotations

from functools import lru_cache

from tenfold.analysis.dice.cache import cached, solved
from tenfold.analysis.dice.effort import Watch, unwatched
from tenfold.analysis.dice.race import Race
from tenfold.analysis.dice.solution import Moment, Solution
from tenfold.analysis.dice.styles import cached_styles
from tenfold.games.dice.rules import ROLLS, Rules
from tenfold.games.dice.state import phase_number
from tenfold.games.dice.view import View

_SOLUTIONS: dict[Rules, Solution] = {}  # what this process has seen


def solution_of(rules: Rules, watch: Watch = unwatched) -> Solution:
    """From the cache folder, or solved now; all that advice needs is there before it is asked for."""
    if rules not in _SOLUTIONS:
        solution = solved(rules, watch)
        solution.load_colours()
        _SOLUTIONS[rules] = solution
    return _SOLUTIONS[rules]


def known_solution(rules: Rules) -> Solution | None:
    """Only if these rules have been solved before: a hint must not take a minute."""
    if rules not in _SOLUTIONS:
        found = cached(rules)
        if found is None:
            return None
        _SOLUTIONS[rules] = found
    return _SOLUTIONS[rules]


@lru_cache(maxsize=4)
def race_of(rules: Rules) -> Race:
    solution = solution_of(rules)
    return Race(solution, cached_styles(solution))


def moment_of(rules: Rules, view: View) -> Moment:
    """What the seat on turn decides about, as if it played alone."""
    line = view.sheet[view.seat]
    return Moment(
        phase=phase_number(line),
        points=sum(line.points),
        deducted=line.deducted,
        first_try=line.tries == 0,
        faces=view.faces,
        rolls_left=ROLLS - view.rolls,
        kept=() if rules.reroll_kept else view.kept,
        bonus=line.bonus_5 or 0,
    )
