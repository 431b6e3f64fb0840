"""Text in lines that fit the window, measured in columns as a terminal counts them."""

from __future__ import annotations

import re

from tenfold.play.names import letter_columns

GLUE = "\x1f"  # a blank at which no line is broken; it is shown as a blank
_WORDS = re.compile(r"( +)")
_GROUP = re.compile(r"\S+\([^()]*\)")  # 5s(R5 G5 W): a parenthesis right after a word
_PAINT = re.compile(r"\x1b\[[0-9;]*m")


def columns(text: str) -> int:
    """How wide a terminal shows the text: wide letters take two columns; accents and paint take none."""
    shown = _PAINT.sub("", text) if "\x1b" in text else text
    return len(shown) if shown.isascii() else sum(map(letter_columns, shown))


def padded(text: str, width: int) -> str:
    return text + " " * (width - columns(text))


def wrapped(text: str, width: int, *, indent: int = 2, cut: bool = True) -> list[str]:
    """Broken at blanks, but not within a group of cards unless it is longer than a line.

    Without `cut` any word longer than a line (a file's path) stays whole.
    """

    def glued(group: re.Match[str]) -> str:
        fits = columns(group[0]) <= width - indent
        return group[0].replace(" ", GLUE) if fits else group[0]

    lines: list[str] = []
    line = blanks = ""
    for word in _WORDS.split(_GROUP.sub(glued, text)):
        if not word.strip():
            blanks = word
            continue
        if line.strip() and columns(line + blanks + word) > width:
            lines.append(line)
            line, blanks = "", " " * indent
        line += blanks + word
        blanks = ""
        while cut and columns(line) > width:
            at = _fitting(line, width)
            lines.append(line[:at])
            line = " " * indent + line[at:]
    return [shown.replace(GLUE, " ") for shown in (*lines, line)]


def _fitting(text: str, width: int) -> int:
    """How many letters of a text that is too long fit."""
    at = used = 0
    while used + (more := letter_columns(text[at])) <= width:
        at, used = at + 1, used + more
    return at
