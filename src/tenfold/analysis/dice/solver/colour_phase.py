"""One attempt at a phase of dice of one colour: every die has colours of its own, so dice are not alike."""

from __future__ import annotations

from functools import cached_property
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.solver.colour_decision import (
    DICE,
    ColourDecision,
    Keeps,
    Mixed,
    all_rolls,
    best_keeps,
    best_parts,
    chosen,
    colour_faces,
    decision_of,
    means_of,
    one_colour_keeps,
    over_rolls,
    places_of,
    rolled,
    where,
)
from tenfold.analysis.dice.solver.colour_last import (
    colours_exclude_each_other,
    contributions,
    ends_of,
    last_keeps,
    sets_at,
    shown_points,
    shown_values,
    values_of,
)
from tenfold.analysis.dice.solver.colour_mixed import (
    KnownMixed,
    Leading,
    few_sets,
    leading,
    mixed_before_last,
    mixed_keeps,
    nothing_known,
)
from tenfold.analysis.dice.solver.colour_success import best_success
from tenfold.analysis.dice.solver.colour_tensor import SIDES, Tensor, best, mean_of_best
from tenfold.analysis.dice.solver.rolls import Floats, counted
from tenfold.analysis.sayings import TOO_MANY_FACES
from tenfold.core import Refusal
from tenfold.pieces.dice import DiceSet, maximum_points
from tenfold.pieces.phases import Phase

MOST_WAYS = 10**7  # what dice of a colour can show; with the printed dice there are 248,832
REACH = 1e-3  # of the largest gain: what is known of one state serves for others so much alike


class ColourDecisions(NamedTuple):
    """Both decisions of an attempt, for what points are worth more than failing."""

    gains: Floats
    first: ColourDecision
    last: ColourDecision


class ColourPhase:
    dear = True  # an attempt takes seconds
    _few_sets = staticmethod(few_sets)

    def __init__(self, phase: Phase, dice: DiceSet) -> None:
        self.phase = phase
        self.dice = dice
        self.colours = colour_faces(dice)
        ways = max(prod(places + 1 for places in colour.shape) for colour in self.colours)
        if ways > MOST_WAYS:
            raise Refusal(TOO_MANY_FACES(phase=phase))
        most = maximum_points(phase, dice)
        assert most is not None, "an impossible phase is refused before the game"
        self.most = most
        self._size = phase.needs[0].size
        self._exclusive = colours_exclude_each_other(self._size)
        self._known: list[KnownMixed] = []  # where all mixed keeps have been looked at
        self._decisions: list[ColourDecisions] = []

    @cached_property
    def points(self) -> NDArray[np.int8]:
        """The best points (dice.score) of all 6^10 rolls; FAILED where the phase is not complete."""
        shown = (shown_points(c.faces, n, self.dice, self._size) for n, c in enumerate(self.colours))
        return over_rolls(self.colours, tuple(shown), np.maximum, all_rolls(np.int8))

    def roll_values(self, gain: Floats) -> Floats:
        """What the rolls are worth when none is left."""
        if self._exclusive:
            shown = (shown_values(c, n, self.dice, self._size, gain) for n, c in enumerate(self.colours))
            return over_rolls(self.colours, tuple(shown), np.add, all_rolls())
        with_failure = np.append(gain, 0.0)
        return with_failure[self.points]

    @cached_property
    def _room(self) -> Floats:
        """For a number of each roll, used again and again: to be given so much memory takes time."""
        return all_rolls()

    def best_success(self) -> float:
        """The chance of success of an attempt that aims at nothing else."""
        return best_success(self.dice, self._size)

    def values(self, gains: Floats, *, rough: bool = False) -> Floats:
        """What attempts are worth under the best play; `gains[b, s]` is what s points are worth."""
        if not self._exclusive:
            return np.array([mean_of_best(best(self.roll_values(gain))) for gain in gains])
        known = self._known_already if rough else self._known_near
        return np.array([self._value(gain, known(gain), rough=rough) for gain in gains])

    def _value(self, gain: Floats, known: KnownMixed, *, rough: bool) -> float:
        """With keeps of one colour and the mixed ones that are known."""
        room = self._room.view(np.float32)[: len(self._room)] if rough else self._room
        rolls = self._before_last(gain, known, room)
        mixed = known.keeps(2, gain)
        kept, values = one_colour_keeps(self.colours, rolls), means_of(rolls, mixed)
        rolls = self._best_values(self._best_parts(kept), Mixed(mixed, values), room)
        return float(rolls.mean(dtype=np.float64))

    def _before_last(self, gain: Floats, known: KnownMixed, room: Tensor) -> Tensor:
        """What the rolls are worth when one more is left."""
        kept = last_keeps(self.colours, self.dice, self._size, gain)
        return self._best_values(self._best_parts(kept), self._mixed_at_last(gain, known), room)

    def _mixed_at_last(self, gain: Floats, known: KnownMixed) -> Mixed:
        keeps = known.keeps(1, gain)
        parts = contributions(self.colours, self.dice, self._size, gain) if len(keeps) else ()
        return Mixed(keeps, values_of(parts, keeps))

    def _best_values(self, best: tuple[Floats, ...], mixed: Mixed, room: Tensor) -> Tensor:
        """What all rolls are worth when the best parts of one colour or these mixed sets are kept."""
        rolls = over_rolls(self.colours, best, np.maximum, room).reshape((SIDES,) * DICE)
        for keep, value in zip(*leading(self.colours, best, mixed), strict=True):
            shown = rolls[where(keep)]
            np.maximum(shown, value, out=shown)
        return room

    def _best_parts(self, kept: tuple[Floats, ...]) -> tuple[Floats, ...]:
        return tuple(best_parts(*pair)[0] for pair in zip(self.colours, kept, strict=True))

    def _known_near(self, gain: Floats) -> KnownMixed:
        """All mixed keeps that can be best here."""
        known = self._known_already(gain)
        if known.covers(gain):
            return known
        self._known.append(self._look_around(gain))
        return self._known[-1]

    def _known_already(self, gain: Floats) -> KnownMixed:
        return next((known for known in self._known if known.covers(gain)), nothing_known(gain))

    def _look_around(self, gain: Floats) -> KnownMixed:
        best = self._best_parts(last_keeps(self.colours, self.dice, self._size, gain))
        # Keeping no dice (place 0) is worth nothing or more wherever gains differ by less than that.
        reach = min(REACH * float(np.abs(gain).max()), max(float(best[0][0]), 0.0))
        if best[0][0] < 0:
            last = mixed_keeps(self.colours, self.roll_values(gain), best)
        else:
            parts = contributions(self.colours, self.dice, self._size, gain)
            last = mixed_before_last(self.colours, parts, self._size, best, reach, self._few_sets)
        known = KnownMixed(gain, reach, {1: last})
        known.leading[2] = self._mixed_at_first(known)
        return known

    def _mixed_at_first(self, known: KnownMixed) -> Leading:
        rolls = self._before_last(known.gain, known, self._room)
        best = self._best_parts(one_colour_keeps(self.colours, rolls))
        return mixed_keeps(self.colours, rolls, best, known.reach)

    def results(self, gains: Floats) -> Floats:
        """How likely each number of points is under the best play, and in a last column failing."""
        found = np.array([self._results(gain) for gain in gains])
        vars(self).pop("_room", None)  # half a gigabyte that is not needed any more
        return found

    def take_decisions(self) -> list[ColourDecisions]:
        """Of every state whose results were asked for; they are not held here any longer."""
        taken, self._decisions = self._decisions, []
        return taken

    def _results(self, gain: Floats) -> Floats:
        last = self._last_decision(gain)
        values, chances = self._room, all_rolls(np.float32)
        last_kept = best_keeps(self.colours, last, values, chances)
        first = self._decision(values, chances, self._keeps(2, gain))
        del chances  # a quarter of a gigabyte
        self._decisions.append(ColourDecisions(gain, first, last))
        mass = values  # its room is used again
        kept, mixed = chosen(self.colours, first, best_keeps(self.colours, first, mass), None)
        rolled(self.colours, first, kept, mixed, mass)
        found = self._ends(last, *chosen(self.colours, last, last_kept, mass))
        found /= found.sum()  # 60 million masses round to 1 up to some 1e-13
        return found

    def _ends(self, last: ColourDecision, kept: list[Floats], mixed: Floats) -> Floats:
        """How likely points are, and failing, when sets are kept so likely for the last roll."""
        if not self._exclusive:
            shown = np.where(self.points < 0, np.int8(self.most + 1), self.points)
            return counted(shown, rolled(self.colours, last, kept, mixed, all_rolls()), self.most + 2)
        places = [np.flatnonzero(weights) for weights in kept]
        sets = [sets_at(*pair) for pair in zip(self.colours, places, strict=True)]
        keeps = np.concatenate([*sets, last.mixed])
        weights = np.concatenate([*(w[at] for w, at in zip(kept, places, strict=True)), mixed])
        parts = contributions(self.colours, self.dice, self._size, np.ones(self.most + 1))
        mass = [counted(places_of(part, keeps), weights, part.values.size) for part in parts]
        return ends_of(self.colours, self.dice, self._size, mass, self.most)

    def _keeps(self, rolls_left: int, gain: Floats) -> Keeps | None:
        """The mixed keeps that can be best here; None: look at all there are."""
        return self._known_near(gain).keeps(rolls_left, gain) if self._exclusive else None

    def _last_decision(self, gain: Floats) -> ColourDecision:
        mixed = self._keeps(1, gain)
        if mixed is None:
            return self._decision(self.roll_values(gain), (self.points >= 0).astype(np.float32), None)
        sure = np.ones_like(gain)
        kept, chance = (last_keeps(self.colours, self.dice, self._size, gains) for gains in (gain, sure))
        parts, success = (contributions(self.colours, self.dice, self._size, gains) for gains in (gain, sure))
        return decision_of(
            self.colours,
            kept,
            chance,
            lambda best: leading(self.colours, best, Mixed(mixed, values_of(parts, mixed))),
            lambda keeps: values_of(success, keeps),
        )

    def _decision(self, rolls: Floats, success: Tensor, mixed: Keeps | None) -> ColourDecision:
        """The decision before a roll, from what the rolls are worth after it and how likely they succeed."""

        def mixed_keeps_beside(best: tuple[Floats, ...]) -> Mixed:
            keeps = mixed_keeps(self.colours, rolls, best).keeps if mixed is None else mixed
            return leading(self.colours, best, Mixed(keeps, means_of(rolls, keeps)))

        return decision_of(
            self.colours,
            one_colour_keeps(self.colours, rolls),
            one_colour_keeps(self.colours, success),
            mixed_keeps_beside,
            lambda keeps: means_of(success, keeps),
        )
