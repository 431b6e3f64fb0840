"""Pictures that commands draw with --plot: what is refused before the work, and how they are written."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tenfold.cli import sayings
from tenfold.core import BadText, Refusal

if TYPE_CHECKING:
    from matplotlib.figure import Figure

KINDS = ("svg", "png", "pdf")
_INK = "#010203"  # nothing else has this colour

plot_option = click.option(
    "--plot",
    type=click.Path(path_type=Path),
    callback=lambda context, option, file: None if file is None else drawable(file),
    help=f"Draw the figures into this file ({', '.join(KINDS)}).",
)


def drawable(file: Path) -> Path:
    """A file that a picture can be written to; refused before a minute of work, not after it."""
    if find_spec("matplotlib") is None:
        raise Refusal(sayings.PLOT_MISSING(command="pip install 'tenfold[plot]'"))
    if file.is_dir():
        raise BadText(sayings.PLOT(file=file, problem=sayings.PLOT_FOLDER()))
    if _kind(file) not in KINDS:
        endings = [f".{kind}" for kind in KINDS]
        raise BadText(sayings.PLOT(file=file, problem=sayings.PLOT_KIND(kinds=endings)))
    if not file.parent.is_dir():
        raise BadText(sayings.PLOT(file=file, problem=sayings.PLOT_NO_FOLDER(folder=file.parent)))
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadText(sayings.PLOT(file=file, problem=sayings.PLOT_FORBIDDEN()))
    return file


@contextmanager
def picture(file: Path, width: float, height: float) -> Iterator[Figure]:
    """A figure of this size in inches, to be filled; then it is in the file."""
    with _new_figure(width, height) as figure:
        yield figure
        kind = _kind(file)
        metadata = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}.get(kind)
        try:
            figure.savefig(file, format=kind, metadata=metadata)
        except OSError as error:
            problem = sayings.PLOT_FAILED(problem=error.strerror)
            raise Refusal(sayings.PLOT(file=file, problem=problem)) from None


def inline_svg(draw: Callable[[Figure], None], width: float, height: float, label: str) -> str:
    """The same as an element of a page, in the page's own colour for letters and lines, light or dark."""
    colours = ("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color")
    written = StringIO()
    # Ids of one picture must not be those of another on the same page.
    with _new_figure(width, height, **dict.fromkeys(colours, _INK), **{"svg.hashsalt": label}) as figure:
        draw(figure)
        figure.savefig(written, format="svg", metadata={"Date": None}, transparent=True)
    _, _, svg = written.getvalue().partition("<svg ")
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'<g id="[^"]*"', "<g", svg).replace(_INK, "currentColor")
    svg = re.sub(r' (width|height)="[\d.]+pt"', "", svg, count=2)
    return f'<svg role="img" aria-label="{escape(label)}" {svg}'


@contextmanager
def _new_figure(width: float, height: float, **settings: str) -> Iterator[Figure]:
    import matplotlib
    from matplotlib.figure import Figure

    # Letters stay letters, ids do not depend on chance and there is no date: equal figures give equal files.
    usual: dict[Any, Any] = {"svg.hashsalt": "tenfold", "svg.fonttype": "none", "font.size": 9}
    # A name may hold dollar signs, and is not a formula.
    with matplotlib.rc_context(usual | {"text.parse_math": False} | settings):
        yield Figure(figsize=(width, height), layout="constrained")


def _kind(file: Path) -> str:
    return file.suffix.lower().removeprefix(".")
