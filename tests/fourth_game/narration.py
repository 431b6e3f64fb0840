"""What is said of an event, from the views around it; never who reads it."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.core import Event, Saying
from tenfold.games.nature import Lot
from tests.fourth_game import sayings as say
from tests.fourth_game.actions import Action, Beat, Deal, Let, Play
from tests.fourth_game.rules import DEALT, Rules
from tests.fourth_game.view import View

PART_ENDS = frozenset({say.BEAT.id, say.LET.id, say.PLAY_LAST.id})  # somebody has got a point


def narrate(rules: Rules, before: View, event: Event[Action], after: View) -> Sequence[Saying]:
    match event.action:
        case Lot(seat):
            return [say.BEGIN(name=seat)]
        case Deal(hands):
            seen = [(owner, hand) for owner, hand in enumerate(hands) if hand is not None]
            return [
                say.DEAL(count=DEALT),
                *(say.DEAL_SEEN(name=owner, cards=hand) for owner, hand in seen),
            ]
        case Play(card) if after.answerer is None:
            return [say.PLAY_LAST(name=event.seat, card=card)]
        case Play(card):
            return [say.PLAY(name=event.seat, target=after.answerer, card=card)]
        case Beat(card):
            return [say.BEAT(name=event.seat, target=before.seat, card=card, up=before.up)]
        case Let():
            return [say.LET(name=event.seat, target=before.seat, up=before.up)]
