"""The record of a room's last game, as anybody can verify it, and its replay with everything open."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any

from tenfold.core import Event, Over
from tenfold.record import Header, Record, RecordWriter, replay
from tenfold.record.replay import opened as game_of
from tenfold.rooms.entries import Ended, Happened, Started, read_entry
from tenfold.rooms.room import Room
from tenfold.rooms.steps import after, opened


def record_of(log: Iterable[bytes]) -> bytes | None:
    """The last finished game of the log; None if there is none, or another one is being played."""
    entries = [read_entry(raw) for raw in log]
    starts = [at for at, entry in enumerate(entries) if isinstance(entry, Started)]
    if not starts or not any(isinstance(entry, Ended) for entry in entries[starts[-1] :]):
        return None
    first = starts[-1]
    room = opened(entries[: first + 1])
    file = io.BytesIO()
    writer = RecordWriter(file, room.kind, _header(room))
    for entry in entries[first + 1 :]:
        if isinstance(entry, Ended):
            break
        if isinstance(entry, Happened):
            writer.event(Event(entry.seat, room.kind.read_action(entry.do)))
        room = after(room, entry)
    assert room.game is not None
    assert room.seed is not None
    turn = room.game.turn(room.state)
    writer.finish(turn.outcome if isinstance(turn, Over) else None, room.seed.secret, room.taken)
    return file.getvalue()


def _header(room: Room) -> Header:
    assert room.seed is not None
    return Header(
        game=room.kind.name,
        rules=room.kind.write_rules(room.rules),
        seats=tuple(name or f"Player {seat}" for seat, name in enumerate(room.names, 1)),
        dealer=room.dealer,
        commitment=room.seed.commitment,
        salts=room.seed.salts,
    )


def replay_data(record: Record) -> dict[str, Any]:
    """For the page, as plain data. A step has who did what, those fields of the open table that are new with
    it, and what is said of it: from what spectators see, but with nothing hidden in the event."""
    kind, game = game_of(record)
    seats = range(len(record.header.seats))

    def open_table(state: Any, view: Any) -> dict[str, Any]:
        hands = [kind.write_own(game.view(state, seat)).get("hand") for seat in seats]
        return kind.write_view(view) | {"hands": hands}

    view = game.view(game.initial(), None)
    seen = first = open_table(game.initial(), view)
    steps = []
    for step in replay(record):
        before, view = view, game.view(step.after, None)
        now = open_table(step.after, view)
        steps.append(
            {
                "seat": step.entry.seat,
                "do": step.entry.do,
                "changed": {name: value for name, value in now.items() if seen[name] != value},
                "says": game.narrate(before, step.event, view),
            }
        )
        seen = now
    return {
        "game": record.header.game,
        "rules": record.header.rules,
        "names": record.header.seats,
        "commitment": record.header.commitment,
        "result": record.result,
        "first": first,
        "steps": steps,
    }
