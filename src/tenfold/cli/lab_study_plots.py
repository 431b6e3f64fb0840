"""Pictures of a study: luck, length, the order of play and the phases, for every arm."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from matplotlib.axes import Axes

from tenfold.cli.lab_plots import (
    COLOURS,
    GREY,
    Panel,
    colour,
    errors,
    height_of_rows,
    marker,
    name_rows,
    row_per_value,
    shortened,
)
from tenfold.cli.lab_study_words import figure_names
from tenfold.lab.findings import ArmFindings

_HEIGHT = 2.9  # in inches, of a scale that all arms share


def study_panels(found: list[ArmFindings]) -> list[Panel]:
    """Those that there is something to draw for; an arm whose games were all stopped has nothing."""
    names, rows = figure_names(found), height_of_rows(len(found))
    return [
        Panel(title, partial(draw, [arm for arm in found if needed in arm.figures]), height)
        for title, draw, height, needed in (
            ("How much is luck", _luck, rows, "luck"),
            ("How long a game is", _length, rows, "decisions"),
            ("Who begins, and who comes next", _order, _HEIGHT, "place 1"),
            ("How often a phase is made", _phases, _HEIGHT, "phase 1"),
        )
        if needed in names
    ]


def _luck(found: list[ArmFindings], axes: Axes) -> None:
    """From the left: the cards, the rest of luck, and who plays."""
    for row, arm in enumerate(found):
        luck, cards = arm.figures["luck"], arm.figures["cards"]
        parts = (
            (cards.value, COLOURS[0], "", "cards"),
            (luck.value - cards.value, COLOURS[5], "//", "other luck"),
            (1 - luck.value, COLOURS[4], "", "who plays"),
        )
        left = 0.0
        for part, ink, hatch, label in parts:
            axes.barh(
                row,
                100 * part,
                0.62,
                100 * left,
                color=ink,
                hatch=hatch,
                edgecolor="white",
                linewidth=0.5,
                label=label if row == 0 else None,
            )
            left += part
        axes.errorbar(
            100 * luck.value, row, xerr=errors([luck], 100), fmt="none", ecolor="#111111", capsize=3, lw=1.4
        )
    name_rows(axes, [arm.arm for arm in found])
    axes.set_xlim(0, 100)
    axes.set_xlabel("of the variance of winning, in %")
    axes.legend(loc="lower right", bbox_to_anchor=(1.0, 1.0), ncols=3, frameon=False, fontsize=8)


def _length(found: list[ArmFindings], axes: Axes) -> None:
    name = "hands" if "hands" in figure_names(found) else "decisions"
    values = [arm.figures[name] for arm in found]
    row_per_value(axes, [arm.arm for arm in found], values, f"{name} per game")


def _order(found: list[ArmFindings], axes: Axes) -> None:
    names = [name for name in figure_names(found) if name.startswith("place ")]
    _by_number(found, axes, names, "place in the first turn")
    axes.axhline(0, color=GREY, linewidth=0.8)
    axes.set_ylabel("wins above an equal part, in %")


def _phases(found: list[ArmFindings], axes: Axes) -> None:
    phases = [name for name in figure_names(found) if name.startswith("phase ")]
    _by_number(found, axes, phases, "phase")
    axes.set_ylim(0, 104)
    axes.set_ylabel("of attempts, in %")


def _by_number(found: list[ArmFindings], axes: Axes, names: Sequence[str], label: str) -> None:
    """A figure for every number, the arms beside each other."""
    apart = 0.6 / len(found)
    for number, arm in enumerate(found):
        there = [(at, arm.figures[name]) for at, name in enumerate(names, 1) if name in arm.figures]
        axes.errorbar(
            [at + apart * (number - (len(found) - 1) / 2) for at, _ in there],
            [100 * figure.value for _, figure in there],
            yerr=errors([figure for _, figure in there], 100),
            fmt=marker(number),
            color=colour(number),
            markersize=4,
            capsize=2,
            label=shortened(arm.arm),
        )
    axes.set_xticks(range(1, len(names) + 1))
    axes.set_xlim(0.5, len(names) + 0.5)
    axes.set_xlabel(label)
    axes.grid(axis="y", color=GREY, alpha=0.3, linewidth=0.6)
    axes.legend(loc="lower right", bbox_to_anchor=(1.0, 1.0), ncols=2, frameon=False, fontsize=8)
