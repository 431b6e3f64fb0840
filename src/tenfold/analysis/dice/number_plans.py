"""What to keep in an attempt at sets and runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.locked_keeps import Order, after_locking_parts, order_of
from tenfold.analysis.dice.plans import Keep, Places
from tenfold.analysis.dice.solver.locked_numbers import after_locking, chance_after_locking
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.solver.rolls import Floats, Ints, Lattice, high, low
from tenfold.games.dice.rules import Rules
from tenfold.pieces.dice import HIGH, LOW, Face

FEW = 16  # rolls that are looked at one by one; for more of them whole tables are cheaper


class Kept(NamedTuple):
    """Arrays over (high, low): what every kept set is worth, and how likely it completes the phase."""

    gain: Floats
    chance: Floats


class Decision(NamedTuple):
    """All kept sets, and the best one of all rolls."""

    kept: Floats
    best_high: Ints
    best_low: Ints


class NumbersPlan:
    def __init__(self, attempt: NumbersPhase, gains: Floats) -> None:
        self._worth = attempt.worth(gains[None])[..., 0]
        self._success = (attempt.points >= 0).astype(np.float64)

    # What is asked for is worked out, and nothing else: advice must be quick.

    @cached_property
    def last(self) -> Kept:
        """Before the last roll."""
        return self._with_stopping(_expected(self._worth), _expected(self._success))

    @cached_property
    def first(self) -> Kept:
        """Before the last two rolls."""
        best = self._last_decision.best_high, self._last_decision.best_low
        return self._with_stopping(_expected(self.last.gain[best]), _expected(self.last.chance[best]))

    def decision(self, rolls_left: int) -> Decision:
        return self._last_decision if rolls_left == 1 else self._first_decision

    @cached_property
    def _last_decision(self) -> Decision:
        return _decide(self.last.gain)

    @cached_property
    def _first_decision(self) -> Decision:
        return _decide(self.first.gain)

    def _with_stopping(self, gain: Floats, chance: Floats) -> Kept:
        """To keep everything is to stop, and counts as what the roll brings."""
        full = (high().full, low().full)
        gain[full], chance[full] = self._worth, self._success
        return Kept(gain, chance)

    def best_keep(self, faces: Sequence[Face], rolls_left: int, locked: Places = ()) -> Places:
        decision = self.decision(rolls_left)
        at_high, at_low = _rolled(faces)
        at = at_high - high().full.start, at_low - low().full.start
        chosen = (LOW, low(), decision.best_low), (HIGH, high(), decision.best_high)
        return sum((_positions(faces, dice, lattice, int(best[at])) for dice, lattice, best in chosen), ())

    def keeps(self, faces: Sequence[Face], rolls_left: int, locked: Places = ()) -> list[Keep]:
        at_high, at_low = _rolled(faces)
        of_high, of_low = list(_parts(high(), at_high)), list(_parts(low(), at_low))
        high_places = [_positions(faces, HIGH, high(), part) for part in of_high]
        low_places = [_positions(faces, LOW, low(), part) for part in of_low]
        kept = self._kept_parts(rolls_left, np.array(of_high), np.array(of_low))
        places = (of_low + of_high for of_high, of_low in product(high_places, low_places))
        return list(map(Keep, places, kept.gain.ravel().tolist(), kept.chance.ravel().tolist()))

    def _kept_parts(self, rolls_left: int, of_high: Ints, of_low: Ints) -> Kept:
        """(high part, low part) of one roll."""
        kept = self.last if rolls_left == 1 else self.first
        parts = np.ix_(of_high, of_low)
        return Kept(kept.gain[parts], kept.chance[parts])


class LockedNumbersPlan(NumbersPlan):
    """Dice set aside stay there."""

    def __init__(self, attempt: NumbersPhase, gains: Floats) -> None:
        super().__init__(attempt, gains)
        self._asked = 0

    @cached_property
    def first(self) -> Kept:
        gain, chance = self.last
        return self._with_stopping(after_locking(gain), chance_after_locking(gain, chance))

    @cached_property
    def _order(self) -> Order:
        return order_of(*self.last)

    def best_keep(self, faces: Sequence[Face], rolls_left: int, locked: Places = ()) -> Places:
        """A game asks a few times; who plays thousands of games asks again and again."""
        self._asked += rolls_left == 2
        if not locked and (rolls_left == 1 or self._asked > FEW):
            return super().best_keep(faces, rolls_left)
        keeps = self.keeps(faces, rolls_left, locked)
        return max(keeps, key=lambda keep: (round(keep.gain, 10), len(keep.positions))).positions

    def keeps(self, faces: Sequence[Face], rolls_left: int, locked: Places = ()) -> list[Keep]:
        """All that is locked, and any of the other dice."""
        if not locked:
            return super().keeps(faces, rolls_left)
        assert rolls_left == 1, "nothing is locked before the first decision"
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
                found[at] = Keep(positions, float(self.last.gain[at]), float(self.last.chance[at]))
        return list(found.values())

    def _kept_parts(self, rolls_left: int, of_high: Ints, of_low: Ints) -> Kept:
        if rolls_left == 1:
            return super()._kept_parts(rolls_left, of_high, of_low)
        return Kept(*after_locking_parts(self._order, of_high, of_low))


def _decide(kept: Floats) -> Decision:
    value = high().best(kept)
    of_low = np.ascontiguousarray(value[high().full].T)
    best_low = low().choice(of_low, low().best(of_low))[low().full].T.astype(np.intp)
    part_high = high().choice(kept, value)[high().full].astype(np.intp)
    return Decision(kept, np.take_along_axis(part_high, best_low, axis=1), best_low)


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


def _positions(faces: Sequence[Face], dice: range, lattice: Lattice, multiset: int) -> Places:
    """The first dice of one side of a roll that show what is to be kept."""
    chosen = []
    left = dict(zip(lattice.numbers, lattice.counts[multiset].tolist(), strict=True))
    for place in dice:
        number = faces[place].number
        if left[number]:
            left[number] -= 1
            chosen.append(place)
    return tuple(chosen)


def numbers_plan(rules: Rules, attempt: NumbersPhase, gains: Floats) -> NumbersPlan:
    """What to keep in an attempt at sets and runs, when results are worth so much more than failing."""
    return NumbersPlan(attempt, gains) if rules.reroll_kept else LockedNumbersPlan(attempt, gains)
