"""The dice game behind the common interface."""

from __future__ import annotations

from tenfold.core import Decide, Over, Seat, SeatFacts, Turn
from tenfold.games.base import BaseGame, BaseKind
from tenfold.games.dice import choices, determinize, legality, narration, transition
from tenfold.games.dice import view as dice_view
from tenfold.games.dice.actions import Action
from tenfold.games.dice.chance import RollChance
from tenfold.games.dice.house import OPTIONS
from tenfold.games.dice.notation import read_action
from tenfold.games.dice.positions import POSITION
from tenfold.games.dice.rules import PRESETS, SEATS, Rules
from tenfold.games.dice.state import Stage, State
from tenfold.games.dice.view import View
from tenfold.games.dice.view_data import VIEW_DATA
from tenfold.games.nature import LotChance


class DiceGame(BaseGame[Rules, State, Action, View]):
    seats = SEATS

    _initial = staticmethod(transition.initial)
    _check = staticmethod(legality.check)
    _legal = staticmethod(choices.legal)
    _apply = staticmethod(transition.apply)
    _view = staticmethod(dice_view.view)
    _redact = staticmethod(dice_view.redact)
    _narrate = staticmethod(narration.narrate)
    _determinize = staticmethod(determinize.determinize)

    def turn(self, state: State) -> Turn[Action]:
        stage = state.stage
        if stage is Stage.ROLL:
            return RollChance(self.rules.colours, state.faces, state.kept)
        if stage is Stage.LOT:
            return LotChance(self.players)
        if stage is Stage.OVER:
            assert state.outcome is not None
            return Over(state.outcome)
        return Decide(state.seat)


class DiceKind(BaseKind[DiceGame, Rules, State, Action, View]):
    """The dice game as it comes in its box."""

    name = "dice"
    presets = PRESETS
    options = OPTIONS
    position = POSITION
    view_data = VIEW_DATA

    _game = DiceGame
    read_action = staticmethod(read_action)

    def hides_nothing(self, state: State) -> bool:
        return True  # all dice lie open

    def standing(self, rules: Rules, view: View, seat: Seat) -> SeatFacts:
        line = view.sheet[seat]
        phase = len(line.points) + 1
        return SeatFacts(line.total, phase if phase <= len(rules.phases) else None)
