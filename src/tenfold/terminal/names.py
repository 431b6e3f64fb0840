"""Names that people type: text only, short enough for a table."""

from __future__ import annotations

import unicodedata

from tenfold.terminal.prompt import ILLEGIBLE
from tenfold.terminal.wrap import columns

LONGEST = 16  # columns


def clean_name(text: str) -> str:
    """Without control, format and bidi characters, at most 16 columns wide; may come out empty."""
    kept = " ".join("".join(letter for letter in text if _is_text(letter)).split())
    kept = kept[: 2 * LONGEST]  # accents take no column, but there is no end to them either
    while columns(kept) > LONGEST:
        kept = kept[:-1]
    return kept.strip()


def _is_text(letter: str) -> bool:
    return letter == " " or (unicodedata.category(letter)[0] not in "CZ" and letter != ILLEGIBLE)


def seat_names(person: str, bots: list[str]) -> tuple[str, ...]:
    """The person first, then the bots, numbered so that all names differ."""
    names = [person]
    for bot in bots:
        number = 1
        while f"{bot}-{number}".casefold() in {name.casefold() for name in names}:
            number += 1
        names.append(f"{bot}-{number}")
    return tuple(names)
