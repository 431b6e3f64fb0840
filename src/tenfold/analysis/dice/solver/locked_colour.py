"""A phase of one colour where dice set aside stay there (the variant `locked`).

Only for phases that ask for more than half of the dice: there the colours exclude each other, and what a kept
set is worth before the last roll is a sum over the colours (see `colour_last`).

After the first roll a set K is locked, the free dice are rolled, and some of them, S, are locked too. If so
many dice of one colour are locked that no other colour can succeed, only that colour counts
(`locked_alone`). For smaller sets, and sets of several colours, all rolls of the free dice are looked at
(`locked_sets`). Which of them are needed, and that no others are, is found out by bounds (`locked_proof`),
once for all situations that are nearly alike.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.best_colour import BestColour
from tenfold.analysis.dice.solver.colour_last import (
    Contribution,
    colours_exclude_each_other,
    ends_of,
    sets_at,
    worth_of,
)
from tenfold.analysis.dice.solver.colour_layer import (
    DICE,
    ColourFaces,
    Keeps,
    Layer,
    Mixed,
    best_parts,
    places_of,
)
from tenfold.analysis.dice.solver.colour_mixed import BETTER, leading, mixed_before_last
from tenfold.analysis.dice.solver.colour_phase import ColourDecisions, ColourPhase
from tenfold.analysis.dice.solver.colour_tensor import AGAIN
from tenfold.analysis.dice.solver.locked_alone import Alone
from tenfold.analysis.dice.solver.locked_proof import Additions, alone, can_be_needed, has_enough
from tenfold.analysis.dice.solver.locked_sets import (
    Game,
    LockedSets,
    Outcome,
    count_kept,
    game_of,
    is_of,
    none_mixed,
    same_dice,
)
from tenfold.analysis.dice.solver.locked_success import best_success, is_small
from tenfold.analysis.dice.solver.rolls import Flags, Floats, Ints, counted
from tenfold.core import TenfoldError
from tenfold.pieces.dice import DiceSet
from tenfold.pieces.phases import Phase

REACH = 3e-4  # of the largest gain: what is known of one situation serves for others so much alike


class Group(NamedTuple):
    """Sets of the same dice, each with those of several colours that can be best to keep after it."""

    sets: Keeps
    mixed: tuple[Keeps, ...]

    def part(self, chosen: Flags) -> Group:
        return Group(self.sets[chosen], tuple(self.mixed[at] for at in np.flatnonzero(chosen)))


class Blocking(NamedTuple):
    """Sets with enough dice of one colour, and others that keep them from completing the phase.

    What the others show does not matter: many sets are worth the same.
    """

    sets: Keeps
    of: Ints  # of each: which one stands for it
    alike: tuple[Keeps, ...]  # those that do, by their dice


class Near(NamedTuple):
    """What can be needed where no gain differs by more than the reach."""

    gain: Floats
    reach: float
    blocks: bool
    found: list[tuple[Group, Floats]]  # with their worth here
    blocking: Keeps  # with enough dice of a colour, and others

    def covers(self, gain: Floats, *, blocks: bool) -> bool:
        return float(np.abs(gain - self.gain).max()) <= self.reach and blocks <= self.blocks


class LockedColourPhase(ColourPhase):
    def __init__(self, phase: Phase, dice: DiceSet) -> None:
        super().__init__(phase, dice)
        if not colours_exclude_each_other(self._size):
            raise TenfoldError(
                f"the phase {phase} is not solved for dice that stay where they were set aside: "
                f"only phases of more than {DICE // 2} dice of a colour are"
            )
        # With so many dice locked in one colour no other one can succeed.
        self._enough = DICE - self._size + 1
        self._near: list[Near] = []

    def best_success(self) -> float:
        if is_small(self.dice):
            return best_success(self.dice, self._size)
        # A phase of its own: plans are kept of situations of the game only.
        sure = LockedColourPhase(self.phase, self.dice).results(np.ones((1, self.most + 1)))
        return float(sure[0, :-1].sum())

    def values(self, gains: Floats, *, rough: bool = False) -> Floats:
        """Rough: as if small sets left other colours no chance, which takes most of the time."""
        return np.array([(self._rough_value if rough else self._attempt_value)(gain) for gain in gains])

    def _rough_value(self, gain: Floats) -> float:
        game = self._game(gain)
        kept = [Alone(part).kept for part in game.parts]
        nothing = LockedSets(game, _nothing()).values(none_mixed(_nothing()))[0]
        for values in kept:
            values[0] = nothing
        return BestColour(self.colours, self._best_parts(tuple(kept)), _no_mixed()).mean()

    def _attempt_value(self, gain: Floats) -> float:
        return self._rolls(self._first(gain)).mean()

    def _rolls(self, first: Layer) -> BestColour:
        """All rolls at the first decision."""
        complete = None
        if first.kept[0][0] < 0:  # to fail at once is better than to roll all dice again
            complete = tuple(count_kept(colour.shape) >= self._size for colour in self.colours)
        return BestColour(self.colours, first.best, Mixed(first.mixed, first.mixed_kept), complete)

    def _game(self, gain: Floats) -> Game:
        return game_of(self.colours, self.dice, self._size, gain)

    # --- the first decision ---

    def _first(self, gain: Floats) -> Layer:
        game, near = self._game(gain), self._near_to(gain)
        found = near.found
        if not np.array_equal(gain, near.gain):
            found = [(group, LockedSets(game, group.sets).values(group.mixed)) for group, _ in found]
        return self._with_blocking(game, self._layer_of(game, found), near.blocking)

    def _layer_of(self, game: Game, found: list[tuple[Group, Floats]]) -> Layer:
        """From what the sets that are not large are worth."""
        kept = self._large(game)
        sets, worth = map(
            np.concatenate, zip(*((group.sets, values) for group, values in found), strict=True)
        )
        several = np.ones(len(sets), np.bool_)
        for colour, of_colour in zip(self.colours, kept, strict=True):
            own = _only(colour, sets)
            of_colour[places_of(colour, sets[own])] = worth[own]
            several &= ~own
        parts = [best_parts(*pair) for pair in zip(self.colours, kept, strict=True)]
        return Layer(
            tuple(kept),
            tuple(values for values, _ in parts),
            tuple(part for _, part in parts),
            tuple(np.zeros_like(values) for values in kept),
            sets[several],
            worth[several],
            np.zeros(int(several.sum())),
        )

    def _with_blocking(self, game: Game, layer: Layer, keeps: Keeps) -> Layer:
        """Also sets that block, where that is better."""
        blocking = _blocking(game, keeps)
        values = [LockedSets(game, same).values(none_mixed(same)) for same in blocking.alike]
        worth = np.concatenate([np.empty(0), *values])[blocking.of]
        better = leading(self.colours, layer.best, Mixed(keeps, worth))
        return replace(
            layer,
            mixed=np.concatenate([layer.mixed, better.keeps]),
            mixed_kept=np.append(layer.mixed_kept, better.worth),
            mixed_chance=np.append(layer.mixed_chance, np.zeros(len(better.keeps))),
        )

    def _large(self, game: Game) -> list[Floats]:
        """By colour: what sets are worth that leave no other colour a chance."""
        kept = [Alone(part).kept for part in game.parts]
        for colour, values in zip(self.colours, kept, strict=True):
            values[count_kept(colour.shape) < self._enough] = -np.inf
        return kept

    # --- what is needed ---

    def _near_to(self, gain: Floats) -> Near:
        for near in self._near:
            if near.covers(gain, blocks=self._game(gain).blocks):
                return near
        self._near.append(self._look_near(gain))
        return self._near[-1]

    def _look_near(self, gain: Floats) -> Near:
        """All sets that can be best nearby, but those that `_large` knows.

        If no gain changes by more than d, no worth does, and no set's lead over its parts by more than 2d.
        """
        game, reach = self._game(gain), REACH * float(np.abs(gain).max())
        least = BETTER - 2 * reach
        additions = Additions(game, reach)
        bounds = tuple(alone(part) for part in game.parts)
        nothing = self._played(game, _nothing(), additions)
        known = self._layer_of(game, nothing)
        small = [sets_at(colour, self._small(colour.shape)) for colour in self.colours]
        few = np.concatenate(small)
        few = few[worth_of(bounds, few) > self._best_of_parts(known, few) + least]
        mixed = mixed_before_last(self.colours, bounds, self._size, known.best, reach).keeps
        found = nothing + self._played(game, few, additions)
        exact = self._layer_of(game, found)
        mixed = mixed[worth_of(bounds, mixed) > self._best_of_parts(exact, mixed) + least]
        found += self._played(game, mixed[can_be_needed(game, mixed)], additions)
        needed = []
        for group, values in found:
            near = values > self._best_of_parts(exact, group.sets) + least
            if near.any():
                needed.append((group.part(near), values[near]))
        blocking = mixed[has_enough(game, mixed) & game.blocks]
        return Near(gain.copy(), reach, game.blocks, needed, blocking)

    def _played(self, game: Game, sets: Keeps, additions: Additions) -> list[tuple[Group, Floats]]:
        """Sets with all that can be kept after them, and what they are worth."""
        found = []
        for same in same_dice(sets):
            locked = LockedSets(game, sets[same])
            mixed = additions.beside(locked)
            found.append((Group(sets[same], mixed), locked.values(mixed)))
        return found

    def _small(self, shape: tuple[int, ...]) -> Ints:
        """The places of sets of one colour that leave others a chance, and are not empty."""
        count = count_kept(shape)
        return np.flatnonzero((count > 0) & (count < self._enough))

    def _best_of_parts(self, layer: Layer, sets: Keeps) -> Floats:
        """What the sets of one colour are worth that are parts of a set, but not the set itself."""
        best = np.full(len(sets), -np.inf)
        for colour, values in zip(self.colours, layer.best, strict=True):
            at = places_of(colour, sets)
            own = _only(colour, sets)
            np.maximum(best, np.where(own, -np.inf, values[at]), out=best)
            for die in range(DICE):
                there = np.flatnonzero(own & (sets[:, die] != AGAIN))
                less = sets[there].copy()
                less[:, die] = AGAIN
                best[there] = np.maximum(best[there], values[places_of(colour, less)])
        return best

    # --- results ---

    def _results(self, gain: Floats) -> Floats:
        game, success = self._game(gain), self._game(np.ones_like(gain)).parts
        near = self._near_to(gain)
        outcomes: list[Outcome] = []
        found = []
        for group, _ in near.found:
            of_group = list(LockedSets(game, group.sets).outcomes(group.mixed, success))
            found.append((group, np.array([outcome.worth for outcome in of_group])))
            outcomes += of_group
        first = self._with_blocking(game, self._layer_of(game, found), near.blocking)
        chances = self._rolls(first).chances()
        kept = [counted(part, of, of.size) for part, of in zip(first.part, chances.shown, strict=True)]
        mass = [np.zeros(part.worth.size) for part in game.parts]
        self._push_large(game, success, first, kept, mass)
        sets = np.concatenate([group.sets for group, _ in found])
        blocking = _blocking(game, first.mixed[has_enough(game, first.mixed) & (chances.mixed > 0)])
        for same in blocking.alike:
            outcomes += LockedSets(game, same).outcomes(none_mixed(same), success)
        of_blocking = _looked_up(blocking.sets, first.mixed, chances.mixed)
        likely = [
            *(self._likely(sets, kept) + _looked_up(sets, first.mixed, chances.mixed)),
            *counted(blocking.of, of_blocking, len(outcomes) - len(sets)),
        ]
        for outcome, weight in zip(outcomes, likely, strict=True):
            outcome.push(float(weight), mass)
        chance = np.array([outcome.chance for outcome in outcomes])
        told = np.concatenate([sets, blocking.sets])
        first = self._told(first, told, np.append(chance[: len(sets)], chance[len(sets) :][blocking.of]))
        self.plans.append(ColourDecisions(gain, first, first))
        return ends_of(self.colours, self.dice, self._size, mass, self.most)

    def _likely(self, sets: Keeps, kept: list[Floats]) -> Floats:
        """How likely sets of one colour are locked; the empty one is of every colour."""
        likely = np.zeros(len(sets))
        for colour, of_colour in zip(self.colours, kept, strict=True):
            likely += np.where(_only(colour, sets), of_colour[places_of(colour, sets)], 0.0)
        return likely

    def _told(self, first: Layer, sets: Keeps, chance: Floats) -> Layer:
        """With the chances of success; sets of several colours that are never best are not listed."""
        for colour, of_colour in zip(self.colours, first.chance, strict=True):
            own = _only(colour, sets)
            of_colour[places_of(colour, sets[own])] = chance[own]
        mixed = _looked_up(first.mixed, sets, chance, -1.0)
        listed = mixed >= 0
        return replace(
            first, mixed=first.mixed[listed], mixed_kept=first.mixed_kept[listed], mixed_chance=mixed[listed]
        )

    def _push_large(
        self,
        game: Game,
        success: tuple[Contribution, ...],
        first: Layer,
        kept: list[Floats],
        mass: list[Floats],
    ) -> None:
        """Sets that leave no other colour a chance."""
        for number, colour in enumerate(self.colours):
            large = count_kept(colour.shape) >= self._enough
            of_colour = Alone(game.parts[number])
            first.chance[number][large] = of_colour.chance(success[number])[large]
            mass[number] += of_colour.pushed(np.where(large, kept[number], 0.0))


def _only(colour: ColourFaces, sets: Keeps) -> Flags:
    """Sets that are of this colour entirely, or empty."""
    only: Flags = ((sets == AGAIN) | is_of(colour, sets)).all(axis=1)
    return only


def _blocking(game: Game, sets: Keeps) -> Blocking:
    places, start = np.zeros(len(sets), np.intp), 0
    for colour, part in zip(game.colours, game.parts, strict=True):
        enough = is_of(colour, sets).sum(axis=1) >= game.enough
        places[enough] = start + places_of(part, sets[enough])
        start += part.worth.size
    _, some, of = np.unique(places, return_index=True, return_inverse=True)
    by_dice = same_dice(sets[some])
    order = np.argsort(np.concatenate([np.empty(0, np.intp), *by_dice]))
    return Blocking(sets, order[of], tuple(sets[some][same] for same in by_dice))


def _looked_up(sets: Keeps, known: Keeps, figures: Floats, otherwise: float = 0.0) -> Floats:
    """The figures of some sets, and something else of those that are not known."""
    by_set = dict(zip(map(bytes, known), figures.tolist(), strict=True))
    return np.array([by_set.get(bytes(keep), otherwise) for keep in sets], np.float64)


def _nothing() -> Keeps:
    return np.full((1, DICE), AGAIN, np.int8)


def _no_mixed() -> Mixed:
    return Mixed(np.empty((0, DICE), np.int8), np.empty(0))
