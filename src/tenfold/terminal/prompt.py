"""One question at a time: a line of input, or the wish to stop."""

from __future__ import annotations

import sys

from tenfold.core import TenfoldError


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
        return "?"  # typed in another encoding: no command has such letters
    if not answer:
        print()
        raise Quit
    return answer.strip()
