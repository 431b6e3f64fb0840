"""What a review says, whichever game it is of.

A value is what a seat could expect: points alone at the dice, else the chance to win. Chance that befalls the
seat moves it up and down, and the sum of that is its luck; its decisions move it down or not at all; what the
others did and drew is the rest. So start + luck + choice + rest = result, each as its own sum.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Literal, NamedTuple, TypeAlias

from tenfold.core import Saying, Seat

# By what the value changed: chance that befell the seat, its decision, or anything else.
Cause: TypeAlias = Literal["luck", "choice", "others"]
# By what values were found: the exact solution, hands searched in the kernel, hands that `solid` plays out.
Method: TypeAlias = Literal["exact", "strong", "solid"]

# How the hand ends on average after a choice: by measure, by seat (`outlooks.py`).
Outlook: TypeAlias = dict[str, list[float]]

COSTLIEST = 3
DIGITS = 9


class Swing(NamedTuple):
    """A change of the value with an event of the record."""

    event: int
    cause: Cause
    change: float


class ReviewedDecision(NamedTuple):
    event: int  # in the record
    done: Any
    best: Any  # what was done, if nothing is shown to be better
    value: float  # of what was done
    cost: float  # against the best
    margin: float = 0.0  # half of the cost's 95 % interval; 0: it is exact
    outlooks: tuple[Outlook, Outlook] | None = None  # of what was done, and of the best
    did: Saying | None = None  # what was done, in words
    says: Saying | None = None  # the best in words, if it is better
    reason: Saying | None = None  # why it is
    besides: tuple[Saying, ...] = ()  # what else differs at the end of the hand


class Review(NamedTuple):
    """Of one seat in a finished game."""

    seat: Seat
    alone: bool  # values are points; else they are chances to win
    method: Method
    worlds: int  # in which a cost was measured; 0: it is exact
    start: float
    result: float
    swings: tuple[Swing, ...]
    decisions: tuple[ReviewedDecision, ...]

    @property
    def luck(self) -> float:
        return self._sum("luck")

    @property
    def choice(self) -> float:
        """What the seat's decisions changed: never more than nothing."""
        return self._sum("choice")

    @property
    def rest(self) -> float:
        """What the others did and drew, and what estimates have missed: alone nothing."""
        return self._sum("others")

    def _sum(self, cause: Cause) -> float:
        return sum(swing.change for swing in self.swings if swing.cause == cause)

    @property
    def costliest(self) -> list[ReviewedDecision]:
        """The decisions that cost most, the dearest first."""
        cost = sorted(self.decisions, key=lambda decision: (-decision.cost, decision.event))
        return [decision for decision in cost[:COSTLIEST] if decision.cost > 0]


def review_data(found: Review) -> dict[str, Any]:
    """As plain data, for programs and for the page."""
    return {
        "seat": found.seat,
        "worth": "points" if found.alone else "chance to win",
        "method": found.method,
        "worlds": found.worlds,
        "start": round(found.start, DIGITS),
        "luck": round(found.luck, DIGITS),
        "choice": round(found.choice, DIGITS),
        "rest": round(found.rest, DIGITS),
        "result": found.result,
        "costliest": [decision.event for decision in found.costliest],
        "decisions": [_decision_data(decision) for decision in found.decisions],
        "swings": [
            {"event": swing.event, "cause": swing.cause, "change": round(swing.change, DIGITS)}
            for swing in found.swings
        ],
    }


def _decision_data(decision: ReviewedDecision) -> dict[str, Any]:
    return {
        "event": decision.event,
        "done": str(decision.done),
        "best": str(decision.best),
        "value": round(decision.value, DIGITS),
        "cost": round(decision.cost, DIGITS),
        "margin": round(decision.margin, DIGITS),
        "outlooks": decision.outlooks and [_rounded(outlook) for outlook in decision.outlooks],
        "did": decision.did and asdict(decision.did),
        "says": decision.says and asdict(decision.says),
        "reason": decision.reason and asdict(decision.reason),
        "besides": [asdict(saying) for saying in decision.besides],
    }


def _rounded(outlook: Outlook) -> Outlook:
    return {name: [round(figure, DIGITS) for figure in figures] for name, figures in outlook.items()}


class Tally:
    """The value of a seat from event to event."""

    def __init__(self, start: float) -> None:
        self.value = start
        self.swings: list[Swing] = []

    def move(self, event: int, cause: Cause, value: float) -> None:
        if value != self.value:
            self.swings.append(Swing(event, cause, value - self.value))
        self.value = value
