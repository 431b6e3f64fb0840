"""The folder into which `tenfold lab` writes every game and a report."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from tenfold.core import TenfoldError
from tenfold.lab.results import GAMES, Results

REPORT = "report.html"


def refuse_no_pictures() -> None:
    """Before the work, not after it."""
    if find_spec("matplotlib") is None:
        raise TenfoldError("a report needs matplotlib: install it with pip install 'tenfold[lab]'")


@contextmanager
def kept_whatever_stops_it(results: Results, deals: int) -> Iterator[None]:
    """What is played until then is kept, and that is said."""
    begun = results.deals
    try:
        yield
    except KeyboardInterrupt:
        raise TenfoldError(f"stopped; {_kept(results, deals)}") from None
    except TenfoldError as error:
        if results.deals == begun:
            raise
        from tenfold.locales.rendering import in_english  # only where something is refused

        raise TenfoldError(f"{in_english(error)}; {_kept(results, deals)}") from None


def _kept(results: Results, deals: int) -> str:
    file = results.folder / GAMES
    return f"{results.deals} of {deals} deals are in {file}, and the same command goes on from there"


def where_it_is(results: Results) -> list[str]:
    return [f"every game: {results.folder / GAMES}", f"with pictures: {results.folder / REPORT}"]
