"""The review of the card game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any

import msgspec

from tenfold import kernel
from tenfold.analysis.advice import ChoiceTable
from tenfold.analysis.card import search
from tenfold.analysis.card.advice import advise
from tenfold.analysis.review.estimates import (
    AnyGame,
    Estimator,
    Steps,
    review_estimated,
    spread_out,
    weighed,
)
from tenfold.analysis.review.played_out import PlayedOut, worlds_for
from tenfold.analysis.review.review import Review
from tenfold.core import Seat
from tenfold.games.card.actions import Action
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import Stage, State
from tenfold.games.card.view import View
from tenfold.pieces.phases import PRINTED_PHASES

WORLDS = 18  # where `solid` plays hands out by the rules themselves
FEW_CHOICES = 2
# For one position, which may take seconds: hands that are played out, fewer with more players, for each takes
# longer; and worlds of the first of two rounds in the kernel.
HANDS = 480
MOST_TRIED = 12
FIRST = 512


def review(
    rules: Rules,
    game: AnyGame,
    steps: Steps,
    seat: Seat,
    advance: Callable[[int], None] = lambda steps: None,
    fast: bool | None = None,
) -> Review:
    """`fast`: whether hands are searched in the kernel; None: if that is installed."""
    return review_estimated(game, steps, seat, estimator(rules, game, fast), advance)


def estimator(rules: Rules, game: AnyGame, fast: bool | None = None) -> Estimator:
    if _searches(rules, fast):
        from tenfold.analysis.review.searched import Searched

        return Searched(rules, game.players, chance_between)
    return PlayedOut(rules, game, worlds=WORLDS, advise=advise, between=chance_between, others=_others)


def _searches(rules: Rules, fast: bool | None) -> bool:
    return (kernel.installed() if fast is None else fast) and rules.phases == PRINTED_PHASES


def _others(legal: Sequence[Action]) -> Sequence[Action]:
    """Where there are two, both are tried."""
    return legal if len(legal) == FEW_CHOICES else ()


def weigh(
    rules: Rules,
    game: AnyGame,
    view: View,
    legal: Sequence[Action],
    advised: Action,
    fast: bool | None = None,
) -> ChoiceTable:
    """What the best choices are worth to the viewer; `fast` as in a review."""
    estimator: Estimator
    if _searches(rules, fast):
        from tenfold.analysis.review.searched import Searched

        estimator = Searched(rules, game.players, chance_between, first=FIRST, rounds=2)
        return weighed(game, estimator, view, legal, advised)
    choices = spread_out(legal, MOST_TRIED)
    worlds = worlds_for(HANDS // game.players, len(choices))
    estimator = PlayedOut(
        rules, game, worlds=worlds, advise=advise, between=chance_between, others=lambda legal: choices
    )
    return weighed(game, estimator, view, legal, advised, few=rules.phases == PRINTED_PHASES)


# --- between two hands -------------------------------------------------------------------------------


@cache
def _learned() -> dict[str, Any]:
    """By players; `analysis.card.search.values` says what the numbers are."""
    table: dict[str, Any] = msgspec.json.decode(files(search).joinpath("values.json").read_bytes())
    return table


def chance_between(rules: Rules, state: State, seat: Seat) -> float | None:
    """The chance to win between two hands: what `analysis.card.search.values.worth` is in the kernel."""
    if state.stage not in (Stage.LOT, Stage.DEAL):
        return None
    leaders = _leaders(rules, state)
    if leaders:  # a play-off follows (card.win.playoff)
        return 1 / len(leaders) if seat in leaders else 0.0
    power = _learned()[str(len(state.sheet))]["power"]
    shares = [exp(power * _against_all(rules, state, one)) for one in range(len(state.sheet))]
    return shares[seat] / sum(shares)


def _leaders(rules: Rules, state: State) -> list[Seat]:
    """Those who have won after a hand, as far as phases and points decide it."""
    sheet = state.sheet
    if rules.fixed_hands:  # card.variant.ten-hands
        finishers = list(range(len(sheet))) if len(sheet[0].points) >= len(rules.played) else []
    else:
        finishers = [seat for seat, line in enumerate(sheet) if len(line.done) == len(rules.played)]
    fewest = min((sheet[seat].total for seat in finishers), default=0)
    return [seat for seat in finishers if sheet[seat].total == fewest]


def _against_all(rules: Rules, state: State, seat: Seat) -> float:
    others = (other for other in range(len(state.sheet)) if other != seat)
    return -sum(log(1 + exp(-_ahead(rules, state, seat, other))) for other in others)


def _ahead(rules: Rules, state: State, seat: Seat, other: Seat) -> float:
    numbers = _learned()[str(len(state.sheet))]
    line, rival = state.sheet[seat], state.sheet[other]
    points = rival.total - line.total
    most = len(numbers["lead"]) - 1  # house rules may have more phases
    if rules.fixed_hands:
        left = min(len(rules.played) - len(line.points), most)
        return float(numbers["fixed_slope"][left] * points)
    left, rivals = (min(len(rules.played) - len(one.done), most) for one in (line, rival))
    return float(numbers["lead"][left][rivals] + numbers["slope"][left][rivals] * points)
