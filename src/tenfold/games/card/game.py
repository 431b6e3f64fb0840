"""The card game behind the common interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tenfold.core import Decide, Over, Question, Seat, SeatFacts, Turn
from tenfold.games.base import BaseGame, BaseKind
from tenfold.games.card import choices, determinize, legality, narration, scoring, transition
from tenfold.games.card import view as card_view
from tenfold.games.card.actions import PASS, Action
from tenfold.games.card.chance import DealChance
from tenfold.games.card.house import OPTIONS
from tenfold.games.card.notation import read_action
from tenfold.games.card.positions import POSITION
from tenfold.games.card.rules import PRESETS, SEATS, Rules
from tenfold.games.card.state import Stage, State, open_phases
from tenfold.games.card.view import View
from tenfold.games.card.view_data import VIEW_DATA
from tenfold.games.nature import DrawChance, LotChance

_DECIDE = tuple(Decide(seat) for seat in range(SEATS.stop))


class CardGame(BaseGame[Rules, State, Action, View]):
    seats = SEATS

    _initial = staticmethod(transition.initial)
    _check = staticmethod(legality.check)
    _legal = staticmethod(choices.legal)
    _apply = staticmethod(transition.apply)
    _view = staticmethod(card_view.view)
    _redact = staticmethod(card_view.redact)
    _narrate = staticmethod(narration.narrate)
    _determinize = staticmethod(determinize.determinize)

    def listed(self, state: State, most: int) -> Sequence[Action]:
        return choices.listed(self.rules, state, most)

    def turn(self, state: State) -> Turn[Action]:
        stage = state.stage
        if stage is Stage.PLAY or stage is Stage.DRAW:
            return _DECIDE[state.seat]
        if stage is Stage.TURN_OVER:
            return DrawChance(state.deck)
        if stage is Stage.KNOCK:
            return _DECIDE[state.window[0]]
        if stage is Stage.DEAL:
            return DealChance(self.players, scoring.next_hand(self.rules, state))
        if stage is Stage.LOT:
            return LotChance(self.players)
        assert state.outcome is not None
        return Over(state.outcome)


class CardKind(BaseKind[CardGame, Rules, State, Action, View]):
    """The card game as it comes in its box, in two editions."""

    name = "card"
    presets = PRESETS
    options = OPTIONS
    position = POSITION
    view_data = VIEW_DATA

    _game = CardGame
    read_action = staticmethod(read_action)

    def own_of(self, state: State, seat: Seat) -> object:
        return state.hands[seat]

    def silence(self, state: State) -> Action | None:
        return PASS if state.stage is Stage.KNOCK else None

    def question(self, state: State) -> Question:
        return "knock" if state.stage is Stage.KNOCK else "turn"

    def asked(self, state: State) -> Mapping[Seat, State]:
        """All who may knock (card.variant.knock.order)."""
        return {seat: replace(state, window=state.window[at:]) for at, seat in enumerate(state.window)}

    def rests(self, state: State) -> bool:
        """Between two hands, while they lie open (card.score.open)."""
        return state.stage is Stage.DEAL and state.out is not None

    def hides_nothing(self, state: State) -> bool:
        """Between two hands, when all cards are shuffled (card.deal)."""
        return state.stage in (Stage.LOT, Stage.DEAL, Stage.OVER)

    def standing(self, rules: Rules, view: View, seat: Seat) -> SeatFacts:
        open_to_it = open_phases(rules, view, seat)
        phase = open_to_it[0] if len(open_to_it) == 1 else view.laid[seat]
        return SeatFacts(view.sheet[seat].total, phase, view.hand_sizes[seat])
