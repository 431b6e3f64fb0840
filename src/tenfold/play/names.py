"""Names that people type: text only, short enough for a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

LONGEST = 16  # columns
ILLEGIBLE = "\ufffd"  # stands for what is not text
MARKUP = "<>&"
# Letters and signs by their category that show nothing: fillers, joiners, blanks.
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00013441\U00013442"
_NO_TEXT = frozenset(ILLEGIBLE + MARKUP + BLANK)


@lru_cache(4096)
def letter_columns(letter: str) -> int:
    """How wide a terminal shows a letter: wide ones take two columns, accents none."""
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def clean_name(text: str) -> str:
    """Without control, format, bidi, markup and blank characters, at most 16 columns wide; may come out
    empty, as it does where nothing would be seen.
    """
    kept = " ".join("".join(letter for letter in text if _is_text(letter)).split())
    kept = kept[: 2 * LONGEST]  # accents take no column, but there is no end to them either
    while sum(map(letter_columns, kept)) > LONGEST:
        kept = kept[:-1]
    return kept.strip() if any(map(letter_columns, kept)) else ""


def _is_text(letter: str) -> bool:
    return letter == " " or (unicodedata.category(letter)[0] not in "CZ" and letter not in _NO_TEXT)


def distinct_name(name: str, others: Sequence[str]) -> str:
    """The name, with a number behind it if somebody has it already."""
    taken = {other.casefold() for other in others}
    number = 2
    distinct = name
    while distinct.casefold() in taken:
        distinct = f"{name} {number}"
        number += 1
    return distinct
