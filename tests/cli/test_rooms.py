"""`tenfold rooms`, `backup` and `restore`: beside a server that runs, and without one."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tenfold.client import Client
from tenfold.locales import LANGUAGES
from tenfold.rooms.entries import LogEntry, read_entry
from tests.cli.run import assert_refused, tenfold
from tests.rooms.seated import settings
from tests.server.forms import FORMS, create_database, for_postgres
from tests.server.postgres import Postgres
from tests.server.processes import Server
from tests.server.raw import Raw, joining, opening, resuming, token, watching
from tests.server.test_storm import Player, Storm, more_moves


def test_rooms_are_listed_closed_forgotten_and_deleted_while_the_server_runs(tmp_path: Path) -> None:
    mine = token()
    with Server(tmp_path / "data", plant=("soon",)) as server, Raw(server.socket) as ann:
        room = ann.ask(opening(mine, name="Ann"))["room"]
        _everything(room, ["--data", str(server.data)], ann, server)
        assert server.stop() == 0
        assert "trace" not in server.log_text()
        assert_refused(tenfold("rooms", "show", room, "--data", server.data), 2, f"there is no room {room}")


def _everything(room: str, where: list[str], ann: Raw, server: Server) -> None:
    listed = tenfold("rooms", "list", "--json", *where).data
    assert (listed["count"], [one["code"] for one in listed["rooms"]]) == (1, [room])
    for language in LANGUAGES:
        done = tenfold("rooms", "list", "--lang", language, *where)
        assert (done.code, done.err) == (0, "")
        assert room in done.out
    shown = tenfold("rooms", "show", room, "--json", *where).data
    assert (shown["game"], shown["status"], shown["people"]) == (
        "card",
        "lobby",
        [{"seat": 1, "name": "Ann"}],
    )
    assert "Ann" in tenfold("rooms", "show", room, *where).out

    assert "geschlossen" in tenfold("rooms", "close", room, "--lang", "de", *where).out
    told = ann.hear_until(lambda message: any(e["what"] == "shut" for e in message.get("events", [])))
    assert told["events"][0]["says"][0]["id"] == "room-shut"
    assert ann.ask({"type": "start", "id": "s"})["code"] == "shut"
    with Raw(server.socket) as bo:
        assert bo.ask(joining(room, token()))["code"] == "shut"

    assert tenfold("rooms", "forget", room, "1", "--json", *where).data == {"done": "forget", "room": room}
    assert ann.end() == 1012
    assert tenfold("rooms", "show", room, "--json", *where).data["people"] == [{"seat": 1, "name": ""}]
    assert_refused(tenfold("rooms", "forget", room, "2", *where), 2, "nobody has sat in seat 2")

    assert_refused(tenfold("rooms", "delete", room, *where), 2, "--yes")
    with Raw(server.socket) as watcher:
        watcher.ask(watching(room))
        assert tenfold("rooms", "delete", room, "--yes", *where).code == 0
        assert watcher.end() == 1012
    with Raw(server.socket) as again:
        assert again.ask(watching(room))["code"] == "no-room"
    assert_refused(tenfold("rooms", "delete", room, "--yes", *where), 2, f"there is no room {room}")
    assert "нет" in tenfold("rooms", "list", "--lang", "ru", *where).out


def test_without_a_server_and_without_a_database(tmp_path: Path) -> None:
    assert_refused(tenfold("rooms", "list", "--data", tmp_path), 1, "there is no database in")
    assert_refused(tenfold("backup", tmp_path / "copy", "--data", tmp_path), 1, "there is no database in")
    assert_refused(tenfold("restore", tmp_path / "none", "--data", tmp_path / "data"), 1, "there is no file")
    (tmp_path / "list").write_text("milk, eggs" * 1000)
    assert_refused(
        tenfold("restore", tmp_path / "list", "--data", tmp_path / "data"), 1, "not a copy of rooms"
    )
    mine = token()
    with Server(tmp_path / "data") as server:
        with Raw(server.socket) as ann:
            room = ann.ask(opening(mine))["room"]
        server.stop()
    assert tenfold("rooms", "close", room, "--data", server.data).code == 0
    assert tenfold("rooms", "show", room, "--json", "--data", server.data).data["shut"]
    assert tenfold("backup", tmp_path / "copy", "--data", server.data, "--json").data["rooms"] == 1


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    running.start()
    yield running
    running.remove()


async def _storm(server: Server, copies: Path, where: list[str]) -> list[Player]:
    """People play while copies are made; each has what was acknowledged before it was begun."""
    async with AsyncExitStack() as stack:
        players = []
        for number in range(4):
            opened = Client.open(server.url, settings("dice", seats=1), f"Host {number}")
            players.append(Player(await stack.enter_async_context(opened), number))
            await players[-1].client.begin()
        storm = Storm()
        playing = [asyncio.create_task(player.play(storm)) for player in players]
        for number in range(3):
            await more_moves(players, 10)
            before = {player.client.code: player.client.seen.seq for player in players if player.moves}
            done = await asyncio.to_thread(tenfold, "backup", copies / str(number), "--json", *where)
            assert done.data["rooms"] == 4
            for code, seq in before.items():
                assert len(_log(copies / str(number), code)) >= seq
        storm.rages, storm.is_over = False, True
        await asyncio.wait_for(asyncio.gather(*playing), 60)
    return players


def _log(copy: Path, code: str) -> list[LogEntry]:
    """Without a gap."""
    with sqlite3.connect(copy) as database:
        database.row_factory = sqlite3.Row
        rows = database.execute(
            "SELECT seq, entry FROM entries WHERE room = ? ORDER BY seq", [code]
        ).fetchall()
    database.close()
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
    return [read_entry(row["entry"]) for row in rows]


def test_a_copy_of_a_running_server_is_restored_into_either_database(
    tmp_path: Path, postgres: Postgres
) -> None:
    first, url = Server(tmp_path / "first", plant=("soon", "no_rate_limit")), postgres.new_database()
    with first:
        sheet = f'{{"id":"a","base":0,"change":{{"sheet":"{SHEET}"}}}}'.encode()
        assert first.post(f"/sheets/{SHEET}", sheet, "application/json")[0] == 200
        players = asyncio.run(_storm(first, tmp_path, ["--data", str(first.data)]))
        assert_refused(tenfold("restore", tmp_path / "2", "--data", first.data), 1, "another server is using")
        assert first.stop() == 0
    assert_refused(tenfold("backup", tmp_path / "2", "--data", first.data), 1, "already exists")
    assert (tmp_path / "2").stat().st_mode & 0o077 == 0
    assert_refused(tenfold("restore", tmp_path / "2", "--data", first.data), 1, "already exists")
    assert "4" in tenfold("restore", tmp_path / "2", "--data", tmp_path / "second").out
    assert tenfold("restore", tmp_path / "2", "--database", url, "--json").data["rooms"] == 4
    assert_refused(tenfold("restore", tmp_path / "2", "--database", url), 1, "already has rooms")
    tenfold("backup", tmp_path / "back", "--database", url)  # and from PostgreSQL into SQLite
    assert tenfold("restore", tmp_path / "back", "--data", tmp_path / "third", "--json").data["rooms"] == 4
    assert (tmp_path / "third").stat().st_mode & 0o077 == 0
    for options in (["--data", "second"], ["--data", "fourth", "--database", url], ["--data", "third"]):
        _goes_on(tmp_path / options[1], options[2:], players, tmp_path / "2")


def _goes_on(data: Path, options: list[str], players: list[Player], copy: Path) -> None:
    """A restored room is where the copy left it, for whoever has its key."""
    with Server(data, *options) as server:
        assert json.loads(server.get(f"/sheets/{SHEET}")[1])["entries"][0]["change"] == {"sheet": SHEET}
        client = players[0].client
        with Raw(server.socket) as line:
            assert client.token is not None
            line.ask(resuming(client.code, client.token))
            update = line.update()
            assert update["seq"] == len(_log(copy, client.code))
            legal = update["own"]["legal"] or ["keep -"]
            act = {"type": "act", "id": "on", "version": update["version"], "do": legal[0]}
            assert line.ask(act)["type"] == "done"
        assert server.stop() == 0


@pytest.mark.parametrize("form", FORMS)
def test_a_database_or_copy_of_an_older_version_is_brought_up_to_date(
    form: str, tmp_path: Path, postgres: Postgres
) -> None:
    copy, url = tmp_path / "copy", postgres.new_database()
    create_database(copy, form)
    with sqlite3.connect(copy) as database:
        for statement in ROWS:
            database.execute(statement.replace("BYTES", "x"))
    database.close()
    for options in (["--data", str(tmp_path / "new")], ["--database", url]):
        assert tenfold("restore", copy, "--json", *options).data["rooms"] == 1
        assert tenfold("rooms", "list", "--json", *options).data["rooms"][0]["game"] == "dice"
    with sqlite3.connect(copy) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(form,)]
    database.close()

    other = postgres.new_database()
    asyncio.run(_executed(other, [*for_postgres(form), *ROWS]))
    assert tenfold("rooms", "close", "R" * 22, "--database", other).code == 0
    assert tenfold("rooms", "show", "R" * 22, "--json", "--database", other).data["shut"]


SHEET = "S" * 22
OPENED = json.dumps({"entry": "opened", "settings": {"game": "dice", "rules": {"edition": "de"}, "seats": 1}})
ROWS = [
    f"INSERT INTO entries VALUES ('{'R' * 22}', 1, 0, BYTES'{OPENED.encode().hex()}')",
    "INSERT INTO replies (room, sender, command, seq, reply)"
    f" VALUES ('{'R' * 22}', 'a', 'b', 1, BYTES'7b7d')",
]


async def _executed(url: str, statements: list[str]) -> None:
    connection = await asyncpg.connect(url)
    for statement in statements:
        await connection.execute(statement.replace("BYTES'", "'\\x"))
    await connection.close()


def test_rooms_of_workers_on_postgres(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    with (
        Server(tmp_path / "1", "--database", url, plant=("soon",)) as one,
        Server(tmp_path / "2", "--database", url, plant=("soon",)) as two,
        Raw(two.socket) as ann,
    ):
        room = ann.ask(opening(token(), name="Ann"))["room"]
        _everything(room, ["--database", url], ann, one)
        for server in (one, two):
            assert server.stop() == 0
            assert "trace" not in server.log_text()


@pytest.mark.parametrize("command", [("show",), ("close",), ("delete", "--yes"), ("forget", "1")])
def test_a_code_that_begins_with_a_dash_is_no_option(tmp_path: Path, command: tuple[str, ...]) -> None:
    code, (name, *more) = "-Th6c3D0ILGBz07p-8j2kw", command
    with Server(tmp_path / "data"):
        pass
    done = tenfold("rooms", name, code, *more, "--data", tmp_path / "data")
    assert_refused(done, 2, f" {code}")
    assert f"  {code}" not in done.err
