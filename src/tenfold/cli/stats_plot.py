"""The picture of `tenfold stats`: a column per game, a bar per phase or opponent, with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tenfold.analysis.figures import GameFigures
from tenfold.analysis.intervals import Mean, Share
from tenfold.cli.picture import picture
from tenfold.cli.stats_words import BY_PHASE, game_name, opponent_name
from tenfold.locales import Speech

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BLUE, INK = "#0072B2", "#22302a"
MOST = 10  # opponents that are drawn
FEWEST = 4  # rows that there is room for: a single bar is not as high as all the picture


def draw(figures: Sequence[GameFigures], file: Path, say: Speech) -> None:
    with picture(file, 5 * max(1, len(figures)), 9.5) as figure:
        columns = figure.subplots(3, max(1, len(figures)), squeeze=False, height_ratios=(4, 4, 3)).T
        for column in columns[len(figures) :]:  # of no game there is nothing to see
            for axes in column:
                axes.set_visible(False)
        for (made, points, ahead), found in zip(columns, figures, strict=False):
            made.set_title(f"{game_name(found.game, say)}\n{say('page-mine-by-phase')}")
            phases = [str(one.phase) for one in found.figures.phases]
            _bars(made, phases, [one.made for one in found.figures.phases], percent=True)
            if found.game in BY_PHASE:
                points.set_title(say(BY_PHASE[found.game]))
                _bars(points, phases, [one.points for one in found.figures.phases])
            else:
                points.set_visible(False)
            against = found.opponents[:MOST]
            ahead.set_title(say("page-mine-ahead"))
            ahead.set_visible(bool(against))
            names = [opponent_name(one.player, say) for one in against]
            _bars(ahead, names, [one.ahead for one in against], percent=True)


def _bars(
    axes: Axes, labels: Sequence[str], values: Sequence[Share | Mean], *, percent: bool = False
) -> None:
    """From the top down; without a value there is no bar, and without an interval no line."""
    unit = 100 if percent else 1
    for row, one in enumerate(values):
        if one.value is not None:
            axes.barh(row, unit * one.value, height=0.6, color=BLUE, alpha=0.75)
            if one.low is not None and one.high is not None:
                axes.plot((unit * one.low, unit * one.high), (row, row), color=INK, marker="|", clip_on=False)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(max(FEWEST, len(labels)) - 0.5, -0.5)
    axes.set_xlim(left=0)
    if percent:
        axes.set_xlim(0, 100)
        axes.xaxis.set_major_formatter("{x:.0f} %")
