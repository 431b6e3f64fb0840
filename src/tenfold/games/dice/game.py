"""The dice game behind the common interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tenfold.core import BadRules, Decide, Event, Over, Seat, Stream, Turn
from tenfold.core.sayings import Saying
from tenfold.games.dice import house, legality, narration, notation, transition
from tenfold.games.dice import view as dice_view
from tenfold.games.dice.actions import Action
from tenfold.games.dice.chance import RollChance
from tenfold.games.dice.rules import EDITIONS, SEATS, VARIANTS, Rules, edition_rules
from tenfold.games.dice.state import DiceReason, SheetLine, Stage, State
from tenfold.games.dice.view import View
from tenfold.games.fields import outcome_data, read_data, read_outcome_data
from tenfold.games.nature import LotChance
from tenfold.games.sayings import DEALER, PLAYERS
from tenfold.pieces.dice import DICE, read_face, write_faces


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
        return legality.legal(self.rules, state)

    def apply(self, state: State, action: Action) -> State:
        return transition.apply(self.rules, state, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return dice_view.view(state, seat)

    def redact(self, state: State, event: Event[Action], seat: Seat | None) -> Event[Action]:
        return event  # nothing is hidden

    def narrate(self, before: View, event: Event[Action], after: View) -> Sequence[Saying]:
        return narration.narrate(self.rules, before, event, after)

    def determinize(self, view: View, stream: Stream) -> State:
        return dice_view.as_state(view)


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
    read_state = staticmethod(notation.read_state)
    write_state = staticmethod(notation.write_state)

    def game(self, rules: Rules, *, players: int, dealer: Seat | None = None) -> DiceGame:
        return DiceGame(rules, players, dealer)

    def write_view(self, view: View) -> dict[str, Any]:
        """Plain data: dice in their text form, everything else as it is."""
        data: dict[str, Any] = view._asdict()
        data["stage"] = view.stage.value
        data["faces"] = write_faces(view.faces)
        data["kept"] = [DICE[place] for place in view.kept]
        data["sheet"] = [line._asdict() for line in view.sheet]
        data["outcome"] = outcome_data(view.outcome)
        return data

    def read_view(self, data: Mapping[str, Any]) -> View:
        return read_data(self.name, data, _view)

    def silence(self, state: State) -> Action | None:
        return None

    def write_own(self, view: View) -> dict[str, Any]:
        return {"viewer": view.viewer}


def _view(data: Mapping[str, Any]) -> View:
    as_they_are = ("viewer", "scribe", "seat", "began", "rolls", "finisher")
    return View(
        **{name: data[name] for name in as_they_are},
        stage=Stage(data["stage"]),
        sheet=tuple(SheetLine(**{**line, "points": tuple(line["points"])}) for line in data["sheet"]),
        faces=tuple(map(read_face, data["faces"].split())),
        kept=tuple(DICE.index(die) for die in data["kept"]),
        outcome=read_outcome_data(data["outcome"], DiceReason),
    )
