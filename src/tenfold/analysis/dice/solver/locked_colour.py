"""A phase of one colour where dice set aside stay there (the variant `locked`).

Only for phases that ask for more than half of the dice: there the colours exclude each other, and what a kept
set is worth before the last roll is a sum over the colours (see `colour_last`).

After the first roll a set K is locked, the free dice are rolled, and some of them, S, are locked too. If so
many dice of one colour are locked that no other colour can succeed, only that colour counts, and everything
is done with its few places per die. With fewer locked dice all colours count: all rolls of the free dice are
looked at, and S is of one colour. That more sets S or K need not be looked at is not assumed but checked for
the solved game, by `certify`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.solver.colour_last import (
    Contribution,
    at_keeps,
    colours_exclude_each_other,
    contributions,
    ends_of,
    mean_of_die,
    sets_at,
)
from tenfold.analysis.dice.solver.colour_layer import (
    DICE,
    ColourFaces,
    Layer,
    best_parts,
    chosen,
    one_colour_values,
    roll_owners,
    roll_values,
    where,
)
from tenfold.analysis.dice.solver.colour_mixed import BETTER, sets_above
from tenfold.analysis.dice.solver.colour_phase import ColourDecisions, ColourPhase
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, SIDES, Tensor, best, mean_of_best
from tenfold.analysis.dice.solver.rolls import TIE, Floats, Ints
from tenfold.core import TenfoldError
from tenfold.pieces.dice import DIE_COLOURS, DiceSet
from tenfold.pieces.phases import Phase

Keep = NDArray[np.int8]  # a face for every die, or 6 for rolled again


def alone(contribution: Contribution) -> Floats:
    """What it is worth to lock some dice when only this colour is played for, with two rolls to come.

    Places of a die, before and after: free, its faces locked, locked otherwise.
    """
    values = contribution.worth.reshape(1, -1)
    for places in contribution.shape:  # the second decision: every free die is locked or rolled
        split = values.reshape(len(values), places, -1)
        rolled, faces, otherwise = split[:, :1], split[:, 1:-1], split[:, -1:]
        parts = [np.maximum(otherwise, rolled), np.maximum(faces, rolled), faces, otherwise]
        values = np.concatenate(parts, axis=1).reshape(-1, split.shape[2])
    values = values.reshape(1, -1)
    for places in contribution.shape:  # what the free dice show
        split = values.reshape(len(values), 2 * (places - 1), -1)
        values = np.concatenate([mean_of_die(split[:, : places - 1]), split[:, places - 1 :]], axis=1)
        values = values.reshape(-1, split.shape[2])
    return values.ravel()


class Locked:
    """The second decision, when a set is locked: more dice of one colour are locked, or none."""

    def __init__(
        self, colours: tuple[ColourFaces, ...], parts: tuple[Contribution, ...], locked: Keep
    ) -> None:
        self.locked = locked
        self.free = tuple(int(die) for die in np.flatnonzero(locked == AGAIN))
        self.colours = tuple(_of_dice(colour, self.free) for colour in colours)
        self._parts = parts
        kept = [self._worth(number) for number in range(len(colours))]
        found = [best_parts(*pair) for pair in zip(self.colours, kept, strict=True)]
        self.best = tuple(values for values, _ in found)
        self.part = tuple(part for _, part in found)

    def _worth(self, number: int) -> Floats:
        """By places of the free dice: what it is worth to lock faces of this colour too."""
        total: Any = 0.0
        for part in self._parts:
            at = np.zeros(1, np.intp)
            for die in range(len(part.shape)):
                shown = [self.locked[die]]
                if die in self.free:
                    shown = [AGAIN, *self.colours[number].faces[self.free.index(die)]]
                at = (at[:, None] * part.shape[die] + part.place[die, shown]).ravel()
            total = total + part.worth[at]
        worth: Floats = total
        return worth

    def keeps(self, number: int, places: Ints) -> Keep:
        """The whole kept sets, locked before and now, for places of the free dice in a colour."""
        keeps = np.tile(self.locked, (len(places), 1))
        colour = self.colours[number]
        if not self.free:
            return keeps
        for die, place in zip(self.free, np.unravel_index(places, colour.shape), strict=True):
            faces = np.array([AGAIN, *colour.faces[self.free.index(die)]], np.int8)
            keeps[:, die] = faces[place]
        return keeps

    def decide(self, places: tuple[Ints, ...]) -> tuple[Floats, NDArray[np.int8]]:
        """What rolls of the free dice are worth, from their places in each colour, and the best colour."""
        top = self.best[0][places[0]]
        owner = np.zeros(len(top), np.int8)
        for number in range(1, len(self.colours)):
            other = self.best[number][places[number]]
            owner[other > top + TIE] = number
            np.maximum(top, other, out=top)
        return top, owner


def _of_dice(colour: ColourFaces, dice: tuple[int, ...]) -> ColourFaces:
    return ColourFaces(
        tuple(colour.faces[die] for die in dice),
        tuple(colour.shape[die] for die in dice),
        colour.place[list(dice)],
    )


def places_of(colour: ColourFaces, rolls: NDArray[Any]) -> Ints:
    """(roll, free die) to places."""
    at = np.zeros(len(rolls), np.intp)
    for die, places in enumerate(colour.shape):
        at = at * places + colour.place[die, rolls[:, die]]
    return at


@lru_cache(maxsize=2)
def _all_places(
    colours: tuple[int, ...], free: tuple[int, ...], phase: LockedColourPhase
) -> tuple[Ints, ...]:
    """By colour: the places of all rolls of the free dice."""
    found = []
    for number in colours:
        at = np.zeros(1, np.intp)
        for die in free:
            colour = phase.colours[number]
            at = (at[:, None] * colour.shape[die] + colour.place[die, :SIDES]).ravel()
        found.append(at)
    return tuple(found)


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
        # So many dice share a colour in every roll.
        self._fewest = min(-(-DICE // len(DIE_COLOURS)), self._enough)
        self._numbers = tuple(range(len(self.colours)))
        self._others: list[Keep] = []  # sets that `certify` found to be worth looking at

    def best_success(self) -> float:
        """Among the sets of the tables: `certify` is not asked about this."""
        return self._locked_attempt(np.ones(self.most + 1))

    def values(self, gains: Floats, *, rough: bool = False) -> Floats:
        """Rough: as if small sets left other colours no chance, which takes nearly all of the time."""
        return np.array([self._locked_attempt(gain, rough=rough) for gain in gains])

    def _locked_attempt(self, gain: Floats, *, rough: bool = False) -> float:
        first = self._first(gain, rough=rough)
        if self._others:
            return float(roll_values(self.colours, first, self._room).value.mean())
        return float(one_colour_values(self.colours, first.best, self._room).mean())

    def _first(self, gain: Floats, *, rough: bool = False) -> Layer:
        """The first decision: sets of one colour that are not too small, and what was found beside them."""
        parts = contributions(self.colours, self.dice, self._size, gain)
        kept = []
        for number, colour in enumerate(self.colours):
            values = self._one_colour(parts[number], colour)
            for at, keep in () if rough else self._small_keeps(colour):
                values[at] = self._locked_value(parts, keep)
            values[_count_kept(colour) < self._fewest] = -np.inf  # never best: see `certify`
            kept.append(values)
        found = [best_parts(*pair) for pair in zip(self.colours, kept, strict=True)]
        mixed = np.array(self._others, np.int8).reshape(-1, DICE)
        return Layer(
            tuple(kept),
            tuple(values for values, _ in found),
            tuple(part for _, part in found),
            tuple(np.zeros_like(values) for values in kept),
            mixed,
            np.array([self._locked_value(parts, keep) for keep in mixed]),
            np.zeros(len(mixed)),
        )

    def _one_colour(self, part: Contribution, colour: ColourFaces) -> Floats:
        """`alone`, for sets that are of this colour entirely."""
        values = alone(part).reshape(part.shape)
        return values[tuple(slice(0, places) for places in colour.shape)].ravel()

    def _small_keeps(self, colour: ColourFaces) -> Iterator[tuple[int, Keep]]:
        """The sets of a colour that leave other colours a chance."""
        return self._keeps_of(colour, range(self._fewest, self._enough))

    def _keeps_of(self, colour: ColourFaces, sizes: range) -> Iterator[tuple[int, Keep]]:
        """Sets of one colour and so many dice, with their places; those of the same dice together."""
        count = _count_kept(colour)
        places = np.flatnonzero((count >= sizes.start) & (count < sizes.stop))
        keeps = sets_at(colour, places)
        for row in np.lexsort((keeps == AGAIN).T):
            yield int(places[row]), keeps[row]

    def _locked_value(self, parts: tuple[Contribution, ...], keep: Keep) -> float:
        game = Locked(self.colours, parts, keep)
        return float(game.decide(_all_places(self._numbers, game.free, self))[0].mean())

    # --- results ---

    def _results(self, gain: Floats) -> Floats:
        first = self._first(gain)
        parts = contributions(self.colours, self.dice, self._size, gain)
        while len(found := self.certify(gain, first)):
            self._others += list(found)
            first = self._first(gain)
        owner = roll_owners(self.colours, first, self._room)
        kept, mixed = chosen(self.colours, first, owner, None)
        del owner
        success = contributions(self.colours, self.dice, self._size, np.ones_like(gain))
        mass = [np.zeros(part.worth.size) for part in parts]
        for number, colour in enumerate(self.colours):
            for at, keep in self._keeps_of(colour, range(self._fewest, DICE + 1)):
                first.chance[number][at] = self._push(parts, keep, kept[number][at], mass, success)
        for at, keep in enumerate(first.mixed):
            first.mixed_chance[at] = self._push(parts, keep, mixed[at], mass, success)
        self.plans.append(ColourDecisions(gain, first, first))
        return ends_of(self.colours, self.dice, self._size, mass, self.most)

    def _push(
        self,
        parts: tuple[Contribution, ...],
        keep: Keep,
        weight: float,
        mass: list[Floats],
        success: tuple[Contribution, ...],
    ) -> float:
        """From a locked set that is so likely to what is kept before the last roll; its chance of success."""
        game = Locked(self.colours, parts, keep)
        places = _all_places(self._numbers, game.free, self)
        owner = game.decide(places)[1]
        chance = 0.0
        for number in self._numbers:
            here = np.bincount(places[number][owner == number], minlength=game.best[number].size)
            shown = np.flatnonzero(here)
            likely = here[shown] / len(owner)
            keeps = game.keeps(number, game.part[number][shown])
            for part, of_part, sure in zip(parts, mass, success, strict=True):
                at = at_keeps(part, keeps)
                np.add.at(of_part, at, likely * weight)
                chance += float(likely @ sure.worth[at])
        return chance

    # --- nothing is forgotten ---

    def certify(self, gain: Floats, first: Layer) -> Keep:
        """Sets to lock that could be better than those of the first decision for some roll; none, as a rule.

        Two things bound what a set is worth: the same set when dice may be rolled again, and the sum over
        the colours of playing for each of them alone (with failing as the worst that can happen). A set that
        is bounded by what one of its own one-colour parts is worth, or by what the poorest roll is worth, is
        never better. The few others are played out over all rolls of the free dice and all that can be
        locked of them.
        """
        doubtful = np.concatenate(list(self._doubtful(gain, first)))
        tensor = self.worth(gain).reshape((SIDES,) * DICE)
        for keep, worth in self._played_with_one_colour(first):
            if abs(_played_out(tensor, keep) - worth) > BETTER:
                raise TenfoldError(
                    "the phase {phase} is not solved for dice that stay where they were set aside: "
                    "here it is best to lock dice of several colours after the second roll",
                    phase=self.phase,
                )
        lowest = roll_values(self.colours, first, self._room).value.reshape((SIDES,) * DICE)
        better = [keep for keep in doubtful if _played_out(tensor, keep) > lowest[where(keep)].min() + BETTER]
        return np.array(better, np.int8).reshape(-1, DICE)

    def _played_with_one_colour(self, first: Layer) -> Iterator[tuple[Keep, float]]:
        """The sets of the first decision of which not everything has been looked at."""
        for number, colour in enumerate(self.colours):
            for at, keep in self._small_keeps(colour):
                yield keep, float(first.kept[number][at])
        yield from zip(first.mixed, map(float, first.mixed_kept), strict=True)

    def _doubtful(self, gain: Floats, first: Layer) -> Iterator[Keep]:
        """Sets that the two bounds do not rule out."""
        before_last = best(self.worth(gain))
        least = float(one_colour_values(self.colours, first.best, self._room).min())
        parts = contributions(self.colours, self.dice, self._size, np.maximum(gain, 0.0))
        bounds = [alone(part) for part in parts]
        known = {keep.tobytes() for keep in self._others}
        for keeps, worth, _ in sets_above(self.colours, before_last, first.best, least):
            bound = sum(values[at_keeps(part, keeps)] for part, values in zip(parts, bounds, strict=True))
            for keep in keeps[np.asarray(bound) > worth + BETTER]:
                if keep.tobytes() not in known and not self._in_tables(keep):
                    yield keep[None]
        yield np.empty((0, DICE), np.int8)

    def _in_tables(self, keep: Keep) -> bool:
        """A set of one colour that is not too small."""
        locked = np.flatnonzero(keep != AGAIN)
        return len(locked) >= self._fewest and any(
            all(colour.place[die, keep[die]] for die in locked) for colour in self.colours
        )


def _played_out(tensor: Tensor, keep: Keep) -> float:
    """What a locked set is worth: all rolls of the free dice, and all that can be locked of them."""
    rolls = np.ascontiguousarray(tensor[where(keep)])
    return mean_of_best(rolls.ravel()) if rolls.size > 1 else float(rolls.ravel()[0])


def _count_kept(colour: ColourFaces) -> Ints:
    count = np.zeros(1, np.intp)
    for places in colour.shape:
        count = (count[:, None] + (np.arange(places) > 0)).ravel()
    return count
