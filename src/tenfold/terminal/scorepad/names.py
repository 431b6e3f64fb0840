"""The names on the pad: checked, never silently changed into others."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence

from tenfold.core import BadText, Seat
from tenfold.games.card.rules import SEATS
from tenfold.terminal.scorepad import sayings

LONGEST = 20
GLUE = "\u00a0"  # a blank where no line is broken; the console shows a plain one


def read_names(text: str, taken_words: Collection[str] = ()) -> tuple[str, ...]:
    """Names separated by commas."""
    names = tuple(tidy(name) for name in text.split(","))
    check_names(names, taken_words)
    return names


def tidy(name: str) -> str:
    """One form for letters that can be written in several ways, single blanks."""
    return re.sub(" +", " ", unicodedata.normalize("NFC", name)).strip()


def check_name(name: str, taken_words: Collection[str] = ()) -> None:
    """Text only: control, format and bidi characters are not printable, nor is half a character."""
    if not name.strip():
        raise BadText(sayings.NAME_EMPTY())
    if not name.isprintable() or name != tidy(name) or "," in name:
        raise BadText(sayings.NAME_LETTERS(name=printable(name)))
    if len(name) > LONGEST:
        raise BadText(sayings.NAME_LONG(name=name, most=LONGEST))
    if name.isdecimal():
        raise BadText(sayings.NAME_NUMBER(name=name))
    if name.casefold() in taken_words:
        raise BadText(sayings.NAME_WORD(name=name))


def check_names(names: Sequence[str], taken_words: Collection[str] = ()) -> None:
    """Each of them, their number (card.players), and nobody twice."""
    for name in names:
        check_name(name, taken_words)
    if len(names) not in SEATS:
        raise BadText(sayings.NAMES_COUNT(fewest=SEATS[0], most=SEATS[-1], count=len(names)))
    seen: set[str] = set()
    for name in names:
        if name.casefold() in seen:
            raise BadText(sayings.NAME_TWICE(name=name))
        seen.add(name.casefold())


def seat_called(names: Sequence[str], text: str, among: Collection[Seat] | None = None) -> Seat:
    """The player meant: a name, the beginning of only one, or the number on the sheet."""
    allowed = range(len(names)) if among is None else among
    wanted = tidy(text).casefold()
    folded = {seat: names[seat].casefold() for seat in allowed}
    for seat, name in folded.items():
        if wanted == name or wanted == str(seat + 1):
            return seat
    meant = [seat for seat, name in folded.items() if wanted and name.startswith(wanted)]
    if len(meant) == 1:
        return meant[0]
    raise BadText(sayings.NO_PLAYER(text=printable(text), names=numbered(names, allowed)))


def numbered(names: Sequence[str], seats: Collection[Seat]) -> list[str]:
    return [f"{seat + 1}{GLUE}{names[seat]}" for seat in seats]


def listed(names: Sequence[str], seats: Collection[Seat]) -> str:
    return ", ".join(numbered(names, seats))


def printable(text: str) -> str:
    """What was typed, as it can be shown."""
    return text if text.isprintable() else ascii(text)[1:-1]
