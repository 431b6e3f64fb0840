"""The picture of a review: how the value of a game went, by luck and by choice."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING

from tenfold.analysis.review.review import Cause, Review
from tenfold.cli.language import percent
from tenfold.cli.picture import picture
from tenfold.cli.review import signed
from tenfold.locales import Speech

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def draw(found: Review, name: str, file: Path, say: Speech) -> None:
    with picture(file, 9, 5.5) as figure:
        above, below = figure.subplots(2, 1, sharex=True, height_ratios=(3, 2))
        at = [decision.event for decision in found.decisions]
        value = [decision.value + decision.cost for decision in found.decisions]
        above.step(at, value, where="post", color="#0072B2", label=say("plot-before"))
        above.axhline(found.start, color="#555555", linewidth=0.8, linestyle=":", label=say("plot-at-start"))
        above.axhline(found.result, color="#009E73", linewidth=1.0, label=say("plot-at-end"))
        above.set_ylabel(say("coach-total" if found.alone else "coach-win"))
        above.legend(loc="best", fontsize="small")
        luck, choice = (signed(found, change, say) for change in (found.luck, found.choice))
        above.set_title(say("plot-sums", name=name, luck=luck, choice=choice))
        _draw_sum(below, found, "luck", "#CC79A7", say("review-luck"))
        _draw_sum(below, found, "choice", "#D55E00", say("review-choice"))
        below.axhline(0, color="#555555", linewidth=0.8, linestyle=":")
        below.legend(loc="best", fontsize="small")
        below.set_xlabel(say("plot-event"))
        below.set_ylabel(say("plot-added-up"))
        if not found.alone:
            for axes in (above, below):
                axes.yaxis.set_major_formatter(lambda value, at: percent(say, value, 0))


def _draw_sum(axes: Axes, found: Review, cause: Cause, colour: str, label: str) -> None:
    swings = [swing for swing in found.swings if swing.cause == cause]
    sums = list(accumulate((swing.change for swing in swings), initial=0.0))
    last = found.swings[-1].event
    at = [0, *(swing.event for swing in swings), last]
    axes.step(at, [*sums, sums[-1]], where="post", color=colour, label=label)
