"""A room played without a server: its log, and the fold that a server keeps in memory."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from tenfold.core import Refusal
from tenfold.games.registry import game_kind
from tenfold.play.streams import derived
from tenfold.rooms.clocks import Due, due, happens
from tenfold.rooms.commands import Act, ChooseDealer, Command, Ready, SeatBot, Start
from tenfold.rooms.decisions import decide, open_room
from tenfold.rooms.entries import LogEntry, read_entry, write_entry
from tenfold.rooms.newcomers import Newcomer, come_in
from tenfold.rooms.pace import Pace
from tenfold.rooms.rests import not_ready
from tenfold.rooms.settings import Settings
from tenfold.rooms.steps import Step, after, opened
from tenfold.rooms.times import START, Times
from tenfold.rooms.visibility import EntrySeen, Viewer, Views, by_audience

# What makes a game short that has no variant for it.
SHORT: dict[str, dict[str, Any]] = {"board": {"phases": ["set 2 + set 2", "run 4", "set 3"]}}

_ids = map(str, itertools.count())


def settings(game: str = "card", seats: int = 3, **others: Any) -> Settings:
    """A short game; `variants` and `edition` as in rules."""
    edition = others.pop("edition", game_kind(game).editions[0])
    variants = others.pop("variants", ["short:1"] if game == "card" else [])
    rules = {"edition": edition, "variants": variants, **SHORT.get(game, {})} | others.pop("rules", {})
    return Settings(game=game, rules=rules, seats=seats, **{"fill": "random"} | others)


def key(name: str) -> str:
    return sha256(name.encode()).hexdigest()


class SeatedRoom:
    """What is written becomes true: nothing else changes the room."""

    def __init__(self, chosen: Settings | None = None, *, people: Sequence[str] = (), seed: int = 1) -> None:
        self._draws = itertools.count()
        self._seed = seed
        self.log = open_room(chosen or settings(), self.draw)
        self.room = opened(self.log)
        for name in people:
            self.sit(name)

    def draw(self) -> bytes:
        return derived(self._seed, "room", next(self._draws))

    def write(self, steps: Sequence[Step]) -> list[LogEntry]:
        """What a server does: write, and go on from the steps; the log, read back, says the same."""
        for step in steps:
            assert step.before == self.room
            again = read_entry(write_entry(step.entry))
            assert again == step.entry
            self.log.append(again)
            self.room = after(self.room, again)
            assert step.after == self.room
        assert self.room.seq == len(self.log)
        return [step.entry for step in steps]

    def sit(self, name: str, **wishes: Any) -> list[LogEntry]:
        """By the invitation; `wishes` as a `Newcomer` has them."""
        return self.write(come_in(self.room, Newcomer(name, **{"key": key(name)} | wishes)))

    def do(self, seat: int, command: Command, times: Times = START, **gone: Any) -> list[LogEntry]:
        return self.write(decide(self.room, seat, command, self.draw, times, **gone))

    def refused(self, seat: int, command: Command, times: Times = START, **gone: Any) -> str:
        """The code of the refusal, which changes nothing."""
        return self._code(lambda: decide(self.room, seat, command, self.draw, times, **gone))

    def turned_away(self, name: str, **wishes: Any) -> str:
        """The code of the refusal to somebody who comes."""
        return self._code(lambda: come_in(self.room, Newcomer(name, **{"key": key(name)} | wishes)))

    def _code(self, what: Callable[[], object]) -> str:
        before = self.room
        try:
            what()
        except Refusal as refusal:
            assert self.room is before
            return refusal.code
        raise AssertionError("it is not refused")

    def start(self, dealer: int | None = None) -> list[LogEntry]:
        assert self.room.host is not None
        if dealer is not None and dealer < len(self.room.places) and self.room.places[dealer].is_free:
            self.do(self.room.host, SeatBot(id=new_id(), seat=dealer, bot=self.room.settings.fill))
        if dealer is not None:
            self.do(self.room.host, ChooseDealer(id=new_id(), seat=dealer))
        return self.do(self.room.host, Start(id=new_id()))

    def act(self, at: int = 0) -> list[LogEntry]:
        """The awaited seat plays one of its choices."""
        return self.do(self._awaited, self.choice(at))

    def choice(self, at: int = 0) -> Act:
        assert self.room.game is not None
        legal = self.room.game.legal(self.room.questions[self._awaited])
        return self.act_of(self.room.kind.write_action(legal[at % len(legal)]))

    def act_of(self, do: str) -> Act:
        return Act(id=new_id(), version=self.room.version, do=do)

    @property
    def _awaited(self) -> int:
        assert self.room.awaited is not None
        return self.room.awaited

    def due(
        self,
        away: dict[int, float] | None = None,
        since: float = 0.0,
        pause: float | None = 0.5,
        **times: Any,
    ) -> Due | None:
        gone = away or {}
        began = Times(asked=since, away=gone, **{"broke": gone} | times)
        return due(self.room, began, Pace(pause))

    def wait(self, away: dict[int, float] | None = None) -> list[LogEntry]:
        """Nobody acts, until something happens by itself."""
        what = self.due(away)
        assert what is not None
        return self.write(happens(self.room, what))

    def all_ready(self) -> list[LogEntry]:
        """The next hand, or round."""
        for seat in not_ready(self.room, ()):
            self.do(seat, Ready(id=new_id()))
        return self.wait()

    def to_the_end(self, most: int = 5000) -> None:
        """Everybody plays on; bots by themselves."""
        for at in range(most):
            if self.room.rests:
                self.all_ready()
                continue
            if self.room.awaited is None:
                return
            if self.room.places[self.room.awaited].is_played:
                self.wait()
            else:
                self.act(at // 3)
        raise AssertionError("the game does not end")


def new_id() -> str:
    return next(_ids)


def entry_seen(step: Step, viewer: Viewer) -> EntrySeen:
    """A step of the room as one viewer may know it."""
    [audience] = by_audience(step, [viewer], Views())
    return audience.seen
