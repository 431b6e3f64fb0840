"""A room as a frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from tenfold.core import Decide, Game, Seat
from tenfold.games.registry import AnyKind
from tenfold.play import GameSeed
from tenfold.record.format import SeatTaken
from tenfold.rooms.places import GivenAway, HeldSeat, Place, Waiter
from tenfold.rooms.settings import Settings


class Status(Enum):
    LOBBY = "lobby"  # people sit down
    REVEALING = "revealing"  # salts are shown
    PLAYING = "playing"
    OVER = "over"


class Answer(NamedTuple):
    """What a seat has said where several are asked at once."""

    do: str
    by: str | None = None


class Room(msgspec.Struct, frozen=True, kw_only=True, dict=True):  # a dict for what is worked out once
    settings: Settings
    kind: AnyKind
    rules: Any
    seq: int  # how many entries the log has
    version: int  # the seq at which the table last changed: what an action must have been made against
    places: tuple[Place, ...]
    status: Status = Status.LOBBY
    paused_by: Seat | None = None
    is_shut: bool = False  # by whoever runs the server, for good
    seed: GameSeed | None = None
    dealer: Seat | None = None  # the host's choice of who deals or begins first; None: drawn by lot
    queue: tuple[Waiter, ...] = ()  # for the next game
    given: tuple[GivenAway, ...] = ()
    # the game
    names: tuple[str, ...] = ()  # with which it began
    taken: tuple[SeatTaken, ...] = ()  # and who took a seat since
    held: tuple[HeldSeat, ...] = ()  # people who gave a seat up in this hand
    game: Game[Any, Any, Any] | None = None
    state: Any = None
    events: int = 0
    asked: int = 0  # the seq at which the open question was put; all who may knock are asked at once
    answers: tuple[tuple[Seat, Answer], ...] = ()  # to it, until it is settled what comes of them
    ready: tuple[Seat, ...] = ()  # to go on, where the table rests

    @property
    def host(self) -> Seat | None:
        """The person who decides when to start: whoever came first, of those who are not long gone."""
        people = [seat for seat, place in enumerate(self.places) if place.is_person]
        return min(
            people, key=lambda seat: (self.places[seat].stood_in, self.places[seat].since), default=None
        )

    @property
    def takes_newcomers(self) -> bool:
        """Whether friends may take bots' seats in a running game."""
        return self.settings.newcomers and not self.settings.lesson

    @property
    def takeable(self) -> list[Seat]:
        """The bots' seats that they may take now."""
        if self.status not in (Status.REVEALING, Status.PLAYING) or not self.takes_newcomers:
            return []
        return [seat for seat, place in enumerate(self.places) if place.bot is not None]

    @cached_property
    def people(self) -> list[Seat]:
        return [seat for seat, place in enumerate(self.places) if place.is_person]

    @cached_property
    def awaited(self) -> Seat | None:
        """The seat that must decide now; of several who are asked, the first that has not answered."""
        if self.status is not Status.PLAYING or self.game is None:
            return None
        if self.answers:
            answered = dict(self.answers)
            return next((seat for seat in self.questions if seat not in answered), None)
        turn = self.game.turn(self.state)
        return turn.seat if isinstance(turn, Decide) else None

    @cached_property
    def rests(self) -> bool:
        """The table stands still between two hands or rounds, until its people are ready."""
        return self.status is Status.PLAYING and self.kind.rests(self.state)

    @cached_property
    def is_window(self) -> bool:
        """Several are asked at once."""
        return self.state is not None and bool(self.kind.asked(self.state))

    @cached_property
    def questions(self) -> Mapping[Seat, Any]:
        """The seats that are asked now, each with the position in which it decides."""
        if self.status is not Status.PLAYING or self.game is None:
            return {}
        turn = self.game.turn(self.state)
        if not isinstance(turn, Decide):
            return {}
        return self.kind.asked(self.state) or {turn.seat: self.state}

    def waits_for(self) -> dict[Seat, Any]:
        """Those of them who have not answered."""
        answered = dict(self.answers)
        return {seat: position for seat, position in self.questions.items() if seat not in answered}
