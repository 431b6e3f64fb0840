"""What a study found: length, luck, seat advantage and chances of phases, with intervals.

Luck is the part of the variance of winning that who plays does not explain; docs/lab.md has the formulas.
Every figure is a function of sums over deals. Drawing deals anew (bootstrap) gives its interval; all arms
get the same deals drawn, because they played the same ones, so that differences between them have theirs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenfold.lab.kept import Row, faults_in
from tenfold.lab.line_ups import rotations
from tenfold.lab.sequential import Floats
from tenfold.lab.study import Arm, Study

RESAMPLED = 1000
MOST_DRAWN = 2000  # of more deals, neighbours are drawn together

Samples: TypeAlias = Floats  # of a figure: from all deals first, then from deals drawn anew


class Estimate(NamedTuple):
    value: float
    low: float  # the 95 % interval
    high: float


class ArmFindings(NamedTuple):
    arm: str
    players: int
    games: int
    unfinished: int
    faults: dict[str, int]  # of external bots, by name
    figures: dict[str, Estimate]
    changes: dict[str, Estimate]  # against the first arm, of figures that both have


def findings(study: Study, rows: Iterable[Row]) -> list[ArmFindings]:
    """Of whole deals. Figures are named `hands`, `decisions`, `luck`, `cards`, `place 1`, `phase 1`, ..."""
    by_arm: dict[str, list[Row]] = {arm.name: [] for arm in study.arms}
    for row in rows:
        by_arm[row["arm"]].append(row)
    sampled = [_ArmSums(study, arm, by_arm[arm.name]).figures() for arm in study.arms]
    return [
        ArmFindings(
            arm.name,
            arm.players,
            len(by_arm[arm.name]),
            sum(row["win_0"] == "" for row in by_arm[arm.name]),
            _faults(by_arm[arm.name], arm.players),
            {name: _estimate(samples) for name, samples in figures.items()},
            {}
            if figures is sampled[0]
            else {
                name: _estimate(samples - sampled[0][name])
                for name, samples in figures.items()
                if name in sampled[0]
            },
        )
        for arm, figures in zip(study.arms, sampled, strict=True)
    ]


def _faults(rows: list[Row], players: int) -> dict[str, int]:
    found: Counter[str] = Counter()
    for row in rows:
        for seat in range(players):
            found[row[f"bot_{seat}"]] += faults_in(row, seat)
    return {bot: count for bot, count in found.items() if count}


def _estimate(samples: Samples) -> Estimate:
    low, high = np.nanpercentile(samples[1:], (2.5, 97.5))
    return Estimate(*(round(float(number), 6) for number in (samples[0], low, high)))


class _ArmSums:
    """One arm's games as arrays: by deal and rotation, then by seat or phase."""

    def __init__(self, study: Study, arm: Arm, rows: list[Row]) -> None:
        self._players = arm.players
        self._seed = study.seed
        self._phases = study.phases
        self._rows = rows
        self._deals = len(rows) // arm.players
        line_up = study.line_up(arm)
        bots = list(dict.fromkeys(line_up))
        self._held = np.array([[bots.index(bot) for bot in seats] for seats in rotations(line_up)])
        self._bots = len(bots)

    def figures(self) -> dict[str, Samples]:
        found = {
            "hands": self._mean(self._column("hands")),
            "decisions": self._mean(self._column("decisions")),
            **(self._luck() if self._bots > 1 else {}),
            **(self._places() if self._players > 1 else {}),
            **self._chances(),
        }
        return {name: samples for name, samples in found.items() if np.isfinite(samples[0])}

    def _column(self, name: str) -> Floats:
        """Of every deal and rotation; what is missing is not a number."""
        values = np.array([float(row[name] or "nan") for row in self._rows])
        return values.reshape(self._deals, self._players)

    @cached_property
    def _wins(self) -> Floats:
        """By deal, rotation and seat."""
        return np.stack([self._column(f"win_{seat}") for seat in range(self._players)], axis=2)

    @cached_property
    def _finished(self) -> Floats:
        return np.asarray(np.isfinite(self._wins[..., 0]), float)

    @cached_property
    def _weights(self) -> Floats:
        """How often each part of the deals is drawn: once each, then anew."""
        generator = np.random.default_rng(abs(self._seed))
        parts = len(self._parts)
        drawn = generator.multinomial(parts, np.full(parts, 1 / parts), size=RESAMPLED)
        return np.vstack([np.ones(parts), drawn])

    @cached_property
    def _parts(self) -> NDArray[np.int64]:
        """Where each begins."""
        parts = min(self._deals, MOST_DRAWN)
        return np.arange(parts) * self._deals // parts

    def _sum(self, by_deal: Floats) -> Samples:
        return np.asarray(self._weights @ np.add.reduceat(by_deal, self._parts))

    def _mean(self, values: Floats) -> Samples:
        """Of finished games."""
        return _ratio(self._sum((values * self._finished).sum(axis=1)), self._sum(self._finished.sum(axis=1)))

    def _luck(self) -> dict[str, Samples]:
        """Of deals whose games were all finished: see docs/lab.md for what each term is."""
        n = self._players
        whole = self._finished.all(axis=1).astype(float)
        wins = np.where(whole[:, None, None] > 0, self._wins, 0.0)
        deals = self._sum(whole)
        even = 1 / n
        spread = _ratio(self._sum((wins**2).sum(axis=(1, 2))), deals * n * n) - even**2
        explained = cards = np.zeros(len(deals))
        for bot in range(self._bots):
            held = self._held == bot
            share = _ratio(self._sum(wins[:, held].sum(axis=1)), deals * held.sum())
            explained = explained + held.mean() * (share - even) ** 2
            cards = cards - held.mean() * share * (1 - share) / (n - 1)
        together = (wins.sum(axis=1) ** 2 - (wins**2).sum(axis=1)).sum(axis=1)
        cards = cards + _ratio(self._sum(together), deals * n * n * (n - 1))
        return {"luck": 1 - _ratio(explained, spread), "cards": _ratio(cards, spread)}

    def _places(self) -> dict[str, Samples]:
        """How much more than an equal part is won by whoever begins, and by the next ones."""
        wins = np.nan_to_num(self._wins)
        seats = (self._column("first")[..., None] + np.arange(self._players)) % self._players
        in_order = np.take_along_axis(wins, seats.astype(int), axis=2).sum(axis=1)
        games = self._sum(self._finished.sum(axis=1))
        return {
            f"place {place + 1}": _ratio(self._sum(in_order[:, place]), games) - 1 / self._players
            for place in range(self._players)
        }

    def _chances(self) -> dict[str, Samples]:
        return {
            f"phase {phase}": _ratio(
                self._sum(self._column(f"made_{phase}").sum(axis=1)),
                self._sum(self._column(f"tried_{phase}").sum(axis=1)),
            )
            for phase in range(1, self._phases + 1)
        }


def _ratio(above: Samples, below: Samples) -> Samples:
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.asarray(above / below)
