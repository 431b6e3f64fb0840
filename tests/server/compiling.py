"""Reviews in a helper of the server that neither compiles nor searches: it finds this by its name."""

from __future__ import annotations

from os import environ
from pathlib import Path
from typing import Any

from tenfold.analysis.review.review import Review
from tenfold.bots.card import strong
from tenfold.server import reviewing
from tenfold.server.reviewing import _reviewed as honest


def reviewed(raw: bytes, asked: Any) -> Any:
    """As it is, but for the review itself, which says how it was made; every call leaves a line."""
    with worked_out().open("a") as file:
        print(asked[1], file=file)
    vars(strong)["_begin_compiling"] = lambda: None
    vars(reviewing)["surface"] = lambda game, what: _review
    return honest(raw, asked)


def worked_out() -> Path:
    return Path(environ["TENFOLD_CACHE"]) / "reviews"


def _review(rules: Any, game: Any, steps: Any, seat: int, advance: Any, fast: bool) -> Review:
    return Review(seat, False, "strong" if fast else "solid", 1, 0.5, 1.0, (), ())
