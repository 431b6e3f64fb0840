"""The evaluation of a round: the phase markers, and who has won."""

from __future__ import annotations

from typing import NamedTuple

from tenfold.core import Outcome, Seat
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import BoardReason, clockwise_from


class Evaluation(NamedTuple):
    markers: tuple[int, ...]
    winner: Seat | None


def evaluate(rules: Rules, markers: tuple[int, ...], laid: tuple[bool, ...], ender: Seat) -> Evaluation:
    """The markers after the round, in the order of board.round.advance; the wreath ends it at once."""
    after = list(markers)
    *others, ender = clockwise_from(len(markers), ender)
    for seat in (ender, *others):
        if laid[seat]:
            steps = 2 if seat == ender else 1
            after[seat] = min(after[seat] + steps, rules.wreath)  # board.win.over
            if after[seat] == rules.wreath:
                return Evaluation(tuple(after), seat)
    return Evaluation(tuple(after), None)


def outcome(markers: tuple[int, ...], winner: Seat) -> Outcome:
    """The winner, then the others by where their markers stand."""
    others = [seat for seat in range(len(markers)) if seat != winner]
    places = sorted({markers[seat] for seat in others}, reverse=True)
    ranking = ((winner,), *(tuple(seat for seat in others if markers[seat] == place) for place in places))
    return Outcome(ranking=ranking, scores=markers, reason=BoardReason.WREATH)
