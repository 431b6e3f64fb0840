"""Reviews over HTTP: worked out once, for whoever has the room's code, and not too many for one address."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from tenfold.core import Refusal
from tenfold.games.registry import game_kind
from tenfold.rooms.commands import Start
from tenfold.rooms.entries import write_entry
from tenfold.rooms.record import record_of
from tenfold.server import reviewing
from tenfold.server.answers import problem_data
from tenfold.server.limits import Allowances
from tenfold.server.network.http import LARGER
from tenfold.server.reviewing import AT_ONCE, Reviews
from tenfold.server.solving import Solver
from tenfold.server.store import Append, Store
from tests.rooms.seated import SeatedRoom, settings
from tests.server import compiling
from tests.server.processes import PATIENCE, Server, get
from tests.server.raw import Raw, opening, token
from tests.server.solving import brought
from tests.server.test_keeping import CODE, with_store

PROXY = ("--proxy", "127.0.0.1")


def finished(**others: Any) -> list[bytes]:
    """The log of a hand of two."""
    room = SeatedRoom(settings("card", seats=2, fill="easy", **others), people=["Ann"], seed=1)
    room.do(0, Start(id="s"))
    room.to_the_end()
    return [write_entry(entry) for entry in room.log]


def asked(server: Server, address: str, query: str, code: str = CODE) -> tuple[int, Any]:
    request = urllib.request.Request(f"{server.url}/rooms/{code}/review{query}")
    request.add_header("X-Forwarded-For", address)
    status, body = get(request)
    return status, json.loads(body.splitlines()[-1])  # the others say how far it is


def sent(server: Server, address: str, record: bytes) -> tuple[int, Any]:
    """What is said of a record."""
    headers = {"X-Forwarded-For": address}
    status, body = get(urllib.request.Request(f"{server.url}/review?seat=0", record, headers, method="POST"))
    return status, json.loads(body.splitlines()[-1])


class Brings(Solver):
    """Does not take a minute."""

    async def _find(self, game: str, rules: Any) -> bool:
        brought(game, rules)
        return True


def test_rules_of_the_house_are_solved_first_and_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path))
    asking = Request({"type": "http", "client": None, "query_string": b"seat=0"})

    def record(*variants: str) -> bytes:
        room = SeatedRoom(settings("dice", seats=1, variants=[*variants]), people=["Ann"])
        room.do(0, Start(id="s"))
        room.to_the_end()
        found = record_of([write_entry(entry) for entry in room.log])
        assert found is not None
        return found

    async def refused(reviews: Reviews, of: bytes) -> str:
        """At once, or as the last line."""
        try:
            *_, last = [json.loads(line) async for line in await reviews.of(of, asking)]
        except Refusal as refusal:
            last = problem_data(refusal)
        return str(last["code"])

    async def run() -> None:
        solver = Brings()
        reviews = Reviews(solver)
        assert await refused(reviews, record("locked")) == "no-exact-review"
        lines = await reviews.of(record("free-decline"), asking)
        async for line in lines:
            told = json.loads(line)
            assert told.keys() == {"done", "solving"}
            if told["done"] > 0 and not told["solving"]:
                break  # the game is being looked through
        assert list(solver.finding) == [game_kind("dice").rules("de", ("free-decline",))]
        await asyncio.gather(reviews.close(), solver.close())

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_few_worlds_do_until_the_search_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found before is worked out again then, once, for whoever asks; not what is never searched."""
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path))
    monkeypatch.setenv("TENFOLD_FAST", "1")
    monkeypatch.setattr(reviewing, "_reviewed", compiling.reviewed)
    here = Request({"type": "http", "client": ("203.0.113.7", 1), "query_string": b"seat=0"})
    printed = record_of(finished())
    house = record_of(finished(rules={"phases": ["set 2"], "variants": []}))

    async def methods(reviews: Reviews, times: int = 2) -> list[str]:
        """Of both games, so many times."""
        found = []
        for _ in range(times):
            for record in (printed, house):
                assert record is not None
                *_, last = [json.loads(line) async for line in await reviews.of(record, here)]
                found.append(last["method"])
        return found

    async def run() -> None:
        solver = Solver()
        reviews = Reviews(solver)
        assert await methods(reviews) == ["solid"] * 4
        assert compiling.worked_out().read_text() == "0\n" * 2
        [compiled] = tmp_path.glob("kernel-*")
        (compiled / "strong").touch()
        monkeypatch.setattr(reviews, "_allowed", Allowances(0, 0))
        assert await methods(reviews, 1) == ["solid"] * 2  # better than nothing
        monkeypatch.setattr(reviews, "_allowed", Allowances(1, 0))
        assert await methods(reviews) == ["strong", "solid"] * 2
        assert compiling.worked_out().read_text() == "0\n" * 3
        await asyncio.gather(reviews.close(), solver.close())

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_review_is_worked_out_once_and_an_address_has_so_many(tmp_path: Path) -> None:
    async def put(store: Store) -> None:
        await store.append(Append(CODE, 1, finished()))

    (tmp_path / "data").mkdir()
    with_store(tmp_path / "data", put)
    with Server(tmp_path / "data", *PROXY) as server:
        status, review = asked(server, "203.0.113.7", "?seat=0")
        assert (status, review["seat"], review["method"]) == (200, 0, "solid")
        assert {"start", "luck", "choice", "rest", "result", "swings", "decisions"} <= review.keys()
        for _ in range(AT_ONCE):
            assert asked(server, "203.0.113.7", "?seat=0") == (200, review)
        for wrong in ("?seat=x", "?seat=10", "?seat=-1", "?seat=%D9%A1"):
            status, refused = asked(server, "203.0.113.7", wrong)
            assert (status, refused["code"]) == (400, "bad-message")
        many = [asked(server, "203.0.113.8", "?seat=7") for _ in range(AT_ONCE + 1)]
        assert [status for status, _ in many] == [*[400] * AT_ONCE, 429]
        assert many[-1][1]["code"] == "too-many-reviews"
        assert asked(server, "203.0.113.8", "?seat=0") == (200, review)
        # A record that was kept, wherever it comes from; and what is none.
        record = record_of(finished())
        assert record is not None
        lines = record.splitlines(keepends=True)
        assert sent(server, "203.0.113.10", record) == (200, review)
        chess = record.replace(b'"game":"card"', b'"game":"chess"')
        cut = lines[0], b"".join(lines[:-1]), b"".join(lines[1:]), record[:-40]
        for none in (b"", b"x", b"{}", *cut, chess):
            status, refused = sent(server, "203.0.113.11", none)
            assert (status, refused.keys() >= {"code", "says"}) == (400, True)
        assert sent(server, "203.0.113.11", b"more")[0] == 429
        assert sent(server, "203.0.113.12", b"x" * (LARGER[b"/review"] + 1))[0] == 413
        with Raw(server.socket) as host:
            going = host.ask(opening(token()))["room"]
        assert asked(server, "203.0.113.9", "", going)[0] == 409
        assert asked(server, "203.0.113.9", "", "A" * 22)[0] == 404
        assert server.stop() == 0
