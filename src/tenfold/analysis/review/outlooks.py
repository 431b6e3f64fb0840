"""Why one choice is better than another: what differs at the ends of hands that were played out with both.

What an end is worth depends on a few measures of it, by seat: whose phase lies, the points that are left. In
each world those of the better choice are put one after another in place of those of what was done, in one
order and in the reverse. By how much the worth changes with each, on average, is what it accounts for; all
together account for the whole gain. The reason is what accounts for most of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any, NamedTuple, Protocol, TypeAlias

from tenfold.analysis.review.review import Outlook
from tenfold.analysis.review.sayings import GAINS_MORE
from tenfold.core import Saying, Seat
from tenfold.core.sayings import Sentence

HandEnd: TypeAlias = Sequence[Sequence[int]]  # by measure, by seat


class Measure(NamedTuple):
    """What the worth of an end depends on, and how it is told: on average, with `best` and `done`."""

    name: str  # in an outlook
    one: Sentence  # of a seat, `name`
    others: Sentence | None  # of each of them; None: what one seat has the others have not
    is_good: bool  # for whoever has more of it
    is_share: bool = False  # of the worlds, told in 100


class Ends(Protocol):
    """The ends of the hand that a view is of."""

    @property
    def measures(self) -> Sequence[Measure]: ...

    def of(self, state: Any) -> HandEnd:
        """The end that this state is."""
        ...

    def worth(self, end: HandEnd) -> float:
        """The viewer's chance to win."""
        ...


class Compared(NamedTuple):
    """What is told of two choices by the ends of the same worlds."""

    outlooks: tuple[Outlook, Outlook]  # of what was done, and of the best
    reason: Saying
    told: tuple[Saying, ...]  # of everything that differs as it is shown


class _Difference(NamedTuple):
    """In one measure: of the seat itself, of a rival, or of all others on average (None)."""

    measure: Measure
    whose: Seat | None
    gain: float  # that it accounts for, or all rivals' together
    done: float
    best: float
    is_good: bool  # for the seat that chose, if there is more of it

    @property
    def helps(self) -> bool:
        return self.gain > 0 and (self.best > self.done) is self.is_good

    def says(self, more_digits: int = 0) -> Saying | None:
        """None if it rounds to nothing."""
        scale, digits = (100, 0) if self.measure.is_share else (1, 1)
        best, done = (round(figure * scale, digits + more_digits) for figure in (self.best, self.done))
        if best == done:
            return None
        figures = {"best": _plain(best), "done": _plain(done)}
        if self.whose is None:
            assert self.measure.others is not None
            return self.measure.others(**figures)
        return self.measure.one(name=self.whose, **figures)


def compare(of: Ends, seat: Seat, done: Sequence[HandEnd], best: Sequence[HandEnd]) -> Compared:
    """For the seat that chose; both choices have met the same worlds."""
    was, now = _outlook(of.measures, done), _outlook(of.measures, best)
    differences = sorted(_differences(of, seat, done, best), key=lambda difference: -difference.gain)
    # A small one may need another digit.
    reasons = (difference.says() or difference.says(1) for difference in differences if difference.helps)
    reason = next(filter(None, reasons), None) or _weighed_up(of, done, best)
    # What one seat has and the others have not follows from the rest: it is told if it speaks for the choice.
    told = (each.says() for each in differences if each.measure.others is not None or each.helps)
    return Compared((was, now), reason, tuple(filter(None, told)))


def _weighed_up(of: Ends, done: Sequence[HandEnd], best: Sequence[HandEnd]) -> Saying:
    """Where no average says it: what is gained in some worlds weighs more than what is lost in others."""
    gains = [of.worth(now) - of.worth(was) for was, now in zip(done, best, strict=True)]
    better, worse = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
    return GAINS_MORE(worlds=len(gains), better=better, worse=worse)


def _outlook(measures: Sequence[Measure], ends: Sequence[HandEnd]) -> Outlook:
    by_measure = zip(measures, *ends, strict=True)
    return {measure.name: [fmean(seat) for seat in zip(*rows, strict=True)] for measure, *rows in by_measure}


def _differences(
    of: Ends, seat: Seat, done: Sequence[HandEnd], best: Sequence[HandEnd]
) -> Iterator[_Difference]:
    was, now = _outlook(of.measures, done), _outlook(of.measures, best)
    for measure, gains in zip(of.measures, accounted(of, seat, done, best), strict=True):
        before, after = was[measure.name], now[measure.name]
        is_good = measure.is_good
        yield _Difference(measure, seat, gains[seat], before[seat], after[seat], is_good)
        if measure.others is None:
            continue
        rivals = [other for other in range(len(gains)) if other != seat]
        gain = sum(gains[rival] for rival in rivals)
        most = max(rivals, key=gains.__getitem__)
        if len(rivals) == 1 or gains[most] > gain / 2 > 0:  # it is this one's
            yield _Difference(measure, most, gain, before[most], after[most], not is_good)
        else:
            done_by, best_by = (fmean(figures[rival] for rival in rivals) for figures in (before, after))
            yield _Difference(measure, None, gain, done_by, best_by, not is_good)


def accounted(of: Ends, seat: Seat, done: Sequence[HandEnd], best: Sequence[HandEnd]) -> list[list[float]]:
    """By measure and seat: its part of what the best choice gains on average, which is the sum of them."""
    players = range(len(done[0][0]))
    parts = [
        (at, whose)
        for at, measure in enumerate(of.measures)
        # Where one seat's excludes the others', all of them change together, and count for the seat itself.
        for whose in ([[each] for each in players] if measure.others else [[seat, *players]])
    ]
    gains = [[0.0 for _ in players] for _ in of.measures]
    for was, now in zip(done, best, strict=True):
        differing = [(at, whose) for at, whose in parts if any(was[at][one] != now[at][one] for one in whose)]
        start = of.worth(was) if differing else 0.0
        for order in (differing, differing[::-1]):
            mixed, worth = [list(row) for row in was], start
            for at, whose in order:
                for one in whose:
                    mixed[at][one] = now[at][one]
                then = of.worth(mixed)
                gains[at][whose[0]] += (then - worth) / (2 * len(done))
                worth = then
    return gains


def _plain(figure: float) -> int | float:
    """So that all renderers count one as one."""
    return int(figure) if figure == int(figure) else figure
