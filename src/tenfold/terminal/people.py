"""People and bots at one terminal: the loop of seeing, typing and being told. The same for every game.

One person is told everything as it happens. Where several share the terminal and hands are hidden, a curtain
falls between their turns, and whoever lifts it is told what has happened since.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tenfold.core import Decide, Event, Outcome, Refusal, Seat, Stream, told
from tenfold.games.registry import AnyKind
from tenfold.play import Bot, Table
from tenfold.terminal.conversation import Conversation
from tenfold.terminal.curtain import Curtain
from tenfold.terminal.typing import Unclear


class PeopleAtTable:
    def __init__(
        self,
        kind: AnyKind,
        table: Table[Any, Any, Any],
        *,
        people: Mapping[Seat, Conversation],
        everybody: Conversation,  # in the words for whoever looks on
        curtain: Curtain | None,
        bots: Mapping[Seat, Bot[Any, Any]],
        bot_stream: Callable[[Seat, int], Stream],
        ask: Callable[[str], str],
        plays_forced: bool,
    ) -> None:
        self._kind = kind
        self._table = table
        self._people = people
        self._everybody = everybody
        self._curtain = curtain
        self._bots = bots
        self._bot_stream = bot_stream
        self._ask = ask
        self._plays_forced = plays_forced
        self._reader = next(iter(people)) if len(people) == 1 else None  # who sits at the terminal now
        # What those who do not sit there have not been told yet.
        self._missed: dict[Seat, list[tuple[Any, Event[Any], Any]]] = {seat: [] for seat in people}

    def play(self, *, goes_on: bool) -> Outcome:
        """To the end of the game; Quit or KeyboardInterrupt if the people stop."""
        if goes_on and self._kind.rests(self._table.state):
            self._everybody.part_over(self._table.game.view(self._table.state, None))
        while True:
            if self._kind.rests(self._table.state):
                self._rest()
            turn = self._table.settle()
            if not isinstance(turn, Decide):
                return turn.outcome
            if turn.seat in self._people:
                self._person(turn.seat)
            else:
                self._bot(turn.seat)

    def tell(self, before: Any, event: Event[Any], after: Any) -> None:
        """A table's `after_event`: say what happened, as whoever sits there may know it."""
        for seat, missed in self._missed.items():
            if seat != self._reader:
                missed.append((before, event, after))
        self._told_to(self._reader, before, event, after)

    def _told_to(self, seat: Seat | None, before: Any, event: Event[Any], after: Any) -> None:
        game = self._table.game
        conversation = self._everybody if seat is None else self._people[seat]
        sayings, redacted = told(game, before, event, after, seat), game.redact(before, event, seat)
        conversation.tell(game.view(before, seat), redacted, sayings, game.view(after, seat))

    def _rest(self) -> None:
        """Between two hands all look at the sheet together; then it goes on with a tap."""
        self._ask(self._everybody.prompt_rest())
        for missed in self._missed.values():
            missed.clear()

    def _bot(self, seat: Seat) -> None:
        game, state = self._table.game, self._table.state
        stream = self._bot_stream(seat, self._table.events)
        self._table.act(self._bots[seat].choose(game.view(state, seat), game.legal(state), stream))

    # --- a person's turn ---

    def _person(self, seat: Seat) -> None:
        game, state = self._table.game, self._table.state
        conversation, legal = self._people[seat], game.legal(state)
        if self._plays_forced and conversation.is_forced(legal):
            self._table.act(legal[0])
            return
        self._sits_down(seat)
        view = game.view(state, seat)
        conversation.position(view)
        while True:
            words = self._ask(conversation.prompt(view, named=len(self._people) > 1)).split()
            if not words:
                continue
            try:
                action = conversation.meant(words, view, legal)
                if action is not None:
                    self._table.act(action)
                    return
            except (Unclear, Refusal) as problem:
                conversation.refuse(problem)

    def _sits_down(self, seat: Seat) -> None:
        """The terminal goes from one person to the next."""
        if self._curtain is None or self._reader == seat:
            return
        self._curtain.falls()
        self._everybody.position(self._table.game.view(self._table.state, None))
        self._curtain.lifts_for(seat)
        self._reader = seat
        missed, self._missed[seat] = self._missed[seat], []
        for before, event, after in missed:
            self._told_to(seat, before, event, after)
