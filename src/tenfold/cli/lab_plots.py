"""Pictures of a study: luck, length, the order of play and the phases, for every arm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import shorten

from matplotlib.axes import Axes

from tenfold.cli.lab_words import figure_names
from tenfold.cli.picture import picture
from tenfold.lab.findings import ArmFindings, Estimate

# By Okabe and Ito: told apart by everybody, on white and on black.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
MARKERS = ("o", "s", "^", "D", "v", "P")
GREY = "#8a8a8a"
_WIDEST = 28  # letters of an arm's name

Panel = Callable[[Axes, list[ArmFindings]], None]


def panels(found: list[ArmFindings]) -> dict[str, Panel]:
    """Those that there is something to draw for, by title."""
    names = figure_names(found)
    return {
        title: panel
        for title, panel, needed in (
            ("How much is luck", _luck, "luck"),
            ("How long a game is", _length, "decisions"),
            ("Who begins, and who comes next", _order, "place 1"),
            ("How often a phase is made", _phases, "phase 1"),
        )
        if needed in names
    }


def height_of(title: str, arms: int) -> float:
    """In inches: a row per arm, or one scale for all."""
    return 0.9 + 0.34 * arms if title.startswith(("How much", "How long")) else 2.9


def draw(found: list[ArmFindings], file: Path) -> None:
    """All in one picture."""
    drawn = panels(found)
    heights = [height_of(title, len(found)) for title in drawn]
    with picture(file, 6.4, sum(heights) + 0.25 * len(heights)) as figure:
        all_axes = figure.subplots(len(drawn), 1, height_ratios=heights, squeeze=False)[:, 0]
        for axes, (title, panel) in zip(all_axes, drawn.items(), strict=True):
            axes.set_title(title, loc="left", fontsize=10, fontweight="bold")
            fill(axes, panel, found)


def fill(axes: Axes, panel: Panel, found: list[ArmFindings]) -> None:
    axes.spines[["top", "right"]].set_visible(False)
    panel(axes, found)


def _luck(axes: Axes, found: list[ArmFindings]) -> None:
    """From the left: the cards, the rest of luck, and who plays."""
    for row, arm in enumerate(found):
        luck, cards = arm.figures["luck"], arm.figures["cards"]
        parts = (
            (cards.value, COLOURS[0], "", "cards"),
            (luck.value - cards.value, COLOURS[5], "//", "other luck"),
            (1 - luck.value, COLOURS[4], "", "who plays"),
        )
        left = 0.0
        for part, colour, hatch, label in parts:
            axes.barh(
                row,
                100 * part,
                0.62,
                100 * left,
                color=colour,
                hatch=hatch,
                edgecolor="white",
                linewidth=0.5,
                label=label if row == 0 else None,
            )
            left += part
        axes.errorbar(
            100 * luck.value, row, xerr=_errors([luck], 100), fmt="none", ecolor="#111111", capsize=3, lw=1.4
        )
    _rows(axes, found)
    axes.set_xlim(0, 100)
    axes.set_xlabel("of the variance of winning, in %")
    axes.legend(loc="lower right", bbox_to_anchor=(1.0, 1.0), ncols=3, frameon=False, fontsize=8)


def _length(axes: Axes, found: list[ArmFindings]) -> None:
    name = "hands" if "hands" in figure_names(found) else "decisions"
    for row, arm in enumerate(found):
        figure = arm.figures[name]
        axes.errorbar(
            figure.value, row, xerr=_errors([figure], 1), fmt=_marker(row), color=_colour(row), capsize=3
        )
    _rows(axes, found)
    axes.set_xlabel(f"{name} per game")
    axes.grid(axis="x", color=GREY, alpha=0.3, linewidth=0.6)


def _order(axes: Axes, found: list[ArmFindings]) -> None:
    names = [name for name in figure_names(found) if name.startswith("place ")]
    _by_number(axes, found, names, "place in the first turn")
    axes.axhline(0, color=GREY, linewidth=0.8)
    axes.set_ylabel("wins above an equal part, in %")


def _phases(axes: Axes, found: list[ArmFindings]) -> None:
    phases = [name for name in figure_names(found) if name.startswith("phase ")]
    _by_number(axes, found, phases, "phase")
    axes.set_ylim(0, 104)
    axes.set_ylabel("of attempts, in %")


def _by_number(axes: Axes, found: list[ArmFindings], names: Sequence[str], label: str) -> None:
    """A figure for every number, the arms beside each other."""
    apart = 0.6 / len(found)
    for number, arm in enumerate(found):
        there = [(at, arm.figures[name]) for at, name in enumerate(names, 1) if name in arm.figures]
        axes.errorbar(
            [at + apart * (number - (len(found) - 1) / 2) for at, _ in there],
            [100 * figure.value for _, figure in there],
            yerr=_errors([figure for _, figure in there], 100),
            fmt=_marker(number),
            color=_colour(number),
            markersize=4,
            capsize=2,
            label=shorten(arm.arm, _WIDEST, placeholder=" …"),
        )
    axes.set_xticks(range(1, len(names) + 1))
    axes.set_xlim(0.5, len(names) + 0.5)
    axes.set_xlabel(label)
    axes.grid(axis="y", color=GREY, alpha=0.3, linewidth=0.6)
    axes.legend(loc="lower right", bbox_to_anchor=(1.0, 1.0), ncols=2, frameon=False, fontsize=8)


def _rows(axes: Axes, found: list[ArmFindings]) -> None:
    axes.set_yticks(range(len(found)), [shorten(arm.arm, _WIDEST, placeholder=" …") for arm in found])
    axes.set_ylim(len(found) - 0.5, -0.5)


def _errors(figures: Sequence[Estimate], scale: float) -> list[list[float]]:
    below = [scale * max(0.0, figure.value - figure.low) for figure in figures]
    above = [scale * max(0.0, figure.high - figure.value) for figure in figures]
    return [below, above]


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def _marker(number: int) -> str:
    return MARKERS[number % len(MARKERS)]
