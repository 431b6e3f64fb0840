"""Sayings on the terminal: in words, with cards and dice painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenfold.core import Saying, Seat
from tenfold.locales import Speech
from tenfold.locales.rendering import Part, render
from tenfold.terminal.paint import Paint
from tenfold.terminal.wrap import GLUE


def said(saying: Saying, say: Speech, names: Sequence[str], me: Seat | None, paint: Paint) -> str:
    """For the reader in seat `me`, or a spectator (None); empty if that reader is told nothing."""
    parts = render(saying, say, names, me)
    kinds = [part.kind for part in parts]
    return "".join(
        GLUE
        if part.text == " " and kinds[at - 1 : at + 2] == ["die", "text", "die"]
        else _painted(part, paint)
        for at, part in enumerate(parts)
    )


def _painted(part: Part, paint: Paint) -> str:
    match part.kind:
        case "card":
            return paint.card(part.text)
        case "die":
            return paint.face(part.text)
        case _:
            return part.text


class Voice(NamedTuple):
    """How one reader is told things."""

    say: Speech
    names: Sequence[str]
    me: Seat | None  # None: a spectator
    paint: Paint

    def __call__(self, saying: Saying) -> str:
        return said(saying, *self)
