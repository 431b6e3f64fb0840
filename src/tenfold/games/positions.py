"""A position as one line of named fields, `name value | name value`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from tenfold.core import BadText, Illegal, Seat
from tenfold.games.forms import Form
from tenfold.games.sayings import NO_POSITION, NOT_IN_DECK
from tenfold.pieces.cards import Card, Cards, missing_cards

T = TypeVar("T")


class Field(NamedTuple):
    attribute: str  # of the state
    form: Form


Fields = Mapping[str, Field]  # by name, in the order written


def write_position(fields: Fields, state: Any) -> str:
    return " | ".join(
        f"{name} {form.write(getattr(state, attribute))}" for name, (attribute, form) in fields.items()
    )


def read_position(game: str, fields: Fields, text: str, build: Callable[[dict[str, Any]], T]) -> T:
    """What `build` makes of the values; BadText if one is missing, cannot be read, or fits nowhere."""
    texts = dict(_field(part) for part in text.split("|"))
    try:
        return build({attribute: form.read(texts[name]) for name, (attribute, form) in fields.items()})
    except KeyError as error:
        problem: object = f"{error} is missing"
    except (Illegal, ValueError) as error:
        problem = error
    raise BadText(NO_POSITION(game=game, problem=problem))


def _field(part: str) -> tuple[str, str]:
    name, _, value = part.strip().partition(" ")
    return name, value.strip()


# --- what no position can hold ---------------------------------------------------------------------


def check_seats(players: int, seats: Iterable[Seat | None]) -> None:
    if any(seat is not None and not 0 <= seat < players for seat in seats):
        raise ValueError("it names a seat that is not at the table")


def check_cards(cards: Iterable[Card], deck: Cards, *, aside: Cards = ()) -> None:
    """All cards of the deck are there, and no other; those `aside` may be."""
    cards = list(cards)
    if missing_cards((*cards, *aside), deck):
        raise ValueError(f"it does not hold all {len(deck)} cards")
    extra = missing_cards(deck, cards)
    if extra:
        raise BadText(NOT_IN_DECK(cards=extra))
