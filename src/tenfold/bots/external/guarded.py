"""An external bot at a table of the laboratory: what goes wrong is counted, and the game goes on.

In place of a choice that comes too late, that the rules forbid, or that never comes, the first legal action
is played. A bot that breaks is made anew a few times; then the run ends, and says why.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tenfold.core import BadInput, Refusal, Stream, TenfoldError
from tenfold.games.registry import AnyKind

MOST_RESTARTS = 3  # of one bot, by one process of a run
MOST_LATE = 3  # choices in a row; then it hangs


class TooLate(Exception):
    """No choice within the time limit; the bot may still be thinking."""


class Broken(Exception):
    """The bot has ended or raised something; `in_full` also says what it printed last.

    A server's log has only the message: what a bot prints may tell of its cards.
    """

    def __init__(self, problem: str, last_words: str = "") -> None:
        super().__init__(problem)
        self.in_full = f"{problem}; its last words: {last_words}" if last_words else problem


class Nonsense(Exception):
    """An answer that is not an action; `in_full` says which."""

    def __init__(self, in_full: str) -> None:
        super().__init__("its answer is not an action")
        self.in_full = in_full


def one_line(text: str) -> str:
    """Of somebody else's, for a message of ours."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


class ExternalPlayer(Protocol):
    """An external bot, however it is reached; `choose` raises one of the three above."""

    def choose(self, view: Any, legal: Sequence[Any], stream: Stream) -> Any: ...

    def begin_again(self) -> None:
        """From the start, with whatever it knew forgotten."""
        ...


def refuse_game(spec: str, games: Sequence[str] | None, game: str) -> None:
    """BadInput unless the bot, which plays these games, plays this one; None: it plays all."""
    if games is not None and game not in games:
        raise BadInput(f"the bot {spec} plays {' and '.join(games) or 'nothing'}, not {game}")


@dataclass(frozen=True, slots=True)
class Faults:
    """What went wrong with a bot in one game or many."""

    late: int = 0
    illegal: int = 0
    restarts: int = 0
    first: str | None = None  # what was wrong the first time

    def __add__(self, other: Faults) -> Faults:
        return Faults(
            self.late + other.late,
            self.illegal + other.illegal,
            self.restarts + other.restarts,
            self.first or other.first,
        )


_restarts: Counter[str] = Counter()  # by bot, in this process


class GuardedBot:
    """Made for one game; `faults` are those of this game."""

    def __init__(self, kind: AnyKind, spec: str, player: ExternalPlayer) -> None:
        self.faults = Faults()
        self._kind = kind
        self._spec = spec
        self._player = player
        self._late = 0  # in a row

    def choose(self, view: Any, legal: Sequence[Any], stream: Stream) -> Any:
        try:
            action = self._read(self._player.choose(view, legal, stream))
            self._late = 0
            return action
        except TooLate as problem:
            self._late += 1
            self._count(Faults(late=1, first=str(problem)))
            if self._late == MOST_LATE:
                self._restart(f"{problem}, {MOST_LATE} times in a row")
        except Nonsense as problem:
            self._count(Faults(illegal=1, first=one_line(problem.in_full)))
        except Broken as problem:
            self._restart(problem.in_full)
        return legal[0]

    def _read(self, action: Any) -> Any:
        """What the bot has made may be anything; what its text form means is an action."""
        try:
            return self._kind.read_action(self._kind.write_action(action))
        except Exception:
            raise Nonsense(f"it chose {action!r:.200}, which is not an action") from None

    def instead(self, refusal: Refusal, legal: Sequence[Any]) -> Any:
        """What is played in place of a choice that the rules forbid."""
        from tenfold.locales.rendering import in_english  # only where something is refused

        self._count(Faults(illegal=1, first=in_english(refusal)))
        return legal[0]

    def _restart(self, problem: str) -> None:
        problem, self._late = one_line(problem), 0
        _restarts[self._spec] += 1
        if _restarts[self._spec] > MOST_RESTARTS:
            del _restarts[self._spec]
            raise TenfoldError(f"the bot {self._spec} has failed {MOST_RESTARTS + 1} times: {problem}")
        self._count(Faults(restarts=1, first=problem))
        self._player.begin_again()

    def _count(self, fault: Faults) -> None:
        self.faults += fault
