"""The only authority on what is allowed; choices.py lists choices that `check` accepts."""

from __future__ import annotations

from tenfold.core import Illegal
from tenfold.games.nature import Lot
from tenfold.games.sayings import DEAL_FIRST, GAME_OVER, LOT_FIRST, NO_SUCH_SEAT
from tests.fourth_game.actions import Action, Beat, Cards, Deal, Let, Play
from tests.fourth_game.choices import beating
from tests.fourth_game.rules import DEALT, Rules
from tests.fourth_game.sayings import ANSWER_FIRST, DEAL_SIZE, NOT_HELD, NOTHING_TO_ANSWER, TOO_WEAK
from tests.fourth_game.state import DECK, Stage, State


def check(rules: Rules, state: State, action: Action) -> None:
    """Raise Illegal unless the action is allowed now. Nothing is changed either way."""
    _check_stage(state, action)
    match action:
        case Play(card):
            _check_holds(state.hands[state.seat], card)
        case Beat(card):
            _check_beats(rules, state, card)
        case Lot(seat) if not 0 <= seat < len(state.hands):
            raise Illegal("duel.start", NO_SUCH_SEAT(seat=seat))
        case Deal(hands):
            _check_deal(state, hands)


_STAGES = {Play: Stage.PLAY, Beat: Stage.ANSWER, Let: Stage.ANSWER, Lot: Stage.LOT, Deal: Stage.DEAL}


def _check_stage(state: State, action: Action) -> None:
    if state.stage is _STAGES[type(action)]:
        return
    match state.stage:
        case Stage.LOT:
            raise Illegal("duel.start", LOT_FIRST())
        case Stage.DEAL:
            raise Illegal("duel.deal", DEAL_FIRST())
        case Stage.PLAY:
            raise Illegal("duel.answer", NOTHING_TO_ANSWER())
        case Stage.ANSWER:
            raise Illegal("duel.answer", ANSWER_FIRST(up=state.up))
        case Stage.OVER:
            raise Illegal("duel.win", GAME_OVER())


def _check_holds(hand: Cards, card: int) -> None:
    if card not in hand:
        raise Illegal("duel.play", NOT_HELD(card=card, hand=hand))


def _check_beats(rules: Rules, state: State, card: int) -> None:
    assert state.answerer is not None
    _check_holds(state.hands[state.answerer], card)
    better = beating(rules, state)
    if card not in better:
        raise Illegal("duel.beat", TOO_WEAK(card=card, up=state.up, beating=better))


def _check_deal(state: State, hands: tuple[Cards | None, ...]) -> None:
    dealt = [card for hand in hands for card in hand or ()]
    sizes = [len(hand or ()) for hand in hands]
    if sizes != [DEALT] * len(state.hands) or len(set(dealt) & set(DECK)) != len(dealt):
        raise Illegal("duel.deal", DEAL_SIZE(dealt=DEALT))
