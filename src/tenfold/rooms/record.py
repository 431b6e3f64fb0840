"""The record of a room's last game, as anybody can verify it, and its replay with everything open."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Any

from tenfold.core import Event, Over, Saying, Seat, told
from tenfold.record import Header, Record, RecordWriter, Replayed, replay
from tenfold.record.replay import AnyGame
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
    it, and what is said of it: from what spectators see, but with nothing hidden in the event; `told` is what
    seats were told instead from whom something was hidden."""
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
        says = game.narrate(before, step.event, view)
        told_instead = _told_instead(game, step, says)
        steps.append(
            {
                "seat": step.entry.seat,
                "do": step.entry.do,
                "changed": {name: value for name, value in now.items() if seen[name] != value},
                "says": says,
                **({"told": told_instead} if told_instead else {}),
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


def _told_instead(game: AnyGame, step: Replayed, says: Sequence[Saying]) -> list[dict[str, Any]]:
    """What seats from whom something was hidden were told, those who were told the same together."""
    heard: dict[str, tuple[Sequence[Saying], list[Seat]]] = {}
    for seat in range(game.players):
        if game.redact(step.before, step.event, seat) == step.event:
            continue
        said = told(game, step.before, step.event, step.after, seat)
        if said != says:
            heard.setdefault(" ".join(map(str, said)), (said, []))[1].append(seat)
    return [{"seats": seats, "says": said} for said, seats in heard.values()]
