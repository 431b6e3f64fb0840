"""A game that is played elsewhere: views rebuilt from the wire, the same screen as at a table of bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tenfold.client import RoomView
from tenfold.core import Event, Seat
from tenfold.games.registry import game_kind
from tenfold.locales import Speech
from tenfold.play import HashStream
from tenfold.rooms.visibility import EntrySeen
from tenfold.surfaces import surface
from tenfold.terminal.conversation import Conversation
from tenfold.terminal.outcome import outcome_lines
from tenfold.terminal.paint import Paint
from tenfold.terminal.rooms.describing import names_in
from tenfold.terminal.said import Voice
from tenfold.terminal.screen import Screen


class WireTable:
    def __init__(
        self, seen: RoomView, say: Speech, paint: Paint, show: Callable[[str], None], width: int
    ) -> None:
        assert seen.room is not None
        settings, names, seat = seen.room.settings, names_in(say, seen), seen.seat
        self._kind = game_kind(settings.game)
        rules = self._kind.read_rules(settings.rules)
        self._game = self._kind.game(rules, players=settings.seats)
        self._names = names
        self._say = say
        self.screen: Screen = surface(self._kind.name, "screen")(rules, names, say, paint, width)
        self.conversation = Conversation(self.screen, Voice(say, names, seat, paint), show, width)
        self.view: Any = self._game.view(self._game.initial(), seat)
        self._before = self.view  # what was seen before the update that is being told

    def look(self, seen: RoomView) -> None:
        """See the table as it is now, without a word about how it came to be so."""
        self._before = self.view
        if seen.view is not None:
            self.view = self._kind.read_view(seen.view)

    def tell(self, entry: EntrySeen) -> None:
        """One of the events that led to what is seen now."""
        event = Event(entry.seat, self._kind.read_action(entry.do or ""))
        self.conversation.tell(self._before, event, entry.says, self.view)

    def position(self) -> None:
        if self.view.outcome is not None:
            self.conversation.lines(self.screen.scores(self.view))
            return
        self.conversation.position(self.view)

    def legal(self) -> Sequence[Any]:
        """The choices of the viewer, who is on turn: the same in all worlds that look so."""
        return self._game.legal(self._world())

    def _world(self) -> Any:
        return self._game.determinize(self.view, HashStream(b"", "legal"))

    def meant(self, words: Sequence[str], is_my_turn: bool) -> str | None:
        """The action meant, as it is sent; None if the words were a question, which is answered now."""
        action = self.conversation.meant(words, self.view, self.legal() if is_my_turn else ())
        if action is None:
            return None
        self._game.check(self._world(), action)  # groups that cannot be are refused here: they cannot be sent
        return self._kind.write_action(action)

    def outcome(self, seat: Seat | None) -> Iterator[str]:
        if self.view.outcome is not None:
            yield from outcome_lines(self._say, self._kind.name, self.view.outcome, self._names, seat)
