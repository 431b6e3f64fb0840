"""`tenfold`, with faults and shorter times planted by name: python -m tests.server.planted NAME... COMMAND...

Each fault is one that a test must catch; without a name before the command it is the program as it is. With
`nursery` as the last name, every line on stdin starts the command anew in a process of its own: what is
killed fifty times must not be imported fifty times.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any

from tenfold.cli import main
from tenfold.rooms import decisions, telling
from tenfold.rooms.commands import Act
from tenfold.rooms.entries import Happened
from tenfold.rooms.room import Room
from tenfold.server import app, bus, connection, lines, live, talk


def telling_forgets_to_redact() -> None:
    def told_in_full(before: Room, entry: Happened, viewer: int | None) -> str:
        return entry.do

    telling._redacted = told_in_full


def refusing_before_the_seat_is_checked() -> None:
    honest = decisions.decide

    def hasty(room: Room, seat: int, command: object, draw: object) -> object:
        if isinstance(command, Act) and room.game is not None:
            room.game.check(room.state, room.kind.read_action(command.do))
        return honest(room, seat, command, draw)  # type: ignore[arg-type]

    vars(live)["decide"] = hasty


def soon() -> None:
    """What people may take seconds for takes little here."""
    talk.HELLO_SECONDS = 4.0
    talk.CLOSE_SECONDS = 0.5
    lines.GOODBYE_SECONDS = 0.3
    live.RETRY_SECONDS = 0.1
    bus.RECONNECT = 0.1
    assert callable(app.make)  # imported here already, for the nursery


def small_queues() -> None:
    """Little is kept for a client, by us or by the system."""
    connection.MOST_WAITING = 8
    honest = lines.Line.connection_made

    def connection_made(self: lines.Line, transport: Any) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        honest(self, transport)

    vars(lines)["Line"].connection_made = connection_made


def no_rate_limit() -> None:
    connection.BURST = connection.PER_SECOND = 1e9


PLANTS: dict[str, Callable[[], None]] = {
    plant.__name__: plant
    for plant in (
        telling_forgets_to_redact,
        refusing_before_the_seat_is_checked,
        soon,
        small_queues,
        no_rate_limit,
    )
}


def nursery(command: list[str]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the killed
    for _ in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            print(f"pid {os.getpid()}", flush=True)
            run(command)


def run(command: list[str]) -> None:
    sys.argv[1:] = command
    sys.exit(main())


if __name__ == "__main__":
    words = sys.argv[1:]
    while words[0] in PLANTS:
        PLANTS[words.pop(0)]()
    if words[0] == "nursery":
        nursery(words[1:])
    else:
        run(words)
