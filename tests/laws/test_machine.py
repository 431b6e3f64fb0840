"""Random play of every registered game, with every law tried along the way."""

from __future__ import annotations

import io
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from tenfold.core import Event
from tenfold.play import GameSeed
from tenfold.record import Header, RecordWriter, replay
from tenfold.record.reader import parse_record
from tests.laws import laws
from tests.laws.play import Seated, SeededStream, step, tables


class GameMachine(RuleBasedStateMachine):
    """One game at one table. New games join by registering (and by an inventory in laws.py)."""

    @initialize(table=tables(), seed=st.integers(0, 2**32))
    def sit_down(self, table: Seated, seed: int) -> None:
        self.kind, self.rules, self.game = table
        self.stream = SeededStream(seed)
        self.state: Any = self.game.initial()
        self.states = [self.state]
        self.events: list[Event[Any]] = []

    def happen(self, event: Event[Any]) -> None:
        laws.action_text_round_trips(self.kind, event.action)
        self.game.check(self.state, event.action)
        self.state = self.game.apply(self.state, event.action)
        self.events.append(event)
        self.states.append(self.state)

    @rule(steps=st.integers(1, 120))
    def play_on(self, steps: int) -> None:
        for _ in range(steps):
            event = step(self.game, self.state, self.stream)
            if event is None:
                break
            self.happen(event)
        self.laws_hold()

    def laws_hold(self) -> None:
        laws.pieces_are_conserved(self.kind, self.game, self.state)
        laws.text_forms_round_trip(self.kind, self.state)
        laws.views_round_trip(self.kind, self.game, self.state)
        laws.legal_actions_are_accepted(self.game, self.state)
        laws.chance_is_accepted(self.game, self.state, self.stream)
        for seat in range(self.game.players):
            laws.own_part_completes_the_view(self.kind, self.game, self.state, seat)

    @precondition(lambda self: not laws.is_over(self.game, self.state))
    @rule(choice=st.integers(0, 1000))
    def choose(self, choice: int) -> None:
        legal = self.game.legal(self.state)
        if legal:
            turn: Any = self.game.turn(self.state)
            self.happen(Event(turn.seat, legal[choice % len(legal)]))
            self.laws_hold()

    @precondition(lambda self: self.events)
    @rule(which=st.integers(0, 10_000), when=st.integers(0, 10_000))
    def try_an_action_of_another_moment(self, which: int, when: int) -> None:
        event = self.events[which % len(self.events)]
        laws.refusals_change_nothing(self.kind, self.game, self.states[when % len(self.states)], event.action)

    @precondition(lambda self: not laws.is_over(self.game, self.state))
    @rule(viewer=st.integers(-1, 5))
    def exchange_what_is_hidden(self, viewer: int) -> None:
        seat = None if viewer < 0 else viewer % self.game.players
        event = step(self.game, self.state, self.stream)
        assert event is not None
        secret = (self.kind, self.game, self.state, event, seat, self.stream)
        laws.events_keep_secrets(*secret)
        laws.events_tell_no_more_than_views(*secret)
        laws.sayings_keep_secrets(*secret)
        laws.equal_redaction_is_told_alike(self.game, self.state, event)
        self.happen(event)

    def teardown(self) -> None:
        """The record of what was played reaches the same state at every step."""
        if not hasattr(self, "states"):
            return
        file = io.BytesIO()
        seed = GameSeed(b"law")
        header = Header(
            game=self.kind.name,
            rules=self.kind.write_rules(self.rules),
            seats=tuple(f"seat {seat}" for seat in range(self.game.players)),
            dealer=getattr(self.game, "dealer", None),
            commitment=seed.commitment,
        )
        writer = RecordWriter(file, self.kind, header)
        for event in self.events:
            writer.event(event)
        replayed = list(replay(parse_record(file.getvalue(), "law")))
        assert [s.before for s in replayed] == self.states[:-1]
        assert [s.after for s in replayed] == self.states[1:]
        assert [s.event for s in replayed] == self.events


TestLaws = GameMachine.TestCase
TestLaws.settings = settings(max_examples=150, stateful_step_count=25, deadline=None)
