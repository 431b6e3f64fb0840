"""Exchange and compare: what a viewer receives does not depend on what it may not know, to the byte.

Two servers hold the same rooms, whose logs differ in hidden things only. The same viewer says the same things
to both, and everything that comes back is compared: frames, HTTP answers, metrics and log lines.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Generator, Iterator
from contextlib import closing
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.engine import URL

from tenfold.games.registry import GAMES
from tenfold.rooms.entries import GameSet, Happened, LogEntry, Sat, Taken, write_entry
from tenfold.rooms.room import Room
from tenfold.rooms.steps import opened
from tenfold.server.database import FILE, bring_up_to_date, database_url, engine_for
from tenfold.testing.playing import SeededStream
from tests.rooms.seated import key
from tests.server.processes import Server
from tests.server.raw import Raw, resuming, watching
from tests.server.worlds import Pair, pairs, played, taken

SEATS = 3
MOST = 1  # pairs for each log, viewer, and kind of thing that is hidden

# Hidden events that the logs must have, or nothing would be proven of them.
HIDDEN = {
    "card": {"keys", "deal", "drawn", "taken"},
    "dice": {"keys"},
    "board": {"keys", "deal", "drawn", "pick", "swap", "give", "keep"},
}

# What can never be played, in any position of any game; and what might be right in some.
WRONG = (
    "drawn R5",
    "roll 1 2",
    "rolled",
    "nonsense",
    "keep L1 L1",
    "lay 1: 5s(R5 B5 G5)",
    "hit R1 0.0",
    "add R1 9.9",
    "move 99",
    "star star",
    "pick R5 99",
    "pick ?",
    "swap R1 R1 R1 R1 R1",
    "ask 13 clockwise",
    "give ?",
    "keep R1 R1 R1",
    "discard R1 R1 R1",
)
RISKY = ("discard R1", "discard W", "knock", "decline", "draw", "take", "swap -", "keep -", "give R7")


def token_of(viewer: int) -> str:
    return f"{viewer}".rjust(43, "A")


def with_tokens(log: list[LogEntry]) -> list[LogEntry]:
    """The viewers' keys, for tokens that a client may have."""
    keys = {key(f"player{seat}"): key(token_of(seat)) for seat in range(SEATS)}
    return [
        msgspec.structs.replace(entry, key=keys.get(entry.key, entry.key))
        if isinstance(entry, Sat | Taken)
        else entry
        for entry in log
    ]


@cache
def chosen_pairs(game: str) -> list[Pair]:
    found: list[Pair] = []
    logs = [played(game, SEATS, seed, 200 if game == "board" else 40) for seed in range(3)]
    for viewer in (None, *range(SEATS)):
        stream = SeededStream(7)
        found += [pair for log in logs for pair in pairs(log, viewer, stream, MOST)]
    if game == "card":
        found += [pair for seed in range(6) for pair in taken(played(game, SEATS, seed, 24), SEATS - 1)]
    if game == "board":
        log = one_of_two_has_kept()
        viewers = (None, *range(SEATS))
        found += [
            p for viewer in viewers for p in pairs(log, viewer, SeededStream(7), MOST) if p.what == "keep"
        ]
    return found


def one_of_two_has_kept() -> list[LogEntry]:
    """To the moment after a round when one has chosen what to keep, and another has not."""
    log = played("board", SEATS, 3, 100)
    keeps = [isinstance(entry, Happened) and entry.do.startswith("keep") for entry in log]
    return log[: next(at for at, both in enumerate(pairwise(keeps), 1) if all(both))]


def game_of(found: list[Pair]) -> str:
    return opened(found[0].log).settings.game


def room_code(number: int) -> str:
    return f"{number}".rjust(22, "R")


def fill(server: Server, logs: list[list[LogEntry]]) -> None:
    """Write the logs into a new database for a server that does not run yet."""
    now = int(time.time() * 1000)
    server.data.mkdir()
    asyncio.run(_created(database_url(server.data, None)))
    with sqlite3.connect(server.data / FILE) as database:
        for number, log in enumerate(logs):
            database.executemany(
                "INSERT INTO entries VALUES (?, ?, ?, ?)",  # of today: what is old is put away
                [(room_code(number), seq, now, write_entry(e)) for seq, e in enumerate(with_tokens(log), 1)],
            )
    database.close()


async def _created(url: URL) -> None:
    engine = engine_for(url, writes=True)
    await bring_up_to_date(engine, url)
    await engine.dispose()


def entries_of(server: Server) -> dict[str, list[bytes]]:
    """What the database of a server that has stopped holds, by room."""
    logs: dict[str, list[bytes]] = {}
    with sqlite3.connect(server.data / FILE) as database:
        for room, entry in database.execute("SELECT room, entry FROM entries ORDER BY room, seq"):
            logs.setdefault(room, []).append(entry)
    database.close()
    return logs


def conversation(server: Server, number: int, pair: Pair, room: Room) -> list[Any]:
    """What the viewer hears of a room, whatever it asks; the room is the same afterwards."""
    code = room_code(number)
    heard: list[Any] = []
    for seq in (0, pair.at):  # a snapshot, and all that differs
        hello = watching(code, seq) if pair.viewer is None else resuming(code, token_of(pair.viewer), seq)
        with Raw(server.socket) as connection:
            connection.ask(hello)
            connection.update()
            if seq:
                ask_everything(connection, room.version, pair.viewer == room.awaited)
            heard += connection.heard
    return [*heard, server.get(f"/rooms/{code}"), server.get(f"/rooms/{code}/record")]


def ask_everything(connection: Raw, version: int, is_on_turn: bool) -> None:
    """Wrong moves, moves of others, stale ones, and hints."""
    wrong = WRONG if is_on_turn else (*WRONG, *RISKY)
    acts = [*((version, do) for do in wrong), *((version - 1, do) for do in RISKY)]
    connection.ask_all(
        {"type": "act", "id": f"a{at}", "version": at_version, "do": do}
        for at, (at_version, do) in enumerate(acts)
    )
    connection.ask({"type": "hint", "id": "hint"})
    connection.ask({"type": "go-on", "id": "go-on"})


def differences(tmp_path: Path, found: list[Pair], *plant: str) -> Generator[tuple[Any, Any], None, None]:
    """Everything that comes out otherwise in the other world, as soon as it is known."""
    plants = ("soon", "no_rate_limit", "rooms_stay", "clocks_stand", *plant)
    one, other = servers = [Server(tmp_path / name, plant=plants) for name in ("one", "other")]
    fill(one, [pair.log for pair in found])
    fill(other, [pair.other for pair in found])
    secrets = [entry.secret for pair in found for entry in pair.log if isinstance(entry, GameSet)]

    def compared(ones: list[Any], others: list[Any]) -> Iterator[tuple[Any, Any]]:
        for text in (repr(ones), repr(others)):
            assert not any(secret in text for secret in secrets), "the seed of a game that is not over"
        yield from ((this, that) for this, that in zip(ones, others, strict=True) if this != that)

    with one, other:
        for number, pair in enumerate(found):
            room = opened(pair.log)  # of which the viewer sees the same in both
            yield from compared(*(conversation(server, number, pair, room) for server in servers))
        yield from compared(*([server.get("/metrics")[1]] for server in servers))
        assert [server.stop() for server in servers] == [0, 0]
    yield from compared(*([re.sub(r'"at": "[^"]*"', "", server.log_text())] for server in servers))


@pytest.fixture(scope="module", params=GAMES)
def found(request: pytest.FixtureRequest) -> list[Pair]:
    return chosen_pairs(request.param)


def test_nothing_hidden_comes_through(found: list[Pair], tmp_path: Path) -> None:
    assert all(pair.log != pair.other for pair in found)
    assert {pair.what for pair in found} == HIDDEN[game_of(found)]
    assert list(differences(tmp_path, found)) == []


@pytest.mark.parametrize(
    ("game", "leak", "only"),
    [
        ("card", "visibility_forgets_to_redact", None),
        ("card", "narration_of_the_whole_event", "drawn"),
        ("card", "refusing_before_the_seat_is_checked", None),
        ("card", "a_seat_that_tells_its_past", "taken"),
        ("board", "visibility_forgets_to_redact", "give"),
        ("board", "visibility_forgets_to_redact", "keep"),
        ("board", "narration_of_the_whole_event", "give"),
        ("board", "a_pile_that_everybody_sees_through", "swap"),
        ("board", "a_choice_that_shows_before_all_have_chosen", "keep"),
    ],
)
def test_a_planted_leak_is_caught(game: str, leak: str, only: str | None, tmp_path: Path) -> None:
    pairs = [pair for pair in chosen_pairs(game) if only in (None, pair.what)]
    with closing(differences(tmp_path, pairs, leak)) as found:
        assert any(str(one).startswith('{"type"') for one, _ in found), "in what the viewer was sent"
