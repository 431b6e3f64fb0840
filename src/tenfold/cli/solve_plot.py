"""The picture of a solution: the distribution of the total, and the chances of the phases."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import matplotlib
import numpy as np
from matplotlib.figure import Figure

from tenfold.analysis.dice.solution import Solution
from tenfold.core import TenfoldError

BLUE, ORANGE, GREY = "#2f6f9f", "#c2671f", "#666666"
UNLIKELY = 1e-5  # totals beyond are not drawn


def draw(solution: Solution, quantiles: Sequence[int], file: Path) -> None:
    # Letters as outlines of few kinds and no date: the same solution gives the same file.
    with matplotlib.rc_context({"svg.hashsalt": "tenfold", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(8, 7), layout="constrained")
        above, below = figure.subplots(2, 1)
        _distribution(above, solution, quantiles)
        _phases(below, solution)
        try:
            metadata = {"Date": None} if file.suffix.lower() == ".svg" else None
            figure.savefig(file, metadata=metadata)
        except ValueError as error:
            raise TenfoldError("cannot draw {file}: {problem}", file=file, problem=error) from None


def _distribution(axes: matplotlib.axes.Axes, solution: Solution, quantiles: Sequence[int]) -> None:
    spread = solution.distribution
    chances = np.array(spread.chances)
    totals = spread.lowest + np.arange(len(chances))
    shown = np.flatnonzero(chances > UNLIKELY)
    part = slice(shown[0], shown[-1] + 1)
    axes.fill_between(totals[part], chances[part], step="mid", color=BLUE, alpha=0.75, linewidth=0)
    top = chances.max()
    for share in quantiles:
        at = spread.quantile(share / 100)
        axes.axvline(at, color=GREY, linewidth=0.6, linestyle=":")
        axes.text(at, top * 1.04, f"{share} %\n{at}", ha="center", va="bottom", fontsize=7, color=GREY)
    axes.axvline(solution.value, color=ORANGE, linewidth=1.2, label=f"expected total {solution.value:.2f}")
    axes.set_ylim(0, top * 1.22)
    axes.set_xlabel("final total")
    axes.set_ylabel("chance")
    axes.legend(loc="upper left", frameon=False)


def _phases(axes: matplotlib.axes.Axes, solution: Solution) -> None:
    number = np.arange(1, len(solution.phases) + 1)
    best = [100 * phase.best_success for phase in solution.phases]
    played = [100 * phase.success for phase in solution.phases]
    for offset, values, colour, hatch, label in (
        (-0.2, best, BLUE, "", "aiming at nothing else"),
        (0.2, played, ORANGE, "//", "in best play for points"),
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
    axes.set_ylabel("success of one attempt in %")
    axes.legend(loc="upper right", frameon=False, ncols=2)
