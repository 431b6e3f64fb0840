"""`tenfold rooms`: what whoever runs a server can see of its rooms, and do with them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import click

from tenfold.cli.language import lang_option, spoken
from tenfold.cli.options import json_option, print_json, store_options
from tenfold.core import BadInput
from tenfold.locales import Speech

if TYPE_CHECKING:
    from tenfold.server.listing import RoomListed
    from tenfold.server.store import Store

T = TypeVar("T")

HEADINGS = ("host-room", "host-touched", "host-people", "host-entries", "host-game", "host-status")
STATES = {
    "lobby": "host-lobby",
    "revealing": "host-revealing",
    "playing": "host-playing",
    "over": "host-over",
}
DONE = {"shut": "host-shut-done", "delete": "host-delete-done", "forget": "host-forget-done"}


_DASHED = re.compile(r"-[A-Za-z0-9_-]{21}")


class OfRoom(click.Command):
    """A room's code may begin with a dash, and is still not an option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, [f" {arg}" if _DASHED.fullmatch(arg) else arg for arg in args])


@click.group("rooms")
def command() -> None:
    """List, show, close and delete the rooms of a server, and remove names. The server may be running.

    A room's code is its invitation: whoever has it can join or watch.

    \b
    tenfold rooms list
    tenfold rooms show CODE
    tenfold rooms close CODE
    tenfold rooms delete CODE --yes
    tenfold rooms forget CODE 2
    """


@command.command("list")
@click.option(
    "--limit", type=click.IntRange(0), default=20, show_default=True, help="How many; 0: all of them."
)
@store_options
@lang_option
@json_option
def list_command(limit: int, data: Path, database: str | None, lang: str | None, as_json: bool) -> None:
    """List the rooms, the most recently touched first."""
    from tenfold.server.listing import rooms_listed

    rooms, count = _with_store(data, database, lambda store: rooms_listed(store, limit))
    if as_json:
        print_json({"count": count, "rooms": [_as_data(room) for room in rooms]})
        return
    say = spoken(lang)
    if not rooms:
        click.echo(say("host-none"))
        return
    click.echo(say("host-title", shown=len(rooms), count=count))
    table = [tuple(say(heading) for heading in HEADINGS), *(_cells(say, room) for room in rooms)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:  # without a frame: a code that is broken into two lines cannot be copied
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _cells(say: Speech, room: RoomListed) -> tuple[str, ...]:
    people, entries = str(len(room.people)), str(room.entries)
    return room.code, _when(room.touched), people, entries, say(f"game-{room.game}"), _status(say, room)


@command.command("show", cls=OfRoom)
@click.argument("code", type=str.strip)
@store_options
@lang_option
@json_option
def show_command(code: str, data: Path, database: str | None, lang: str | None, as_json: bool) -> None:
    """Show one room: who sits where, how far the game is, when it was last touched."""
    from tenfold.server.listing import room_listed

    room = _with_store(data, database, lambda store: room_listed(store, code))
    if room is None:
        raise BadInput(f"there is no room {code}")
    if as_json:
        print_json(_as_data(room))
        return
    say = spoken(lang)
    click.echo(f"{say(f'game-{room.game}')}, {_status(say, room)}")
    click.echo(f"{say('host-touched')}: {_when(room.touched)}")
    click.echo(f"{say('host-entries')}: {room.entries}")
    for seat, name in room.people:
        click.echo(f"  {seat + 1}  {name or say('player-numbered', number=seat + 1)}")


@command.command("close", cls=OfRoom)
@click.argument("code", type=str.strip)
@store_options
@lang_option
@json_option
def close_command(code: str, data: Path, database: str | None, lang: str | None, as_json: bool) -> None:
    """Close a room for good: nobody can join or play in it any more, but it can still be looked at."""
    _ordered("shut", code, data, database, lang, as_json)


@command.command("delete", cls=OfRoom)
@click.argument("codes", nargs=-1, required=True, type=str.strip)
@click.option("--yes", is_flag=True, help="Yes, really: a deleted game cannot be brought back.")
@store_options
@lang_option
@json_option
def delete_command(
    codes: tuple[str, ...], yes: bool, data: Path, database: str | None, lang: str | None, as_json: bool
) -> None:
    """Delete rooms, and everything known about who played in them."""
    if not yes:
        raise click.UsageError("a deleted game cannot be brought back: add --yes if that is what you want")
    for code in codes:
        _ordered("delete", code, data, database, lang, as_json)


@command.command("forget", cls=OfRoom)
@click.argument("code", type=str.strip)
@click.argument("seat", type=click.IntRange(1, 12))
@store_options
@lang_option
@json_option
def forget_command(
    code: str, seat: int, data: Path, database: str | None, lang: str | None, as_json: bool
) -> None:
    """Remove the names and faces of all who have sat in this seat; the game stays."""
    _ordered("forget", code, data, database, lang, as_json, seat - 1)


def _ordered(
    do: Literal["shut", "delete", "forget"],
    code: str,
    data: Path,
    database: str | None,
    lang: str | None,
    as_json: bool,
    seat: int = 0,
) -> None:
    """Here, or by the server that has the data folder."""
    from tenfold.server.control import Order, ask_server, carry_out
    from tenfold.server.serving import InUse, held

    order = Order(do, code, seat)

    def here() -> bool:
        return _with_store(data, database, lambda store: carry_out(store, order), writes=True)

    try:
        if database is None:
            with held(data):
                found = here()
        else:
            found = here()
    except InUse:
        found = ask_server(data, order)
    if not found:
        nobody = f"nobody has sat in seat {seat + 1} of {code}"
        raise BadInput(nobody if do == "forget" else f"there is no room {code}")
    if as_json:
        print_json({"done": do, "room": code})
    else:
        click.echo(spoken(lang)(DONE[do], room=code))


def _with_store(
    data: Path,
    database: str | None,
    ask: Callable[[Store], Coroutine[Any, Any, T]],
    *,
    writes: bool = False,
) -> T:
    from tenfold.server.database import database_url, expect_database
    from tenfold.server.store import Store

    url = database_url(data, database)
    expect_database(url)

    async def answered() -> T:
        store = Store(url)
        try:
            if writes:
                await store.open()
            return await ask(store)
        finally:
            await store.close()

    return asyncio.run(answered())


def _as_data(room: RoomListed) -> dict[str, Any]:
    people = [{"seat": seat + 1, "name": name} for seat, name in room.people]
    return room._asdict() | {"people": people, "touched": _when(room.touched)}


def _status(say: Speech, room: RoomListed) -> str:
    marks = ((True, STATES[room.status]), (room.shut, "host-shut"), (room.put_away, "host-put-away"))
    return ", ".join(say(mark) for is_so, mark in marks if is_so)


def _when(milliseconds: int) -> str:
    """By the clock of whoever reads it anywhere."""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M} UTC"
