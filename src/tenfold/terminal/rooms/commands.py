"""The commands around a table in a room: starting, bots, pausing, links."""

from __future__ import annotations

import os
import secrets
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

from tenfold.client import PlainClient, RoomView
from tenfold.core import Seat
from tenfold.locales import Speech
from tenfold.rooms.commands import Start
from tenfold.rooms.protocol import Done
from tenfold.rooms.reactions import reactions_of
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.sayings import NO_SEAT, ONLY_WATCHING, ROOM_FULL
from tenfold.rooms.settings import Settings
from tenfold.surfaces import people_bots
from tenfold.terminal.console import Console
from tenfold.terminal.rooms.describing import names_in, room_lines
from tenfold.terminal.rooms.qr import qr_lines
from tenfold.terminal.setup import Host
from tenfold.terminal.typing import Unclear
from tenfold.terminal.words import Words

ROOM_WORDS = (
    "start",
    "bot",
    "free",
    "exchange",
    "dealer",
    "clock",
    "friends",
    "ready",
    "pause",
    "go-on",
    "here",
    "replace",
    "nudge",
    "react",
    "rematch",
    "invite",
    "phone",
    "table",
    "room",
    "leave",
)
ARRANGING = ("bot", "free", "exchange", "dealer", "clock", "friends")  # the host's, before the game


class Gone(Exception):
    """The person has left the room, and the seat with it."""


class Commands:
    def __init__(self, client: PlainClient, console: Console, say: Speech, words: Words) -> None:
        self._client = client.client
        self._console = console
        self._say = say
        self._words = words
        self.is_leaving = False

    def possible(self, seen: RoomView) -> list[str]:
        """The commands that make sense now."""
        assert seen.room is not None
        if seen.seat is None:
            return ["table", "room", "invite"]
        match seen.room.status:
            case "lobby" if seen.seat == seen.room.host:
                return ["start", *ARRANGING, "invite", "phone", "room", "leave"]
            case "lobby" | "revealing":
                return ["invite", "phone", "room", "leave"]
            case "over":
                return ["rematch", "table", "room", "invite", "phone", "leave"]
        now = ["pause" if seen.room.paused_by is None else "go-on"]
        if seen.is_awaited_ready:
            now.insert(0, "ready")
        if seen.seat in seen.room.asked_out or seen.room.places[seen.seat].idle:
            now.insert(0, "here")
        return [*now, "nudge", "replace", "react", "table", "room", "invite", "phone", "leave"]

    def help(self, *commands: str) -> None:
        for command in commands:
            typed = self._say(f"words-{command}").replace(" ", ", ")
            self._console.paragraph(f"{typed}: {self._say(f'help-{command}')}")

    def do(self, command: str, rest: Sequence[str], seen: RoomView) -> Coroutine[Any, Any, Done] | None:
        """What to ask the server; None if the command is done here."""
        if command == "room":
            self._console.paragraphs(room_lines(self._say, seen))
            return None
        if command == "invite":
            self._link(str(self._client.invitation), "room-invite")
            return None
        if seen.seat is None:
            raise NotNow(ONLY_WATCHING())
        match command:
            case "start":
                return self._client.send(Start(id=secrets.token_hex(8)))  # salts may take a while
            case "bot":
                return self._bot(rest, seen)
            case "free":
                return self._client.free_seat(self._seat(rest, seen))
            case "exchange":
                return self._exchange(rest, seen)
            case "dealer":
                none = len(rest) == 1 and self._words.meaning(rest[0]) == "no"
                return self._client.choose_dealer(None if none else self._named(rest, seen))
            case "clock" | "friends":
                return self._client.change_settings(self._changed(command, rest, seen))
            case "here":
                is_idle = seen.room is not None and seen.room.places[seen.seat].idle
                return self._client.take_back() if is_idle else self._client.here()
            case "replace":
                return self._client.let_bot_play(self._named(rest, seen))
            case "nudge":
                return self._client.nudge(self._named(rest, seen))
            case "react":
                return self._react(rest, seen)
            case "phone":
                self._link(str(self._client.seat_link), "room-phone")
                return None
            case "leave":
                return self._leave()
        simple = {
            "ready": self._client.ready,
            "pause": self._client.pause,
            "go-on": self._client.go_on,
            "rematch": self._client.rematch,
        }
        return simple[command]()

    def _link(self, link: str, message: str) -> None:
        self._console.paragraph(self._say(message))
        self._console.paragraph(link, cut=False)
        for line in qr_lines(link, os.environ):
            self._console.show(line)

    def _bot(self, rest: Sequence[str], seen: RoomView) -> Coroutine[Any, Any, Done]:
        """`bot`, `bot 3`, `bot easy`, `bot 3 easy`: without a seat the first free one.

        The server says which bots it has: its host may have added some.
        """
        assert seen.room is not None
        strengths = people_bots(seen.room.settings.game)
        numbers = [word for word in rest if word.isdecimal()]
        chosen = [word.lower() for word in rest if not word.isdecimal()]
        if max(len(chosen), len(numbers)) > 1:
            raise Unclear(self._say("bot-which", bots=", ".join(strengths), bot=self._words.shown("bot")))
        seat = self._seat(numbers, seen) if numbers else self._free_seat(seen)
        return self._client.seat_bot(seat, chosen[0] if chosen else seen.room.settings.fill)

    def _free_seat(self, seen: RoomView) -> Seat:
        assert seen.room is not None
        free = [seat for seat, place in enumerate(seen.room.places) if place.free]
        if not free:
            raise NotNow(ROOM_FULL(seats=len(seen.room.places)))
        return free[0]

    def _seat(self, rest: Sequence[str], seen: RoomView) -> Seat:
        """People count from 1."""
        assert seen.room is not None
        seats = len(seen.room.places)
        if len(rest) != 1 or not rest[0].isdecimal() or not 1 <= int(rest[0][:3]) <= seats:
            raise NotNow(NO_SEAT(seats=seats))
        return int(rest[0]) - 1

    def _exchange(self, rest: Sequence[str], seen: RoomView) -> Coroutine[Any, Any, Done]:
        """Two seats change places."""
        if len(rest) != 2:
            raise Unclear(self._say("exchange-which", word=self._words.shown("exchange")))
        return self._client.move_seat(self._seat(rest[:1], seen), self._seat(rest[1:], seen))

    def _named(self, rest: Sequence[str], seen: RoomView) -> Seat:
        """A player by name, or a seat by number."""
        if len(rest) == 1 and rest[0].isdecimal():
            return self._seat(rest, seen)
        assert seen.room is not None
        name, names = " ".join(rest), names_in(self._say, seen)
        seated = {seat: names[seat] for seat, place in enumerate(seen.room.places) if not place.free}
        for seat, other in seated.items():
            if other.casefold() == name.casefold():
                return seat
        raise Unclear(self._say("no-such-player", name=name, names=", ".join(seated.values())))

    def _changed(self, command: str, rest: Sequence[str], seen: RoomView) -> Settings:
        """`clock 60`, `clock no`, `friends yes`: the settings with this one changed."""
        assert seen.room is not None
        word = rest[0] if len(rest) == 1 else ""
        meaning = self._words.meaning(word)
        settings = seen.room.settings
        if command == "clock" and (meaning == "no" or (word.isdecimal() and 1 <= int(word[:6]) <= 86_400)):
            return msgspec.structs.replace(settings, turn_clock=None if meaning == "no" else int(word))
        if command == "friends" and meaning in ("yes", "no"):
            return msgspec.structs.replace(settings, newcomers=meaning == "yes")
        yes, no = self._words.shown("yes"), self._words.shown("no")
        which = "clock-which" if command == "clock" else "friends-which"
        raise Unclear(self._say(which, word=self._words.shown(command), yes=yes, no=no))

    def _react(self, rest: Sequence[str], seen: RoomView) -> Coroutine[Any, Any, Done] | None:
        """`react` lists the faces and phrases, `react 3` sends one."""
        assert seen.room is not None
        offered = sorted(reactions_of(seen.room.settings.game))
        if len(rest) == 1 and rest[0].isdecimal() and 1 <= int(rest[0][:3]) <= len(offered):
            return self._client.react(offered[int(rest[0]) - 1])
        for number, what in enumerate(offered, 1):
            self._console.paragraph(f"{number:>3}  {self._say(f'page-react-{what}')}")
        return None

    def _leave(self) -> Coroutine[Any, Any, Done] | None:
        if not Host(self._console.ask, self._console.show).agrees(self._say, "leave-sure"):
            return None
        self.is_leaving = True
        return self._client.leave()
