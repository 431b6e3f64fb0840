"""How a game ended, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenfold.core import Outcome, Seat
from tenfold.locales import Speech


def outcome_lines(
    say: Speech, game: str, outcome: Outcome, names: Sequence[str], seat: Seat | None
) -> Iterator[str]:
    """Who has won and why, for the person in this seat or a spectator (None)."""
    winners = ", ".join(names[winner] for winner in outcome.winners)
    if len(names) == 1:
        yield say("won-alone", points=outcome.scores[0])
        return
    if len(outcome.winners) > 1:
        yield say("won-several", names=winners)
    elif outcome.winners == (seat,):
        yield say("won-you")
    else:
        yield say("won-they", names=winners)
    yield say(f"reason-{game}-{outcome.reason.value}")
