"""Which sets can be worth locking, in a phase of one colour: bounds that rule out all others.

A colour is alive as long as at most 10 - size dice are locked otherwise. With more dice than that of one
colour no other one is alive, so a set of which two colours can succeed has at most 2 (10 - size) dice.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.solver.colour_last import Contribution, mean_of_die, worth_of
from tenfold.analysis.dice.solver.colour_layer import DICE, ColourFaces, Keeps, places_of
from tenfold.analysis.dice.solver.colour_mixed import BETTER, faces_of, shown_places
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, SIDES
from tenfold.analysis.dice.solver.locked_sets import Game, LockedSets, is_of
from tenfold.analysis.dice.solver.rolls import Flags, Ints


def alone(contribution: Contribution) -> Contribution:
    """What it is worth to lock dice when only this colour is played for, with two rolls to come.

    A set is worth at most the sum of that over the colours, and exactly that if only one is alive. Places of
    a die, before and after: free, its faces locked, locked otherwise.
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
    return contribution._replace(worth=values.ravel())


def can_be_needed(game: Game, keeps: Keeps) -> Flags:
    """Sets of several colours that are not settled by what one colour alone is worth.

    If a colour has enough dice no other one is alive, and the set is worth what that colour alone is. If no
    more points are worth less, and none less than failing, a die that is rolled is never worse for a colour
    than one that is locked otherwise: then a set is needed only if two colours are alive.
    """
    count = _count(game.colours, keeps)
    dice = (keeps != AGAIN).sum(axis=1)
    needed: Flags = _is_open(game, count, dice) & (count < dice).all(axis=0)
    return needed


def _is_open(game: Game, count: Ints, dice: Ints) -> Flags:
    """Whether sets of so many dice, and so many of each colour, are not settled."""
    alive = (dice - count < game.enough).sum(axis=0)
    is_open: Flags = (count < game.enough).all(axis=0) & (alive > (0 if game.blocks else 1))
    return is_open


def has_enough(game: Game, keeps: Keeps) -> Flags:
    """Sets with so many dice of one colour that no other one can succeed."""
    enough: Flags = np.any(_count(game.colours, keeps) >= game.enough, axis=0)
    return enough


def _count(colours: tuple[ColourFaces, ...], keeps: Keeps) -> Ints:
    """(colour, set): how many dice are of a colour."""
    return np.array([is_of(colour, keeps).sum(axis=1) for colour in colours])


class Additions:
    """Dice of several colours that can be worth adding to a locked set.

    Only to sets of few dice: if a colour has enough dice to leave the others no chance, it is enough to add
    dice of this colour, and those that block. So all are looked at, and listed if they come so near the best
    that can be added in one colour that they can be better wherever gains differ by at most the reach (see
    `colour_mixed`).
    """

    def __init__(self, game: Game, reach: float) -> None:
        self._game = game
        self._reach = reach
        self._known: dict[tuple[int, ...], tuple[Keeps, list[Ints]]] = {}

    def beside(self, locked: LockedSets) -> tuple[Keeps, ...]:
        """For each of some sets: with dice of several colours added."""
        counts = _count(self._game.colours, locked.sets)
        return tuple(self._beside(locked, number, tuple(of)) for number, of in enumerate(counts.T))

    def _beside(self, locked: LockedSets, number: int, count: tuple[int, ...]) -> Keeps:
        if count not in self._known:
            self._known[count] = self._all(np.array(count))
        added, at = self._known[count]
        own = locked.sets[number]
        here = np.flatnonzero((added[:, own != AGAIN] == AGAIN).all(axis=1))
        worth = np.zeros(len(here))
        for part, more in zip(self._game.parts, at, strict=True):
            worth += part.worth[places_of(part, own[None]) + more[here]]
        least = BETTER - 2 * self._reach
        more_than_nothing = worth > worth_of(self._game.parts, own[None]) + least
        here, worth = here[more_than_nothing], worth[more_than_nothing]
        near = here[worth > locked.rivals(number, added[here]) + least]
        return np.where(added[near] == AGAIN, own, added[near])

    def _all(self, own: Ints) -> tuple[Keeps, list[Ints]]:
        """What can be added to a set with so many dice of each colour; and its places in contributions."""
        game = self._game
        keeps = [np.empty((0, DICE), np.int8)]
        at = [[np.empty(0, np.intp)] for _ in game.parts]
        for count in range(2, 2 * (game.enough - 1) - own.sum() + 1):
            for dice in combinations(range(DICE), count):
                shown = np.array([_shown_count(colour.place, dice) for colour in game.colours])
                needed = _is_open(game, shown + own[:, None], count + own.sum())
                which = np.flatnonzero(needed & (shown < count).all(axis=0))
                if which.size:
                    keeps.append(faces_of(dice, which))
                    for of_part, part in zip(at, game.parts, strict=True):
                        of_part.append(shown_places(part.shape, part.place, dice)[which])
        return np.concatenate(keeps), [np.concatenate(of_part) for of_part in at]


def _shown_count(place: Ints, dice: tuple[int, ...]) -> NDArray[np.int8]:
    """How many of some dice show a colour, for everything that they can show."""
    count = np.zeros(1, np.int8)
    for die in dice:
        count = (count[:, None] + (place[die, :SIDES] > 0).astype(np.int8)).ravel()
    return count
