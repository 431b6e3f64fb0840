"""The report of a study: one page that needs nothing else, for phones and for paper, light and dark."""

from __future__ import annotations

import re
from functools import partial
from html import escape

from matplotlib.figure import Figure

from tenfold import __version__
from tenfold.cli.lab_plots import Panel, fill, height_of, panels
from tenfold.cli.lab_words import explained, figure_names, in_words, said, spoiled
from tenfold.cli.picture import inline_svg
from tenfold.lab.findings import ArmFindings
from tenfold.lab.study import Study

_MAIN = {
    "luck": "luck",
    "hands": "hands per game",
    "decisions": "decisions per game",
    "place 1": "wins of who begins, above an equal part,",
}

_STYLE = """
:root { color-scheme: light dark; --ink: #1b1d22; --paper: #fff; --line: #d5d7dc; --soft: #5b606b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9eaee; --paper: #16181d; --line: #3a3e47; --soft: #a4a9b4; }
}
body { margin: 0 auto; padding: 1rem; max-width: 62rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; }
h2 { font-size: 1.1rem; margin: 0 0 .25rem; }
p, li { max-width: 44rem; }
.soft { color: var(--soft); }
.pictures { display: grid; gap: 1.5rem; margin: 1.5rem 0;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
figure { margin: 0; min-width: 0; }
svg { display: block; width: 100%; height: auto; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { font-weight: 600; }
th[scope=row], td:nth-child(2), th:nth-child(2) { text-align: left; }
thead th:first-child { text-align: left; }
"""


def report(study: Study, deals: int, found: list[ArmFindings]) -> str:
    title = " against ".join(arm.arm for arm in found[:3]) + (" and others" if len(found) > 3 else "")
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(_played(study, deals, found))}</p>",
            *_changes(found),
            '<div class="pictures">',
            *(_figure(title, panel, found) for title, panel in panels(found).items()),
            "</div>",
            "<h2>All figures</h2>",
            _table(found),
            *_method(study, found),
            f'<p class="soft">tenfold {escape(__version__)}</p>\n</main>\n</body>\n</html>\n',
        ]
    )


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
        f"<li>{_number(escape(_change(name, what, arm, found[0])))}</li>"
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


def _number(text: str) -> str:
    """With a minus that is as wide as a plus."""
    return re.sub(r"-(?=\d)", "\u2212", text)


def _figure(title: str, panel: Panel, found: list[ArmFindings]) -> str:
    svg = inline_svg(partial(_draw, panel, found), 4.6, height_of(title, len(found)) + 0.3, title)
    return f"<figure>\n<h2>{escape(title)}</h2>\n{svg}\n</figure>"


def _draw(panel: Panel, found: list[ArmFindings], figure: Figure) -> None:
    fill(figure.subplots(), panel, found)


def _table(found: list[ArmFindings]) -> str:
    heads = ("", "rules", "is", "95 % interval", "changes by", "95 % interval")
    rows = [_row(name, arm) for name in figure_names(found) for arm in found if name in arm.figures]
    return "\n".join(
        [
            '<div class="table" tabindex="0" role="region" aria-label="All figures">\n<table>\n<thead><tr>',
            *(f'<th scope="col">{escape(head)}</th>' if head else "<td></td>" for head in heads),
            "</tr></thead>\n<tbody>",
            *rows,
            "</tbody>\n</table>\n</div>",
        ]
    )


def _row(name: str, arm: ArmFindings) -> str:
    changed = said(name, arm.changes.get(name), signed=True)
    cells = (*said(name, arm.figures[name]), *changed)
    return (
        f'<tr><th scope="row">{escape(in_words(name))}</th>'
        + f"<td>{escape(arm.arm)}</td>"
        + "".join(f"<td>{_number(cell)}</td>" for cell in cells)
        + "</tr>"
    )


def _method(study: Study, found: list[ArmFindings]) -> list[str]:
    lines = explained(study) + spoiled(study, found)
    return ['<ul class="soft">', *(f"<li>{escape(line)}</li>" for line in lines), "</ul>"]
