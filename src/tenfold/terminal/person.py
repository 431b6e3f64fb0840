"""A person at a table of bots: the loop of seeing, typing and being told. The same for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tenfold.core import Decide, Event, Outcome, Refusal, Seat, Stream, told
from tenfold.play import Bot, Table
from tenfold.terminal.conversation import Conversation
from tenfold.terminal.said import Voice
from tenfold.terminal.screen import Screen
from tenfold.terminal.typing import Unclear
from tenfold.terminal.wrap import wrapped


class PersonAtTable:
    def __init__(
        self,
        table: Table[Any, Any, Any],
        screen: Screen,
        *,
        voice: Voice,
        bots: Mapping[Seat, Bot[Any, Any]],
        bot_stream: Callable[[Seat, int], Stream],
        ask: Callable[[str], str],
        show: Callable[[str], None],
        width: int,
    ) -> None:
        self._table = table
        self._screen = screen
        self._conversation = Conversation(screen, voice, show, width)
        assert voice.me is not None
        self._seat = voice.me
        self._bots = bots
        self._bot_stream = bot_stream
        self._ask = ask
        self._width = width

    def play(self) -> Outcome:
        """To the end of the game; Quit or KeyboardInterrupt if the person stops."""
        while isinstance(turn := self._table.settle(), Decide):
            if turn.seat == self._seat:
                self._person()
            else:
                self._bot(turn.seat)
        return turn.outcome

    def tell(self, before: Any, event: Event[Any], after: Any) -> None:
        """A table's `after_event`: say what happened, as the person may know it."""
        game, seat = self._table.game, self._seat
        sayings = told(game, before, event, after, seat)
        redacted = game.redact(before, event, seat)
        self._conversation.tell(game.view(before, seat), redacted, sayings, game.view(after, seat))

    def _bot(self, seat: Seat) -> None:
        game, state = self._table.game, self._table.state
        stream = self._bot_stream(seat, self._table.events)
        self._table.act(self._bots[seat].choose(game.view(state, seat), game.legal(state), stream))

    # --- the person's turn ---

    def _person(self) -> None:
        game, state = self._table.game, self._table.state
        view, legal = game.view(state, self._seat), game.legal(state)
        self._conversation.position(view)
        *above, question = wrapped(self._screen.prompt(view), self._width)
        while True:
            self._conversation.lines(above)
            words = self._ask(question).split()
            if not words:
                continue
            try:
                action = self._conversation.meant(words, view, legal)
                if action is not None:
                    self._table.act(action)
                    return
            except (Unclear, Refusal) as problem:
                self._conversation.refuse(problem)
