"""The card game behind the common interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tenfold.core import BadRules, Decide, Event, Over, Saying, Seat, Stream, Turn
from tenfold.games.card import (
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
from tenfold.games.card import view as card_view
from tenfold.games.card.actions import PASS, Action
from tenfold.games.card.chance import DealChance
from tenfold.games.card.rules import EDITIONS, SEATS, VARIANTS, Rules, edition_rules
from tenfold.games.card.state import Stage, State
from tenfold.games.card.view import View
from tenfold.games.fields import read_data
from tenfold.games.nature import DrawChance, LotChance
from tenfold.games.sayings import DEALER, PLAYERS

_DECIDE = tuple(Decide(seat) for seat in range(SEATS.stop))


@dataclass(frozen=True, slots=True)
class CardGame:
    rules: Rules
    players: int
    dealer: Seat | None = None  # who deals first; None: drawn by lot

    def __post_init__(self) -> None:
        if self.players not in SEATS:
            raise BadRules(PLAYERS(players=self.players, fewest=SEATS[0], most=SEATS[-1]))
        if self.dealer is not None and not 0 <= self.dealer < self.players:
            raise BadRules(DEALER())

    def initial(self) -> State:
        return transition.initial(self.players, self.dealer)

    def turn(self, state: State) -> Turn[Action]:
        stage = state.stage
        if stage is Stage.PLAY or stage is Stage.DRAW:
            return _DECIDE[state.seat]
        if stage is Stage.TURN_OVER:
            return DrawChance(state.deck)
        if stage is Stage.KNOCK:
            return _DECIDE[state.window[0]]
        if stage is Stage.DEAL:
            return DealChance(state)
        if stage is Stage.LOT:
            return LotChance(self.players)
        assert state.outcome is not None
        return Over(state.outcome)

    def check(self, state: State, action: Action) -> None:
        legality.check(self.rules, state, action)

    def legal(self, state: State) -> Sequence[Action]:
        return choices.legal(self.rules, state)

    def apply(self, state: State, action: Action) -> State:
        return transition.apply(self.rules, state, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return card_view.view(state, seat)

    def redact(self, state: State, event: Event[Action], seat: Seat | None) -> Event[Action]:
        return card_view.redact(state, event, seat)

    def narrate(self, before: View, event: Event[Action], after: View) -> Sequence[Saying]:
        return narration.narrate(before, event, after)

    def determinize(self, view: View, stream: Stream) -> State:
        return determinize.determinize(self.rules, view, stream)


class CardKind:
    """The card game as it comes in its box, in two editions."""

    name = "card"
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

    def game(self, rules: Rules, *, players: int, dealer: Seat | None = None) -> CardGame:
        return CardGame(rules, players, dealer)

    def read_view(self, data: Mapping[str, Any]) -> View:
        return read_data(self.name, data, view_data.read_view)

    def silence(self, state: State) -> Action | None:
        return PASS if state.stage is Stage.KNOCK else None
