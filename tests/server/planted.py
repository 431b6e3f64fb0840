"""`tenfold`, with faults and shorter times planted by name: python -m tests.server.planted NAME... COMMAND...

Each fault is one that a test must catch; without a name before the command it is the program as it is.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from tenfold import cli
from tenfold.core import Event
from tenfold.games.board import BoardGame, State, View
from tenfold.rooms import clocks, decisions, idle, lobby, reactions, timers, visibility
from tenfold.rooms.commands import Act
from tenfold.rooms.entries import Happened
from tenfold.rooms.room import Room
from tenfold.rooms.steps import Step
from tenfold.server import (
    analysis,
    app,
    broadcast,
    bus,
    connection,
    health,
    hub,
    live_room,
    sqlite,
    table_time,
    thinking,
    workers,
)
from tenfold.server.network import http, lines, websocket, worker


def visibility_forgets_to_redact() -> None:
    def told_in_full(step: Step, viewer: int | None) -> Event[Any]:
        assert step.event is not None
        return step.event

    vars(visibility)["_redacted"] = told_in_full


def narration_of_the_whole_event() -> None:
    """The event is told as it should be, but what is said of it says all."""
    honest = visibility._event

    def talkative(step: Step, entry: Happened, redacted: Event[Any], *seen: Any) -> visibility.EntrySeen:
        assert step.event is not None
        said = honest(step, entry, step.event, *seen).says
        return replace(honest(step, entry, redacted, *seen), says=said)

    vars(visibility)["_event"] = talkative


def refusing_before_the_seat_is_checked() -> None:
    honest = decisions.decide

    def hasty(room: Room, seat: int, command: Any, *more: Any, **others: Any) -> object:
        if isinstance(command, Act) and room.game is not None:
            room.game.check(room.state, room.kind.read_action(command.do))
        return honest(room, seat, command, *more, **others)

    vars(live_room)["decide"] = hasty


def a_seat_that_tells_its_past() -> None:
    """Whoever takes a seat is told what it saw before."""
    vars(broadcast)["seen_as"] = lambda viewer, step, room: viewer


def a_pile_that_everybody_sees_through() -> None:
    honest = BoardGame.view

    def open_pile(self: BoardGame, state: State, seat: int | None) -> View:
        return honest(self, state, seat)._replace(discard=state.discard)

    BoardGame.view = open_pile  # type: ignore[assignment, method-assign]


def a_choice_that_shows_before_all_have_chosen() -> None:
    honest = BoardGame.view

    def talkative(self: BoardGame, state: State, seat: int | None) -> View:
        chosen = next((cards for cards in state.kept if cards is not None), None)
        return honest(self, state, seat)._replace(kept=chosen)

    BoardGame.view = talkative  # type: ignore[assignment, method-assign]


def updates_are_the_same_for_all() -> None:
    """Everybody is told what the first of the seats is told; who comes in later sees the right thing."""
    honest = broadcast.updates_for

    def alike(viewers: Iterable[int | None], *what: Any) -> dict[int | None, bytes]:
        those = set(viewers)
        first = min(those, key=lambda viewer: -1 if viewer is None else -viewer)
        return dict.fromkeys(those, honest([first], *what)[first])

    vars(live_room)["updates_for"] = alike


def scripted_chance() -> None:
    """Nature does what a file says, by the game's secret and the number of the event."""
    script = json.loads(Path(os.environ["TENFOLD_TEST_SCRIPT"]).read_text(encoding="utf-8"))

    def by_script(room: Room, turn: object) -> Any:
        assert room.seed is not None
        return room.kind.read_action(script[room.seed.secret.hex()][room.events])

    vars(decisions)["_by_chance"] = by_script


def soon() -> None:
    """What people may take seconds for takes little here."""
    lines.LOOK_SECONDS = 0.1
    health.GOOD_FOR = 0.0
    websocket.GOODBYE_SECONDS = 0.3
    live_room.RETRY_SECONDS = 0.1
    bus.RECONNECT = 0.1
    bus.HEARTBEAT = 1.0
    assert callable(worker.work)  # imported here already, for the nursery


def short_deadlines() -> None:
    """Whoever says half of something is cut off at once; whoever answers has time to, on a busy machine."""
    http.HEAD_SECONDS = http.BODY_SECONDS = http.IDLE_SECONDS = 0.3
    websocket.PING_SECONDS = 0.3
    websocket.HELLO_SECONDS = websocket.PONG_SECONDS = 3.0


def little_time_to_show_a_salt() -> None:
    """For whoever does; nobody waits long for one that is not going to come."""
    vars(clocks)["REVEAL_SECONDS"] = 4.0


def seats_given_at_once() -> None:
    """Who is away may lose the seat without five minutes of waiting."""
    lobby.GIVEN_AFTER = 1e-9


def small_queues() -> None:
    """Little is kept for a client, by us or by the system."""
    connection.MOST_WAITING = 8
    honest = http.HttpLine.connection_made

    def connection_made(self: http.HttpLine, transport: Any) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        honest(self, transport)

    vars(http)["HttpLine"].connection_made = connection_made


def few_pages() -> None:
    """While the file FULL lies beside the database, SQLite may not add a page to it."""
    honest = sqlite._transaction

    def transaction(connection: sqlite3.Connection) -> Any:
        [(_, _, file)] = connection.execute("PRAGMA database_list").fetchall()
        is_full = Path(file).with_name("FULL").exists()
        connection.execute(f"PRAGMA max_page_count = {1 if is_full else 2**30}")  # 1: as many as there are
        return honest(connection)

    vars(sqlite)["_transaction"] = transaction


def deaf() -> None:
    """A worker that does not hear what others have written."""

    async def follow_nobody(hub: object) -> None:
        await asyncio.Event().wait()

    vars(app)["follow_other_workers"] = follow_nobody


def short_words() -> None:
    """What a worker says of itself holds for some seconds."""
    bus.HEARTBEAT, workers.PRESENT_FOR = 2.0, 4


def time_to_think() -> None:
    """On a machine that has much else to do."""
    analysis.SECONDS = thinking.SECONDS = 60.0


def no_rate_limit() -> None:
    connection.BURST = connection.PER_SECOND = 1e9


def rooms_stay() -> None:
    """How many rooms are in memory does not depend on how long a test takes."""
    hub.FORGET_AFTER = float("inf")


def short_waits() -> None:
    """Nobody is waited for long."""
    vars(idle)["WAIT_SECONDS"] = 0
    vars(reactions)["NUDGE_AFTER"] = 0.0
    for module in (clocks, timers):
        vars(module)["TAKEOVER_SECONDS"] = 0.5


def time_to_say_here() -> None:
    """As much as a browser needs to show the question; after `short_waits`."""
    for module in (clocks, timers):
        vars(module)["TAKEOVER_SECONDS"] = 2.0


def much_time_to_say_here() -> None:
    """More than anybody needs to look at the question."""
    for module in (clocks, timers):
        vars(module)["TAKEOVER_SECONDS"] = 600.0


def clocks_stand() -> None:
    """What timers show does not depend on how long a test takes."""
    table_time.TableTime.now = 0.0  # type: ignore[assignment, method-assign]


PLANTS: dict[str, Callable[[], None]] = {
    plant.__name__: plant
    for plant in (
        visibility_forgets_to_redact,
        narration_of_the_whole_event,
        refusing_before_the_seat_is_checked,
        a_seat_that_tells_its_past,
        a_pile_that_everybody_sees_through,
        a_choice_that_shows_before_all_have_chosen,
        updates_are_the_same_for_all,
        scripted_chance,
        soon,
        short_deadlines,
        little_time_to_show_a_salt,
        seats_given_at_once,
        small_queues,
        few_pages,
        deaf,
        short_words,
        time_to_think,
        no_rate_limit,
        rooms_stay,
        clocks_stand,
        short_waits,
        time_to_say_here,
        much_time_to_say_here,
    )
}


def main() -> None:
    words = sys.argv[1:]
    while words[0] in PLANTS:
        PLANTS[words.pop(0)]()
    sys.argv[1:] = words
    sys.exit(cli.main())


if __name__ == "__main__":
    main()
