"""Sayings on the terminal: in words, with cards and dice painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenfold.core import Refusal, Saying, Seat
from tenfold.locales import Speech
from tenfold.locales.rendering import Part, render
from tenfold.terminal.paint import Paint
from tenfold.terminal.typing import Unclear
from tenfold.terminal.wrap import GLUE


class Voice(NamedTuple):
    """How one reader is told things."""

    say: Speech
    names: Sequence[str]
    me: Seat | None  # None: a spectator
    paint: Paint

    def __call__(self, saying: Saying) -> str:
        """Empty if this reader is told nothing."""
        parts = render(saying, self.say, self.names, self.me)
        kinds = [part.kind for part in parts]
        return "".join(
            GLUE
            if part.text == " " and kinds[at - 1 : at + 2] == ["die", "text", "die"]
            else self._painted(part)
            for at, part in enumerate(parts)
        )

    def refused(self, problem: Unclear | Refusal) -> str:
        return str(problem) if isinstance(problem, Unclear) else self(problem.saying)

    def _painted(self, part: Part) -> str:
        match part.kind:
            case "card":
                return self.paint.card(part.text)
            case "die":
                return self.paint.face(part.text)
            case _:
                return part.text
