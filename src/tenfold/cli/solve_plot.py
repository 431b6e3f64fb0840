"""The picture of a solution: the distribution of the total, and the chances of the phases."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from matplotlib.axes import Axes

from tenfold.analysis.dice.solution import Solution
from tenfold.cli.language import decimal
from tenfold.cli.picture import picture
from tenfold.locales import Speech

BLUE, ORANGE, GREY = "#2f6f9f", "#c2671f", "#666666"
UNLIKELY = 1e-5  # totals beyond are not drawn


def draw(solution: Solution, quantiles: Sequence[int], file: Path, say: Speech) -> None:
    with picture(file, 8, 7) as figure:
        above, below = figure.subplots(2, 1)
        _distribution(above, solution, quantiles, say)
        _phases(below, solution, say)


def _distribution(axes: Axes, solution: Solution, quantiles: Sequence[int], say: Speech) -> None:
    spread = solution.distribution
    chances = np.array(spread.chances)
    totals = spread.lowest + np.arange(len(chances))
    shown = np.flatnonzero(chances > UNLIKELY)
    part = slice(shown[0], shown[-1] + 1)
    axes.fill_between(totals[part], chances[part], step="mid", color=BLUE, alpha=0.75, linewidth=0)
    shares = defaultdict(list)
    for share in quantiles:
        shares[spread.quantile(share / 100)].append(str(share))
    for at in shares:
        axes.axvline(at, color=GREY, linewidth=0.6, linestyle=":")
    # Above the frame, where neither the line of the mean nor the legend is.
    scale = axes.secondary_xaxis("top")
    scale.set_xticks(list(shares), [f"{', '.join(of)} %\n{at}" for at, of in shares.items()])
    scale.tick_params(length=0, labelsize=7, labelcolor=GREY)
    axes.axvline(
        solution.value,
        color=ORANGE,
        linewidth=1.2,
        label=say("plot-expected", total=decimal(say, solution.value, 2)),
    )
    axes.set_ylim(0, chances.max() * 1.18)
    axes.set_xlabel(say("plot-final"))
    axes.set_ylabel(say("col-chance"))
    axes.legend(loc="upper left", fontsize="small", edgecolor="none", framealpha=1)


def _phases(axes: Axes, solution: Solution, say: Speech) -> None:
    number = np.arange(1, len(solution.phases) + 1)
    best = [100 * phase.best_success for phase in solution.phases]
    played = [100 * phase.success for phase in solution.phases]
    for offset, values, colour, hatch, label in (
        (-0.2, best, BLUE, "", say("plot-aiming")),
        (0.2, played, ORANGE, "//", say("plot-playing")),
    ):
        bars = axes.bar(
            number + offset,
            values,
            0.4,
            color=colour,
            hatch=hatch,
            edgecolor="white",
            linewidth=0.5,
            label=label,
        )
        axes.bar_label(bars, fmt="%.1f", fontsize=6, padding=1)
    names = [f"{at}\n{needs}" for at, needs in enumerate(map(str, solution.rules.phases), 1)]
    axes.set_xticks(number, [name.replace(" + ", "\n") for name in names], fontsize=7)
    axes.set_ylim(0, 119)
    axes.set_ylabel(say("plot-success"))
    axes.legend(loc="upper right", frameon=False, ncols=2)
