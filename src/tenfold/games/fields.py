"""Positions as one line of named fields, `name value | name value`: what all games write in the same way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from tenfold.core import BadText, Illegal, Outcome, Reason, Seat
from tenfold.games.sayings import NO_POSITION, NO_VIEW

T = TypeVar("T")


def write_fields(fields: Mapping[str, object]) -> str:
    return " | ".join(f"{name} {value}" for name, value in fields.items())


def read_fields(game: str, text: str, build: Callable[[dict[str, str]], T]) -> T:
    """What `build` makes of the fields; BadText if one is missing or cannot be read."""
    fields = dict(_field(part) for part in text.split("|"))
    try:
        return build(fields)
    except KeyError as error:
        problem: object = f"{error} is missing"
    except (Illegal, ValueError) as error:
        problem = error
    raise BadText(NO_POSITION(game=game, problem=problem))


def _field(part: str) -> tuple[str, str]:
    name, _, value = part.strip().partition(" ")
    return name, value.strip()


def by_seat(parts: Iterable[str]) -> str:
    return " / ".join(part or "-" for part in parts)


def each(text: str, read: Callable[[str], T]) -> tuple[T, ...]:
    """The parts of a field that has one for every seat."""
    return tuple(read(part.strip()) for part in text.split("/"))


def write_seats(seats: tuple[Seat, ...]) -> str:
    return " ".join(map(str, seats)) or "-"


def read_seats(text: str) -> tuple[Seat, ...]:
    return () if text == "-" else tuple(map(int, text.split()))


def write_optional(number: int | None) -> str:
    return "-" if number is None else str(number)


def read_optional(text: str) -> int | None:
    return None if text == "-" else int(text)


def write_flag(value: bool) -> str:
    return "yes" if value else "no"


def read_flag(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(f"{text!r} is neither yes nor no")
    return text == "yes"


def write_numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def read_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(","))) if text else ()


def write_outcome(outcome: Outcome | None) -> str:
    if outcome is None:
        return "-"
    return f"{' > '.join(map(write_seats, outcome.ranking))} by {outcome.reason.value}"


def read_outcome(text: str, scores: tuple[int, ...], reasons: type[Reason]) -> Outcome | None:
    if text == "-":
        return None
    ranking, _, reason = text.partition(" by ")
    return Outcome(
        ranking=tuple(read_seats(place.strip()) for place in ranking.split(">")),
        scores=scores,
        reason=reasons(reason),
    )


def outcome_data(outcome: Outcome | None) -> dict[str, Any] | None:
    """An outcome as plain data, for views."""
    if outcome is None:
        return None
    return {"ranking": outcome.ranking, "scores": outcome.scores, "reason": outcome.reason.value}


def read_outcome_data(data: Mapping[str, Any] | None, reasons: type[Reason]) -> Outcome | None:
    if data is None:
        return None
    ranking = tuple(map(tuple, data["ranking"]))
    return Outcome(ranking=ranking, scores=tuple(data["scores"]), reason=reasons(data["reason"]))


def read_data(game: str, data: Mapping[str, Any], build: Callable[[Mapping[str, Any]], T]) -> T:
    """What `build` makes of a view's plain data; BadText if something is missing or cannot be read."""
    try:
        return build(data)
    except KeyError as error:
        problem: object = f"{error} is missing"
    except (Illegal, TypeError, ValueError, AttributeError) as error:
        problem = error
    raise BadText(NO_VIEW(game=game, problem=problem))
