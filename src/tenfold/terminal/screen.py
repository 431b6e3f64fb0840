"""What a surface of lines must know of a game: its screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from tenfold.core import Event, Saying
from tenfold.terminal.words import Words


class Unclear(Exception):
    """The typed words do not say enough; the message says what is missing, in the player's language."""

    def __init__(self, message: str, rule: str | None = None) -> None:
        self.rule = rule
        super().__init__(message)


class NotUnderstood(Exception):
    """The typed words mean nothing, or too much: the answer is what can be typed now."""


class Screen(Protocol):
    """What the loop must know of a game. Everything is a view or a redacted event, never a state."""

    @property
    def words(self) -> Words: ...
    @property
    def commands(self) -> Sequence[str]:
        """The words that act."""
        ...

    @property
    def questions(self) -> Sequence[str]:
        """The words that only this game answers."""
        ...

    @property
    def example_rule(self) -> str: ...
    @property
    def lists_first(self) -> bool:
        """Whether a number means a move only once the list has been shown: it could mean something else."""
        ...

    def number_alone(self, number: int, view: Any) -> Any | None:
        """The action that a number alone means, whatever the list of moves says; None: a move of the list."""
        ...

    def position(self, view: Any) -> Iterator[str]: ...
    def picture(self, before: Any, event: Event[Any], sayings: Sequence[Saying]) -> Iterator[str]:
        """What is drawn above the sayings of a redacted event, which comes after this view."""
        ...

    def ends_a_part(self, saying: Saying, view: Any) -> bool:
        """Whether a hand, a round or a go has ended, so that the sheet is due; the view is after it."""
        ...

    def scores(self, view: Any) -> Iterator[str]: ...
    def prompt(self, view: Any) -> str: ...
    def allowed(self, legal: Sequence[Any]) -> list[str]: ...
    def action(self, command: str, rest: Sequence[str], view: Any) -> Any: ...
    def typed(self, action: Any, view: Any) -> str: ...
    def moves(self, view: Any, legal: Sequence[Any]) -> Sequence[Any]:
        """What is worth a list: all that is legal, or the best of too much."""
        ...

    def answer(self, question: str, view: Any) -> Iterator[str]: ...
    def help(self, command: str) -> str: ...
    def legend(self) -> str:
        """What the signs of the pieces mean."""
        ...

    def hint(self, view: Any, legal: Sequence[Any]) -> Iterator[str]:
        """What to do and why, in paragraphs."""
        ...
