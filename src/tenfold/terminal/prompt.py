"""One question at a time: a line of input, or the wish to stop."""

from __future__ import annotations

import codecs
import io
import sys

from tenfold.core import TenfoldError
from tenfold.play.names import ILLEGIBLE  # no command has such a letter

LONGEST = 200  # letters of an answer; the longest lay-down is half as long


class Quit(Exception):
    """The person has had enough."""


def ask(question: str) -> str:
    """The answer; Quit at the end of the input (Ctrl-D), KeyboardInterrupt at Ctrl-C."""
    if sys.stdin is None:
        raise TenfoldError("there is nobody to ask: the standard input is closed")
    print(question, end=" ", flush=True)
    try:
        answer = sys.stdin.readline()
    except KeyboardInterrupt:
        print()
        raise
    except UnicodeDecodeError:
        return ILLEGIBLE  # typed in another encoding
    if not answer:
        print()
        raise Quit
    return answer.strip()


def ask_plainly(question: str) -> str:
    """The answer as it can be shown again: no control characters, and not longer than makes sense."""
    return legible(ask(question))


def legible(answer: str) -> str:
    """What was typed, as it can be shown again."""
    shown = "".join(
        letter if letter.isprintable() else " " if letter.isspace() else ILLEGIBLE for letter in answer
    )
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"


# Spaces and quotes of good typography, and edges of dice, that some terminals lack.
_TYPEWRITTEN = str.maketrans(
    "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\u2018\u2019\u201c\u201d\u201e─═│║┌┐└┘╔╗╚╝",
    '  \'\'"""-=||++++####',
)


def show_what_can_be_shown(*, all_of_it: bool = False) -> None:
    """Where the output has few letters, typography becomes plain; other letters that it lacks become "?",
    which is no reason to stop a game, unless `all_of_it` matters: then UnicodeEncodeError says so."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        codecs.register_error("tenfold.typewriter", _typewritten)
        codecs.register_error("tenfold.typewriter-strict", _typewritten_or_not)
        sys.stdout.reconfigure(errors="tenfold.typewriter-strict" if all_of_it else "tenfold.typewriter")


def _typewritten(error: UnicodeError) -> tuple[str, int]:
    letters, end = _plain(error)
    return "".join(letter if letter.isascii() else "?" for letter in letters), end


def _typewritten_or_not(error: UnicodeError) -> tuple[str, int]:
    letters, end = _plain(error)
    if not letters.isascii():
        raise error
    return letters, end


def _plain(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return error.object[error.start : error.end].translate(_TYPEWRITTEN), error.end
