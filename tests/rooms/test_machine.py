"""Random commands by random seats, wrong ones too, while clocks run: the room stays what its log says."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tenfold.core import Refusal
from tenfold.games.registry import GAMES
from tenfold.locales.rendering import in_english
from tenfold.play.characters import CHARACTERS
from tenfold.rooms.clocks import due, happens
from tenfold.rooms.commands import (
    Act,
    ChangeSettings,
    ChooseDealer,
    CommitSalt,
    FreeSeat,
    GoOn,
    Here,
    Leave,
    LetBotPlay,
    MoveSeat,
    Pause,
    Ready,
    Rematch,
    Rename,
    RevealSalt,
    SeatBot,
    Start,
    TakeBack,
)
from tenfold.rooms.newcomers import Newcomer, come_in, is_waiting, leave_queue
from tenfold.rooms.pace import Pace
from tenfold.rooms.room import Status
from tenfold.rooms.steps import opened, step
from tenfold.rooms.times import Times
from tenfold.rooms.visibility import Views, own_seen, room_seen, table_seen
from tests.rooms.seated import SeatedRoom, entry_seen, key, new_id, settings

SALTS = ("pepper", "mustard")
texts = st.sampled_from(
    [
        "draw",
        "take",
        "discard R1",
        "knock",
        "pass",
        "keep -",
        "stop",
        "score",
        "drawn W",
        "move 3",
        "swap -",
        "x",
    ]
)
seats = st.integers(0, 7)
faces = st.none() | st.sampled_from(["sun", "wave"])
people = st.sampled_from(["Ann", "Bo", "Cy", "Di", "Kubi"])
commands: st.SearchStrategy[Any] = st.one_of(
    st.builds(Start, id=st.builds(new_id)),
    st.builds(ChooseDealer, id=st.builds(new_id), seat=st.none() | seats),
    st.builds(MoveSeat, id=st.builds(new_id), seat=seats, to=seats),
    st.builds(Rename, id=st.builds(new_id), name=st.sampled_from(["", "Ann", "Kubi"]), face=faces),
    st.builds(
        SeatBot,
        id=st.builds(new_id),
        seat=seats,
        bot=st.sampled_from(["random", "easy", "?"]),
        character=st.none() | st.sampled_from(sorted(CHARACTERS)),
    ),
    st.builds(
        ChangeSettings,
        id=st.builds(new_id),
        settings=st.builds(
            settings,
            game=st.sampled_from(sorted(GAMES)),
            seats=st.integers(1, 8),
            newcomers=st.booleans(),
            lesson=st.sampled_from([False, False, True]),
        ),
    ),
    st.builds(FreeSeat, id=st.builds(new_id), seat=seats),
    st.builds(Leave, id=st.builds(new_id)),
    st.builds(Pause, id=st.builds(new_id)),
    st.builds(GoOn, id=st.builds(new_id)),
    st.builds(Ready, id=st.builds(new_id), version=st.none() | st.integers(0, 60)),
    st.builds(LetBotPlay, id=st.builds(new_id), seat=seats),
    st.builds(Here, id=st.builds(new_id)),
    st.builds(TakeBack, id=st.builds(new_id)),
    st.builds(Rematch, id=st.builds(new_id)),
    st.builds(
        CommitSalt,
        id=st.builds(new_id),
        digest=st.sampled_from([sha256(salt.encode()).hexdigest() for salt in SALTS]),
    ),
    st.builds(RevealSalt, id=st.builds(new_id), salt=st.sampled_from(SALTS)),
    st.builds(Act, id=st.builds(new_id), version=st.integers(0, 60), do=texts),
)


class RoomMachine(RuleBasedStateMachine):
    @initialize(game=st.sampled_from(sorted(GAMES)), seats=st.integers(2, 4), seed=st.integers(0, 1000))
    def open(self, game: str, seats: int, seed: int) -> None:
        variants = ["knock", "short:1"] if game == "card" else []
        self.sitting = SeatedRoom(settings(game, seats, variants=variants, turn_clock=5), seed=seed)

    @rule(name=st.text(max_size=30) | people)
    def sit(self, name: str) -> None:
        self.come_in(name, None)

    @rule(name=people, seat=st.none() | seats, face=faces, next=st.booleans(), beside=st.none() | people)
    def come(self, name: str, beside: str | None, **wishes: Any) -> None:
        self.come_in(name, beside, **wishes)

    def come_in(self, name: str, beside: str | None, **wishes: Any) -> None:
        """At any time; whoever has a seat is not asked again."""
        if any(place.key == key(name) for place in self.sitting.room.places):
            return
        comer = Newcomer(name, key(name), beside=None if beside is None else key(beside), **wishes)
        self.attempt(lambda: self.sitting.write(come_in(self.sitting.room, comer)))

    @rule(name=people)
    def leave_the_queue(self, name: str) -> None:
        if is_waiting(self.sitting.room, key(name)):
            self.sitting.write(leave_queue(self.sitting.room, key(name)))

    @rule(seat=seats, whose=seats, minutes=st.integers(0, 6))
    def give_away(self, seat: int, whose: int, minutes: int) -> None:
        places = self.sitting.room.places
        if places[seat % len(places)].is_person:
            command = FreeSeat(id=new_id(), seat=whose)
            away = {whose: minutes * 60.0}
            self.attempt(lambda: self.sitting.do(seat % len(places), command, away=away))

    @rule(seat=seats, command=commands)
    def ask(self, seat: int, command: Any) -> None:
        places = self.sitting.room.places
        if places[seat % len(places)].is_person:
            self.attempt(lambda: self.sitting.do(seat % len(places), command))

    @rule(seat=seats, do=texts)
    def act_on_the_table_as_it_is(self, seat: int, do: str) -> None:
        places = self.sitting.room.places
        if places[seat % len(places)].is_person:
            self.attempt(lambda: self.sitting.do(seat % len(places), self.sitting.act_of(do)))

    @rule(times=st.integers(1, 40), choice=st.integers(0, 100))
    def play_on(self, times: int, choice: int) -> None:
        for _ in range(times):
            room = self.sitting.room
            if room.awaited is None or room.paused_by is not None:
                return
            if room.places[room.awaited].is_person:
                self.sitting.act(choice)
            else:
                self.wait(set())

    @rule(gone=st.sets(seats))
    def wait(self, gone: set[int]) -> None:
        away = dict.fromkeys(gone, 0.0)
        what = due(self.sitting.room, Times(away=away, broke=away), Pace())
        if what is not None:
            self.sitting.write(happens(self.sitting.room, what))

    def attempt(self, what: Any) -> None:
        """Carried out, or refused with nothing changed."""
        room, length = self.sitting.room, len(self.sitting.log)
        refusal = None
        try:
            what()
        except Refusal as error:
            refusal = error
        if refusal is not None:
            assert refusal.code
            assert "\n" not in in_english(refusal)
            assert (self.sitting.room, len(self.sitting.log)) == (room, length)

    @invariant()
    def the_log_says_it(self) -> None:
        if not hasattr(self, "sitting"):
            return
        room = self.sitting.room
        assert opened(self.sitting.log) == room
        if room.status in (Status.PLAYING, Status.REVEALING):
            assert not any(place.is_free for place in room.places), "an empty seat would block the table"
            assert all(place.name for place in room.places)
        people = [place.key for place in room.places if place.is_person]
        assert len({*people, *(waiter.key for waiter in room.queue)}) == len(people) + len(room.queue)
        assert len(room.places) == room.settings.seats
        assert room.dealer is None or not room.places[room.dealer].is_free
        before = opened(self.sitting.log[:-1]) if len(self.sitting.log) > 2 else room
        views = Views()
        last = step(before, self.sitting.log[-1])
        for viewer in (None, *range(len(room.places))):
            entry_seen(last, viewer)
            if viewer is not None:
                own_seen(room, viewer, views)
        assert room.seed is not None
        shown = repr((room_seen(room, frozenset()), msgspec.json.encode(table_seen(room, views))))
        assert (room.seed.secret.hex() in shown) == (room.status is Status.OVER)
        for place in room.places:
            assert place.key is None or place.key not in shown


TestRooms = RoomMachine.TestCase
TestRooms.settings = hypothesis_settings(max_examples=60, stateful_step_count=30, deadline=None)
