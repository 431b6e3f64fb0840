"""Names that people type: text only, short enough for a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

LONGEST = 16  # columns
ILLEGIBLE = "\ufffd"  # stands for what is no text


def letter_columns(letter: str) -> int:
    """How wide a terminal shows a letter: wide ones take two columns, accents none."""
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def clean_name(text: str) -> str:
    """Without control, format and bidi characters, at most 16 columns wide; may come out empty."""
    kept = " ".join("".join(letter for letter in text if _is_text(letter)).split())
    kept = kept[: 2 * LONGEST]  # accents take no column, but there is no end to them either
    while sum(map(letter_columns, kept)) > LONGEST:
        kept = kept[:-1]
    return kept.strip()


def _is_text(letter: str) -> bool:
    return letter == " " or (unicodedata.category(letter)[0] not in "CZ" and letter != ILLEGIBLE)


def distinct_name(name: str, others: Sequence[str]) -> str:
    """The name, with a number behind it if somebody has it already."""
    taken = {other.casefold() for other in others}
    number = 2
    distinct = name
    while distinct.casefold() in taken:
        distinct = f"{name} {number}"
        number += 1
    return distinct
