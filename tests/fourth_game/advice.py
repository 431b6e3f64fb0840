"""What to do, and why: cheap cards first."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.advice import Advice
from tenfold.core.sayings import NUMBER, Sentences
from tests.fourth_game.actions import Action, Beat, Play
from tests.fourth_game.bots import weakest
from tests.fourth_game.rules import Rules
from tests.fourth_game.view import View

REASONS = Sentences("duel")

WEAKEST = REASONS.advice("advice-duel-weakest", card=NUMBER)
LET = REASONS.advice("advice-duel-let", up=NUMBER)


def advise(rules: Rules, view: View, legal: Sequence[Action]) -> Advice:
    action = weakest(rules, legal)
    if isinstance(action, Play | Beat):
        return Advice(action, WEAKEST(card=action.card))
    return Advice(action, LET(up=view.up))
