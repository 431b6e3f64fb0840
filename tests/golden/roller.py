"""A plain player for transcripts worth reading: keeps the dice that serve the best demand, stops when met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tenfold.core import Stream
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import Stage, phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import DICE, Demand, Roll, best_points, demands, is_colour_phase


class Roller:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        line = view.sheet[view.seat]
        number = phase_number(line)
        phase = self._rules.phase(number)
        points = best_points(phase, view.faces)
        if view.stage is Stage.SCORE:
            assert points is not None
            poor = points * 2 < self._rules.maximum(number) and line.declined == 0
            return DECLINE if poor else SCORE
        if points is not None:
            return STOP
        if is_colour_phase(phase):
            kept = _of_one_colour(view.faces)
        else:
            kept = max((_serving(demand, view.faces) for demand in demands(phase)), key=len)
        if not self._rules.reroll_kept:
            kept = {*kept, *view.kept}
        return STOP if len(kept) == len(DICE) else Keep(tuple(sorted(kept)))


def _of_one_colour(faces: Roll) -> set[int]:
    colour, _ = Counter(face.colour for face in faces).most_common(1)[0]
    return {place for place, face in enumerate(faces) if face.colour is colour}


def _serving(demand: Demand, faces: Roll) -> set[int]:
    """The dice that show what is wanted, and the wilds."""
    wanted = dict(demand)
    kept = set()
    for place, face in enumerate(faces):
        if face.is_wild or wanted.get(face.number, 0) > 0:
            kept.add(place)
            wanted[face.number] = wanted.get(face.number, 0) - 1
    return kept
