"""A table: one game in progress. People, bots, servers and laboratories all move it through here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from tenfold.core import Chance, Decide, Event, Game, Illegal, Over, Seat, Stream, Turn
from tenfold.play.bot import Bot
from tenfold.play.streams import GameSeed

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Table(Generic[S, A, V]):
    """Nature acts by itself from the seed; a seat's action is checked before anything changes.

    `on_event` is called with each event before it takes effect: if writing it down fails, it has not
    happened. `after_event` is called with the states around it, once it has.
    """

    def __init__(
        self,
        game: Game[S, A, V],
        seed: GameSeed,
        on_event: Callable[[Event[A]], None] | None = None,
        after_event: Callable[[S, Event[A], S], None] | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.state = game.initial()
        self.events = 0  # so far, nature's included
        self.decisions = 0  # so far, by seats
        self._on_event = on_event
        self._after_event = after_event

    def turn(self) -> Turn[A]:
        return self.game.turn(self.state)

    def settle(self) -> Decide | Over:
        """Let nature act until somebody must decide or the game is over."""
        while isinstance(turn := self.turn(), Chance):
            self._happen(None, self._sample(turn))
        return turn

    def _sample(self, chance: Chance[A]) -> A:
        return chance.sample(self.seed.stream(self.events))

    def act(self, action: A) -> None:
        """The awaited seat acts; Illegal if the rules forbid it, and then nothing has changed."""
        turn = self.turn()
        assert isinstance(turn, Decide), "nature acts in settle()"
        self.game.check(self.state, action)
        self._happen(turn.seat, action)
        self.decisions += 1

    def take_up(self, event: Event[A], after: S) -> None:
        """An event of a record that this table goes on from: nobody is told again."""
        self.state = after
        self.events += 1
        self.decisions += event.seat is not None

    def _happen(self, seat: Seat | None, action: A) -> None:
        event = Event(seat, action)
        if self._on_event is not None:
            self._on_event(event)
        before, self.state = self.state, self.game.apply(self.state, action)
        self.events += 1
        if self._after_event is not None:
            self._after_event(before, event, self.state)


def run(
    table: Table[S, A, V],
    bots: Sequence[Bot[V, A]],
    streams: Sequence[Stream],
    *,
    most_decisions: int | None = None,
    instead: Callable[[Bot[V, A], Illegal, Sequence[A]], A] | None = None,
) -> Over | None:
    """Let bots, one per seat, play to the end; None if the cap came first (no rule ends a game so).

    `instead` says what is played in place of a bot's choice that the rules forbid; without it, Illegal.
    """
    while isinstance(turn := table.settle(), Decide):
        if table.decisions == most_decisions:
            return None
        view = table.game.view(table.state, turn.seat)
        legal = table.game.legal(table.state)
        bot = bots[turn.seat]
        try:
            table.act(bot.choose(view, legal, streams[turn.seat]))
        except Illegal as refusal:
            if instead is None:
                raise
            table.act(instead(bot, refusal, legal))
    return turn
