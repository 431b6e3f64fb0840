"""The interface that records, tables, bots, laws and surfaces are written against."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from tenfold.core.events import Event
from tenfold.core.sayings import RuleSaid, Saying
from tenfold.core.stream import Stream
from tenfold.core.turns import Question, Seat, Turn

R = TypeVar("R")
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Game(Protocol[S, A, V]):
    """One game at one table: its rules and its number of players, and nothing that changes.

    States are frozen values. `check` is the only authority for legality; `legal` lists canonical
    actions, all of which `check` accepts; `apply` expects an action that was checked (or that came
    from `legal` or from a `Chance`) and returns the next state.

    >>> game = tenfold.make_game("dice", players=1)
    >>> chance = game.turn(game.initial())
    >>> chance.outcomes() is None  # ten dice are to be rolled: too many outcomes to list
    True
    """

    @property
    def players(self) -> int:
        """How many sit at the table."""
        ...

    def initial(self) -> S:
        """The state before anything has happened."""
        ...

    def turn(self, state: S) -> Turn[A]:
        """What the game waits for: a seat (Decide), nature (Chance), or nothing any more (Over)."""
        ...

    def check(self, state: S, action: A) -> None:
        """Raise Illegal unless the rules allow `action` now, whether it is a player's or nature's."""
        ...

    def legal(self, state: S) -> Sequence[A]:
        """The choices of the seat that must decide, in a stable order; empty when nobody must."""
        ...

    def listed(self, state: S, most: int) -> Sequence[A] | None:
        """The choices to show: at most so many (32 or more), found quickly; None if there are too many."""
        ...

    def apply(self, state: S, action: A) -> S:
        """The state after `action`, which has been checked."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What `seat`, or a spectator (None), may know."""
        ...

    def redact(self, state: S, event: Event[A], seat: Seat | None) -> Event[A]:
        """`event`, about to be applied to `state`, as `seat` may see it."""
        ...

    def narrate(self, before: V, event: Event[A], after: V) -> Sequence[Saying]:
        """What is said about a redacted event, from the views before and after it, whoever reads it."""
        ...

    def determinize(self, view: V, stream: Stream) -> S:
        """Some state that looks like `view`, with the unseen pieces dealt from the stream."""
        ...


def told(game: Game[S, A, V], before: S, event: Event[A], after: S, viewer: Seat | None) -> Sequence[Saying]:
    """What a seat, or a spectator (None), is told about an event between two states."""
    redacted = game.redact(before, event, viewer)
    return game.narrate(game.view(before, viewer), redacted, game.view(after, viewer))


class SeatFacts(NamedTuple):
    """How a seat stands, as everybody sees it; None: there is no such thing in this game, or not now."""

    points: int | None = None
    phase: int | None = None
    cards: int | None = None


class GameKind(Protocol[R, S, A, V]):
    """A game as it comes in its box: editions and variants, and the text form of everything in it."""

    @property
    def name(self) -> str: ...

    @property
    def editions(self) -> tuple[str, ...]: ...

    @property
    def variants(self) -> Mapping[str, str]:
        """The variants' names, each with a line that explains it."""
        ...

    @property
    def seats(self) -> range:
        """How many can play."""
        ...

    def rules(self, edition: str, variants: Sequence[str] = ()) -> R:
        """The rules of a printed edition with variants, or BadRules with the reason."""
        ...

    def read_rules(self, data: Mapping[str, Any]) -> R:
        """Rules from a table: a preset (`edition`) and whatever it changes."""
        ...

    def write_rules(self, rules: R) -> dict[str, Any]:
        """The rules in full, as a table that `read_rules` reads back."""
        ...

    def brief_rules(self, rules: R) -> dict[str, Any]:
        """As somebody would write them: the edition, the variants by name, and what else differs."""
        ...

    def rules_said(self, rules: R) -> Sequence[RuleSaid]:
        """What the options make of the rules, in the order in which it is told."""
        ...

    def rules_form(self) -> Sequence[Mapping[str, Any]]:
        """The options as plain data, for whoever makes a form of them."""
        ...

    def game(self, rules: R, *, players: int, dealer: Seat | None = None) -> Game[S, A, V]:
        """A table for `players`; without `dealer` the first dealer (starter) is drawn by lot."""
        ...

    def read_action(self, text: str) -> A: ...

    def write_action(self, action: A) -> str: ...

    def read_state(self, text: str) -> S: ...

    def write_state(self, state: S) -> str: ...

    def write_view(self, view: V) -> dict[str, Any]:
        """The view as plain data (for JSON): the bytes that a person's or a bot's client receives."""
        ...

    def read_view(self, data: Mapping[str, Any]) -> V:
        """The inverse of `write_view`; BadText if the data are not a view."""
        ...

    def silence(self, state: S) -> A | None:
        """What it means to say nothing for a while: in a short window (knocking) an action, else None."""
        ...

    def question(self, state: S) -> Question:
        """What is asked of whoever must decide here."""
        ...

    def asked(self, state: S) -> Mapping[Seat, S]:
        """Where several are asked at once (knocking, keeping): who, in the order in which answers count, each
        with the position in which it decides, as if those before had said nothing; else nobody.
        """
        ...

    def rests(self, state: S) -> bool:
        """Whether the table stands still here, between two hands or rounds, until its people are ready."""
        ...

    def hides_nothing(self, state: S) -> bool:
        """Whether nobody knows more than others now: who has seen one hand may sit down at another."""
        ...

    def standing(self, rules: R, view: V, seat: Seat) -> SeatFacts: ...

    def write_json(self, view: V, memory: dict[str, Any]) -> bytes:
        """`write_view` in JSON; `memory` is of the table, and spares writing what has not changed."""
        ...

    def own_of(self, state: S, seat: Seat) -> object | None:
        """The one value on which `write_own` of this seat's view depends; None: it is not only one."""
        ...

    def write_own(self, view: V) -> dict[str, Any]:
        """The part of `write_view` that a spectator's view does not have, or has otherwise."""
        ...

    def view_types(self) -> tuple[type, type]:
        """What `write_view` and `write_own` give, as types from which schemas are made."""
        ...
