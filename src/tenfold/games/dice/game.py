"""The dice game behind the common interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tenfold.core import BadRules, Decide, Event, Over, Seat, Stream, Turn
from tenfold.core.sayings import Saying
from tenfold.games.dice import (
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
from tenfold.games.dice import view as dice_view
from tenfold.games.dice.actions import Action
from tenfold.games.dice.chance import RollChance
from tenfold.games.dice.rules import EDITIONS, SEATS, VARIANTS, Rules, edition_rules
from tenfold.games.dice.state import Stage, State
from tenfold.games.dice.view import View
from tenfold.games.fields import read_data
from tenfold.games.nature import LotChance
from tenfold.games.sayings import DEALER, PLAYERS


@dataclass(frozen=True, slots=True)
class DiceGame:
    rules: Rules
    players: int
    dealer: Seat | None = None  # the scribe, who is first; None: drawn by lot

    def __post_init__(self) -> None:
        if self.players not in SEATS:
            raise BadRules(PLAYERS(players=self.players, fewest=SEATS[0], most=SEATS[-1]))
        if self.dealer is not None and not 0 <= self.dealer < self.players:
            raise BadRules(DEALER())

    def initial(self) -> State:
        return transition.initial(self.players, self.dealer)

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

    def check(self, state: State, action: Action) -> None:
        legality.check(self.rules, state, action)

    def legal(self, state: State) -> Sequence[Action]:
        return choices.legal(self.rules, state)

    def apply(self, state: State, action: Action) -> State:
        return transition.apply(self.rules, state, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return dice_view.view(state, seat)

    def redact(self, state: State, event: Event[Action], seat: Seat | None) -> Event[Action]:
        return event  # nothing is hidden

    def narrate(self, before: View, event: Event[Action], after: View) -> Sequence[Saying]:
        return narration.narrate(self.rules, before, event, after)

    def determinize(self, view: View, stream: Stream) -> State:
        return determinize.determinize(self.rules, view, stream)


class DiceKind:
    """The dice game as it comes in its box."""

    name = "dice"
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

    def game(self, rules: Rules, *, players: int, dealer: Seat | None = None) -> DiceGame:
        return DiceGame(rules, players, dealer)

    def read_view(self, data: Mapping[str, Any]) -> View:
        return read_data(self.name, data, view_data.read_view)

    def silence(self, state: State) -> Action | None:
        return None
