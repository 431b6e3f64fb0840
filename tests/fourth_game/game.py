"""Duel behind the common interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tenfold.core import BadRules, Decide, Event, Over, Saying, Seat, Stream, Turn
from tenfold.games.fields import outcome_data, read_data, read_outcome_data
from tenfold.games.nature import LotChance
from tenfold.games.sayings import DEALER, PLAYERS
from tests.fourth_game import house, legality, narration, notation, transition
from tests.fourth_game import view as duel_view
from tests.fourth_game.actions import Action
from tests.fourth_game.chance import DealChance
from tests.fourth_game.rules import EDITIONS, SEATS, VARIANTS, Rules, edition_rules
from tests.fourth_game.state import DuelReason, Stage, State
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
        return legality.legal(self.rules, state)

    def apply(self, state: State, action: Action) -> State:
        return transition.apply(state, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return duel_view.view(state, seat)

    def redact(self, state: State, event: Event[Action], seat: Seat | None) -> Event[Action]:
        return duel_view.redact(event, seat)

    def narrate(self, before: View, event: Event[Action], after: View) -> Sequence[Saying]:
        return narration.narrate(before, event, after)

    def determinize(self, view: View, stream: Stream) -> State:
        return duel_view.determinize(view, stream)


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
    read_state = staticmethod(notation.read_state)
    write_state = staticmethod(notation.write_state)

    def game(self, rules: Rules, *, players: int, dealer: Seat | None = None) -> DuelGame:
        return DuelGame(rules, players, dealer)

    def write_view(self, view: View) -> dict[str, Any]:
        return view._asdict() | {"stage": view.stage.value, "outcome": outcome_data(view.outcome)}

    def read_view(self, data: Mapping[str, Any]) -> View:
        return read_data(self.name, data, _view)

    def silence(self, state: State) -> Action | None:
        return None  # an answer is waited for as long as a turn

    def write_own(self, view: View) -> dict[str, Any]:
        return {"viewer": view.viewer, "hand": view.hand}


def _view(data: Mapping[str, Any]) -> View:
    return View(
        viewer=data["viewer"],
        stage=Stage(data["stage"]),
        starter=data["starter"],
        seat=data["seat"],
        answerer=data["answerer"],
        up=data["up"],
        hand=None if data["hand"] is None else tuple(data["hand"]),
        hand_sizes=tuple(data["hand_sizes"]),
        out=tuple(data["out"]),
        points=tuple(data["points"]),
        outcome=read_outcome_data(data["outcome"], DuelReason),
    )
