"""What every game does alike: a table's game, made of the functions that its files have, and its kind.

A game's `game.py` says which functions these are. They stand in files of the same name in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from tenfold.core import BadRules, Event, Question, RuleSaid, Saying, Seat, SeatFacts, Stream
from tenfold.core.sayings import Sentence
from tenfold.games.house import Options
from tenfold.games.options import BaseRules, Presets
from tenfold.games.positions import Position
from tenfold.games.sayings import DEALER, PLAYERS
from tenfold.games.view_data import Memory, ViewData

R = TypeVar("R", bound=BaseRules)
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound=tuple[Any, ...])
G = TypeVar("G", bound="BaseGame[Any, Any, Any, Any]")


@dataclass(frozen=True)
class _Table(Generic[R]):
    """For how many, by which rules; a dataclass without the functions below, which are not fields."""

    seats: ClassVar[range]
    no_dealer: ClassVar[Sentence] = DEALER

    rules: R
    players: int
    dealer: Seat | None = None  # who deals first, or begins; None: drawn by lot

    def __post_init__(self) -> None:
        if self.players not in self.seats:
            raise BadRules(self.not_for(self.players))
        if self.dealer is not None and not 0 <= self.dealer < self.players:
            raise BadRules(self.no_dealer())

    def not_for(self, players: int) -> Saying:
        return PLAYERS(players=players, fewest=self.seats[0], most=self.seats[-1])


class BaseGame(_Table[R], Generic[R, S, A, V]):
    """A `core.Game` but for `turn`, which each game has of its own."""

    _initial: Callable[[R, int, Seat | None], S]
    _check: Callable[[R, S, A], None]
    _legal: Callable[[R, S], Sequence[A]]
    _apply: Callable[[R, S, A], S]
    _view: Callable[[S, Seat | None], V]
    _redact: Callable[[S, Event[A], Seat | None], Event[A]]
    _narrate: Callable[[R, V, Event[A], V], Sequence[Saying]]
    _determinize: Callable[[R, V, Stream], S]

    def initial(self) -> S:
        return self._initial(self.rules, self.players, self.dealer)

    def check(self, state: S, action: A) -> None:
        self._check(self.rules, state, action)

    def legal(self, state: S) -> Sequence[A]:
        return self._legal(self.rules, state)

    def listed(self, state: S, most: int) -> Sequence[A] | None:
        choices = self.legal(state)
        return choices if len(choices) <= most else None

    def apply(self, state: S, action: A) -> S:
        return self._apply(self.rules, state, action)

    def view(self, state: S, seat: Seat | None) -> V:
        return self._view(state, seat)

    def redact(self, state: S, event: Event[A], seat: Seat | None) -> Event[A]:
        return self._redact(state, event, seat)

    def narrate(self, before: V, event: Event[A], after: V) -> Sequence[Saying]:
        return self._narrate(self.rules, before, event, after)

    def determinize(self, view: V, stream: Stream) -> S:
        return self._determinize(self.rules, view, stream)


class BaseKind(Generic[G, R, S, A, V]):
    """A `core.GameKind`: what remains are names and the functions that read and write."""

    name: str
    presets: Presets[R]
    options: Options  # of house rules
    read_action: Callable[[str], A]
    position: Position[S]
    view_data: ViewData[V]
    _game: type[G]

    @property
    def editions(self) -> tuple[str, ...]:
        return tuple(self.presets.editions)

    @property
    def variants(self) -> Mapping[str, str]:
        return self.presets.variants

    @property
    def seats(self) -> range:
        return self._game.seats

    def game(self, rules: R, *, players: int, dealer: Seat | None = None) -> G:
        return self._game(rules, players, dealer)

    def rules(self, edition: str, variants: Sequence[str] = ()) -> R:
        return self.presets.rules(edition, variants)

    def read_rules(self, data: Mapping[str, Any]) -> R:
        return self.presets.read(data, self.options)

    def write_rules(self, rules: R) -> dict[str, Any]:
        return rules.table()

    def brief_rules(self, rules: R) -> dict[str, Any]:
        return self.presets.brief(rules)

    def rules_said(self, rules: R) -> Sequence[RuleSaid]:
        return self.options.said(rules, self.presets.editions[rules.edition])

    def rules_form(self) -> Sequence[Mapping[str, Any]]:
        return self.options.form()

    def write_action(self, action: A) -> str:
        return str(action)

    def read_state(self, text: str) -> S:
        return self.position.read(text)

    def write_state(self, state: S) -> str:
        return self.position.write(state)

    def write_view(self, view: V) -> dict[str, Any]:
        return self.view_data.write(view)

    def write_json(self, view: V, memory: Memory) -> bytes:
        return self.view_data.write_json(view, memory)

    def own_of(self, state: S, seat: Seat) -> object | None:
        return None

    def write_own(self, view: V) -> dict[str, Any]:
        return self.view_data.write_own(view)

    def read_view(self, data: Mapping[str, Any]) -> V:
        return self.view_data.read(data)

    def view_types(self) -> tuple[type, type]:
        return self.view_data.types()

    def silence(self, state: S) -> A | None:
        return None

    def question(self, state: S) -> Question:
        return "turn"

    def asked(self, state: S) -> Mapping[Seat, S]:
        return {}

    def rests(self, state: S) -> bool:
        return False

    def hides_nothing(self, state: S) -> bool:
        return False

    def standing(self, rules: R, view: V, seat: Seat) -> SeatFacts:
        return SeatFacts()
