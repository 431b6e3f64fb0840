"""A phase of one colour where dice set aside stay there (the variant `locked`).

Only for phases that ask for more than half of the dice: there the colours exclude each other, and what a kept
set is worth before the last roll is a sum over the colours (see `colour_last`). And only where more points
are never worth less, and none less than failing.

After the first roll a set K is locked, the free dice are rolled, and some of them, S, are locked too. If so
many dice of one colour are locked that no other colour can succeed, only that colour counts
(`locked_alone`). If nothing is locked, the second decision is that of loose dice. Between these are small
sets: those of one colour that just leave others a chance (`locked_small`), and smaller ones, for which all
rolls of the free dice are looked at (`locked_rolls`). Which of them are needed, and that no others are, is
found out by bounds (`locked_proof`), once for all situations that are nearly alike.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.colour_last import (
    Contribution,
    colours_exclude_each_other,
    contributions,
    ends_of,
    last_keeps,
    shown_worth,
)
from tenfold.analysis.dice.solver.colour_layer import (
    DICE,
    Keeps,
    Layer,
    Mixed,
    best_parts,
    chosen,
    places_of,
    roll_owners,
    where,
)
from tenfold.analysis.dice.solver.colour_mixed import (
    BETTER,
    Known,
    mixed_before_last,
    nothing_known,
)
from tenfold.analysis.dice.solver.colour_phase import REACH, ColourDecisions, ColourPhase
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, SIDES, Tensor, mean_of_best
from tenfold.analysis.dice.solver.locked_alone import Alone
from tenfold.analysis.dice.solver.locked_proof import Bounds, doubtful_sets, mixed_beside, upper_bounds
from tenfold.analysis.dice.solver.locked_rolls import Keep, Locked
from tenfold.analysis.dice.solver.locked_small import SmallSets, count_kept, small_sets
from tenfold.analysis.dice.solver.locked_success import best_success, is_small
from tenfold.analysis.dice.solver.rolls import Floats, Ints
from tenfold.core import TenfoldError
from tenfold.pieces.dice import DiceSet
from tenfold.pieces.phases import Phase


class Few(NamedTuple):
    """A set of few dice of one colour, its place there, and mixed sets that can be best to keep after it."""

    colour: int
    place: int
    keep: Keep
    mixed: Keeps | None


class Near(NamedTuple):
    """What can be needed where gains are nearly alike."""

    loose: Known  # at the last decision, if nothing is locked
    few: list[Few]  # fewer once they have been played out
    mixed: Keeps  # sets of several colours that could be worth locking


class LockedColourPhase(ColourPhase):
    def __init__(self, phase: Phase, dice: DiceSet) -> None:
        super().__init__(phase, dice)
        if not colours_exclude_each_other(self._size):
            raise TenfoldError(
                "the phase {phase} is not solved for dice that stay where they were set aside: "
                "only phases of more than {half} dice of a colour are",
                phase=phase,
                half=DICE // 2,
            )
        # With so many dice locked in one colour no other one can succeed.
        self._enough = DICE - self._size + 1
        self._near: list[Near] = []
        self._others: list[Keep] = []  # mixed sets that were found to be worth locking

    def best_success(self) -> float:
        if is_small(self.dice):
            return best_success(self.dice, self._size)
        # A phase of its own: plans are kept of situations of the game only.
        sure = LockedColourPhase(self.phase, self.dice).results(np.ones((1, self.most + 1)))
        return float(sure[0, :-1].sum())

    def values(self, gains: Floats, *, rough: bool = False) -> Floats:
        """Rough: as if small sets left other colours no chance, which takes most of the time."""
        return np.array([self._attempt_value(gain, rough=rough) for gain in gains])

    def _attempt_value(self, gain: Floats, *, rough: bool = False) -> float:
        first = self._first(gain, rough=rough)
        room = self._half_room if rough else self._room
        rolls = self._best_values(first.best, Mixed(first.mixed, first.mixed_kept), room)
        return float(rolls.mean(dtype=np.float64))

    # --- the first decision ---

    def _first(self, gain: Floats, *, rough: bool = False) -> Layer:
        if gain[0] < 0 or (np.diff(gain) < 0).any():
            raise TenfoldError(
                "the phase {phase} is not solved for dice that stay where they were set aside: "
                "here more points can be worth less, or less than failing",
                phase=self.phase,
            )
        parts = self._contributions(gain)
        kept = [Alone(part).kept for part in parts]
        if not rough:
            for colour, values in zip(self.colours, kept, strict=True):
                values[count_kept(colour) < self._enough] = -np.inf
            for small in self._small_sets:
                kept[small.own][small.places] = small.values(parts)
            for few in self._near_to(gain).few:
                game = Locked(self.colours, parts, few.keep, few.mixed)
                kept[few.colour][few.place] = game.value()
        known = self._known_already(gain) if rough else self._near_to(gain).loose
        room = self._half_room if rough else self._room
        nothing = float(self._before_last(gain, known, room).mean(dtype=np.float64))
        for values in kept:
            values[0] = nothing
        found = [best_parts(*pair) for pair in zip(self.colours, kept, strict=True)]
        if not rough:
            self._rule_out_few(gain, kept, [values for values, _ in found])
        mixed = np.array(self._others, np.int8).reshape(-1, DICE)
        return Layer(
            tuple(kept),
            tuple(values for values, _ in found),
            tuple(part for _, part in found),
            tuple(np.zeros_like(values) for values in kept),
            mixed,
            np.array([Locked(self.colours, parts, keep).value() for keep in mixed]),
            np.zeros(len(mixed)),
        )

    def _contributions(self, gain: Floats) -> tuple[Contribution, ...]:
        return contributions(self.colours, self.dice, self._size, gain)

    @property
    def _half_room(self) -> Tensor:
        """For rough numbers."""
        return self._room.view(np.float32)[: len(self._room)]

    @cached_property
    def _small_sets(self) -> list[SmallSets]:
        """Of one colour, and with one die more no other colour could succeed."""
        sizes = range(max(self._enough - 1, 1), self._enough)
        return list(small_sets(self.colours, self._contributions(np.zeros(self.most + 1)), sizes))

    # --- what is needed ---

    def _known_near(self, gain: Floats) -> Known:
        return self._near_to(gain).loose

    def _near_to(self, gain: Floats) -> Near:
        for near in self._near:
            if near.loose.covers(gain):
                return near
        self._near.append(self._look_near(gain))
        return self._near[-1]

    def _look_near(self, gain: Floats) -> Near:
        reach = REACH * float(gain.max())
        lowered = np.maximum(gain - reach, 0.0)
        bounds = Bounds(self._contributions(gain + reach), self._contributions(lowered))
        of_one_colour = last_keeps(self.colours, self.dice, self._size, gain)
        last = mixed_before_last(
            self.colours, self._contributions(gain), self._size, self._best_parts(of_one_colour), reach
        )
        loose = Known(gain, reach, {1: last})
        kept = tuple(Alone(part).kept for part in bounds.below)
        nothing = self._before_last(lowered, nothing_known(lowered), self._room).mean()
        for values in kept:
            values[0] = nothing
        found = doubtful_sets(self.colours, bounds, self._size, self._best_parts(kept))
        count = (found.keeps != AGAIN).sum(axis=1)
        small = np.flatnonzero((found.colour >= 0) & (count > 0) & (count < self._enough - 1))
        lowest = last_keeps(self.colours, self.dice, self._size, lowered)
        beside = mixed_beside(self.colours, bounds, self._size, lowest, found.keeps[small])
        few = []
        for at in small:
            keep, number = found.keeps[at], int(found.colour[at])
            place = int(places_of(self.colours[number], keep[None])[0])
            few.append(Few(number, place, keep, beside.get(keep.tobytes())))
        return Near(loose, few, found.keeps[found.colour < 0])

    def _rule_out_few(self, gain: Floats, kept: list[Floats], best: list[Floats]) -> None:
        """Of the sets of few dice those that can be best nearby, now that all are known for these gains.

        If no gain changes by more than d, no worth does, and no set's lead over its parts by more than 2d.
        """
        near = self._near_to(gain)
        change = near.loose.distance(gain) + near.loose.reach
        near.few[:] = [
            few
            for few in near.few
            if kept[few.colour][few.place] > best[few.colour][self._one_die_less(few)].max() - 2 * change
        ]

    def _one_die_less(self, few: Few) -> Ints:
        """The places of its parts."""
        dice = np.flatnonzero(few.keep != AGAIN)
        parts = np.tile(few.keep, (len(dice), 1))
        parts[np.arange(len(dice)), dice] = AGAIN
        return places_of(self.colours[few.colour], parts)

    # --- results ---

    def _results(self, gain: Floats) -> Floats:
        parts = self._contributions(gain)
        first = self._first(gain)
        while len(found := self._better_mixed(gain, first)):
            self._others += list(found)
            first = self._first(gain)
        owner = roll_owners(self.colours, first, self._room)
        kept, mixed = chosen(self.colours, first, owner, None)
        del owner
        success = self._contributions(np.ones_like(gain))
        mass = [np.zeros(part.worth.size) for part in parts]
        ends = self._push_nothing(gain, first, kept)
        self._push_large(parts, success, first, kept, mass)
        for small in self._small_sets:
            weights = kept[small.own][small.places]
            first.chance[small.own][small.places] = small.push(parts, success, weights, mass)
        for few in self._near_to(gain).few:
            weight = float(kept[few.colour][few.place])
            if weight:
                game = Locked(self.colours, parts, few.keep, few.mixed)
                first.chance[few.colour][few.place] = game.push(weight, mass, success)
            else:
                first.kept[few.colour][few.place] = -np.inf  # never best, and not listed
        for at, keep in enumerate(first.mixed):
            game = Locked(self.colours, parts, keep)
            first.mixed_chance[at] = game.push(float(mixed[at]), mass, success)
        self.plans.append(ColourDecisions(gain, first, first))
        ends += ends_of(self.colours, self.dice, self._size, mass, self.most)
        ends[-1] = 1.0 - ends[:-1].sum()
        return ends

    def _push_nothing(self, gain: Floats, first: Layer, kept: list[Floats]) -> Floats:
        """If nothing is locked: how likely points are."""
        weight = sum(float(weights[0]) for weights in kept)
        last = self._last_layer(gain)
        ends = self._ends(
            last, *chosen(self.colours, last, roll_owners(self.colours, last, self._room), None)
        )
        for chance in first.chance:
            chance[0] = 1.0 - ends[-1]
        return ends * weight

    def _push_large(
        self,
        parts: tuple[Contribution, ...],
        success: tuple[Contribution, ...],
        first: Layer,
        kept: list[Floats],
        mass: list[Floats],
    ) -> None:
        """Sets that leave no other colour a chance."""
        for number, colour in enumerate(self.colours):
            large = count_kept(colour) >= self._enough
            alone = Alone(parts[number])
            first.chance[number][large] = alone.chance(success[number])[large]
            mass[number] += alone.pushed(np.where(large, kept[number], 0.0))

    # --- mixed sets ---

    def _better_mixed(self, gain: Floats, first: Layer) -> Keeps:
        """Mixed sets that are better to lock than those of the first decision for some roll; none, as a rule.

        Most are ruled out by what their one-colour parts are worth, now that this is known, or all rolls that
        allow them. The others are played out in full.
        """
        known = {keep.tobytes() for keep in self._others}
        near = self._near_to(gain).mixed
        mixed: Keeps = near[[keep.tobytes() not in known for keep in near]]
        above = upper_bounds(self._contributions(gain), mixed)
        tables = zip(self.colours, first.best, strict=True)
        of_parts = [best[places_of(colour, mixed)] for colour, best in tables]
        doubtful = above > np.maximum.reduce(of_parts) + BETTER
        mixed, above = mixed[doubtful], above[doubtful]
        if not len(mixed) and not known:
            return mixed
        values = self._best_values(first.best, Mixed(first.mixed, first.mixed_kept), self._room)
        lowest = values.reshape((SIDES,) * DICE)
        least = np.array([lowest[where(keep)].min() for keep in mixed])
        doubtful = above > least + BETTER
        mixed, least = mixed[doubtful], least[doubtful]
        for keep, worth in zip(first.mixed, first.mixed_kept, strict=True):
            if abs(self._played_out(gain, keep) - worth) > BETTER:
                raise TenfoldError(
                    "the phase {phase} is not solved for dice that stay where they were set aside: "
                    "here it is best to lock dice of several colours after the second roll",
                    phase=self.phase,
                )
        worths = np.array([self._played_out(gain, keep) for keep in mixed])
        better: Keeps = mixed[worths > least + BETTER]
        return better

    def _played_out(self, gain: Floats, keep: Keep) -> float:
        """What a locked set is worth: all rolls of the free dice, and all that can be locked of them."""
        rolls: Floats = np.zeros(1)
        for number, colour in enumerate(self.colours):
            at = np.zeros(1, np.intp)
            for die, face in enumerate(keep):
                faces = slice(0, SIDES) if face == AGAIN else slice(face, face + 1)
                at = (at[:, None] * colour.shape[die] + colour.place[die, faces]).ravel()
            rolls = rolls + shown_worth(colour, number, self.dice, self._size, gain)[at]
        return mean_of_best(rolls) if rolls.size > 1 else float(rolls[0])
