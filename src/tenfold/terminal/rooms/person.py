"""A person in a room: what happens above, a line to type below, in whatever order they come."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from concurrent.futures import Future
from typing import Any

from tenfold.client import ConnectionBack, ConnectionLost, PlainClient, RefusedByServer, RoomView
from tenfold.client.client import Heard
from tenfold.core import Refusal, Saying, Seat, TenfoldError
from tenfold.locales import Speech
from tenfold.rooms.protocol import Done, Nudged, Reacted, Update
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.sayings import GAME_PAUSED, NO_GAME, NOT_YOUR_TURN, ONLY_WATCHING
from tenfold.terminal.best import entered
from tenfold.terminal.console import Console, Typed
from tenfold.terminal.paint import Paint
from tenfold.terminal.prompt import Quit
from tenfold.terminal.rooms.commands import ROOM_WORDS, Commands, Gone
from tenfold.terminal.rooms.describing import lobby_lines, names_in, presence, waiting_line
from tenfold.terminal.rooms.table import WireTable
from tenfold.terminal.said import Voice
from tenfold.terminal.typing import Unclear
from tenfold.terminal.words import Words

TURN_ONLY = ("hint", "moves")  # questions about a choice that one has


class PersonInRoom:
    def __init__(
        self, client: PlainClient, console: Console, *, say: Speech, paint: Paint, width: int
    ) -> None:
        """Before the client comes in, so that nothing that it hears is missed."""
        self._client = client
        self._console = console
        self._say = say
        self._paint = paint
        self._width = width
        self._words = Words(say, ROOM_WORDS)
        self._commands = Commands(client, console, say, self._words)
        self._seen = RoomView()
        self._table: WireTable | None = None
        self._waiting: list[str] = []  # lines typed while an answer was awaited
        self._asking = False
        client.client.listen(lambda heard, seen: console.inbox.put((heard, seen)))

    def invite(self) -> None:
        """Show the way into the room to whoever has just opened it."""
        self._commands.do("invite", (), self._client.seen)

    def stay(self) -> None:
        """Until the person stops (Quit), leaves (Gone), or the connection is lost for good."""
        self._waiting += self._console.left_over()
        while True:
            if self._console.inbox.empty() and not self._asking:
                self._prompt()
            self._handle(self._console.next())
            while self._waiting and not self._asking and self._seen.room is not None:
                self._line(self._waiting.pop(0))

    def _handle(self, item: Any) -> None:
        if isinstance(item, Typed):
            for line in self._console.typed(item):
                if self._asking and self._words.meaning(line) == "quit":
                    raise Quit  # no answer is worth waiting for
                self._waiting.append(line)
        elif isinstance(item, Future):
            self._replied(item)
        else:
            self._hear(*item)

    # --- what is heard ---

    def _hear(self, heard: Heard, seen: RoomView) -> None:
        match heard:
            case ConnectionLost(TenfoldError() as error):
                raise error
            case ConnectionLost():
                self._console.paragraph(self._say("connection-lost"))
            case ConnectionBack():
                self._console.paragraph(self._say("connection-back"))
            case Update():
                self._update(heard, seen)
            case Reacted(seat=seat, what=what):
                said = self._say(f"page-react-{what}")
                self._console.paragraph(f"{names_in(self._say, seen)[seat]}: {said}")
            case Nudged(seat=seat, target=target) if target == seen.seat:
                self._console.paragraph(self._say("room-nudged", name=names_in(self._say, seen)[seat]))

    def _update(self, update: Update, seen: RoomView) -> None:
        before, self._seen = self._seen, seen
        if before.room is None or (
            update.room is not None and not update.events and update.seq != before.seq
        ):
            self._look_around()
            return
        for saying in presence(before, seen):
            self._say_it(saying, names_in(self._say, seen))
        self._tell(update, before)
        if update.events and seen.room is not None and seen.room.status == "lobby":
            self._show_lobby()
        was_paused = before.room.paused_by is not None
        if self._table is not None and self._is_my_turn and (seen.version != before.version or was_paused):
            self._table.position()

    def _tell(self, update: Update, before: RoomView) -> None:
        """Each event with the names that held when it happened: seats change hands."""
        changes = {event.what for event in update.events}
        if "started" in changes or (self._table is not None and changes & {"left", "taken"}):
            self._table = self._new_table()  # with other names
        if self._table is not None:
            self._table.look(self._seen)
        names = names_in(self._say, before)
        for event in update.events:
            if event.name is not None and event.seat is not None:
                names[event.seat] = event.name
            if event.what == "happened" and self._table is not None and self._seen.table is not None:
                self._table.tell(event)
                continue
            if event.what == "ended":
                self._end()  # who has won says that it is over
                continue
            for saying in event.says:
                self._say_it(saying, names, before.seat)
            if event.what == "started":
                self._promise()

    def _say_it(self, saying: Saying, names: Sequence[str], me: Seat | None = None) -> None:
        seat = self._seen.seat if me is None else me  # whoever has left has no seat any more
        if text := Voice(self._say, names, seat, self._paint)(saying):
            self._console.paragraph(text)

    def _promise(self) -> None:
        """What proves later that nobody chose the cards."""
        assert self._seen.room is not None
        game, commitment = self._seen.room.settings.game, self._seen.commitment or ""
        self._console.paragraph(self._say(f"setup-fair-{game}", commitment=commitment))

    def _new_table(self) -> WireTable:
        return WireTable(self._seen, self._say, self._paint, self._console.show, self._width)

    def _look_around(self) -> None:
        """What there is to see for somebody who comes in, or has missed too much."""
        if self._seen.table is None:
            self._table = None
            self._show_lobby()
            return
        self._table = self._new_table()
        self._table.look(self._seen)
        self._table.position()
        if self._seen.room is not None and self._seen.room.status == "over":
            self._end()

    def _show_lobby(self) -> None:
        self._table = None
        self._console.paragraphs(lobby_lines(self._say, self._seen))

    def _end(self) -> None:
        """Who has won, and whether the server has kept its word."""
        if self._table is not None:
            self._console.paragraphs(self._table.outcome(self._seen.seat))
        fair = "room-fair" if self._seen.is_fair else "room-unfair"
        self._console.paragraph(self._say(fair, commitment=self._seen.commitment or ""))
        client = self._client.client
        record = f"{client.server}/rooms/{client.code}/record"
        self._console.paragraph(self._say("room-record", link=record), cut=False)
        self._keep_score()

    def _keep_score(self) -> None:
        """A solo game is for the list of high scores, as at a table at home; a proven one only."""
        room, seat = self._seen.room, self._seen.seat
        if room is None or room.result is None or seat is None or room.settings.seats > 1:
            return
        if self._seen.is_fair:
            self._console.paragraphs(
                entered(
                    room.settings.game,
                    self._say,
                    name=room.places[seat].name,
                    total=room.result.scores[seat],
                    rules=room.settings.rules,
                    commitment=room.commitment,
                )
            )

    # --- what is typed ---

    @property
    def _is_my_turn(self) -> bool:
        return self._why_not() is None

    def _why_not(self) -> Saying | None:
        """Why the person cannot decide now; None on the person's turn."""
        seen = self._seen
        if seen.seat is None:
            return ONLY_WATCHING()
        if seen.room is None or seen.room.status != "playing":
            return NO_GAME()
        if seen.room.paused_by is not None:
            return GAME_PAUSED()
        return None if seen.is_my_turn else NOT_YOUR_TURN()

    def _prompt(self) -> None:
        if self._seen.room is None:
            return
        if self._is_my_turn and self._table is not None:
            self._console.prompt(self._table.screen.prompt(self._table.view))
        else:
            self._console.prompt(f"{waiting_line(self._say, self._words, self._seen)} >", urgent=False)

    def _line(self, line: str) -> None:
        words = line.split()
        if not words and not self._seen.is_awaited_ready:
            return
        try:
            self._meant(words or [self._words.shown("ready")])
        except (Unclear, Refusal) as problem:
            self._refuse(problem)

    def _meant(self, words: Sequence[str]) -> None:
        """Words of the game come first; those of the room are others."""
        first, *rest = words
        if self._table is not None:
            meaning = self._table.screen.words.meaning(first)
            if meaning is not None or first.isdecimal():
                self._at_table(words, meaning)
                return
        meaning = self._words.meaning(first)
        if meaning == "help":
            self._commands.help(*ROOM_WORDS, "help", "quit")
        elif meaning == "quit":
            raise Quit
        elif meaning in ROOM_WORDS:
            self._around_table(meaning, rest)
        else:
            allowed = self._words.listed([*self._commands.possible(self._seen), "help"])
            raise Unclear(self._say("unknown-command", words=" ".join(words), allowed=allowed))

    def _at_table(self, words: Sequence[str], meaning: str | None) -> None:
        assert self._table is not None
        asks = meaning is not None and meaning not in (*self._table.screen.commands, *TURN_ONLY)
        why_not = self._why_not()
        if why_not is not None and not asks:
            raise NotNow(why_not)
        do = self._table.meant(words, is_my_turn=why_not is None)
        if meaning == "help":
            self._commands.help(*ROOM_WORDS)
        if do is not None:
            self._ask(self._client.client.act(do, self._seen.version))

    def _around_table(self, command: str, rest: Sequence[str]) -> None:
        if command == "table":
            if self._table is None:
                self._show_lobby()
            else:
                self._table.position()
            return
        asked = self._commands.do(command, rest, self._seen)
        if asked is not None:
            self._ask(asked)

    def _refuse(self, problem: Unclear | Refusal) -> None:
        if self._table is not None:
            self._table.conversation.refuse(problem)
        else:
            voice = Voice(self._say, names_in(self._say, self._seen), None, self._paint)
            self._console.paragraph(f"! {voice.refused(problem)}")

    # --- what the server is asked ---

    def _ask(self, what: Coroutine[Any, Any, Done]) -> None:
        self._asking = True
        self._client.soon(what).add_done_callback(self._console.inbox.put)

    def _replied(self, future: Future[Any]) -> None:
        self._asking = False
        try:
            future.result()
        except RefusedByServer as refused:
            self._refuse(refused)
        if self._seen.seat is None and self._commands.is_leaving:
            raise Gone
