"""Locked sets of one colour that are so small that other colours still have a chance.

The sets with the same dice of the same colour are done together. After the second roll more dice of one
colour are locked, or none (S). That other sets S need not be looked at is checked: see `locked_proof`.

Nearly always their own colour is best. With X what a roll of the free dice is worth in this colour and Y in
another, the mean of max(X, Y) is that of X, a matter of the few places of the own colour, and the mean of
what Y is worth more. To lock nothing is possible in every colour, so Y counts only where it is worth more
than that: where many of the free dice are of the other colour. There are few such rolls, and hardly any that
count for two other colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.colour_last import Contribution, sets_at
from tenfold.analysis.dice.solver.colour_layer import ColourFaces, best_parts, places_of
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, SIDES
from tenfold.analysis.dice.solver.rolls import TIE, Floats, Ints, counted


class Rolls(NamedTuple):
    """Some rolls of the free dice: their places in the own colour and in others, and how likely they are."""

    own: Ints
    others: tuple[Ints, ...]
    chance: Floats


class Table(NamedTuple):
    """To lock faces of a colour too: (set, places of the free dice)."""

    at: tuple[Ints, ...]  # by colour: places in its contribution
    best: Floats  # of the best part
    part: Ints


class Other(NamedTuple):
    """Another colour that can be better than the own one, if enough dice are of it."""

    number: int
    table: Table
    fewest: int


def of_dice(colour: ColourFaces, dice: tuple[int, ...]) -> ColourFaces:
    return ColourFaces(
        tuple(colour.faces[die] for die in dice),
        tuple(colour.shape[die] for die in dice),
        colour.place[list(dice)],
    )


def count_kept(colour: ColourFaces) -> Ints:
    """How many dice are kept, by the places of a colour."""
    count = np.zeros(1, np.intp)
    for places in colour.shape:
        count = (count[:, None] + (np.arange(places) > 0)).ravel()
    return count


class SmallSets:
    """Sets of the same dice, all of one colour: `places` says where they stand in its tables."""

    def __init__(
        self,
        colours: tuple[ColourFaces, ...],
        parts: tuple[Contribution, ...],
        own: int,
        free: tuple[int, ...],
        places: Ints,
    ) -> None:
        self.own = own
        self.places = places
        self.sets = sets_at(colours[own], places)
        self._free = free
        self._colours = tuple(of_dice(colour, free) for colour in colours)
        # Dice that are rolled stand at place 0, so places of sets with different dice add.
        self._at = [places_of(part, self.sets)[:, None] for part in parts]
        more = (sets_at(colour, _places_on(colour.shape, free)) for colour in colours)
        self._more = [[places_of(part, keeps) for part in parts] for keeps in more]

    def values(self, parts: tuple[Contribution, ...]) -> Floats:
        """What the sets are worth."""
        own = self._table(parts, self.own)
        found: Floats = own.best @ _chance(self._colours[self.own])
        for sign, others, rolls in self._better(parts):
            least = np.minimum.reduce(_leads(own, others, rolls))
            found += sign * (np.maximum(least, 0.0) @ rolls.chance)
        return found

    def push(
        self,
        parts: tuple[Contribution, ...],
        success: tuple[Contribution, ...],
        weights: Floats,
        mass: list[Floats],
    ) -> Floats:
        """From sets that are so likely to what is kept before the last roll; their chance of success."""
        own = self._table(parts, self.own)
        tables = {self.own: own}
        likely = {self.own: np.tile(_chance(self._colours[self.own]), (len(weights), 1))}
        for sign, others, rolls in self._better(parts):
            leads = np.array(_leads(own, others, rolls))
            moved = np.where(leads.min(axis=0) > TIE, sign * rolls.chance, 0.0)
            likely[self.own] -= _summed(moved, rolls.own, own.best.shape[1])
            for which, other in enumerate(others):
                tables[other.number] = other.table
                to = np.where(leads.argmin(axis=0) == which, moved, 0.0)
                found = _summed(to, rolls.others[which], other.table.best.shape[1])
                likely[other.number] = likely.get(other.number, 0.0) + found
        chance = np.zeros(len(weights))
        here = np.flatnonzero(weights)
        for number, table in tables.items():
            for at, sure, of_part in zip(table.at, success, mass, strict=True):
                chosen = np.take_along_axis(at, table.part, axis=1)
                chance += (likely[number] * sure.worth[chosen]).sum(axis=1)
                np.add.at(of_part, chosen[here], likely[number][here] * weights[here, None])
        return chance

    def _better(self, parts: tuple[Contribution, ...]) -> Iterator[tuple[int, tuple[Other, ...], Rolls]]:
        """Other colours that can be better for the same rolls, with these rolls.

        The most that some numbers are above 0 is the sum of what each is, less that of the smaller of each
        two, plus that of the smallest of each three: that is the sign.
        """
        nothing = sum(part.worth[at] for part, at in zip(parts, self._at, strict=True))
        found = []
        for number, colour in enumerate(self._colours):
            if number != self.own:
                table = self._table(parts, number)
                better = (table.best > nothing).any(axis=0)
                if better.any():
                    found.append(Other(number, table, int(count_kept(colour)[better].min())))
        for count in range(1, len(found) + 1):
            for others in combinations(found, count):
                fewest = tuple(other.fewest for other in others)
                if sum(fewest) <= len(self._free):
                    faces = tuple(self._colours[other.number].faces for other in others)
                    sign = 1 if count % 2 else -1
                    yield sign, others, _rolls(self._colours[self.own].faces, faces, fewest)

    def _table(self, parts: tuple[Contribution, ...], number: int) -> Table:
        at = tuple(own + more for own, more in zip(self._at, self._more[number], strict=True))
        kept: Floats = np.zeros(at[0].shape)
        for part, of_part in zip(parts, at, strict=True):
            kept += part.worth[of_part]
        best, chosen = best_parts(self._colours[number], kept.ravel())
        row = np.arange(len(kept))[:, None] * kept.shape[1]
        return Table(at, best.reshape(kept.shape), chosen.reshape(kept.shape) - row)


def _leads(own: Table, others: tuple[Other, ...], rolls: Rolls) -> list[Floats]:
    """By other colour: how much more than in the own colour rolls are worth, for each set."""
    return [
        other.table.best[:, places] - own.best[:, rolls.own]
        for other, places in zip(others, rolls.others, strict=True)
    ]


def _summed(weights: Floats, places: Ints, count: int) -> Floats:
    """(set, roll) to (set, place)."""
    rows = np.arange(len(weights))[:, None] * count
    return counted((rows + places).ravel(), weights.ravel(), len(weights) * count).reshape(-1, count)


def _places_on(shape: tuple[int, ...], dice: tuple[int, ...]) -> Ints:
    """The places of a colour where only these dice are kept."""
    at = np.zeros(1, np.intp)
    for die, places in enumerate(shape):
        at = at * places
        if die in dice:
            at = (at[:, None] + np.arange(places)).ravel()
    return at


def _chance(colour: ColourFaces) -> Floats:
    """How likely the places of a colour are when all its dice are rolled."""
    chance = np.ones(1)
    for places in colour.shape:
        of_die = np.full(places, 1 / SIDES)
        of_die[0] = (SIDES - places + 1) / SIDES
        chance = (chance[:, None] * of_die).ravel()
    return chance


Faces = tuple[tuple[int, ...], ...]  # of a colour, by die


@lru_cache(maxsize=4096)
def _rolls(own: Faces, others: tuple[Faces, ...], fewest: tuple[int, ...]) -> Rolls:
    """The rolls with at least so many dice of each of the others.

    A die shows a face of one of the others, one of the own colour, or neither.
    """
    places, count = np.zeros((1 + len(others), 1), np.intp), np.zeros((len(others), 1), np.intp)
    chance = np.ones(1)
    for die, mine in enumerate(own):
        faces = [len(mine), *(len(other[die]) for other in others)]
        # Column by column: the faces of each colour, and everything else.
        steps = np.zeros((len(faces), sum(faces) + 1), np.intp)
        for row, number in enumerate(faces):
            start = sum(faces[:row])
            steps[row, start : start + number] = np.arange(1, number + 1)
        of_die = np.append(np.ones(sum(faces)), SIDES - sum(faces)) / SIDES
        size = np.array(faces)[:, None, None] + 1
        places = (places[:, :, None] * size + steps[:, None]).reshape(len(faces), -1)
        count = (count[:, :, None] + (steps[1:, None] > 0)).reshape(len(others), -1)
        chance = (chance[:, None] * of_die).ravel()
        still = np.array(fewest)[:, None] - count
        possible = (np.maximum(still, 0).sum(axis=0) <= len(own) - 1 - die) & (chance > 0)
        places, count, chance = places[:, possible], count[:, possible], chance[possible]
    return Rolls(places[0], tuple(places[1:]), chance)


def small_sets(
    colours: tuple[ColourFaces, ...], parts: tuple[Contribution, ...], sizes: range
) -> Iterator[SmallSets]:
    """All sets of one colour and so many dice; `parts` may be for any gains."""
    for number, colour in enumerate(colours):
        count = count_kept(colour)
        places = np.flatnonzero((count >= sizes.start) & (count < sizes.stop))
        dice, of = np.unique(sets_at(colour, places) == AGAIN, axis=0, return_inverse=True)
        for at, free in enumerate(dice):
            of_dice = tuple(map(int, np.flatnonzero(free)))
            yield SmallSets(colours, parts, number, of_dice, places[of.ravel() == at])
