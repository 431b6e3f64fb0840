"""The board game behind the common interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tenfold.core import Decide, Over, Question, Saying, Seat, SeatFacts, Turn
from tenfold.games.base import BaseGame, BaseKind
from tenfold.games.board import choices, determinize, legality, narration, transition
from tenfold.games.board import view as board_view
from tenfold.games.board.actions import Action
from tenfold.games.board.chance import DealChance, RollChance
from tenfold.games.board.house import OPTIONS
from tenfold.games.board.notation import read_action
from tenfold.games.board.positions import POSITION
from tenfold.games.board.rules import PRESETS, SEATS, Rules
from tenfold.games.board.sayings import BOARD_PLAYERS, STARTER
from tenfold.games.board.state import Stage, State
from tenfold.games.board.view import View
from tenfold.games.board.view_data import VIEW_DATA
from tenfold.games.nature import DrawChance, LotChance

_DECIDE = tuple(Decide(seat) for seat in range(SEATS.stop))
_ROLL = RollChance()
# What the seat on turn decides.
_ON_TURN = {Stage.MOVE, Stage.PLAY, Stage.TAKE, Stage.STAR, Stage.PICK, Stage.SWAP, Stage.ASK}


class BoardGame(BaseGame[Rules, State, Action, View]):
    seats = SEATS
    no_dealer = STARTER

    _initial = staticmethod(transition.initial)
    _check = staticmethod(legality.check)
    _legal = staticmethod(choices.legal)
    _apply = staticmethod(transition.apply)
    _view = staticmethod(board_view.view)
    _redact = staticmethod(board_view.redact)
    _narrate = staticmethod(narration.narrate)
    _determinize = staticmethod(determinize.determinize)

    def not_for(self, players: int) -> Saying:
        return BOARD_PLAYERS(players=players)

    def listed(self, state: State, most: int) -> Sequence[Action] | None:
        found = choices.listed(self.rules, state, most)
        return found if len(found) <= most else None

    def turn(self, state: State) -> Turn[Action]:
        stage = state.stage
        if stage in _ON_TURN:
            return _DECIDE[state.seat]
        if stage is Stage.ROLL:
            return _ROLL
        if stage is Stage.DRAWING or stage is Stage.TURNING:
            return DrawChance(state.deck)
        if stage is Stage.GIVE:
            assert state.giver is not None
            return _DECIDE[state.giver]
        if stage is Stage.KEEP:
            return _DECIDE[state.keepers[0]]
        if stage is Stage.DEAL:
            return DealChance(state)
        if stage is Stage.LOT:
            return LotChance(self.players)
        assert state.outcome is not None
        return Over(state.outcome)


class BoardKind(BaseKind[BoardGame, Rules, State, Action, View]):
    """The board game as it comes in its box, in two editions."""

    name = "board"
    presets = PRESETS
    options = OPTIONS
    position = POSITION
    view_data = VIEW_DATA

    _game = BoardGame
    read_action = staticmethod(read_action)

    def question(self, state: State) -> Question:
        if state.stage is Stage.GIVE:
            return "give"
        return "keep" if state.stage is Stage.KEEP else "turn"

    def asked(self, state: State) -> Mapping[Seat, State]:
        """All who choose what to keep: nobody's choice depends on another's (board.round.keep-five)."""
        return {
            seat: replace(state, keepers=(seat, *(other for other in state.keepers if other != seat)))
            for seat in state.keepers
        }

    def rests(self, state: State) -> bool:
        """Between two rounds, when all have chosen what to keep (board.round.next)."""
        return state.stage is Stage.DEAL and state.over is not None

    def hides_nothing(self, state: State) -> bool:
        """Cards are kept from round to round (board.round.keep-five)."""
        return state.stage in (Stage.LOT, Stage.OVER)

    def standing(self, rules: Rules, view: View, seat: Seat) -> SeatFacts:
        return SeatFacts(phase=view.markers[seat], cards=view.hand_sizes[seat])
