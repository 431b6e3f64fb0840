"""What to keep in an attempt at sets and runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.plans import Keep, Places
from tenfold.analysis.dice.solver.locked_numbers import after_locking, chance_after_locking
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.solver.rolls import Floats, Ints, Lattice, high, low
from tenfold.games.dice.rules import Rules
from tenfold.pieces.dice import HIGH, LOW, Face


class Decision(NamedTuple):
    """Arrays over (high, low): all kept sets, and the best kept set of all rolls."""

    kept: Floats
    chance: Floats
    best_high: Ints
    best_low: Ints


class NumbersPlan:
    def __init__(self, attempt: NumbersPhase, gains: Floats) -> None:
        self._attempt = attempt
        self._gains = gains

    @cached_property
    def decisions(self) -> tuple[Decision, Decision]:
        """By the rolls that are left: of the last roll, and of the last two."""
        worth = self._attempt.worth(self._gains[None])[..., 0]
        success = (self._attempt.points >= 0).astype(np.float64)
        last = _decide(worth, success, worth, success)
        after = last.kept[last.best_high, last.best_low]
        return last, _decide(after, last.chance[last.best_high, last.best_low], worth, success)

    def best_keep(self, faces: Sequence[Face], rolls_left: int, locked: Places = ()) -> Places:
        decision = self.decisions[rolls_left - 1]
        at_high, at_low = _rolled(faces)
        at = at_high - high().full.start, at_low - low().full.start
        return _positions(faces, int(decision.best_high[at]), int(decision.best_low[at]))

    def keeps(self, faces: Sequence[Face], rolls_left: int, locked: Places = ()) -> list[Keep]:
        decision = self.decisions[rolls_left - 1]
        at_high, at_low = _rolled(faces)
        pairs = product(_parts(high(), at_high), _parts(low(), at_low))
        return [
            Keep(
                _positions(faces, of_high, of_low),
                float(decision.kept[of_high, of_low]),
                float(decision.chance[of_high, of_low]),
            )
            for of_high, of_low in pairs
        ]


class LockedNumbersPlan(NumbersPlan):
    """Dice set aside stay there."""

    @cached_property
    def decisions(self) -> tuple[Decision, Decision]:
        worth = self._attempt.worth(self._gains[None])[..., 0]
        success = (self._attempt.points >= 0).astype(np.float64)
        last = _decide(worth, success, worth, success)
        kept, chance = after_locking(last.kept), chance_after_locking(last.kept, last.chance)
        return last, _chosen(kept, chance, worth, success)

    def best_keep(self, faces: Sequence[Face], rolls_left: int, locked: Places = ()) -> Places:
        if not locked:
            return super().best_keep(faces, rolls_left)
        keeps = self.keeps(faces, rolls_left, locked)
        return max(keeps, key=lambda keep: (round(keep.gain, 10), len(keep.positions))).positions

    def keeps(self, faces: Sequence[Face], rolls_left: int, locked: Places = ()) -> list[Keep]:
        """All that is locked, and any of the other dice."""
        if not locked:
            return super().keeps(faces, rolls_left)
        decision = self.decisions[rolls_left - 1]
        found: dict[tuple[int, int], Keep] = {}
        free = [place for place in range(len(faces)) if place not in locked]
        for flags in product((True, False), repeat=len(free)):
            more = (place for place, flag in zip(free, flags, strict=True) if flag)
            positions = tuple(sorted((*locked, *more)))
            at = (
                high().index([faces[place].number for place in positions if place in HIGH]),
                low().index([faces[place].number for place in positions if place in LOW]),
            )
            if at not in found:
                found[at] = Keep(positions, float(decision.kept[at]), float(decision.chance[at]))
        return list(found.values())


def _decide(worth: Floats, success: Floats, stopping: Floats, stopped: Floats) -> Decision:
    """A decision before a roll, from what the rolls after it are worth and how likely they succeed."""
    return _chosen(_expected(worth), _expected(success), stopping, stopped)


def _chosen(kept: Floats, chance: Floats, stopping: Floats, stopped: Floats) -> Decision:
    full = (high().full, low().full)
    kept[full], chance[full] = stopping, stopped
    value = high().best(kept)
    of_low = np.ascontiguousarray(value[high().full].T)
    best_low = low().choice(of_low, low().best(of_low))[low().full].T.astype(np.intp)
    part_high = high().choice(kept, value)[high().full].astype(np.intp)
    best_high = np.take_along_axis(part_high, best_low, axis=1)
    return Decision(kept, chance, best_high, best_low)


def _expected(of_rolls: Floats) -> Floats:
    return np.ascontiguousarray(low().expected(high().expected(of_rolls).T).T)


def _rolled(faces: Sequence[Face]) -> tuple[int, int]:
    return (
        high().index([faces[place].number for place in HIGH]),
        low().index([faces[place].number for place in LOW]),
    )


def _parts(lattice: Lattice, multiset: int) -> Iterator[int]:
    """Everything that can be kept of a multiset."""
    counts = lattice.counts[multiset]
    for part in product(*(range(count + 1) for count in counts)):
        at = 0
        for kind, count in enumerate(part):
            for _ in range(count):
                at = int(lattice.more[at, kind])
        yield at


def _positions(faces: Sequence[Face], of_high: int, of_low: int) -> Places:
    """The first dice of a roll that show what is to be kept."""
    chosen = []
    for lattice, places, multiset in ((low(), LOW, of_low), (high(), HIGH, of_high)):
        left = dict(zip(lattice.numbers, lattice.counts[multiset].tolist(), strict=True))
        for place in places:
            number = faces[place].number
            if left[number]:
                left[number] -= 1
                chosen.append(place)
    return tuple(chosen)


def numbers_plan(rules: Rules, attempt: NumbersPhase, gains: Floats) -> NumbersPlan:
    """What to keep in an attempt at sets and runs, when results are worth so much more than failing."""
    return NumbersPlan(attempt, gains) if rules.reroll_kept else LockedNumbersPlan(attempt, gains)
