"""Pictures that commands draw with --plot: what is refused before the work, and how they are written."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tenfold.core import BadInput, TenfoldError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

KINDS = ("svg", "png", "pdf")

plot_option = click.option(
    "--plot",
    type=click.Path(path_type=Path),
    callback=lambda context, option, file: None if file is None else drawable(file),
    help=f"Draw the figures into this file ({', '.join(KINDS)}).",
)


def drawable(file: Path) -> Path:
    """A file that a picture can be written to; refused before a minute of work, not after it."""
    if find_spec("matplotlib") is None:
        raise TenfoldError("drawing needs matplotlib: install it with pip install 'tenfold[plot]'")
    if file.is_dir():
        raise BadInput(f"cannot draw {file}: it is a folder")
    if _kind(file) not in KINDS:
        raise BadInput(f"cannot draw {file}: its name must end in .{' or .'.join(KINDS)}")
    if not file.parent.is_dir():
        raise BadInput(f"cannot draw {file}: there is no folder {file.parent}")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadInput(f"cannot draw {file}: it may not be written")
    return file


@contextmanager
def picture(file: Path, width: float, height: float) -> Iterator[Figure]:
    """A figure of this size in inches, to be filled; then it is in the file."""
    import matplotlib
    from matplotlib.figure import Figure

    # Letters stay letters, ids do not depend on chance and there is no date: equal figures give equal files.
    with matplotlib.rc_context({"svg.hashsalt": "tenfold", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(width, height), layout="constrained")
        yield figure
        kind = _kind(file)
        metadata = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}.get(kind)
        try:
            figure.savefig(file, format=kind, metadata=metadata)
        except OSError as error:
            raise TenfoldError(f"cannot draw {file}: {error.strerror}") from None


def _kind(file: Path) -> str:
    return file.suffix.lower().removeprefix(".")
