"""Refusals. Each says in one line what was wrong and what is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tenfold.core.sayings import REFUSAL, Saying


class TenfoldError(Exception):
    """What a surface shows to its user as one line, in plain English; it is never a defect of the program.

    >>> try:
    ...     tenfold.read_record("nowhere.jsonl")
    ... except tenfold.TenfoldError as error:
    ...     print(error)
    cannot read nowhere.jsonl: there is no such file
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return _revive, (type(self), self.__dict__, self.args)


class BadInput(TenfoldError):
    """What a command was given, refused in plain English."""


class Refusal(TenfoldError):
    """What a player asked for, refused with a saying, which is put into words where a person reads it.

    >>> try:
    ...     tenfold.list_games()["card"].kind.read_action("win")
    ... except tenfold.Refusal as refusal:
    ...     print(refusal.code, refusal.saying.facts["text"].value)
    no-action win
    """

    def __init__(self, saying: Saying) -> None:
        self.saying = saying
        """The reason, without a language."""
        super().__init__()

    def __str__(self) -> str:
        """Put together when somebody reads it: whoever tries what is allowed meets thousands of refusals."""
        return str(self.saying).removeprefix(REFUSAL)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    @property
    def code(self) -> str:
        """Which refusal it is; it stays the same from release to release."""
        return self.saying.id.removeprefix(REFUSAL)


class BadText(Refusal):
    """A text that is not a card, action, position, phase or set of rules."""


class BadRules(Refusal):
    """Rules that contradict themselves or do not fit the table; refused before the game starts.

    `problems` says of each option that is wrong why it is, for a form; under None, what no option alone is to
    blame for.

    >>> try:
    ...     tenfold.list_games()["card"].kind.read_rules({"edition": "fx", "wild_points": 10**30})
    ... except tenfold.Refusal as refusal:
    ...     print(tenfold.in_english(refusal))
    wild_points: This must be a whole number from 0 to 999.
    """

    def __init__(
        self, saying: Saying, option: str | None = None, problems: Mapping[str | None, Saying] | None = None
    ) -> None:
        super().__init__(saying)
        self.problems = problems or {option: saying}


class Illegal(Refusal):
    """An action that the rules forbid here.

    >>> game, kind = tenfold.make_game("card", players=3), tenfold.list_games()["card"].kind
    >>> try:
    ...     game.check(game.initial(), kind.read_action("draw"))
    ... except tenfold.Illegal as refusal:
    ...     print(refusal.rule)
    card.order
    """

    def __init__(self, rule: str, saying: Saying) -> None:
        super().__init__(saying)
        self.rule = rule
        """The id in the ledger."""

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.rule}]"


def _revive(kind: type[TenfoldError], attributes: dict[str, object], args: tuple[Any, ...]) -> TenfoldError:
    """Errors cross process borders in the lab; their constructors take other arguments than `args`."""
    error = kind.__new__(kind)
    error.__dict__.update(attributes)
    error.args = args
    return error
