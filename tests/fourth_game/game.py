"""Duel behind the common interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tenfold.core import BadRules, Decide, Event, Over, Saying, Seat, Stream, Turn
from tenfold.games.fields import read_data
from tenfold.games.nature import LotChance
from tenfold.games.sayings import DEALER, PLAYERS
from tests.fourth_game import (
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
from tests.fourth_game import view as duel_view
from tests.fourth_game.actions import Action
from tests.fourth_game.chance import DealChance
from tests.fourth_game.rules import EDITIONS, SEATS, VARIANTS, Rules, edition_rules
from tests.fourth_game.state import Stage, State
from tests.fourth_game.view import View


@dataclass(frozen=True, slots=True)
class DuelGame:
    rules: Rules
    players: int
    dealer: Seat | None = None  # who begins; None: drawn by lot

    def __post_init__(self) -> None:
        if self.players not in SEATS:
            raise BadRules(PLAYERS(players=self.players, fewest=SEATS[0], most=SEATS[-1]))
        if self.dealer is not None and not 0 <= self.dealer < self.players:
            raise BadRules(DEALER())

    def initial(self) -> State:
        return transition.initial(self.players, self.dealer)

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

    def check(self, state: State, action: Action) -> None:
        legality.check(self.rules, state, action)

    def legal(self, state: State) -> Sequence[Action]:
        return choices.legal(self.rules, state)

    def apply(self, state: State, action: Action) -> State:
        return transition.apply(state, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return duel_view.view(state, seat)

    def redact(self, state: State, event: Event[Action], seat: Seat | None) -> Event[Action]:
        return duel_view.redact(event, seat)

    def narrate(self, before: View, event: Event[Action], after: View) -> Sequence[Saying]:
        return narration.narrate(before, event, after)

    def determinize(self, view: View, stream: Stream) -> State:
        return determinize.determinize(view, stream)


class DuelKind:
    name = "duel"
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

    def game(self, rules: Rules, *, players: int, dealer: Seat | None = None) -> DuelGame:
        return DuelGame(rules, players, dealer)

    def read_view(self, data: Mapping[str, Any]) -> View:
        return read_data(self.name, data, view_data.read_view)

    def silence(self, state: State) -> Action | None:
        return None  # an answer is waited for as long as a turn
