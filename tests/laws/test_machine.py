"""Random play of every registered game, with every law tried along the way."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from tenfold.core import Event, Over
from tenfold.games.registry import GAMES
from tenfold.play import GameSeed
from tenfold.record import Header, RecordWriter, replay
from tenfold.record.reader import parse_record
from tenfold.testing.hooks import Hooks, hooks_of
from tenfold.testing.laws import Laws
from tenfold.testing.playing import Seated, SeededStream, combinations_of, step


@st.composite
def tables(draw: st.DrawFn, games: Sequence[str]) -> Seated:
    """Any of these games, edition, sensible variants, number of players, dealer chosen or not."""
    kind = GAMES[draw(st.sampled_from(games))]
    edition = draw(st.sampled_from(kind.editions))
    rules = kind.rules(edition, draw(st.sampled_from(combinations_of(kind, edition))))
    players = draw(st.sampled_from(kind.seats))
    dealer = draw(st.none() | st.integers(0, players - 1))
    return Seated(kind, rules, kind.game(rules, players=players, dealer=dealer))


class GameMachine(RuleBasedStateMachine):
    """One game at one table. New games join by registering, and by their hooks."""

    @initialize(table=tables(sorted(GAMES)), seed=st.integers(0, 2**32))
    def sit_down(self, table: Seated, seed: int) -> None:
        self.kind, self.rules, self.game = table
        self.laws = Laws(self.kind, self.game, self.hooks())
        self.stream = SeededStream(seed)
        self.state: Any = self.game.initial()
        self.states = [self.state]
        self.events: list[Event[Any]] = []

    def hooks(self) -> Hooks:
        return hooks_of(self.kind)

    def happen(self, event: Event[Any]) -> None:
        self.laws.action_text_round_trips(event.action)
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
        self.laws.hold_at(self.state, self.stream)

    @precondition(lambda self: not isinstance(self.game.turn(self.state), Over))
    @rule(choice=st.integers(0, 1000))
    def choose(self, choice: int) -> None:
        legal = self.game.legal(self.state)
        if legal:
            turn: Any = self.game.turn(self.state)
            self.happen(Event(turn.seat, legal[choice % len(legal)]))
            self.laws.hold_at(self.state, self.stream)

    @precondition(lambda self: self.events)
    @rule(which=st.integers(0, 10_000), when=st.integers(0, 10_000))
    def try_an_action_of_another_moment(self, which: int, when: int) -> None:
        event = self.events[which % len(self.events)]
        self.laws.refusals_change_nothing(self.states[when % len(self.states)], event.action)

    @precondition(lambda self: not isinstance(self.game.turn(self.state), Over))
    @rule(viewer=st.integers(-1, 5))
    def exchange_what_is_hidden(self, viewer: int) -> None:
        seat = None if viewer < 0 else viewer % self.game.players
        event = step(self.game, self.state, self.stream)
        assert event is not None
        self.laws.hold_for(self.state, event, seat, self.stream)
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
