"""Locked sets of the same dice in a phase of one colour: all rolls of the free dice, and what of them is
locked too.

After the second roll dice of one colour are added to a set, or none. Two more things can be better:

- Where points can be worth less than failing, dice of other colours can be locked beside them, only to keep
  them from completing a poor phase: such a set *blocks*. With four or more dice of a colour no other colour
  can succeed (if seven of ten are asked for), so the other dice count only as locked otherwise. Blocking
  with fewer dice of a colour is a matter of the following.
- Some sets of several colours, that are given with each locked set.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.solver.best_colour import BestColour, Chances
from tenfold.analysis.dice.solver.colour_last import Contribution, contributions, worth_of
from tenfold.analysis.dice.solver.colour_layer import ColourFaces, Keeps, Mixed, places_of
from tenfold.analysis.dice.solver.colour_mixed import BETTER
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, SIDES
from tenfold.analysis.dice.solver.rolls import TIE, Flags, Floats, Ints
from tenfold.pieces.dice import DiceSet


class Game(NamedTuple):
    """What the second decision is about: what is worth how much before the last roll."""

    colours: tuple[ColourFaces, ...]
    parts: tuple[Contribution, ...]
    size: int  # so many dice of one colour complete the phase
    enough: int  # so many leave no other colour a chance
    blocks: bool  # whether dice can be worth locking to keep them from completing the phase


def game_of(colours: tuple[ColourFaces, ...], dice: DiceSet, size: int, gain: Floats) -> Game:
    """If so many dice must share a colour, and points are worth so much more than failing."""
    grow = gain[0] >= 0 and (np.diff(gain) >= 0).all()
    return Game(colours, contributions(colours, dice, size, gain), size, len(dice) - size + 1, not grow)


class Outcome(NamedTuple):
    """What comes of a locked set."""

    worth: float
    chance: float  # of success
    kept: list[tuple[Ints, Floats]]  # by colour: places in its contribution before the last roll, how likely

    def push(self, weight: float, mass: list[Floats]) -> None:
        """How likely the places are, if the set is so likely."""
        for of_part, (at, likely) in zip(mass, self.kept, strict=True):
            np.add.at(of_part, at, likely * weight)


class _Added(NamedTuple):
    """All that can be added in a colour: free dice are rolled, of the colour, or (if that can help) block."""

    shape: tuple[int, ...]
    at: tuple[NDArray[np.int32], ...]  # by colour: places in its contribution, beside those of the set
    own: NDArray[np.int8]  # how many dice of the colour
    blocking: NDArray[np.int8]  # how many others


class _Addable(NamedTuple):
    """What can be added to some sets in a colour."""

    shape: tuple[int, ...]  # places of the free dice: rolled, of the colour, perhaps blocking
    worth: Floats  # (set, places)
    at: Ints  # where the places are among all that can be added


class LockedSets:
    """Methods that take `mixed` want, for each set, those of several colours that can be kept after it."""

    def __init__(self, game: Game, sets: Keeps) -> None:
        self.sets = sets
        self.free = tuple(map(int, np.flatnonzero(sets[0] == AGAIN)))
        self.colours = tuple(_of_dice(colour, self.free) for colour in game.colours)
        self._game = game
        # Dice that are rolled stand at place 0, so places of sets with different dice add.
        self._at = [places_of(part, sets)[:, None] for part in game.parts]

    @cached_property
    def best(self) -> tuple[Floats, ...]:
        """By colour: what the best is worth that can be added in it, (set, places of the free dice)."""
        return tuple(self._best_of(number) for number in range(len(self.colours)))

    def _best_of(self, number: int) -> Floats:
        colour = self.colours[number]
        best = np.empty((len(self.sets), prod(colour.shape)))
        for which, addable in self._addable(number):
            best[which] = _best_added(colour, addable)
        return best

    @cached_property
    def _chosen(self) -> tuple[Ints, ...]:
        """By colour: which of all that can be added in it is best, (set, places of the free dice)."""
        return tuple(self._chosen_of(number) for number in range(len(self.colours)))

    def _chosen_of(self, number: int) -> Ints:
        colour = self.colours[number]
        chosen = np.empty((len(self.sets), prod(colour.shape)), np.intp)
        for which, addable in self._addable(number):
            chosen[which] = addable.at[_chosen_added(colour, addable)]
        return chosen

    def _addable(self, number: int) -> Iterator[tuple[Flags, _Addable]]:
        """By sets: what can be added. With one more of the others the colour may be dead: nothing blocks."""
        others = (self.sets != AGAIN).sum(axis=1) - self._own[number]
        blocks = (others < self._game.enough - 1) & self._game.blocks
        if not blocks.all():
            yield ~blocks, self._plain(number, ~blocks)
        if blocks.any():
            yield blocks, self._with_blocking(number, blocks)

    def _plain(self, number: int, which: Flags) -> _Addable:
        """Faces of a colour."""
        added = self._added(number)
        plain = np.flatnonzero(added.blocking == 0)
        parts = zip(self._game.parts, self._at, added.at, strict=True)
        worth = sum(part.worth[own[which] + at[plain]] for part, own, at in parts)
        return _Addable(self.colours[number].shape, np.asarray(worth), plain)

    def _with_blocking(self, number: int, which: Flags) -> _Addable:
        """And others; beside few dice of the colour that is a matter of mixed sets."""
        added, plain = self._added(number), self._plain(number, which)
        alone = self._game.parts[number].worth[self._at[number][which] + added.at[number]]
        own = self._own[number][which, None] + added.own
        worth = np.where(own >= self._game.enough, alone, -np.inf)
        worth[:, plain.at] = plain.worth
        return _Addable(added.shape, worth, np.arange(worth.shape[1]))

    def _added(self, number: int) -> _Added:
        return _added(
            tuple(colour.faces for colour in self._game.colours), number, self.free, self._game.blocks
        )

    # --- worth ---

    def values(self, mixed: Sequence[Keeps]) -> Floats:
        """What the sets are worth."""
        found = np.empty(len(self.sets))
        for number, (colour, keeps) in enumerate(zip(self._only, mixed, strict=True)):
            if colour < 0:
                found[number] = self._best(number, self._better(number, keeps)).mean()
        for colour in range(len(self.colours)):
            if colour in self._only:
                only = self._only == colour
                found[only] = self._best_of(colour)[only] @ self._shown(colour)
        return found

    @cached_property
    def _own(self) -> Ints:
        """(colour, set): how many dice of the colour."""
        return np.array([is_of(colour, self.sets).sum(axis=1) for colour in self._game.colours])

    @cached_property
    def _only(self) -> Ints:
        """Of each set: the colour that leaves others no chance, or -1."""
        return np.where(self._own.max(axis=0) >= self._game.enough, self._own.argmax(axis=0), -1)

    def _shown(self, number: int) -> Floats:
        """How likely the free dice show each place of a colour."""
        chance = np.ones(1)
        for places in self.colours[number].shape:
            of_die = np.array([SIDES - places + 1, *[1] * (places - 1)]) / SIDES
            chance = (chance[:, None] * of_die).ravel()
        return chance

    def _best(self, number: int, mixed: Mixed) -> BestColour:
        best = tuple(of_colour[number] for of_colour in self.best)
        mixed = Mixed(mixed.keeps[:, list(self.free)], mixed.worth)
        return BestColour(self.colours, best, mixed, self._complete(number))

    def _complete(self, number: int) -> tuple[Flags, ...] | None:
        """By colour and place of the free dice: if the phase is complete; None if failing is not better."""
        keep = self.sets[number : number + 1]
        if not self._game.blocks or worth_of(self._game.parts, keep)[0] >= 0:
            return None
        return tuple(
            count_kept(colour.shape) + count >= self._game.size
            for colour, count in zip(self.colours, self._own[:, number], strict=True)
        )

    def _better(self, number: int, keeps: Keeps) -> Mixed:
        """Those of some sets that are better than all that is added in one colour."""
        if not len(keeps):
            return Mixed(keeps, np.empty(0))
        worth = worth_of(self._game.parts, keeps)
        shown = keeps[:, list(self.free)]
        at = np.array([places_of(colour, shown) for colour in self.colours])
        better = worth > self.best_added(at)[number] + BETTER
        return Mixed(keeps[better], worth[better])

    def best_added(self, at: Ints) -> Floats:
        """The best that can be added in one colour to each set, of what is shown at (colour, places)."""
        tables = zip(self.best, at, strict=True)
        found: Floats = np.maximum.reduce([np.take(best, places, axis=1) for best, places in tables])
        return found

    # --- how likely ---

    def outcomes(self, mixed: Sequence[Keeps], success: tuple[Contribution, ...]) -> Iterator[Outcome]:
        """What comes of each set; `success` is what is contributed to the chance of success."""
        for number, keeps in enumerate(mixed):
            yield self._outcome(number, self._better(number, keeps), success)

    def _outcome(self, number: int, mixed: Mixed, success: tuple[Contribution, ...]) -> Outcome:
        chances = self._chances(number, mixed)
        at = [[places_of(part, mixed.keeps)] for part in success]
        likely = [[chances.mixed] for _ in success]
        worth = float(chances.mixed @ mixed.worth)
        for colour, shown in enumerate(chances.shown):
            places = np.flatnonzero(shown)
            if not places.size:
                continue
            worth += float(shown[places] @ self.best[colour][number, places])
            part = self._chosen[colour][number, places]
            # Where dice block no other colour can succeed, and their faces do not matter.
            alive = np.where(self._added(colour).blocking[part] > 0, 0.0, shown[places])
            for which, (own, more) in enumerate(zip(self._at, self._added(colour).at, strict=True)):
                at[which].append(own[number] + more[part])
                likely[which].append(shown[places] if which == colour else alive)
        ends = [(np.concatenate(pair[0]), np.concatenate(pair[1])) for pair in zip(at, likely, strict=True)]
        chance = sum(float(of @ sure.worth[to]) for sure, (to, of) in zip(success, ends, strict=True))
        return Outcome(worth, chance, ends)

    def _chances(self, number: int, mixed: Mixed) -> Chances:
        only = self._only[number]
        if only < 0:
            return self._best(number, mixed).chances()
        shown = [np.zeros(0) for _ in self.colours]
        shown[only] = self._shown(only)
        return Chances(shown, np.zeros(0))


@lru_cache(maxsize=2048)
def _added(
    faces: tuple[tuple[tuple[int, ...], ...], ...], number: int, free: tuple[int, ...], blocks: bool
) -> _Added:
    """In one of the colours that have these faces on each die."""
    at = [np.zeros(1, np.int32) for _ in faces]
    count, blocking = np.zeros(1, np.int8), np.zeros(1, np.int8)
    for die in free:
        own = len(faces[number][die])
        for which, of_colour in enumerate(faces):
            # A contribution's places of a die: rolled, its faces, kept otherwise.
            otherwise = len(of_colour[die]) + 1
            places = [0, *range(1, own + 1), otherwise] if which == number else [0, *[otherwise] * own, 0]
            step = prod(len(of_die) + 2 for of_die in of_colour[die + 1 :])
            more = np.array(places[: own + 1 + blocks], np.int32) * step
            at[which] = (at[which][:, None] + more).ravel()
        kinds = np.arange(own + 1 + blocks)
        count = (count[:, None] + ((kinds > 0) & (kinds <= own))).ravel()
        blocking = (blocking[:, None] + (kinds > own)).ravel()
    shape = tuple(len(faces[number][die]) + 1 + blocks for die in free)
    return _Added(shape, tuple(at), count, blocking)


def none_mixed(sets: Keeps) -> list[Keeps]:
    """For each set: no others."""
    return [sets[:0] for _ in sets]


def same_dice(sets: Keeps) -> list[Ints]:
    """Places of sets with the same dice."""
    if not len(sets):
        return []
    _, of = np.unique(sets == AGAIN, axis=0, return_inverse=True)
    order = np.argsort(of.ravel(), kind="stable")
    return np.split(order, np.flatnonzero(np.diff(of.ravel()[order])) + 1)


def count_kept(shape: tuple[int, ...]) -> Ints:
    """How many dice are kept, by the places of a colour."""
    count = np.zeros(1, np.intp)
    for places in shape:
        count = (count[:, None] + (np.arange(places) > 0)).ravel()
    return count


def _of_dice(colour: ColourFaces, dice: tuple[int, ...]) -> ColourFaces:
    return ColourFaces(
        tuple(colour.faces[die] for die in dice),
        tuple(colour.shape[die] for die in dice),
        colour.place[list(dice)],
    )


def is_of(colour: ColourFaces, keeps: Keeps) -> Flags:
    """(set, die): which dice are kept and show this colour."""
    is_of: Flags = colour.place[np.arange(keeps.shape[1]), keeps] > 0
    return is_of


def _best_added(colour: ColourFaces, addable: _Addable) -> Floats:
    """For all that the free dice show in a colour: the best to add, a die after the other."""
    values, rest = addable.worth, addable.worth.shape[1]
    for size, places in zip(colour.shape, addable.shape, strict=True):
        rest //= places
        value = values.reshape(-1, places, rest)
        rolled, faces = value[:, :1], np.maximum(value[:, 1:size], value[:, :1])
        if places > size:  # a die of another colour can block
            rolled = np.maximum(rolled, value[:, size:])
        values = np.concatenate([rolled, faces], axis=1)
    return values.reshape(len(addable.worth), -1)


def _chosen_added(colour: ColourFaces, addable: _Addable) -> Ints:
    """Which it is: of what is as good as something else faces are added, and nothing blocks."""
    values, rest = addable.worth, addable.worth.shape[1]
    parts = np.broadcast_to(np.arange(rest), values.shape)
    for size, places in zip(colour.shape, addable.shape, strict=True):
        rest //= places
        value, part = values.reshape(-1, places, rest), parts.reshape(-1, places, rest)
        rolled, chosen = value[:, :1], part[:, :1]
        stays = value[:, 1:size] >= rolled - TIE
        faces = np.where(stays, value[:, 1:size], rolled), np.where(stays, part[:, 1:size], chosen)
        if places > size:
            blocks = value[:, size:] > rolled + TIE
            chosen = np.where(blocks, part[:, size:], chosen)
            rolled = np.where(blocks, value[:, size:], rolled)
        values = np.concatenate([rolled, faces[0]], axis=1)
        parts = np.concatenate([chosen, faces[1]], axis=1)
    return parts.reshape(len(addable.worth), -1)
