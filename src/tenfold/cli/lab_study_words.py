"""What the figures of a study are called, and how they are written."""

from __future__ import annotations

from tenfold.lab.findings import ArmFindings, Estimate
from tenfold.lab.study import Study

_COUNTS = ("hands", "decisions")


def figure_names(found: list[ArmFindings]) -> list[str]:
    """Of all arms, in order; where nothing is dealt, there are no hands."""
    names = dict.fromkeys(name for arm in found for name in arm.figures)
    dealt = any(arm.figures["hands"].value for arm in found if "hands" in arm.figures)
    return [name for name in names if name != "hands" or dealt]


def in_words(name: str) -> str:
    return name if name in _COUNTS else f"{name}, %"


def said(name: str, figure: Estimate | None, *, signed: bool = False) -> tuple[str, str]:
    """The value and its interval."""
    if figure is None:
        return "", ""
    scale = 1 if name in _COUNTS else 100
    sign = "+" if signed or name.startswith("place") else ""
    value, low, high = (f"{scale * number:{sign},.1f}" for number in figure)
    return value, f"{low} to {high}"


def spoiled(study: Study, found: list[ArmFindings]) -> list[str]:
    """Games that were stopped, and choices that an external bot could not make."""
    stopped = [
        f"{arm.arm}: {arm.unfinished} of {arm.games} games were stopped at {study.most_decisions:,} decisions"
        for arm in found
        if arm.unfinished
    ]
    faults = [
        f"{arm.arm}: {bot} failed to choose {count:,} times, and the first legal action was played"
        for arm in found
        for bot, count in arm.faults.items()
    ]
    return stopped + faults


def explained(study: Study) -> list[str]:
    """What the names mean."""
    return [
        "luck: of the variance of winning, what who plays does not explain",
        "cards: of it, what stays with a seat when players change seats and cards do not",
        "place 1: who begins; wins above an equal part",
        *([f"phase 1: how many attempts of {study.bots[0]} at it succeeded"] if study.phases else []),
    ]
