"""Whose move it is: one seat's, nature's, or nobody's any more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Literal, TypeAlias, TypeVar

if TYPE_CHECKING:
    from tenfold.core.outcome import Outcome
    from tenfold.core.stream import Stream

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)

Seat: TypeAlias = int  # seats are counted from 0, clockwise


@dataclass(frozen=True, slots=True)
class Decide:
    """Exactly one seat must choose; it need not be the seat on turn (knocking, giving a card)."""

    seat: Seat


class Chance(Generic[A_co]):
    """Nature must act. Its action is applied and recorded like a player's."""

    __slots__ = ()

    def sample(self, stream: Stream) -> A_co:
        """One outcome, drawn with the right odds from the stream."""
        raise NotImplementedError

    def outcomes(self) -> Sequence[tuple[A_co, int]] | None:
        """All outcomes with integer weights, or None where there are too many to list."""
        return None


@dataclass(frozen=True, slots=True)
class Over:
    outcome: Outcome


Turn: TypeAlias = Decide | Chance[A] | Over

# What a seat is asked: its own turn's decision, or out of turn to give, to knock, or what to keep.
Question: TypeAlias = Literal["turn", "give", "knock", "keep"]
