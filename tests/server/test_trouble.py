"""Trouble before and while serving: said in one line, nothing lost, and it goes on afterwards."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from tests.cli.run import assert_refused, tenfold
from tests.server.processes import Server, eventually
from tests.server.raw import Raw, opening, resuming, token, watching


def test_a_port_in_use_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = tenfold("serve", "--data", tmp_path / "data", "--port", port)
    assert_refused(done, 1, f"cannot listen on 127.0.0.1:{port}", "in use")


def test_a_host_that_is_none_is_refused(tmp_path: Path) -> None:
    done = tenfold("serve", "--data", tmp_path, "--port", "0", "--host", "no.such.host.invalid")
    assert_refused(done, 1, "cannot listen on no.such.host.invalid:0")


def test_a_data_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = tenfold("serve", "--data", tmp_path / "file", "--port", "0")
    assert_refused(done, 1, "cannot write in the data folder")


def test_a_data_folder_that_another_server_uses_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "data"):
        done = tenfold("serve", "--data", tmp_path / "data", "--port", "0")
        assert_refused(done, 1, "another server is using the data folder")


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "rooms.sqlite"
    file.write_bytes(b"a shopping list" * 100)
    assert_refused(tenfold("serve", "--data", tmp_path, "--port", "0"), 1, "is not a Tenfold database")
    assert file.read_bytes() == b"a shopping list" * 100


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        server.stop()
    with sqlite3.connect(tmp_path / "data" / "rooms.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = '999'")
    database.close()
    done = tenfold("serve", "--data", tmp_path / "data", "--port", "0")
    assert_refused(done, 1, "newer version of Tenfold", "999")


def test_nobody_else_on_the_machine_reads_the_rooms(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        files = [server.data, *server.data.iterdir()]
        assert len(files) > 1
        assert all(file.stat().st_mode & 0o077 == 0 for file in files)


def test_a_polite_stop_closes_lines_and_loses_nothing(tmp_path: Path) -> None:
    mine = token()
    with Server(tmp_path / "data") as server:
        with Raw(server.socket) as host:
            room = host.ask(opening(mine))["room"]
            done = host.ask({"type": "start", "id": "s"})
            assert server.stop() == 0
            assert host.end() == 1012
        server.start()
        with Raw(server.socket) as again:
            again.ask(resuming(room, mine))
            assert again.update()["seq"] >= done["seq"]
            assert again.ask({"type": "start", "id": "s"}) == done
        assert server.stop() == 0


def test_health_metrics_and_logs(tmp_path: Path) -> None:
    mine = token()
    with Server(tmp_path / "data") as server:
        assert server.get("/health") == (200, b"ok\n")
        with Raw(server.socket) as host:
            room = host.ask(opening(mine, name="Zaphod"))["room"]
            host.ask({"type": "start", "id": "s"})
            host.ask({"type": "act", "id": "a", "version": 0, "do": "draw"})
        eventually(lambda: server.metric("tenfold_connections") == 0)
        families = {
            family.name for family in text_string_to_metric_families(server.get("/metrics")[1].decode())
        }
        assert families == {
            "tenfold_entries",
            "tenfold_commands",
            "tenfold_commits",
            "tenfold_refused",
            "tenfold_dropped",
            "tenfold_too_slow",
            "tenfold_connections",
            "tenfold_rooms",
        }
        assert server.stop() == 0
        lines = server.log()
        assert [line["event"] for line in lines] == ["started", "entered", "stopped"]
        assert all(set(line) <= {"at", "level", "event", "room", "seat"} for line in lines)
        secret = sqlite3.connect(server.data / "rooms.sqlite")
        log = b"".join(entry for (entry,) in secret.execute("SELECT entry FROM entries")).decode()
        secret.close()
        assert mine not in log  # only its hash is kept
        for word in ("Zaphod", mine, room, "draw", "R1"):
            assert word not in server.log_text()


def test_a_log_that_makes_no_sense_is_no_good_health_until_it_is_deleted(tmp_path: Path) -> None:
    with Server(tmp_path / "data", plant=("soon",)) as server:
        with Raw(server.socket) as host:
            room = host.ask(opening(token()))["room"]
        server.stop()
        with sqlite3.connect(server.data / "rooms.sqlite") as database:
            database.execute("UPDATE entries SET entry = ? WHERE seq = 3", [b'{"entry":"nonsense"}'])
        database.close()
        server.start()
        assert server.get("/health") == (200, b"ok\n")  # nobody has asked for it
        for _ in range(2):
            with Raw(server.socket) as watcher:
                assert watcher.ask(watching(room))["code"] == "storage-failed"
        assert server.get("/health") == (503, b"rooms cannot be read: 1 of those asked for\n")
        assert tenfold("rooms", "delete", room, "--yes", "--data", server.data).code == 0
        assert server.get("/health") == (200, b"ok\n")
        assert server.stop() == 0
        assert [line["event"] for line in server.log()].count("a room cannot be read") == 1
