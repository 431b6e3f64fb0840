"""Games as plain lines, for replays and transcripts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from tenfold.surfaces import surface


class Plain(Protocol):
    """What replays must know of a game."""

    def position(self, view: Any) -> list[str]:
        """The table as the view shows it."""
        ...

    def everything(self, state: Any) -> list[str]:
        """The whole table, nothing hidden."""
        ...

    def score_sheet(self, state: Any) -> list[str]: ...

    def ended_a_part(self, before: Any, after: Any) -> bool:
        """Whether this step ended a hand, a turn or a round, so that the sheet is worth a look."""
        ...


def plain(game: str, rules: Any, names: Sequence[str]) -> Plain:
    made: Plain = surface(game, "plain")(rules, names)
    return made
