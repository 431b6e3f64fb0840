"""A link as a QR code of half blocks: black on white whatever the window's colours, or not at all."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Mapping, Sequence

import segno

from tenfold.terminal.paint import knows_escapes

BORDER = 2  # modules; the standard's four would not fit a window of 24 lines
BLACK_ON_WHITE = "\x1b[38;5;16;48;5;231m"
RESET = "\x1b[0m"
BLOCKS = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}  # of the upper and the lower module


def qr_lines(link: str, environment: Mapping[str, str]) -> list[str]:
    """The lines of the code; none where it could not be read from the screen."""
    if not _can_be_shown(environment):
        return []
    lines = drawn(link)
    window = shutil.get_terminal_size()
    width = len(lines[0]) - len(BLACK_ON_WHITE) - len(RESET)
    return lines if width <= window.columns and len(lines) + 2 <= window.lines else []


def drawn(link: str) -> list[str]:
    code = segno.make(link, error="l", micro=False, boost_error=False)
    rows: list[Sequence[int]] = [[int(module) for module in row] for row in code.matrix_iter(border=BORDER)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    return [
        BLACK_ON_WHITE + "".join(BLOCKS[pair] for pair in zip(upper, lower, strict=True)) + RESET
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]


def _can_be_shown(environment: Mapping[str, str]) -> bool:
    """On a terminal that knows the blocks. NO_COLOR is about colours: black and white are none."""
    if not sys.stdout.isatty() or not knows_escapes(environment):
        return False
    try:
        "".join(BLOCKS.values()).encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return True
