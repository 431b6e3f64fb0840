"""Names that people type: text only, short enough for a table."""

from __future__ import annotations

import unicodedata

LONGEST = 16


def clean_name(text: str) -> str:
    """Without control, format and bidi characters, at most 16 long; may come out empty."""
    kept = "".join(letter for letter in text if unicodedata.category(letter)[0] not in "CZ" or letter == " ")
    return " ".join(kept.split())[:LONGEST].strip()


def seat_names(person: str, bots: list[str]) -> tuple[str, ...]:
    """The person first, then the bots, numbered so that all names differ."""
    names = [person]
    for bot in bots:
        number = 1
        while f"{bot}-{number}".casefold() in {name.casefold() for name in names}:
            number += 1
        names.append(f"{bot}-{number}")
    return tuple(names)
