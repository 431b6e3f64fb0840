"""Duel behind the common interface."""

from __future__ import annotations

from tenfold.core import Decide, Over, Turn
from tenfold.games.base import BaseGame, BaseKind
from tenfold.games.nature import LotChance
from tests.fourth_game import choices, determinize, legality, narration, transition
from tests.fourth_game import view as duel_view
from tests.fourth_game.actions import Action
from tests.fourth_game.chance import DealChance
from tests.fourth_game.house import OPTIONS
from tests.fourth_game.notation import read_action
from tests.fourth_game.positions import POSITION
from tests.fourth_game.rules import PRESETS, SEATS, Rules
from tests.fourth_game.state import Stage, State
from tests.fourth_game.view import View
from tests.fourth_game.view_data import VIEW_DATA


class DuelGame(BaseGame[Rules, State, Action, View]):
    seats = SEATS

    _initial = staticmethod(transition.initial)
    _check = staticmethod(legality.check)
    _legal = staticmethod(choices.legal)
    _apply = staticmethod(transition.apply)
    _view = staticmethod(duel_view.view)
    _redact = staticmethod(duel_view.redact)
    _narrate = staticmethod(narration.narrate)
    _determinize = staticmethod(determinize.determinize)

    def turn(self, state: State) -> Turn[Action]:
        match state.stage:
            case Stage.LOT:
                return LotChance(self.players)
            case Stage.DEAL:
                return DealChance(self.players)
            case Stage.PLAY:
                return Decide(state.seat)
            case Stage.ANSWER:
                assert state.answerer is not None
                return Decide(state.answerer)
            case Stage.OVER:
                assert state.outcome is not None
                return Over(state.outcome)


class DuelKind(BaseKind[DuelGame, Rules, State, Action, View]):
    name = "duel"
    presets = PRESETS
    options = OPTIONS
    position = POSITION
    view_data = VIEW_DATA

    _game = DuelGame
    read_action = staticmethod(read_action)
