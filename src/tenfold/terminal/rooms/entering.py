"""Coming into a room: looking first, then sitting down, coming back, watching; or opening one."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

from tenfold.client import Client, ConnectionFailed, Invitation, PlainClient, RefusedByServer, read_link
from tenfold.core import TenfoldError
from tenfold.games.registry import AnyKind
from tenfold.locales import Speech
from tenfold.locales.rendering import rendered
from tenfold.rooms.sayings import CLOSED, GAME_RUNNING, ROOM_FULL
from tenfold.rooms.settings import Settings
from tenfold.rooms.visibility import RoomSeen
from tenfold.surfaces import surface, usual_bot
from tenfold.terminal.console import Console
from tenfold.terminal.local_game import Wishes, window_width
from tenfold.terminal.paint import Paint, wants_colours
from tenfold.terminal.prompt import Quit
from tenfold.terminal.rooms.commands import Gone
from tenfold.terminal.rooms.describing import room_lines, shown_name
from tenfold.terminal.rooms.person import PersonInRoom
from tenfold.terminal.rooms.seats import KeptSeat, forget_seat, keep_seat, kept_seat
from tenfold.terminal.setup import Host
from tenfold.terminal.words import Words

AT_FIRST = 3.0  # seconds to reach a server whose address may be wrong
PATIENCE: dict[str, Any] = {"patience": 24 * 3600.0, "first_patience": AT_FIRST}  # for one that was there


class Door:
    """The way into rooms for one person in one window."""

    def __init__(self, console: Console, language: str) -> None:
        self._console = console
        self._language = language
        self._say = Speech(language)
        self._width = window_width()
        self._host = Host(console.ask, console.show, self._width)

    def join(self, link: str, name: str | None) -> None:
        """By an invitation: the rules first, then the name; or on a seat that is kept or moves here."""
        invitation = read_link(link)
        room = self._look(invitation)
        if invitation.token is None:
            kept = kept_seat(invitation)
            if kept is not None and self._host.agrees(self._say, "room-go-on", name=kept.name):
                invitation = kept.invitation
        if invitation.token is not None:
            self._stay(Client.resume(invitation, **PATIENCE))
            return
        where = self._where(room, invitation)
        self._stay(Client.join(invitation, self._host.name(self._say, name), **where, **PATIENCE))

    def come_back(self, kept: KeptSeat) -> None:
        self._look(kept.invitation)
        self._stay(Client.resume(kept.invitation, **PATIENCE))

    def watch(self, link: str) -> None:
        invitation = read_link(link)
        self._look(invitation)
        self._stay(Client.watch(invitation, **PATIENCE))

    def open(self, server: str, kind: AnyKind, wishes: Wishes, **seconds: int | None) -> None:
        """A room of one's own; what the wishes leave open is asked. `seconds` are settings of the room."""
        settings = self._settings(kind, wishes, seconds)
        name = self._host.name(self._say, next(iter(wishes.names), None))
        self._stay(Client.open(server, settings, name, **PATIENCE), opens=True)

    # --- before the door ---

    def _look(self, invitation: Invitation) -> RoomSeen:
        """What everybody may see of a room before coming in; it stays unknown that somebody looks."""
        looking = Client.watch(invitation, first_patience=AT_FIRST)
        with self._trouble_told(looking), PlainClient(looking):
            seen = looking.seen
        assert seen.room is not None
        surface(seen.room.settings.game, "screen")  # without one nobody should take a seat
        self._console.paragraphs(room_lines(self._say, seen))
        return seen.room

    def _where(self, room: RoomSeen, invitation: Invitation) -> dict[str, Any]:
        """A free seat, a bot's in a running game, or one in the next; refused before the name is asked."""
        say = self._say
        if room.status == "lobby" and any(place.free for place in room.places):
            return {}
        bots = {shown_name(say, p, seat): seat for seat, p in enumerate(room.places) if p.bot is not None}
        if room.status == "playing" and room.settings.newcomers and bots:
            names = list(bots)
            chosen = self._host.choose(say("room-take-whose", names=", ".join(names)), names, names[0], say)
            return {"seat": bots[chosen]}
        if room.status == "over" or (room.status == "playing" and not bots):
            if self._host.agrees(say, "room-next-game"):
                return {"next_game": True}
            raise Quit
        why = ROOM_FULL(seats=len(room.places)) if room.status == "lobby" else GAME_RUNNING()
        if room.status == "playing":
            why = CLOSED()
        watch = say("room-watch", command=f"tenfold play --watch '{invitation}'")
        raise TenfoldError(f"{rendered(why, say)} {watch}")

    def _settings(self, kind: AnyKind, wishes: Wishes, seconds: Mapping[str, int | None]) -> Settings:
        times: dict[str, Any] = {name: value for name, value in seconds.items() if value is not None}
        rules = self._host.rules(kind, self._say) if wishes.rules is None else wishes.rules
        players = wishes.players or self._host.seats(kind, self._say)
        kind.game(rules, players=players)  # refuses what does not fit now
        return Settings(
            game=kind.name,
            rules=kind.write_rules(rules),
            seats=players,
            fill=wishes.bots or usual_bot(kind.name),
            **times,
        )

    # --- inside ---

    def _stay(self, client: Client, opens: bool = False) -> None:
        plain = PlainClient(client)
        paint = Paint(wants_colours(os.environ, sys.stdout.isatty()))
        person = PersonInRoom(plain, self._console, say=self._say, paint=paint, width=self._width)
        try:
            with self._trouble_told(client), plain:
                self._keep(client)
                if opens:
                    person.invite()
                self._console.paragraph(self._say("setup-start", help=Words(self._say).shown("help")))
                person.stay()
        except Quit:
            self._console.paragraph(self._kept(client), cut=False)
        except Gone:
            forget_seat(client.invitation)
            self._console.paragraph(self._say("room-gone"))
        except KeyboardInterrupt:
            raise TenfoldError(self._kept(client)) from None

    def _keep(self, client: Client) -> None:
        if client.seat is None or client.room is None:
            return
        name = client.room.places[client.seat].name
        try:
            keep_seat(KeptSeat(link=str(client.seat_link), name=name, language=self._language))
        except OSError as error:
            self._console.paragraph(self._say("room-not-kept", problem=error.strerror or error))

    def _kept(self, client: Client) -> str:
        """How to come back; a game that is over needs nobody to."""
        if client.seat is None or client.room is None:
            return self._say("room-watched")
        if client.room.status == "over":
            with suppress(OSError):
                forget_seat(client.invitation)
            return self._say("room-over")
        return self._say("room-kept", command=f"tenfold play --join '{client.invitation}'")

    @contextmanager
    def _trouble_told(self, client: Client) -> Iterator[None]:
        """In the person's language. A refusal throws no key away: a server may be wrong for a while."""
        try:
            yield
        except RefusedByServer as refused:
            raise TenfoldError(rendered(refused.saying, self._say)) from None
        except ConnectionFailed as failed:
            told = self._say("room-unreachable", server=client.server, problem=failed)
            raise TenfoldError(told) from None
