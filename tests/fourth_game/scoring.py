"""Who has won."""

from __future__ import annotations

from tenfold.core import Outcome
from tests.fourth_game.state import DuelReason


def outcome(points: tuple[int, ...]) -> Outcome:
    """The most points win; equal points share (duel.win)."""
    ranking = tuple(
        tuple(seat for seat, own in enumerate(points) if own == place)
        for place in sorted(set(points), reverse=True)
    )
    reason = DuelReason.MOST_POINTS if len(ranking[0]) == 1 else DuelReason.SHARED
    return Outcome(ranking=ranking, scores=points, reason=reason)
