"""What lasts: rooms that nobody touches are put away and work as before; names go, and games stay."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tenfold.record import verify
from tenfold.record.reader import parse_record
from tenfold.rooms.commands import Start
from tenfold.rooms.entries import read_entry, write_entry
from tenfold.rooms.forgetting import without_name
from tenfold.rooms.record import record_of
from tenfold.rooms.steps import opened
from tenfold.server.caretaking import (
    delete_room,
    forget_person,
    is_finished,
    kept_room,
    packing,
    replace_rooms,
    rooms_after,
    shut_room,
)
from tenfold.server.database import FILE, database_url
from tenfold.server.keeper import Ages, RoomKeeper
from tenfold.server.packing import is_packed
from tenfold.server.store import Append, Conflict, RoomGone, Store
from tests.rooms.seated import SeatedRoom, key, settings
from tests.server.postgres import Postgres
from tests.server.processes import Server
from tests.server.raw import Raw, opening, resuming, token, watching

CODE = "R" * 22
DAY = 24 * 3600.0
WEEK = 7 * DAY
WEEKS = 56
A_WEEK = 12  # rooms that are opened in each


def played(seed: int = 1) -> list[bytes]:
    """The log of a game that has come to its end: Ann against bots."""
    room = SeatedRoom(settings("card", seats=3), people=["Ann"], seed=seed)
    room.do(0, Start(id="s"))
    room.to_the_end()
    return [write_entry(entry) for entry in room.log]


def with_store(
    folder: Path, run: Callable[[Store], Awaitable[object]], database: str | None = None, **options: Any
) -> None:
    async def running() -> None:
        store = Store(database_url(folder, database), **options)
        await store.open()
        try:
            await run(store)
        finally:
            await store.close()

    asyncio.run(running())


def used_bytes(folder: Path) -> int:
    """Of the database, and how much of it rooms take."""
    with sqlite3.connect(folder / FILE) as database:
        [(size,)] = database.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
    database.close()
    return int(size)


def test_a_year_of_rooms_in_fast_motion_leaves_the_disk_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every week games are opened, of which some are finished; nobody comes back to any of them."""
    monkeypatch.setattr("tenfold.server.keeper.BREATH_SECONDS", 0)
    finished = played()
    unfinished = finished[: len(finished) // 2]
    assert is_finished(finished)
    assert not is_finished(unfinished)
    now = 1e9
    sizes: list[int] = []

    async def year(store: Store) -> None:
        nonlocal now
        keeper = RoomKeeper(store, Ages(finished=30, unfinished=180, deleted=240), lambda code: False)
        for week in range(WEEKS):
            await asyncio.gather(*(_written(store, f"{week:011}{at:011}", at) for at in range(A_WEEK)))
            now += WEEK
            await keeper.look_at_all()
            sizes.append(used_bytes(tmp_path))

    async def _written(store: Store, code: str, at: int) -> None:
        log = unfinished if at % 3 == 0 else finished
        await store.append(Append(code, 1, log, "ann", "c1", b'{"type":"done"}'))

    with_store(tmp_path, year, clock=lambda: now)
    with sqlite3.connect(tmp_path / FILE) as database:
        [(replies,)] = database.execute("SELECT count(*) FROM replies")
        rows = database.execute("SELECT room, seq, length(entry), entry FROM entries").fetchall()
    database.close()
    assert replies == 0  # a week is longer than anybody asks again
    packed = [length for _, _, length, entry in rows if is_packed(entry)]
    whole = {room for room, seq, *_ in rows if seq == 1}
    assert len(whole) == A_WEEK // 3 * (180 // 7) + A_WEEK * 2 // 3 * (30 // 7)
    assert max(packed) < 2000 < len(b"".join(finished))
    steady = sizes[-15:]
    assert max(steady) <= min(steady) * 1.02, sizes
    assert max(steady) < sum(map(len, finished)) * A_WEEK * WEEKS / 2


def test_a_room_that_was_put_away_is_as_it_was(tmp_path: Path) -> None:
    log = played()
    server = Server(tmp_path / "data", plant=("soon",))
    server.data.mkdir()

    async def put_away(store: Store) -> None:
        await store.append(Append(CODE, 1, [entry.replace(key("Ann").encode(), _ANN_KEY) for entry in log]))
        kept = await kept_room(store, CODE)
        loaded = await store.load(CODE)
        assert kept is not None
        assert loaded is not None
        touched = await packing(kept._replace(seq=kept.seq - 1), loaded.entries)
        assert await replace_rooms(store, [touched, await packing(kept, loaded.entries)]) == 1
        again = await store.load(CODE)
        assert again is not None
        assert [*loaded.entries, b'{"entry":"put-away"}'] == again.entries
        assert await store.entries_after(CODE, 80) == again.entries[80:]

    with_store(server.data, put_away)
    with server, Raw(server.socket) as ann:
        record = server.get(f"/rooms/{CODE}/record")[1]
        verify(parse_record(record, CODE))
        assert json.loads(server.get(f"/rooms/{CODE}/replay")[1])["names"][0] == "Ann"
        ann.ask(resuming(CODE, _ANN, seq=len(log) - 1))  # the last entry that she has seen, and one more
        assert [event["what"] for event in ann.update()["events"]] == ["ended", "put-away"]
        done = ann.ask({"type": "rematch", "id": "r"})  # it goes on behind the packed row
        assert (done["type"], done["seq"]) == ("done", len(log) + 2)
        server.kill()
        server.start()
        with Raw(server.socket) as again:
            again.ask(resuming(CODE, _ANN))
            assert again.update()["room"]["status"] == "lobby"
        assert server.stop() == 0


_ANN = token()
_ANN_KEY = key(_ANN).encode()


def test_names_go_and_the_game_stays() -> None:
    room = SeatedRoom(settings("card", seats=3), people=["Ann", "Bo"])
    room.do(0, Start(id="s"))
    room.to_the_end()
    nameless = without_name(room.log, key("Ann"))
    assert "Ann" not in str(nameless)
    record = record_of(map(write_entry, nameless))
    assert record is not None
    verify(parse_record(record, "without a name"))
    assert parse_record(record, "").header.seats[:2] == ("Player 1", "Bo")
    before, after = opened(room.log), opened(nameless)
    assert (after.state, after.seq, after.version) == (before.state, before.seq, before.version)
    assert [place.key for place in after.places] == [place.key for place in before.places]


def test_whoever_holds_the_key_is_forgotten_by_http_and_whoever_plays_on_comes_back(tmp_path: Path) -> None:
    mine = token()
    with Server(tmp_path / "data", plant=("soon",)) as server:
        with Raw(server.socket) as zaphod, Raw(server.socket) as watcher:
            room = zaphod.ask(opening(mine, name="Zaphod"))["room"]
            watcher.ask(watching(room))
            zaphod.ask({"type": "start", "id": "s"})
            assert _forget(server, room, token()) == 403
            assert _forget(server, "A" * 22, mine) == 404
            assert server.post(f"/rooms/{room}/forget", b"{", "application/json")[0] == 400
            assert _forget(server, room, mine) == 204
            assert zaphod.end() == watcher.end() == 1012
        with Raw(server.socket) as again:
            again.ask(resuming(room, mine))
            assert again.update()["room"]["places"][0]["name"] == ""
            assert "Zaphod" not in again.heard[-1]
            assert _forget(server, room, mine) == 204  # nothing more to forget: nobody is sent away
            assert again.ask({"type": "pause", "id": "p"})["type"] == "done"
        assert server.stop() == 0
        for file in server.data.iterdir():
            assert b"Zaphod" not in (b"" if file.is_socket() else file.read_bytes()), file
        assert "trace" not in server.log_text()


def _forget(server: Server, room: str, of: str) -> int:
    return server.post(f"/rooms/{room}/forget", json.dumps({"token": of}).encode(), "application/json")[0]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_packed_room_is_forgotten_shut_and_deleted_too(kind: str, tmp_path: Path) -> None:
    """By the keeper, on either database; a worker that has it in memory finds out when it writes."""
    log, now = played(), 1e9

    async def care(store: Store) -> None:
        nonlocal now
        keeper = RoomKeeper(store, Ages(finished=30, unfinished=180, deleted=0), lambda code: False)
        await store.append(Append(CODE, 1, log, "ann", "c1", b"{}"))
        await store.append(Append("S" * 22, 1, log[:9], "ann", "c1", b"{}"))
        now += 31 * DAY
        await keeper.look_at_all()
        kept, other = await rooms_after(store, "", 10)
        assert (kept.code, kept.seq, kept.is_put_away) == (CODE, len(log) + 1, True)
        assert (other.seq, other.is_put_away) == (9, False)
        assert await store.reply("S" * 22, "ann", "c1") is None
        with pytest.raises(Conflict):  # what another worker decides on the room as it was
            await store.append(Append(CODE, len(log) + 1, [b"{}"]))
        assert await shut_room(store, CODE)
        assert await forget_person(store, CODE, key("Ann"))
        assert await forget_person(store, CODE, key("Ann")) is False
        assert await forget_person(store, CODE, key("Bo")) is None
        loaded = await store.load(CODE)
        assert loaded is not None
        assert "Ann" not in str(loaded.entries)
        assert opened(map(read_entry, loaded.entries)).is_shut
        assert await delete_room(store, CODE)
        assert await store.load(CODE) is None
        assert not await delete_room(store, CODE)
        assert not await shut_room(store, CODE)
        with pytest.raises(RoomGone):
            await store.entries_after(CODE, len(log))
        now += 2 * DAY
        await keeper.look_at_all()
        assert [room.code for room in await rooms_after(store, "", 10)] == ["S" * 22]

    if kind == "sqlite":
        with_store(tmp_path, care, clock=lambda: now)
        return
    postgres = Postgres()
    postgres.start()
    try:
        with_store(tmp_path, care, database=postgres.new_database(), clock=lambda: now)
    finally:
        postgres.remove()
