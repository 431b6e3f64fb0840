"""What happened, as told to a seat: somebody's action, or nature's."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from tenfold.core.turns import Seat

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Event(Generic[A]):
    seat: Seat | None  # None: nature
    action: A  # as applied; in a redacted event, what the receiver may not know is None
