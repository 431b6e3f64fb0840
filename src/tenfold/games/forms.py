"""How values are written in positions and views, and read back: what all games write in the same way.

Positions are one line of text, views are plain data for JSON. What cannot be read is a ValueError.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from operator import attrgetter
from typing import Any, Literal, NamedTuple, get_type_hints

from msgspec import Struct, defstruct

from tenfold.core import Outcome, Reason, Seat
from tenfold.pieces.cards import Cards, hand, read_cards, write_cards
from tenfold.pieces.groups import Group


class Form(NamedTuple):
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]
    wire: Any = None  # in plain data: the type of what is written, where it is not the value's own


def member(kind: type[Enum]) -> Form:
    return Form(attrgetter("value"), kind, Literal[tuple(each.value for each in kind)])


# --- in a line of text -----------------------------------------------------------------------------


def by_seat(form: Form) -> Form:
    """One part for every seat."""
    return Form(
        lambda values: " / ".join(form.write(value) for value in values),
        lambda text: tuple(form.read(part.strip()) for part in text.split("/")),
    )


def or_none(form: Form) -> Form:
    """A dash for None."""
    return Form(
        lambda value: "-" if value is None else form.write(value),
        lambda text: None if text == "-" else form.read(text),
    )


def or_nothing(form: Form) -> Form:
    """A dash where there are none."""
    return Form(
        lambda values: form.write(values) if values else "-",
        lambda text: () if text == "-" else form.read(text),
    )


def write_numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def read_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(","))) if text else ()


def _read_flag(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(f"{text!r} is neither yes nor no")
    return text == "yes"


def _read_hand(text: str) -> Cards:
    return hand(read_cards(text))


NUMBER = Form(str, int)
OPTIONAL = or_none(NUMBER)
FLAG = Form(lambda value: "yes" if value else "no", _read_flag)
SEATS = or_nothing(Form(lambda seats: " ".join(map(str, seats)), lambda text: tuple(map(int, text.split()))))
HAND = or_nothing(Form(write_cards, _read_hand))  # cards without an order, as in a face-down pile
PILE = or_nothing(Form(write_cards, read_cards))  # in the order they lie


def table(read: Callable[[str], tuple[Group, ...]]) -> Form:
    """The groups of each seat."""
    return by_seat(or_nothing(Form(lambda groups: " ".join(map(str, groups)), read)))


def outcome(reasons: type[Reason]) -> Form:
    """`2 > 0 1 by last-phase`; the scores stand elsewhere in the position."""

    def read(text: str) -> Outcome:
        ranking, _, reason = text.partition(" by ")
        places = tuple(SEATS.read(place.strip()) for place in ranking.split(">"))
        return Outcome(ranking=places, scores=(), reason=reasons(reason))

    return or_none(
        Form(lambda found: f"{' > '.join(map(SEATS.write, found.ranking))} by {found.reason.value}", read)
    )


# --- in plain data ---------------------------------------------------------------------------------


def as_it_is(value: Any) -> Any:
    return value


def data_or_none(form: Form) -> Form:
    write = form.write
    return Form(
        lambda value: None if value is None else write(value),
        lambda data: None if data is None else form.read(data),
        form.wire and form.wire | None,
    )


def data_each(form: Form) -> Form:
    write = form.write
    return Form(
        lambda values: [write(value) for value in values],
        lambda data: tuple(form.read(value) for value in data),
        tuple[form.wire, ...],  # type: ignore[name-defined]
    )


def record(named: Any, called: str, forms: Mapping[str, Form]) -> Form:
    """A named tuple as an object, `called` on the wire; a member without a form as it is."""
    written = [(name, form.write) for name, form in forms.items() if form.write is not as_it_is]

    def write(value: Any) -> dict[str, Any]:
        data: dict[str, Any] = value._asdict()
        for name, write_member in written:
            data[name] = write_member(data[name])
        return data

    def read(data: Mapping[str, Any]) -> Any:
        return named(**{**data, **{name: form.read(data[name]) for name, form in forms.items()}})

    return Form(write, read, object_type(called, named.__doc__, wire_types(named, forms).items()))


def wire_types(named: Any, forms: Mapping[str, Form]) -> dict[str, Any]:
    """Of a named tuple's members, the types of what is written."""
    return {
        name: hint if (form := forms.get(name)) is None or form.wire is None else form.wire
        for name, hint in get_type_hints(named).items()
    }


def object_type(called: str, about: str | None, members: Iterable[tuple[str, Any]]) -> type[Struct]:
    """What is written as an object, for schemas."""
    doc = {"__doc__": about}
    return defstruct(called, members, namespace=doc, frozen=True, kw_only=True, forbid_unknown_fields=True)


NUMBERS = Form(as_it_is, tuple)
NUMBERS_BY_SEAT = Form(as_it_is, lambda data: tuple(map(tuple, data)))
HAND_TEXT = Form(write_cards, _read_hand, str)
PILE_TEXT = Form(write_cards, read_cards, str)


def table_data(read: Callable[[str], tuple[Group, ...]]) -> Form:
    """The groups of each seat, each a text."""
    return data_each(
        Form(lambda groups: list(map(str, groups)), lambda texts: read(" ".join(texts)), tuple[str, ...])
    )


class OutcomeSeen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Best first; seats placed equally stand together. `scores` are by seat."""

    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    reason: str


def outcome_data(reasons: type[Reason]) -> Form:
    return data_or_none(
        Form(
            lambda found: {
                "ranking": found.ranking,
                "scores": found.scores,
                "reason": found.reason.value,
            },
            lambda data: Outcome(
                ranking=tuple(map(tuple, data["ranking"])),
                scores=tuple(data["scores"]),
                reason=reasons(data["reason"]),
            ),
            OutcomeSeen,
        )
    )
