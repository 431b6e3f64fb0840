"""Exchange and compare: what a viewer receives does not depend on what it may not know, to the byte.

Two servers hold the same rooms, whose logs differ in hidden things only. The same viewer says the same things
to both, and everything that comes back is compared: frames, HTTP answers, metrics and log lines.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenfold.rooms.entries import Entry, GameSet, Sat, write_entry
from tenfold.rooms.room import opened
from tenfold.rooms.settings import ROOM_GAMES
from tests.laws.play import SeededStream
from tests.rooms.sitting import key
from tests.server.processes import Server, eventually
from tests.server.raw import Raw, resuming, watching
from tests.server.worlds import Pair, pairs, played

SEATS = 3
MOST = 8  # pairs for each viewer


def token_of(viewer: int) -> str:
    return f"{viewer}".rjust(43, "A")


def with_tokens(log: list[Entry]) -> list[Entry]:
    """The viewers' keys, for tokens that a client may have."""
    keys = {key(f"player{seat}"): key(token_of(seat)) for seat in range(SEATS)}
    return [
        msgspec.structs.replace(entry, key=keys.get(entry.key, entry.key))
        if isinstance(entry, Sat)
        else entry
        for entry in log
    ]


def chosen_pairs(game: str) -> Iterator[Pair]:
    for viewer in (None, *range(SEATS)):
        stream = SeededStream(7)
        found = [pair for seed in range(3) for pair in pairs(played(game, SEATS, seed, 40), viewer, stream)]
        yield from found[:: max(1, len(found) // MOST)]


def room_code(number: int) -> str:
    return f"{number}".rjust(22, "R")


def fill(server: Server, logs: list[list[Entry]]) -> None:
    """Write the logs into the database of a server that has stopped."""
    with sqlite3.connect(server.data / "rooms.sqlite") as database:
        for number, log in enumerate(logs):
            database.executemany(
                "INSERT INTO entries VALUES (?, ?, 0, ?)",
                [(room_code(number), seq, write_entry(e)) for seq, e in enumerate(with_tokens(log), 1)],
            )
    database.close()


def conversation(server: Server, number: int, pair: Pair) -> list[Any]:
    """What the viewer hears of a room, whatever it asks; the room is the same afterwards."""
    code, room = room_code(number), opened(pair.log)
    heard: list[Any] = []
    for seq in (0, max(1, room.seq - 10)):  # a snapshot, and the last entries
        hello = watching(code, seq) if pair.viewer is None else resuming(code, token_of(pair.viewer), seq)
        with Raw(server.socket) as line:
            line.ask(hello)
            line.news()
            if seq:
                ask_everything(line, room.version, pair.viewer == room.awaited)
            heard += line.heard
    return [*heard, server.get(f"/rooms/{code}"), server.get(f"/rooms/{code}/record")]


def ask_everything(line: Raw, version: int, is_on_turn: bool) -> None:
    """Wrong moves, moves of others, stale ones, and hints."""
    texts = ["discard R1", "discard W", "drawn R5", "lay 1: 5s(R5 B5 G5)", "hit R1 0.0", "knock", "nonsense"]
    for at, do in enumerate([*texts, "keep L1 L1", "rolled", "decline"]):
        if is_on_turn and not do.startswith(("drawn", "nonsense", "rolled", "keep", "lay", "hit")):
            continue  # might be right, and then the room would go on
        line.ask({"type": "act", "id": f"w{at}", "version": version, "do": do})
        line.ask({"type": "act", "id": f"s{at}", "version": version - 1, "do": do})
    line.ask({"type": "hint", "id": "hint"})
    line.ask({"type": "go-on", "id": "go-on"})


def differences(tmp_path: Path, found: list[Pair], *plant: str) -> list[tuple[Any, Any]]:
    """Everything that came out otherwise in the other world."""
    heard, metrics, lines = [], [], []
    for name in ("one", "other"):
        server = Server(tmp_path / name, plant=("soon", "no_rate_limit", *plant))
        with server:
            eventually(lambda: server.get("/health")[0] == 200)  # noqa: B023
            server.stop()
            fill(server, [pair.log if name == "one" else pair.other for pair in found])
            server.start()
            heard.append([conversation(server, number, pair) for number, pair in enumerate(found)])
            metrics.append(server.get("/metrics")[1])
            assert server.stop() == 0
        lines.append(re.sub(r'"at": "[^"]*"', "", server.log_text()))
    secrets = [entry.secret for pair in found for entry in pair.log if isinstance(entry, GameSet)]
    for text in (repr(heard), repr(metrics), *lines):
        assert not any(secret in text for secret in secrets), "the seed of a game that is not over"
    compared: list[tuple[Any, ...]] = [
        both for one, other in zip(*heard, strict=True) for both in zip(one, other, strict=True)
    ]
    compared += [tuple(metrics), tuple(lines)]
    return [(one, other) for one, other in compared if one != other]


@pytest.fixture(scope="module", params=ROOM_GAMES)
def found(request: pytest.FixtureRequest) -> list[Pair]:
    return list(chosen_pairs(request.param))


def test_nothing_hidden_comes_through(found: list[Pair], tmp_path: Path) -> None:
    assert all(pair.log != pair.other for pair in found)
    assert len(found) >= 4
    assert differences(tmp_path, found) == []


@pytest.mark.parametrize("leak", ["telling_forgets_to_redact", "refusing_before_the_seat_is_checked"])
def test_a_planted_leak_is_caught(leak: str, tmp_path: Path) -> None:
    found = differences(tmp_path, list(chosen_pairs("card"))[::2], leak)
    assert any(str(one).startswith('{"type"') for one, _ in found), "in what the viewer was sent"
