"""What the end of a hand is worth at the card table: a seat's chance to win, from phases, points and players.

`analysis.card.search.values` says what the numbers are, and what `worth` is there in the kernel is this here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any

import msgspec

from tenfold.analysis.card import search
from tenfold.core import Seat
from tenfold.games.card.rules import Rules


@cache
def _learned() -> dict[str, Any]:
    """By players."""
    table: dict[str, Any] = msgspec.json.decode(files(search).joinpath("values.json").read_bytes())
    return table


def chance_to_win(rules: Rules, done: Sequence[int], totals: Sequence[int], hands: int, seat: Seat) -> float:
    """Of a seat after so many hands, from the phases that all have done and their points."""
    leaders = _leaders(rules, done, totals, hands)
    if leaders:  # a play-off follows (card.win.playoff)
        return 1 / len(leaders) if seat in leaders else 0.0
    numbers = _learned()[str(len(done))]
    most = len(numbers["lead"]) - 1  # house rules may have more phases
    if rules.fixed_hands:  # only points count
        slope = numbers["fixed_slope"][min(len(rules.played) - hands, most)]
        leads = [[slope * (rival - own) for rival in totals] for own in totals]
    else:
        left = [min(len(rules.played) - phases, most) for phases in done]
        leads = [
            [
                numbers["lead"][own][rival] + numbers["slope"][own][rival] * (totals[other] - totals[one])
                for other, rival in enumerate(left)
            ]
            for one, own in enumerate(left)
        ]
    power = numbers["power"]
    shares = [
        exp(-power * sum([log(1 + exp(-lead)) for other, lead in enumerate(row) if other != one]))
        for one, row in enumerate(leads)
    ]
    return shares[seat] / sum(shares)


def _leaders(rules: Rules, done: Sequence[int], totals: Sequence[int], hands: int) -> list[Seat]:
    """Those who have won after a hand, as far as phases and points decide it."""
    if rules.fixed_hands:  # card.variant.ten-hands
        finishers = list(range(len(done))) if hands >= len(rules.played) else []
    else:
        finishers = [seat for seat, phases in enumerate(done) if phases == len(rules.played)]
    fewest = min((totals[seat] for seat in finishers), default=0)
    return [seat for seat in finishers if totals[seat] == fewest]
