"""Reports of the laboratory: one page that needs nothing else, for phones and for paper, light and dark."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from matplotlib.figure import Figure

from tenfold import __version__
from tenfold.cli.lab_plots import Panel, fill
from tenfold.cli.picture import inline_svg

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
.table { overflow-x: auto; margin-bottom: 1.5rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { font-weight: 600; }
th[scope=row], .left { text-align: left; }
"""


def page(title: str, *parts: str) -> str:
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>",
            f"<h1>{escape(title)}</h1>",
            *parts,
            f'<p class="soft">tenfold {escape(__version__)}</p>\n</main>\n</body>\n</html>\n',
        ]
    )


def pictures(panels: Sequence[Panel]) -> str:
    return "\n".join(['<div class="pictures">', *map(_figure, panels), "</div>"])


def _figure(panel: Panel) -> str:
    def drawn(figure: Figure) -> None:
        fill(figure.subplots(), panel)

    svg = inline_svg(drawn, 4.6, panel.height + 0.3, panel.title)
    return f"<figure>\n<h2>{escape(panel.title)}</h2>\n{svg}\n</figure>"


def table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], *, left: int = 1) -> str:
    """The first cell of a row names it; so many columns hold words."""
    return "\n".join(
        [
            f"<h2>{escape(title)}</h2>",
            f'<div class="table" tabindex="0" role="region" aria-label="{escape(title)}">',
            "<table>\n<thead><tr>",
            *(
                f'<th scope="col"{_side(column, left)}>{escape(head)}</th>' if head else "<td></td>"
                for column, head in enumerate(heads)
            ),
            "</tr></thead>\n<tbody>",
            *(_row(cells, left) for cells in rows),
            "</tbody>\n</table>\n</div>",
        ]
    )


def _row(cells: Sequence[str], left: int) -> str:
    name, *others = map(escape, cells)
    values = (f"<td{_side(column, left)}>{numbers(cell)}</td>" for column, cell in enumerate(others, 1))
    return f'<tr><th scope="row">{name}</th>{"".join(values)}</tr>'


def _side(column: int, left: int) -> str:
    return ' class="left"' if column < left else ""


def notes(lines: Sequence[str]) -> str:
    return "\n".join(['<ul class="soft">', *(f"<li>{escape(line)}</li>" for line in lines), "</ul>"])


def numbers(text: str) -> str:
    """With minus signs that are as wide as a plus."""
    return re.sub(r"(?<!\w)-(?=\d)", "\u2212", text)
