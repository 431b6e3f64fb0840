"""A position as one line of named fields, `name value | name value`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Generic, TypeVar

from msgspec import structs

from tenfold.core import BadText, Illegal, Saying, Seat
from tenfold.games import position_sayings as sayings
from tenfold.games.forms import Form
from tenfold.games.sayings import NO_POSITION
from tenfold.pieces.cards import Card, Cards, missing_cards

S = TypeVar("S")


class Misfit(ValueError):
    """Why no game has such a position."""

    def __init__(self, saying: Saying) -> None:
        super().__init__(saying)
        self.saying = saying


class Position(Generic[S]):
    """The text form of a game's states. A field has the name of the attribute, or is `renamed`."""

    def __init__(
        self,
        game: str,
        state: type[S],
        fields: Mapping[str, Form],  # in the order written
        *,
        renamed: Mapping[str, str],
        later: frozenset[str] = frozenset(),  # which older texts do not have: the state has a default
        scores: Callable[[S], tuple[int, ...]],  # which the field `outcome` leaves out
        check: Callable[[S], None],  # Misfit, or another ValueError, if the parts do not fit together
    ) -> None:
        self._game = game
        self._state = state
        self._fields = [(name, renamed.get(name, name), form) for name, form in fields.items()]
        self._later = later
        self._scores = scores
        self._check = check

    def form(self, name: str) -> Form:
        """Of one field."""
        return next(form for known, _, form in self._fields if known == name)

    def texts(self, state: S) -> dict[str, str]:
        """By the names of the fields."""
        return {name: form.write(getattr(state, attribute)) for name, attribute, form in self._fields}

    def write(self, state: S) -> str:
        return " | ".join(f"{name} {text}" for name, text in self.texts(state).items())

    def read(self, text: str) -> S:
        """BadText if a field is missing or cannot be read, or if no game has such a position."""
        texts = dict(_field(part) for part in text.split("|"))
        try:
            values = {
                attribute: _value(form, texts, name)
                for name, attribute, form in self._fields
                if name in texts or name not in self._later
            }
            state: Any = self._state(**values)
            if state.outcome is not None:
                state = structs.replace(state, outcome=replace(state.outcome, scores=self._scores(state)))
            self._check(state)
            read: S = state
            return read
        except (Illegal, Misfit) as error:
            problem = error.saying
        except ValueError as error:
            problem = sayings.OTHER(problem=error)
        raise BadText(NO_POSITION(game=self._game, problem=problem))


def _field(part: str) -> tuple[str, str]:
    name, _, value = part.strip().partition(" ")
    return name, value.strip()


def _value(form: Form, texts: Mapping[str, str], name: str) -> Any:
    if name not in texts:
        raise Misfit(sayings.MISSING(name=[name]))
    try:
        return form.read(texts[name])
    except (ValueError, KeyError):
        raise Misfit(sayings.FIELD(name=[name], text=texts[name])) from None


# --- what no position can hold ---------------------------------------------------------------------


def check_seats(players: int, seats: Iterable[Seat | None]) -> None:
    if any(seat is not None and not 0 <= seat < players for seat in seats):
        raise Misfit(sayings.SEAT())


def check_cards(cards: Iterable[Card], deck: Cards, *, aside: Cards = ()) -> None:
    """All cards of the deck are there, and no other; those `aside` may be."""
    cards = list(cards)
    if missing_cards((*cards, *aside), deck):
        raise Misfit(sayings.DECK(count=len(deck)))
    extra = missing_cards(deck, cards)
    if extra:
        raise Misfit(sayings.EXTRA(cards=extra))
