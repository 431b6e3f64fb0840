"""The report of a study."""

from __future__ import annotations

from html import escape

from tenfold.cli.lab_page import notes, numbers, page, pictures, table
from tenfold.cli.lab_study_plots import study_panels
from tenfold.cli.lab_study_words import explained, figure_names, in_words, said, spoiled
from tenfold.lab.findings import ArmFindings
from tenfold.lab.study import Study

_HEADS = ("", "rules", "is", "95 % interval", "changes by", "95 % interval")
_MAIN = {
    "luck": "luck",
    "hands": "hands per game",
    "decisions": "decisions per game",
    "place 1": "wins of who begins, above an equal part,",
}


def study_report(study: Study, deals: int, found: list[ArmFindings]) -> str:
    title = " against ".join(arm.arm for arm in found[:3]) + (" and others" if len(found) > 3 else "")
    return page(
        title,
        f"<p>{escape(_played(study, deals, found))}</p>",
        *_changes(found),
        pictures(study_panels(found)),
        table("All figures", _HEADS, [_row(name, arm) for name, arm in _listed(found)], left=2),
        notes(explained(study) + spoiled(study, found)),
    )


def _listed(found: list[ArmFindings]) -> list[tuple[str, ArmFindings]]:
    return [(name, arm) for name in figure_names(found) for arm in found if name in arm.figures]


def _played(study: Study, deals: int, found: list[ArmFindings]) -> str:
    games = sum(arm.games for arm in found)
    bots = " and ".join(dict.fromkeys(study.bots))
    return (
        f"The {study.game} game, {games:,} games: {deals:,} deals (seed {study.seed}), each by all rules"
        f" and from every seat. Players: {bots}. Intervals are of 95 %."
    )


def _changes(found: list[ArmFindings]) -> list[str]:
    """In words: what is different from the first arm, and what cannot be told."""
    lines = [
        f"<li>{numbers(escape(_change(name, what, arm, found[0])))}</li>"
        for arm in found[1:]
        for name, what in _MAIN.items()
        if name in arm.changes and name in figure_names(found)
    ]
    return ["<ul>", *lines, "</ul>"] if lines else []


def _change(name: str, what: str, arm: ArmFindings, first: ArmFindings) -> str:
    value, before = (said(name, figure.figures[name])[0] for figure in (arm, first))
    unit = "" if name in ("hands", "decisions") else " %"
    change, interval = said(name, arm.changes[name], signed=True)
    sure = arm.changes[name].low > 0 or arm.changes[name].high < 0
    return (
        f"{arm.arm}: {what} {value}{unit}, {first.arm} {before}{unit}: {change} ({interval})"
        f"{'' if sure else ', which may be chance'}"
    )


def _row(name: str, arm: ArmFindings) -> tuple[str, ...]:
    changed = said(name, arm.changes.get(name), signed=True)
    return in_words(name), arm.arm, *said(name, arm.figures[name]), *changed
