"""What the pictures of studies and tournaments have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import shorten
from typing import NamedTuple, TypeAlias

from matplotlib.axes import Axes

from tenfold.cli.picture import picture

# By Okabe and Ito: told apart by everybody, on white and on black.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
MARKERS = ("o", "s", "^", "D", "v", "P")
GREY = "#8a8a8a"
_WIDEST = 28  # letters of a name

Interval: TypeAlias = tuple[float, float, float]  # a value, and its interval


class Panel(NamedTuple):
    title: str
    draw: Callable[[Axes], None]
    height: float  # in inches


def height_of_rows(count: int) -> float:
    return 0.9 + 0.34 * count


def draw(panels: Sequence[Panel], file: Path) -> None:
    """All in one picture."""
    heights = [panel.height for panel in panels]
    with picture(file, 6.4, sum(heights) + 0.25 * len(heights)) as figure:
        all_axes = figure.subplots(len(panels), 1, height_ratios=heights, squeeze=False)[:, 0]
        for axes, panel in zip(all_axes, panels, strict=True):
            axes.set_title(panel.title, loc="left", fontsize=10, fontweight="bold")
            fill(axes, panel)


def fill(axes: Axes, panel: Panel) -> None:
    axes.spines[["top", "right"]].set_visible(False)
    panel.draw(axes)


def row_per_value(axes: Axes, names: Sequence[str], values: Sequence[Interval], label: str) -> None:
    """From above, each with its interval."""
    for row, value in enumerate(values):
        axes.errorbar(value[0], row, xerr=errors([value], 1), fmt=marker(row), color=colour(row), capsize=3)
    name_rows(axes, names)
    axes.set_xlabel(label)
    axes.grid(axis="x", color=GREY, alpha=0.3, linewidth=0.6)


def name_rows(axes: Axes, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), list(map(shortened, names)))
    axes.set_ylim(len(names) - 0.5, -0.5)


def errors(values: Sequence[Interval], scale: float) -> list[list[float]]:
    below = [scale * max(0.0, value - low) for value, low, _ in values]
    above = [scale * max(0.0, high - value) for value, _, high in values]
    return [below, above]


def shortened(name: str) -> str:
    return shorten(name, _WIDEST, placeholder=" …")


def colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def marker(number: int) -> str:
    return MARKERS[number % len(MARKERS)]
