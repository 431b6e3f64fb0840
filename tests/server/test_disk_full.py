"""The disk is full while people play: moves are refused, reads go on, and with room again all goes on."""

from __future__ import annotations

import json
import os
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from io import RawIOBase
from pathlib import Path
from typing import Any

import pytest

from tests.server.processes import Server
from tests.server.raw import Raw, opening, resuming, token, watching, words

MOST_MOVES = 2000  # until the last page is full; some dozens are enough


class Disk:
    """An ordinary folder, whose database SQLite may not let grow while it is full."""

    plant: tuple[str, ...] = ("few_pages",)

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"

    def fill(self, server: Server) -> None:
        (self.data / "FULL").touch()

    def free(self, server: Server) -> None:
        (self.data / "FULL").unlink()


class SmallDisk(Disk):
    """A file system of its own, of some megabytes: ENOSPC as the kernel says it."""

    plant = ()

    def fill(self, server: Server) -> None:
        with (self.data.parent / "ballast").open("wb", buffering=0) as ballast:
            for size in (4096, 1):
                with pytest.raises(OSError, match="No space left"):
                    write_on(ballast, b"x" * size)

    def free(self, server: Server) -> None:
        (self.data.parent / "ballast").unlink()


def write_on(file: RawIOBase, what: bytes) -> None:
    while file.write(what):
        pass


class Quota(Disk):
    """Files of the server must not grow."""

    plant = ()

    def fill(self, server: Server) -> None:
        written = (self.data / "rooms.sqlite-wal").stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (written, resource.RLIM_INFINITY))

    def free(self, server: Server) -> None:
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)


@pytest.fixture(params=["file system", "pages", "quota"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    if request.param != "file system":
        yield Disk(tmp_path) if request.param == "pages" else Quota(tmp_path)
        return
    if os.geteuid() != 0:
        pytest.skip("only root mounts a file system; the other cases fill the disk otherwise")
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(tmp_path)]
    done = subprocess.run(mount, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"no file system can be mounted here: {done.stderr.strip()}")
    try:
        yield SmallDisk(tmp_path)
    finally:
        subprocess.run(["umount", "--lazy", str(tmp_path)], check=True)


def seen(connection: Raw) -> dict[str, Any]:
    """The last update with a table."""
    return next(m for m in map(json.loads, reversed(connection.heard)) if m.get("table") is not None)


def move(number: int, update: dict[str, Any]) -> dict[str, Any]:
    do = (update["own"]["legal"] or ["keep -"])[0]
    return {"type": "act", "id": f"m{number}", "version": update["version"], "do": do}


def test_a_full_disk_refuses_moves_and_nothing_else(disk: Disk) -> None:
    mine = token()
    plant = ("soon", "no_rate_limit", *disk.plant)
    with Server(disk.data, plant=plant) as server, Raw(server.socket) as host:
        room = host.ask(opening(mine, game="dice", seats=1))["room"]
        assert host.ask({"type": "start", "id": "s"})["type"] == "done"
        disk.fill(server)
        acknowledged = []
        for number in range(MOST_MOVES):  # what is left of the last page takes some more
            act = move(number, seen(host))
            refused = host.ask(act)
            if refused["type"] == "refused":
                break
            acknowledged.append(refused["seq"])
        assert (refused["type"], refused["code"]) == ("refused", "disk-full")
        assert "später" in words(refused, "de")
        assert host.ask(act)["code"] == "disk-full"  # asked again: still refused, and nothing has happened
        _reads_go_on(server, room, mine, seen(host))
        with Raw(server.socket) as newcomer:
            assert newcomer.ask(opening(token()))["code"] == "disk-full"
        assert server.metric("tenfold_refused_total", code="disk-full") == 3

        disk.free(server)
        done = host.ask(act)  # the same command, tried again
        assert done["type"] == "done"
        with Raw(server.socket) as newcomer:
            assert newcomer.ask(opening(token()))["type"] == "welcome"
        server.kill()
        server.start()
        with Raw(server.socket) as again:
            again.ask(resuming(room, mine))
            assert again.update()["seq"] == done["seq"]
            assert again.ask(act) == done
        assert server.stop() == 0
        assert "trace" not in server.log_text()
        _check_file(disk.data / "rooms.sqlite", room, [*acknowledged, done["seq"]])


def _reads_go_on(server: Server, room: str, mine: str, last: dict[str, Any]) -> None:
    with Raw(server.socket) as again:
        again.ask(resuming(room, mine))
        update = again.update()
        assert (update["seq"], update["table"]) == (last["seq"], last["table"])
    with Raw(server.socket) as watcher:
        assert watcher.ask(watching(room, last["seq"] - 1))["type"] == "welcome"
        assert [event["seq"] for event in watcher.update()["events"]] == [last["seq"]]
    assert server.get("/health") == (503, b"writes fail: the disk is full\n")
    assert server.get(f"/rooms/{room}")[0] == 200
    assert server.get(f"/rooms/{room}/record")[0] == 409  # read from the file, and not over


def _check_file(file: Path, room: str, acknowledged: list[int]) -> None:
    """Whole, without a gap, and every acknowledged move is in it."""
    with sqlite3.connect(file) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        rows = database.execute("SELECT seq FROM entries WHERE room = ? ORDER BY seq", (room,))
        seqs = [seq for (seq,) in rows]
    database.close()
    assert seqs == list(range(1, len(seqs) + 1))
    assert set(acknowledged) <= set(seqs)
