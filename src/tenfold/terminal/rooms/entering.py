"""Coming into a room: looking first, then sitting down, coming back, watching; or opening one."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

from tenfold.client import (
    Client,
    ConnectionFailed,
    Invitation,
    PlainClient,
    RefusedByServer,
    RoomView,
    read_link,
)
from tenfold.core import TenfoldError
from tenfold.games.registry import AnyKind
from tenfold.locales import Speech
from tenfold.locales.rendering import rendered
from tenfold.play.names import clean_name
from tenfold.rooms.sayings import GAME_RUNNING, ROOM_FULL
from tenfold.rooms.settings import Settings
from tenfold.surfaces import surface, usual_bot
from tenfold.terminal.console import Console
from tenfold.terminal.local_game import window_width
from tenfold.terminal.paint import Paint, wants_colours
from tenfold.terminal.prompt import Quit
from tenfold.terminal.rooms.commands import Gone
from tenfold.terminal.rooms.describing import lobby_lines, rules_lines
from tenfold.terminal.rooms.person import PersonInRoom
from tenfold.terminal.rooms.seats import KeptSeat, forget_seat, keep_seat, kept_seat
from tenfold.terminal.setup import Host
from tenfold.terminal.words import Words

AT_FIRST = 3.0  # seconds to reach a server whose address may be wrong
PATIENCE: dict[str, Any] = {"patience": 24 * 3600.0, "first_patience": AT_FIRST}  # for one that was there
LOST_SEAT = ("no-room", "wrong-token", "no-seat-any-more")


class RoomWishes(NamedTuple):
    """What the command line says about a new room; what is None is asked."""

    rules: object | None = None
    name: str | None = None
    players: int | None = None
    bots: str | None = None
    absent_after: int | None = None
    turn_clock: int | None = None
    knock_window: int | None = None


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
        self._show_room(self._look(invitation))
        if invitation.token is None:
            kept = kept_seat(invitation)
            if kept is not None and self._goes_on(kept):
                invitation = kept.invitation
        if invitation.token is not None:
            self._stay(Client.resume(invitation, **PATIENCE))
            return
        self._refuse_if_full(invitation)
        self._stay(Client.join(invitation, self._name(name), **PATIENCE))

    def come_back(self, kept: KeptSeat) -> None:
        self._show_room(self._look(kept.invitation))
        self._stay(Client.resume(kept.invitation, **PATIENCE))

    def watch(self, link: str) -> None:
        invitation = read_link(link)
        self._show_room(self._look(invitation))
        self._stay(Client.watch(invitation, **PATIENCE))

    def open(self, server: str, kind: AnyKind, wishes: RoomWishes) -> None:
        """A room of one's own; what the wishes leave open is asked."""
        settings = self._settings(kind, wishes)
        name = self._name(wishes.name)
        self._stay(Client.open(server, settings, name, **PATIENCE), opens=True)

    # --- before the door ---

    def _look(self, invitation: Invitation) -> RoomView:
        """What everybody may see of a room before coming in; it stays unknown that somebody looks."""
        self._seen = RoomView()
        looking = Client.watch(invitation, first_patience=AT_FIRST)
        with self._trouble_told(looking), PlainClient(looking) as client:
            self._seen = client.seen
        return self._seen

    def _show_room(self, seen: RoomView) -> None:
        assert seen.room is not None
        surface(seen.room.settings.game, "screen")  # without one nobody should take a seat
        for line in (*rules_lines(self._say, seen.room.settings), *lobby_lines(self._say, seen)):
            self._console.paragraph(line)

    def _goes_on(self, kept: KeptSeat) -> bool:
        words = Words(self._say)
        question = self._say("room-go-on", name=kept.name, yes=words.shown("yes"), no=words.shown("no"))
        return self._host.agrees(question, words, self._say)

    def _refuse_if_full(self, invitation: Invitation) -> None:
        """Before the name is asked for nothing."""
        room = self._seen.room
        assert room is not None
        if room.status != "lobby":
            why = GAME_RUNNING()
        elif all(place.name for place in room.places):
            why = ROOM_FULL(seats=len(room.places))
        else:
            return
        watch = self._say("room-watch", command=f"tenfold play --watch '{invitation}'")
        raise TenfoldError(f"{rendered(why, self._say)} {watch}")

    def _name(self, name: str | None) -> str:
        return self._host.name(self._say) if name is None else clean_name(name) or self._say("default-name")

    def _settings(self, kind: AnyKind, wishes: RoomWishes) -> Settings:
        rules = wishes.rules
        if rules is None:
            edition = self._host.edition(kind, self._say)
            rules = kind.rules(edition, self._host.variants(kind, edition, self._say))
        players = wishes.players or self._host.seats(kind, self._say)
        kind.game(rules, players=players)  # refuses what does not fit now
        times = {name: getattr(wishes, name) for name in ("absent_after", "turn_clock", "knock_window")}
        return Settings(
            game=kind.name,
            rules=kind.write_rules(rules),
            seats=players,
            fill=wishes.bots or usual_bot(kind.name),
            **{name: value for name, value in times.items() if value is not None},
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
        """In the person's language; a seat that opens nothing any more is forgotten."""
        try:
            yield
        except RefusedByServer as refused:
            if refused.code in LOST_SEAT:
                forget_seat(client.invitation)
            raise TenfoldError(rendered(refused.saying, self._say)) from None
        except ConnectionFailed as failed:
            told = self._say("room-unreachable", server=client.server, problem=failed)
            raise TenfoldError(told) from None
