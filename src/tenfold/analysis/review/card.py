"""The review of the card game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tenfold import kernel
from tenfold.analysis.advice import ChoiceTable
from tenfold.analysis.card.advice import advise
from tenfold.analysis.review.card_ends import HandEnds, chance_between
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
        return searched(rules, game.players)
    return played_out(rules, game, WORLDS, _others)


def searched(rules: Rules, players: int, **effort: int) -> Estimator:
    from tenfold.analysis.review.searched import Searched

    return Searched(rules, players, **effort)


def played_out(
    rules: Rules, game: AnyGame, worlds: int, others: Callable[[Sequence[Any]], Sequence[Any]]
) -> Estimator:
    return PlayedOut(
        rules, game, worlds=worlds, advise=advise, between=chance_between, ends=HandEnds, others=others
    )


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
    if _searches(rules, fast):
        estimator = searched(rules, game.players, first=FIRST, rounds=2)
        return weighed(game, estimator, view, legal, advised)
    choices = spread_out(legal, MOST_TRIED)
    worlds = worlds_for(HANDS // game.players, len(choices))
    estimator = played_out(rules, game, worlds, lambda legal: choices)
    return weighed(game, estimator, view, legal, advised, few=rules.phases == PRINTED_PHASES)
