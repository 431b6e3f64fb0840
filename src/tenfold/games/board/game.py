"""The board game behind the common interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tenfold.core import BadRules, Decide, Event, Over, Saying, Seat, Stream, Turn
from tenfold.games.board import (
    choices,
    determinize,
    house,
    legality,
    narration,
    notation,
    positions,
    transition,
    view_data,
)
from tenfold.games.board import view as board_view
from tenfold.games.board.actions import Action
from tenfold.games.board.chance import DealChance, RollChance
from tenfold.games.board.rules import EDITIONS, SEATS, VARIANTS, Rules, edition_rules
from tenfold.games.board.sayings import BOARD_PLAYERS, STARTER
from tenfold.games.board.state import Stage, State
from tenfold.games.board.view import View
from tenfold.games.fields import read_data
from tenfold.games.nature import DrawChance, LotChance

_DECIDE = tuple(Decide(seat) for seat in range(SEATS.stop))
_ROLL = RollChance()


@dataclass(frozen=True, slots=True)
class BoardGame:
    rules: Rules
    players: int
    dealer: Seat | None = None  # who starts the first round: the youngest; None: drawn by lot

    def __post_init__(self) -> None:
        if self.players not in SEATS:
            raise BadRules(BOARD_PLAYERS(players=self.players))
        if self.dealer is not None and not 0 <= self.dealer < self.players:
            raise BadRules(STARTER())

    def initial(self) -> State:
        return transition.initial(self.rules, self.players, self.dealer)

    def turn(self, state: State) -> Turn[Action]:
        stage = state.stage
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
        if stage is Stage.OVER:
            assert state.outcome is not None
            return Over(state.outcome)
        return _DECIDE[state.seat]

    def check(self, state: State, action: Action) -> None:
        legality.check(self.rules, state, action)

    def legal(self, state: State) -> Sequence[Action]:
        return choices.legal(self.rules, state)

    def apply(self, state: State, action: Action) -> State:
        return transition.apply(self.rules, state, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return board_view.view(state, seat)

    def redact(self, state: State, event: Event[Action], seat: Seat | None) -> Event[Action]:
        return board_view.redact(state, event, seat)

    def narrate(self, before: View, event: Event[Action], after: View) -> Sequence[Saying]:
        return narration.narrate(self.rules, before, event, after)

    def determinize(self, view: View, stream: Stream) -> State:
        return determinize.determinize(view, stream)


class BoardKind:
    """The board game as it comes in its box, in two editions."""

    name = "board"
    editions = tuple(EDITIONS)
    variants: Mapping[str, str] = VARIANTS
    seats = SEATS

    rules = staticmethod(edition_rules)
    read_rules = staticmethod(house.read_rules)
    write_rules = staticmethod(house.write_rules)
    read_action = staticmethod(notation.read_action)
    write_action = staticmethod(notation.write_action)
    read_state = staticmethod(positions.read_state)
    write_state = staticmethod(positions.write_state)
    write_view = staticmethod(view_data.write_view)
    write_own = staticmethod(view_data.write_own)

    def game(self, rules: Rules, *, players: int, dealer: Seat | None = None) -> BoardGame:
        return BoardGame(rules, players, dealer)

    def read_view(self, data: Mapping[str, Any]) -> View:
        return read_data(self.name, data, view_data.read_view)

    def silence(self, state: State) -> Action | None:
        """Nobody is asked for leave in this game: every decision is a choice of somebody's own."""
        return None
