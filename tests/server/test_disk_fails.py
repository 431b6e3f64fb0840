"""The disk fails while people play: what is promised is kept, and what is refused does not happen later."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from attack.disk import Disk, has_compiler
from tests.server.processes import Server, eventually
from tests.server.raw import Raw, opening, resuming, token
from tests.server.test_disk_full import move, seen

pytestmark = pytest.mark.skipif(not has_compiler(), reason="no compiler for a disk that fails")

FAILED = b"writes fail: the disk or the database has failed\n"


class Table:
    """One person at the dice, on a disk that can fail."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self.disk = disk
        plant = ("soon", "no_rate_limit")
        self.server = Server(folder / "data", plant=plant, environment=self.disk.environment)
        self.mine = token()
        self.room = ""

    def begin(self, host: Raw) -> None:
        self.room = host.ask(opening(self.mine, game="dice", seats=1))["room"]
        assert host.ask({"type": "start", "id": "s"})["type"] == "done"

    def back(self, line: Raw) -> dict[str, Any]:
        line.ask(resuming(self.room, self.mine))
        return line.update()

    def seqs(self) -> list[int]:
        with sqlite3.connect(self.server.data / "rooms.sqlite") as database:
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            rows = database.execute("SELECT seq FROM entries WHERE room = ? ORDER BY seq", [self.room])
            found = [seq for (seq,) in rows]
        database.close()
        return found


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Disk:
    return Disk(tmp_path_factory.mktemp("disk"))


@pytest.fixture
def table(tmp_path: Path, disk: Disk) -> Table:
    disk.work()
    return Table(tmp_path, disk)


def test_a_sync_that_fails_is_settled_before_anybody_is_answered(table: Table) -> None:
    """Nobody knows whether the move is on the disk: until that is known it is neither done nor refused."""
    with table.server as server, Raw(server.socket) as host:
        table.begin(host)
        table.disk.fail("SYNC")
        act = move(1, seen(host))
        host.say(act)
        eventually(lambda: server.get("/health") == (503, FAILED), "the end of good health")
        with Raw(server.socket) as newcomer:
            assert newcomer.ask(opening(token()))["code"] == "storage-failed"
        table.disk.work()
        done = host.answer("m1")
        assert done["type"] == "done"
        eventually(lambda: server.get("/health") == (200, b"ok\n"), "good health")
        server.kill()
        server.start()
        with Raw(server.socket) as again:
            assert table.back(again)["seq"] == done["seq"]
            assert again.ask(act) == done
        assert server.stop() == 0
        assert table.seqs() == list(range(1, done["seq"] + 1))
        events = [line["event"] for line in server.log()]
        assert events.count("not written") == events.count("written again") == 1
        assert "trace" not in server.log_text()


def test_a_server_killed_after_a_failed_sync_has_promised_nothing(table: Table) -> None:
    with table.server as server, Raw(server.socket) as host:
        table.begin(host)
        table.disk.fail("SYNC")
        act = move(1, seen(host))
        host.say(act)
        eventually(lambda: server.get("/health") == (503, FAILED), "the end of good health")
        assert not [message for message in host.heard if '"m1"' in message]
        server.kill()
        table.disk.work()
        server.start()
        with Raw(server.socket) as again:
            table.back(again)
            done = again.ask(act)  # it has happened, or happens now
            assert done["type"] == "done"
            assert again.ask(act) == done
        assert server.stop() == 0
        assert table.seqs() == list(range(1, done["seq"] + 1))


def test_a_write_that_fails_is_refused_and_the_disk_is_not_called_full(table: Table) -> None:
    with table.server as server, Raw(server.socket) as host:
        table.begin(host)
        before = seen(host)["seq"]
        table.disk.fail("WRITE")
        act = move(1, seen(host))
        assert host.ask(act)["code"] == "storage-failed"
        assert server.get("/health") == (503, FAILED)
        server.kill()
        table.disk.work()
        server.start()
        with Raw(server.socket) as again:
            assert table.back(again)["seq"] == before  # what was refused has not happened
            assert again.ask(act)["type"] == "done"
        assert server.stop() == 0


def test_rooms_that_cannot_be_read_are_no_good_health(table: Table) -> None:
    with table.server as server:
        with Raw(server.socket) as host:
            table.begin(host)
        server.stop()
        server.start()
        assert server.get("/health")[0] == 200
        table.disk.fail("READ")
        assert server.get(f"/rooms/{table.room}")[0] == 503
        eventually(lambda: b"rooms cannot be read: 1 of those asked for\n" in server.get("/health")[1])
        table.disk.work()
        eventually(lambda: server.get("/health") == (200, b"ok\n"), "good health")
        assert server.get(f"/rooms/{table.room}")[0] == 200
        assert server.stop() == 0
