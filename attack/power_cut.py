"""Images of a power cut: what is on the disk if the power goes at any moment of a storm of moves.

Every write and sync of the database was traced (disk.c). What was synced is there; of what was written since,
each write is there, or not, or its first sectors are, or only its room. From each image SQLite must come back
with all that was acknowledged by then.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import struct
import time
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from attack.disk import Disk, has_compiler
from tenfold.rooms.entries import Happened, LogEntry, read_entry
from tenfold.rooms.steps import opened
from tests.server.processes import Server
from tests.server.test_storm import Player, check_rooms, moves_of, storm

SHARE = 3.0
WRITE, TRUNCATE, SYNC = 1, 2, 3
HEADER = struct.Struct("=5q")
SECTOR = 512
MOVES = 1000  # of a storm; SQLite empties its log a dozen times meanwhile
A_WALK = 300  # images from one walk through the trace
REPLAYED = 20  # of so many images one is played through from its log


class Traced(NamedTuple):
    what: int
    file: int  # 1: the database, 2: SQLite's log
    at: int
    size: int
    data: bytes
    end: int  # of this in the trace


class Acknowledged(NamedTuple):
    room: str
    seq: int
    do: str
    by: int  # when it came, the trace was so long


class Witness(Player):
    """Notes when each move was acknowledged, by the length of the trace."""

    trace: Path
    seen: list[Acknowledged]

    async def move(self) -> None:
        await super().move()
        last = self.moves[-1]
        by = Witness.trace.stat().st_size
        Witness.seen.append(Acknowledged(self.client.code, last.version + 1, last.do, by))


def attack(seconds: float, folder: Path) -> dict[str, object]:
    if not has_compiler():
        return {"left out": "there is no compiler"}
    end = time.monotonic() + seconds
    disk, data = Disk(folder), folder / "data"
    disk.trace.touch()
    Witness.trace, Witness.seen = disk.trace, []
    with Server(data, plant=("no_rate_limit", "soon"), environment=disk.environment) as server:
        start = disk.trace.stat().st_size
        enough = MOVES if seconds >= 10 else 50

        async def no_trouble(chance: random.Random, players: list[Player]) -> bool:
            await asyncio.sleep(0.05)
            return moves_of(players) < enough

        rooms = asyncio.run(storm(server, 1, no_trouble, Witness, rooms=8, finished=int(seconds >= 10)))
    check_rooms(rooms, data / "rooms.sqlite")
    trace = list(_read(disk.trace))
    images = _cut(trace, start, folder / "image", end)
    return {
        "writes and syncs traced": len(trace),
        "acknowledged moves": len(Witness.seen),
        "images of a power cut": images,
    }


def _read(file: Path) -> Iterator[Traced]:
    raw, at = file.read_bytes(), 0
    while at < len(raw):
        what, kind, where, size, _ = HEADER.unpack_from(raw, at)
        at += HEADER.size
        length = size if what == WRITE else 0
        yield Traced(what, kind, where, size, raw[at : at + length], at + length)
        at += length


def _cut(trace: list[Traced], start: int, image: Path, end: float) -> int:
    """Images all over the trace, until the time is over; how many."""
    image.mkdir()
    chance, count = random.Random(1), 0
    moments = [at for at, one in enumerate(trace) if one.end > start]
    while not count or time.monotonic() < end:
        cuts = A_WALK if count or time.monotonic() < end else A_WALK // 10
        walk = sorted(chance.sample(moments, min(cuts, len(moments))))
        count += _walk(trace, walk, chance, image, count)
    return count


def _walk(trace: list[Traced], cuts: list[int], chance: random.Random, image: Path, before: int) -> int:
    """From the beginning to the end of the trace once, with an image at each cut."""
    safe = {1: bytearray(), 2: bytearray()}
    pending: dict[int, list[Traced]] = {1: [], 2: []}
    wanted = set(cuts)
    for at, one in enumerate(trace):
        if one.what == SYNC:
            for written in pending[one.file]:
                _apply(safe[one.file], written)
            pending[one.file].clear()
        else:
            pending[one.file].append(one)
        if at in wanted:
            before += 1
            _survives(safe, pending, chance, image, one.end, is_replayed=before % REPLAYED == 0)
    return len(cuts)


def _apply(file: bytearray, one: Traced, length: int | None = None) -> None:
    if one.what == TRUNCATE:
        del file[one.at :]
        file.extend(bytes(one.at - len(file)))
        return
    if len(file) < one.at:
        file.extend(bytes(one.at - len(file)))
    kept = one.size if length is None else length
    file[one.at : one.at + kept] = one.data[:kept]


def _survives(
    safe: dict[int, bytearray],
    pending: dict[int, list[Traced]],
    chance: random.Random,
    image: Path,
    cut: int,
    *,
    is_replayed: bool,
) -> None:
    for old in image.iterdir():
        old.unlink()
    for kind, name in ((1, "rooms.sqlite"), (2, "rooms.sqlite-wal")):
        content = bytearray(safe[kind])
        for one in pending[kind]:
            _half_apply(content, one, chance)
        (image / name).write_bytes(content)
    logs = _logs(image / "rooms.sqlite")
    for move in Witness.seen:
        if move.by <= cut:
            entry = logs[move.room][move.seq - 1]
            assert isinstance(entry, Happened), (move, entry)
            assert entry.do == move.do, (move, entry)
    if is_replayed:
        for log in logs.values():
            opened(log)


def _half_apply(content: bytearray, one: Traced, chance: random.Random) -> None:
    fate = chance.choice(("whole", "whole", "not", "torn", "room"))
    if fate == "whole":
        _apply(content, one)
    elif fate == "torn" and one.what == WRITE:
        _apply(content, one, min(one.size, SECTOR * chance.randrange(1 + one.size // SECTOR)))
    elif fate == "room" and one.what == WRITE and len(content) < one.at + one.size:
        content.extend(bytes(one.at + one.size - len(content)))


_entry = lru_cache(maxsize=None)(read_entry)  # most are in every image


def _logs(file: Path) -> dict[str, list[LogEntry]]:
    logs: dict[str, list[LogEntry]] = {}
    database = sqlite3.connect(file)
    try:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        for room, seq, entry in database.execute("SELECT room, seq, entry FROM entries ORDER BY room, seq"):
            log = logs.setdefault(room, [])
            log.append(_entry(entry))
            assert seq == len(log)
    finally:
        database.close()
    return logs
