"""Games as plain lines, for replays and transcripts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from tenfold.locales import Speech
from tenfold.locales.rendering import said_phase
from tenfold.pieces.groups import Group
from tenfold.pieces.phases import Phase


class Plain(ABC):
    """What replays must know of a game."""

    def __init__(self, rules: Any, names: Sequence[str], say: Speech) -> None:
        self._rules = rules
        self._names = names
        self._say = say
        self._width = max(map(len, names))

    @abstractmethod
    def position(self, view: Any) -> list[str]:
        """The table as the view shows it."""

    @abstractmethod
    def everything(self, state: Any) -> list[str]:
        """The whole table, nothing hidden."""

    @abstractmethod
    def score_sheet(self, state: Any) -> list[str]: ...

    @abstractmethod
    def ended_a_part(self, before: Any, after: Any) -> bool:
        """Whether this step ended a hand, a turn or a round, so that the sheet is worth a look."""

    def _named(self, seat: int) -> str:
        return f"{self._names[seat]:<{self._width}}"

    def _piles(self, cards: int, top: str) -> str:
        say = self._say
        return say("plain-piles", cards=say("table-cards", count=cards), top=top or say("table-empty"))

    def _needs(self, phase: Phase, family: str = "need") -> str:
        return said_phase(str(phase), self._say, family)

    def _groups(self, seat: int, groups: Sequence[Group]) -> list[str]:
        return [f"      {seat}.{at} {group}" for at, group in enumerate(groups)]
