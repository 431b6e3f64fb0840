"""Shared score sheets: what is acknowledged is kept, once, in one order; on either database."""

from __future__ import annotations

import asyncio
import json
import threading
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import Request

import pytest

from tenfold.server.keeper import Ages, RoomKeeper
from tenfold.server.limits import Limits
from tenfold.server.sheets import SentEntry, Sheets
from tenfold.server.store import Store
from tests.server.postgres import Postgres
from tests.server.processes import PATIENCE, Server, eventually, get
from tests.server.test_keeping import DAY, with_store

CODE = "S" * 22
FIRST = {"id": "a", "change": {"sheet": {}}}


def say(server: Server, raw: bytes) -> tuple[int, dict[str, Any]]:
    status, body = server.post(f"/sheets/{CODE}", raw, "application/json")
    return status, json.loads(body)


def write(server: Server, base: int, entry: str, **change: object) -> tuple[int, dict[str, Any]]:
    return say(server, json.dumps({"id": entry, "base": base, "change": change}).encode())


def read(server: Server, query: str = "") -> tuple[int, dict[str, Any]]:
    status, body = server.get(f"/sheets/{CODE}{query}")
    return status, json.loads(body)


def ids(answer: dict[str, Any]) -> list[str]:
    return [entry["id"] for entry in answer["entries"]]


def test_the_first_is_written_the_second_is_told_and_nothing_twice(server: Server) -> None:
    assert read(server)[0] == write(server, 3, "x")[0] == 404
    assert write(server, 0, "a", sheet={}) == (200, {"seq": 1, "entries": [FIRST]})
    assert write(server, 1, "b", at=0)[0] == 200
    status, told = write(server, 1, "c", at=7)  # somebody was faster
    assert (status, told["code"], told["seq"], ids(told)) == (409, "sheet-moved-on", 2, ["b"])
    assert write(server, 2, "c", at=7)[0] == 200
    assert [write(server, base, entry)[0] for base, entry in ((1, "b"), (1, "c"), (0, "a"))] == [200] * 3
    assert write(server, 9, "z") == (
        409,
        {"code": told["code"], "says": told["says"], "seq": 3, "entries": []},
    )
    status, all_of_it = read(server)
    assert (status, ids(all_of_it)) == (200, ["a", "b", "c"])
    assert read(server, "?after=2") == (200, {"seq": 3, "entries": all_of_it["entries"][2:]})

    # Whoever waits hears of the next entry, and of the end.
    heard: list[tuple[int, dict[str, Any]]] = []
    waiting = threading.Thread(target=lambda: heard.append(read(server, "?after=3&wait")))
    waiting.start()
    assert say(server, b'{"id":"d",\n"base":3,"change":{"at":\n[1,\r\n2]}}')[0] == 200
    waiting.join(PATIENCE)
    assert [news["entries"] for _, news in heard] == [[{"id": "d", "change": {"at": [1, 2]}}]]
    assert b"\n" not in server.get(f"/sheets/{CODE}")[1]  # logs are packed by lines

    for raw in (b"", b"7", b'{"id":"e","base":4}', b"[" * 5000, b'{"id":"e","base":4,"change":7}'):
        assert say(server, raw)[0] == 400
    for entry in ("", "e e", "e" * 65):
        assert write(server, 4, entry)[0] == 400
    for query in ("?after=-1", "?after=x", "?after=99999", "?after=%D9%A3"):
        assert read(server, query)[0] == 400
    assert write(server, -1, "e")[0] == write(server, 2001, "e")[0] == 400
    assert write(server, 2000, "e")[1]["code"] == "sheet-full"
    assert write(server, 4, "e", names="x" * 9000)[0] == 413
    assert ids(read(server)[1]) == ["a", "b", "c", "d"]


def test_every_acknowledged_entry_is_there_once_when_the_server_is_killed(tmp_path: Path) -> None:
    """Two phones write as fast as they can; the server dies in the middle, twice."""
    acknowledged: list[str] = []
    with Server(tmp_path / "data", plant=("soon", "no_rate_limit")) as server:
        is_over = threading.Event()
        assert write(server, 0, "first")[0] == 200

        def phone(name: str) -> None:
            """As the pad does it: the same entry with the same id until it is known to be there."""
            base, number = 1, 0
            while not is_over.is_set():
                entry = f"{name}{number}"
                try:
                    status, told = write(server, base, entry)
                except (OSError, ValueError):
                    continue
                if status == 200:
                    acknowledged.append(entry)
                    number += 1
                base = told["seq"]

        def are_acknowledged(count: int) -> bool:
            return len(acknowledged) >= count

        phones = [threading.Thread(target=phone, args=(name,)) for name in "ab"]
        for one in phones:
            one.start()
        for enough in (20, 40):
            eventually(partial(are_acknowledged, enough))
            server.kill()
            server.start()
        eventually(partial(are_acknowledged, 60))
        is_over.set()
        for one in phones:
            one.join(PATIENCE)
        kept, seq = [], 0
        while ids(told := read(server, f"?after={seq}")[1]):
            kept += ids(told)
            seq += len(ids(told))
    assert len(kept) == len(set(kept)) == told["seq"]
    assert set(acknowledged) <= set(kept)
    for name in "ab":  # in the order in which each was written
        own = [entry for entry in kept if entry.startswith(name)]
        assert own == sorted(own, key=lambda entry: int(entry[1:]))


def test_workers_share_a_sheet(postgres: Postgres, tmp_path: Path) -> None:
    options = ("--database", postgres.new_database())
    with Server(tmp_path / "1", *options) as one, Server(tmp_path / "2", *options) as two:
        assert write(one, 0, "a")[0] == 200
        heard: list[tuple[int, dict[str, Any]]] = []
        waiting = threading.Thread(target=lambda: heard.append(read(one, "?after=1&wait")))
        waiting.start()
        assert write(two, 1, "b")[0] == 200
        assert write(one, 1, "c")[0] == 409
        assert write(one, 1, "b")[0] == 200
        waiting.join(PATIENCE)
        assert [ids(news) for _, news in heard] == [["b"]]


def test_whoever_waits_is_not_sent_away_by_the_late_word_of_an_entry_that_they_have(tmp_path: Path) -> None:
    async def wait(store: Store) -> None:
        shared = Sheets(store, Limits(0, 0))
        assert await shared.write(CODE, SentEntry("a", 0, {}))
        waiting = asyncio.create_task(shared.later_news(CODE, 1))
        for _ in range(3):
            shared.wake(CODE)
            await shared.news(CODE, 0)
        assert not waiting.done()
        assert await shared.write(CODE, SentEntry("b", 1, {}))
        news = await waiting
        assert news is not None
        assert [entry.id for entry in news.entries] == ["b"]

    with_store(tmp_path, wait)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_whoever_reads_while_others_write_misses_no_entry(
    kind: str, postgres: Postgres, tmp_path: Path
) -> None:
    entries = 200

    async def read_along(store: Store) -> None:
        shared = Sheets(store, Limits(0, 0))
        assert await shared.write(CODE, SentEntry("e0", 0, {}))

        async def phone() -> None:
            for seq in range(1, entries):
                assert await shared.write(CODE, SentEntry(f"e{seq}", seq, {}))

        writing, seq = asyncio.create_task(phone()), 1
        while seq < entries:
            news = await shared.news(CODE, seq)
            assert news is not None
            assert [entry.id for entry in news.entries] == [f"e{at}" for at in range(seq, news.seq)]
            seq = news.seq
        await writing

    with_store(tmp_path, read_along, postgres.new_database() if kind == "postgres" else None)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_sheet_that_nobody_touches_is_put_away_works_as_before_and_goes(
    kind: str, postgres: Postgres, tmp_path: Path
) -> None:
    now = 1e9

    async def care(store: Store) -> None:
        nonlocal now
        keeper = RoomKeeper(store, Ages(finished=30, unfinished=180, deleted=400), lambda code: False)
        shared = Sheets(store, Limits(0, 0))
        for seq in range(3):
            assert await shared.write(CODE, SentEntry(f"e{seq}", seq, {}))
        before = await shared.news(CODE, 0)
        now += 200 * DAY
        await keeper.look_at_all()
        assert await shared.news(CODE, 0) == before
        after = await shared.news(CODE, 2)
        assert after is not None
        assert [entry.id for entry in after.entries] == ["e2"]
        assert not await shared.write(CODE, SentEntry("f", 2, {}))  # it is at 3
        assert await shared.write(CODE, SentEntry("f", 3, {}))
        now += 300 * DAY  # somebody has written on it since
        await keeper.look_at_all()
        whole = await shared.news(CODE, 0)
        assert whole is not None
        assert [entry.id for entry in whole.entries] == ["e0", "e1", "e2", "f"]
        now += 200 * DAY
        await keeper.look_at_all()
        assert await shared.news(CODE, 0) is None
        assert not await shared.write(CODE, SentEntry("g", 4, {}))

    database = postgres.new_database() if kind == "postgres" else None
    with_store(tmp_path, care, database, clock=lambda: now)


def test_whoever_stops_sharing_leaves_nothing_in_any_file(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        assert write(server, 0, "a", sheet={"names": ["Rumpelstilz"]})[0] == 200
        assert get(Request(f"{server.url}/sheets/{CODE}", method="DELETE"))[0] == 204
        assert read(server)[1]["code"] == "no-sheet"
        assert write(server, 1, "b")[0] == 404
        server.stop()
    for file in (tmp_path / "data").iterdir():
        assert b"Rumpelstilz" not in file.read_bytes()
