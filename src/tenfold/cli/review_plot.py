"""The picture of a review: how the worth of a game went, by luck and by choice."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tenfold.analysis.dice.review import Review


def draw(found: Review, name: str, file: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.subplots()
    at = [decision.event for decision in found.decisions]
    worth = [decision.worth + decision.cost for decision in found.decisions]
    lost = list(accumulate(-decision.cost for decision in found.decisions))
    axes.step(at, worth, where="post", color="#0072B2", label="worth before the decision")
    axes.axhline(found.start, color="#555555", linewidth=0.8, linestyle=":", label="at the start")
    axes.axhline(found.result, color="#009E73", linewidth=0.8, label="at the end")
    axes.set_xlabel("event of the record")
    axes.set_ylabel("expected total" if found.alone else "chance to win")
    below = axes.twinx()
    below.fill_between(at, lost, step="post", color="#D55E00", alpha=0.35, label="lost by choice")
    below.set_ylabel("lost by choice")
    figure.legend(loc="outside lower center", ncols=4, fontsize="small")
    axes.set_title(f"{name}: luck {found.luck:+.2f}, choice {found.choice:+.2f}")
    figure.savefig(file)
