"""What to keep in an attempt at a phase of one colour."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import product
from typing import Any

import numpy as np

from tenfold.analysis.dice.plans import Keep, Places
from tenfold.analysis.dice.solver.colour_last import contributions, worth_of
from tenfold.analysis.dice.solver.colour_layer import (
    ColourFaces,
    Keeps,
    Layer,
    colour_faces,
    contained,
    places_of,
)
from tenfold.analysis.dice.solver.colour_phase import ColourDecisions
from tenfold.analysis.dice.solver.colour_tensor import AGAIN
from tenfold.analysis.dice.solver.locked_proof import Additions
from tenfold.analysis.dice.solver.locked_sets import LockedSets, game_of
from tenfold.analysis.dice.solver.rolls import TIE, Flags, Floats, Ints
from tenfold.pieces.dice import DIE_COLOURS, DiceSet, Face, best_points
from tenfold.pieces.phases import Phase

AT_ONCE = 2**20  # sets that are looked at together


class ColourPlan:
    """The dice of one colour in all parts, and the few mixed sets that can be better."""

    def __init__(self, phase: Phase, dice: DiceSet, decisions: ColourDecisions) -> None:
        self._phase = phase
        self._dice = dice
        self._colours = colour_faces(dice)
        self._decisions = decisions

    def best_keep(self, faces: Sequence[Face], rolls_left: int, locked: Places = ()) -> Places:
        layer, roll = self._layer(rolls_left), self._roll(faces)
        top = -np.inf
        chosen: Places = ()
        for colour, best, part in zip(self._colours, layer.best, layer.part, strict=True):
            at = int(places_of(colour, roll[None])[0])
            if best[at] > top + TIE:
                top, chosen = best[at], _kept_dice(colour, int(part[at]))
        for mixed in contained(layer, roll):
            if layer.mixed_kept[mixed] > top + TIE:
                top = layer.mixed_kept[mixed]
                chosen = tuple(map(int, np.flatnonzero(layer.mixed[mixed] != AGAIN)))
        stopping = self._stopping(faces)
        return tuple(range(len(faces))) if stopping.gain >= top - TIE else chosen

    def kept_dice(self, rolls: Any, rolls_left: int, locked: Flags) -> Flags:
        """The best keep of many rolls at once: (roll, die), of faces in and of flags out."""
        layer = self._layer(rolls_left)
        top = np.full(len(rolls), -np.inf)
        kept = np.zeros(rolls.shape, np.bool_)
        for colour, best, part in zip(self._colours, layer.best, layer.part, strict=True):
            at = places_of(colour, rolls)
            better = best[at] > top + TIE
            top = np.where(better, best[at], top)
            kept[better] = np.array(np.unravel_index(part[at[better]], colour.shape)).T > 0
        for dice, codes, worths in self._mixed_by_dice[rolls_left - 1]:
            at = np.minimum(np.searchsorted(codes, _code(rolls[:, dice])), len(codes) - 1)
            fits = (codes[at] == _code(rolls[:, dice])) & (worths[at] > top + TIE)
            top[fits] = worths[at[fits]]
            kept[fits] = np.isin(np.arange(rolls.shape[1]), dice)
        return kept

    @cached_property
    def _mixed_by_dice(self) -> tuple[list[tuple[Ints, Ints, Floats]], ...]:
        """By the rolls that are left: mixed keeps of the same dice, in order of their faces as one number."""
        found = []
        for layer in (self._decisions.last, self._decisions.first):
            groups = []
            for flags in np.unique(layer.mixed != AGAIN, axis=0):
                same = np.flatnonzero(((layer.mixed != AGAIN) == flags).all(axis=1))
                dice = np.flatnonzero(flags)
                codes = _code(layer.mixed[same][:, dice])
                order = np.argsort(codes)
                groups.append((dice, codes[order], layer.mixed_kept[same][order]))
            found.append(groups)
        return tuple(found)

    def keeps(self, faces: Sequence[Face], rolls_left: int, locked: Places = ()) -> list[Keep]:
        layer, roll = self._layer(rolls_left), self._roll(faces)
        stopping = self._stopping(faces)
        found = {stopping.positions: stopping}
        for colour, kept, chance in zip(self._colours, layer.kept, layer.chance, strict=True):
            shown = [die for die in range(len(roll)) if colour.place[die, roll[die]]]
            for flags in product((False, True), repeat=len(shown)):
                places = tuple(die for die, flag in zip(shown, flags, strict=True) if flag)
                keep = np.array([roll[die] if die in places else AGAIN for die in range(len(roll))])
                at = int(places_of(colour, keep[None])[0])
                if len(places) < len(roll):
                    found[places] = Keep(places, float(kept[at]), float(chance[at]))
        for mixed in contained(layer, roll):
            places = tuple(map(int, np.flatnonzero(layer.mixed[mixed] != AGAIN)))
            found[places] = Keep(places, float(layer.mixed_kept[mixed]), float(layer.mixed_chance[mixed]))
        return list(found.values())

    def any_keep(self, faces: Sequence[Face], places: Places, rolls_left: int) -> Keep:
        """Also of several colours: over every roll of the other dice, then the best keep of one colour."""
        fixed = self._roll(faces)
        free = [die for die in range(len(fixed)) if die not in places]
        rolls = np.tile(fixed, (6 ** len(free), 1))
        for at, die in enumerate(free):
            rolls[:, die] = np.arange(len(rolls)) // 6**at % 6
        points = self._points(rolls)
        gain = np.where(points < 0, 0.0, self._decisions.gains[points])
        chance = (points >= 0).astype(np.float64)
        if rolls_left > 1:
            layer = self._layer(1)
            for colour, best, part, success in zip(
                self._colours, layer.best, layer.part, layer.chance, strict=True
            ):
                at_roll = places_of(colour, rolls)
                better = best[at_roll] > gain + TIE
                gain = np.where(better, best[at_roll], gain)
                chance = np.where(better, success[part[at_roll]], chance)
        return Keep(places, float(gain.mean()), float(chance.mean()))

    def _points(self, rolls: Ints) -> Ints:
        """Of whole rolls, one per row; -1 where the phase is not complete."""
        size = self._phase.needs[0].size
        found = np.full(len(rolls), -1)
        for colour in DIE_COLOURS:
            numbers = np.array([[f.number if f.colour is colour else -1 for f in die] for die in self._dice])
            shown = np.sort(numbers[np.arange(rolls.shape[1]), rolls], axis=1)[:, ::-1][:, :size]
            found = np.maximum(found, np.where(shown[:, -1] >= 0, shown.sum(axis=1), -1))
        return found

    def _layer(self, rolls_left: int) -> Layer:
        return self._decisions.last if rolls_left == 1 else self._decisions.first

    def _roll(self, faces: Sequence[Face]) -> Ints:
        return np.array([die.index(face) for die, face in zip(self._dice, faces, strict=True)])

    def _stopping(self, faces: Sequence[Face]) -> Keep:
        points = best_points(self._phase, faces)
        gain = 0.0 if points is None else float(self._decisions.gains[points])
        return Keep(tuple(range(len(faces))), gain, float(points is not None))


class LockedColourPlan(ColourPlan):
    """Dice set aside stay there; sets of less dice than are worth locking are not listed."""

    def __init__(self, phase: Phase, dice: DiceSet, decisions: ColourDecisions) -> None:
        super().__init__(phase, dice, decisions)
        size = phase.needs[0].size
        self._game = game_of(self._colours, dice, size, decisions.gains)
        self._success = contributions(self._colours, dice, size, np.ones_like(decisions.gains))

    def best_keep(self, faces: Sequence[Face], rolls_left: int, locked: Places = ()) -> Places:
        if rolls_left == 2:
            return super().best_keep(faces, rolls_left)
        keep = self._best_at_last(self._roll(faces), locked)
        stopping = self._stopping(faces)
        return stopping.positions if stopping.gain >= self._keep(keep, 1).gain - TIE else _dice(keep != AGAIN)

    def _best_at_last(self, roll: Ints, locked: Places) -> Keeps:
        """What is best kept for the last roll."""
        flags = np.isin(np.arange(len(roll)), locked)
        return np.where(self.kept_dice(roll[None], 1, flags[None])[0], roll, AGAIN).astype(np.int8)

    def kept_dice(self, rolls: Any, rolls_left: int, locked: Flags) -> Flags:
        if rolls_left == 2:
            return super().kept_dice(rolls, rolls_left, locked)
        kept = locked.copy()
        free = (~locked).sum(axis=1)
        for count in map(int, np.unique(free[free > 0])):
            same = np.flatnonzero(free == count)
            step = max(AT_ONCE >> count, 1)
            for here in (same[start : start + step] for start in range(0, len(same), step)):
                self._keep_best(rolls[here], locked[here], here, kept)
        return kept

    def _keep_best(self, rolls: Ints, locked: Flags, here: Ints, kept: Flags) -> None:
        """All sets are looked at that contain the locked dice, of rolls with as many free ones."""
        dice = np.nonzero(~locked)[1].reshape(len(rolls), -1)
        sets = np.array(list(product((0, 1), repeat=dice.shape[1])))
        worth = np.zeros((len(rolls), len(sets)))
        for part in self._game.parts:
            own = places_of(part, np.where(locked, rolls, AGAIN))
            steps = np.cumprod((1, *part.shape[:0:-1]))[::-1]
            shown = np.take_along_axis(rolls, dice, axis=1)
            worth += part.worth[own[:, None] + (part.place[dice, shown] * steps[dice]) @ sets.T]
        kept[here[:, None], dice] |= sets[worth.argmax(axis=1)] > 0

    def keeps(self, faces: Sequence[Face], rolls_left: int, locked: Places = ()) -> list[Keep]:
        roll = self._roll(faces)
        stopping = self._stopping(faces)
        found = {stopping.positions: stopping}
        for colour in self._colours:
            shown = [die for die in range(len(roll)) if colour.place[die, roll[die]] and die not in locked]
            for flags in product((False, True), repeat=len(shown)):
                more = (die for die, flag in zip(shown, flags, strict=True) if flag)
                keep = self._of(roll, (*locked, *more))
                found.setdefault(_dice(keep != AGAIN), self._keep(keep, rolls_left))
        if rolls_left == 1:
            keep = self._best_at_last(roll, locked)
            found.setdefault(_dice(keep != AGAIN), self._keep(keep, rolls_left))
        else:
            for mixed in contained(self._layer(rolls_left), roll):
                keep = self._layer(rolls_left).mixed[mixed]
                found[_dice(keep != AGAIN)] = self._keep(keep, rolls_left)
        return [keep for keep in found.values() if np.isfinite(keep.gain)]

    def _of(self, roll: Ints, places: Places) -> Keeps:
        """These dice of a roll."""
        return np.where(np.isin(np.arange(len(roll)), places), roll, AGAIN).astype(np.int8)

    def _keep(self, keep: Keeps, rolls_left: int) -> Keep:
        places = _dice(keep != AGAIN)
        if rolls_left == 1:
            both = (self._game.parts, self._success)
            return Keep(places, *(float(worth_of(parts, keep[None])[0]) for parts in both))
        return Keep(places, *self._locked(keep))

    def _locked(self, keep: Keeps) -> tuple[float, float]:
        """From the tables of the first decision: gain and chance."""
        layer = self._decisions.first
        same = np.flatnonzero((layer.mixed == keep).all(axis=1))
        if same.size:
            return float(layer.mixed_kept[same[0]]), float(layer.mixed_chance[same[0]])
        kept = np.flatnonzero(keep != AGAIN)
        for colour, worth, chance in zip(self._colours, layer.kept, layer.chance, strict=True):
            if all(colour.place[die, keep[die]] for die in kept):
                at = int(places_of(colour, keep[None])[0])
                return float(worth[at]), float(chance[at])
        return -np.inf, 0.0

    def any_keep(self, faces: Sequence[Face], places: Places, rolls_left: int) -> Keep:
        """Also what is never best: over every roll of the other dice."""
        roll = self._roll(faces)
        keep = self._of(roll, places)
        if rolls_left == 1 or len(places) == len(roll):
            return self._keep(keep, 1)
        locked = LockedSets(self._game, keep[None])
        mixed = Additions(self._game, 0.0).beside(locked)
        outcome = next(locked.outcomes(mixed, self._success))
        return Keep(places, outcome.worth, outcome.chance)


def _dice(kept: Flags) -> Places:
    return tuple(map(int, np.flatnonzero(kept)))


def _code(faces: Any) -> Ints:
    """(roll, die) to one number for each roll."""
    code = np.zeros(len(faces), np.intp)
    for die in faces.T:
        code = code * AGAIN + die
    return code


def _kept_dice(colour: ColourFaces, at: int) -> Places:
    return tuple(map(int, np.flatnonzero(np.unravel_index(at, colour.shape))))
