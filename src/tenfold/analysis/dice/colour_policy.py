"""What to keep in an attempt at a phase of one colour."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import product

import numpy as np

from tenfold.analysis.dice.policy import KeepValue, Places, Rolls, places_of_kept
from tenfold.analysis.dice.solver.colour_decision import (
    ColourDecision,
    colour_faces,
    contained,
    places_of,
)
from tenfold.analysis.dice.solver.colour_last import shown_points
from tenfold.analysis.dice.solver.colour_phase import ColourDecisions
from tenfold.analysis.dice.solver.colour_tensor import AGAIN
from tenfold.analysis.dice.solver.rolls import TIE, Flags, Floats, Ints
from tenfold.pieces.dice import DiceSet, Face, best_points
from tenfold.pieces.phases import Phase


class ColourPolicy:
    """The dice of one colour in all parts, and the few mixed sets that can be better."""

    def __init__(self, phase: Phase, dice: DiceSet, decisions: ColourDecisions) -> None:
        self._phase = phase
        self._dice = dice
        self._colours = colour_faces(dice)
        self._decisions = decisions

    def best_keep(self, faces: Sequence[Face], rolls_left: int) -> Places:
        kept, values = self._best_keeps(self._roll(faces)[None], rolls_left)
        stopping = self._stopping(faces)
        return stopping.positions if stopping.value >= values[0] - TIE else places_of_kept(kept[0])

    def best_keeps(self, rolls: Rolls, rolls_left: int) -> Flags:
        return self._best_keeps(rolls, rolls_left)[0]

    def _best_keeps(self, rolls: Rolls, rolls_left: int) -> tuple[Flags, Floats]:
        """Which dice are kept, and the value of that."""
        decision = self._decision(rolls_left)
        top = np.full(len(rolls), -np.inf)
        kept = np.zeros(rolls.shape, np.bool_)
        for colour, best, part in zip(self._colours, decision.best, decision.part, strict=True):
            at = places_of(colour, rolls)
            better = best[at] > top + TIE
            top = np.where(better, best[at], top)
            kept[better] = np.array(np.unravel_index(part[at[better]], colour.shape)).T > 0
        for dice, codes, values in self._mixed_by_dice[rolls_left - 1]:
            at = np.minimum(np.searchsorted(codes, _code(rolls[:, dice])), len(codes) - 1)
            fits = (codes[at] == _code(rolls[:, dice])) & (values[at] > top + TIE)
            top[fits] = values[at[fits]]
            kept[fits] = np.isin(np.arange(rolls.shape[1]), dice)
        return kept, top

    @cached_property
    def _mixed_by_dice(self) -> tuple[list[tuple[Ints, Ints, Floats]], ...]:
        """By the rolls that are left: mixed keeps of the same dice, in order of their faces as one number."""
        found = []
        for decision in (self._decisions.last, self._decisions.first):
            groups = []
            for flags in np.unique(decision.mixed != AGAIN, axis=0):
                same = np.flatnonzero(((decision.mixed != AGAIN) == flags).all(axis=1))
                dice = np.flatnonzero(flags)
                codes = _code(decision.mixed[same][:, dice])
                order = np.argsort(codes)
                groups.append((dice, codes[order], decision.mixed_kept[same][order]))
            found.append(groups)
        return tuple(found)

    def keeps(self, faces: Sequence[Face], rolls_left: int) -> list[KeepValue]:
        decision, roll = self._decision(rolls_left), self._roll(faces)
        stopping = self._stopping(faces)
        found = {stopping.positions: stopping}
        for colour, kept, chance in zip(self._colours, decision.kept, decision.chance, strict=True):
            shown = [die for die in range(len(roll)) if colour.place[die, roll[die]]]
            for flags in product((False, True), repeat=len(shown)):
                places = tuple(die for die, flag in zip(shown, flags, strict=True) if flag)
                keep = np.array([roll[die] if die in places else AGAIN for die in range(len(roll))])
                at = int(places_of(colour, keep[None])[0])
                if len(places) < len(roll):
                    found[places] = KeepValue(places, float(kept[at]), float(chance[at]))
        for mixed in contained(decision, roll):
            places = places_of_kept(decision.mixed[mixed] != AGAIN)
            found[places] = KeepValue(
                places, float(decision.mixed_kept[mixed]), float(decision.mixed_chance[mixed])
            )
        return list(found.values())

    def any_keep(self, faces: Sequence[Face], places: Places, rolls_left: int) -> KeepValue:
        """Also of several colours: over every roll of the other dice, then the best keep of one colour."""
        fixed = self._roll(faces)
        free = [die for die in range(len(fixed)) if die not in places]
        rolls = np.tile(fixed, (6 ** len(free), 1))
        for at, die in enumerate(free):
            rolls[:, die] = np.arange(len(rolls)) // 6**at % 6
        points = self.points(rolls)
        gain = np.where(points < 0, 0.0, self._decisions.gains[points])
        chance = (points >= 0).astype(np.float64)
        if rolls_left > 1:
            decision = self._decision(1)
            for colour, best, part, success in zip(
                self._colours, decision.best, decision.part, decision.chance, strict=True
            ):
                at_roll = places_of(colour, rolls)
                better = best[at_roll] > gain + TIE
                gain = np.where(better, best[at_roll], gain)
                chance = np.where(better, success[part[at_roll]], chance)
        return KeepValue(places, float(gain.mean()), float(chance.mean()))

    def points(self, rolls: Rolls) -> Ints:
        size = self._phase.needs[0].size
        found = [
            shown_points(colour.faces, number, self._dice, size)[places_of(colour, rolls)]
            for number, colour in enumerate(self._colours)
        ]
        points: Ints = np.max(found, axis=0)
        return points

    def _decision(self, rolls_left: int) -> ColourDecision:
        return self._decisions.last if rolls_left == 1 else self._decisions.first

    def _roll(self, faces: Sequence[Face]) -> Ints:
        return np.array([die.index(face) for die, face in zip(self._dice, faces, strict=True)])

    def _stopping(self, faces: Sequence[Face]) -> KeepValue:
        points = best_points(self._phase, faces)
        gain = 0.0 if points is None else float(self._decisions.gains[points])
        return KeepValue(tuple(range(len(faces))), gain, float(points is not None))


def _code(faces: Rolls) -> Ints:
    """(roll, die) to one number for each roll."""
    code = np.zeros(len(faces), np.intp)
    for die in faces.T:
        code = code * AGAIN + die
    return code
