"""The picture of a review: how the value of a game went, by luck and by choice."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path

from tenfold.analysis.dice.review import Review
from tenfold.cli.picture import picture
from tenfold.locales import Speech


def draw(found: Review, name: str, file: Path, say: Speech) -> None:
    with picture(file, 9, 5.5) as figure:
        above, below = figure.subplots(2, 1, sharex=True, height_ratios=(3, 1))
        at = [decision.event for decision in found.decisions]
        value = [decision.value + decision.cost for decision in found.decisions]
        lost = list(accumulate(-decision.cost for decision in found.decisions))
        above.step(at, value, where="post", color="#0072B2", label=say("plot-before"))
        above.axhline(found.start, color="#555555", linewidth=0.8, linestyle=":", label=say("plot-at-start"))
        above.axhline(found.result, color="#009E73", linewidth=1.0, label=say("plot-at-end"))
        above.set_ylabel(say("coach-total" if found.alone else "coach-win"))
        above.legend(loc="best", fontsize="small")
        sums = {"luck": f"{found.luck:+.2f}", "choice": f"{found.choice:+.2f}"}
        above.set_title(say("plot-sums", name=name, **sums))
        below.fill_between(at, lost, step="post", color="#D55E00", alpha=0.6)
        below.set_ylabel(say("plot-lost"))
        below.set_xlabel(say("plot-event"))
