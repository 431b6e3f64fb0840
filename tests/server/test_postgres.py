"""Several workers on one PostgreSQL: one ordered log, one winner per version, and nobody missed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from tenfold.client import Client, Invitation, RefusedByServer
from tenfold.rooms.commands import Act
from tenfold.rooms.entries import LogEntry, read_entry
from tenfold.rooms.protocol import Reacted
from tenfold.rooms.steps import opened
from tenfold.server.database import database_url
from tenfold.server.store import Store
from tests.cli.run import assert_refused, tenfold
from tests.rooms.seated import settings
from tests.server.moves import choices
from tests.server.postgres import Postgres
from tests.server.processes import PATIENCE, Server, eventually
from tests.server.raw import Raw, opening, resuming, token
from tests.server.test_storm import Player, Storm, check_client, check_log, moves_of
from tests.server.test_time import post


@pytest.fixture
def workers(
    request: pytest.FixtureRequest, postgres: Postgres, tmp_path: Path
) -> Iterator[tuple[Server, Server]]:
    """Two servers that share a database, so that a test knows who is connected to which."""
    options = ("--database", postgres.new_database())
    plant = ("soon", "no_rate_limit", *getattr(request, "param", ()))
    with (
        Server(tmp_path / "1", *options, plant=plant) as one,
        Server(tmp_path / "2", *options, plant=plant) as two,
    ):
        yield one, two
        for server in (one, two):
            assert server.stop() == 0
            assert "trace" not in server.log_text()
            assert all(line["level"] != "error" for line in server.log())


@pytest.fixture
def deaf_worker(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers, of which the second never hears what the first has written."""
    options = ("--database", postgres.new_database())
    with (
        Server(tmp_path / "1", *options, plant=("soon",)) as one,
        Server(tmp_path / "2", *options, plant=("soon", "deaf")) as two,
    ):
        yield one, two


def at(server: Server, invitation: Invitation) -> Invitation:
    """The same room at another worker."""
    return invitation._replace(server=server.url)


async def moved(player: Client) -> None:
    await player.act((await choices(player))[0])


def test_everyone_sees_the_one_ordered_log(workers: tuple[Server, Server]) -> None:
    async def game() -> None:
        one, two = workers
        async with (
            Client.open(one.url, settings("dice", seats=3), "Ann") as ann,
            Client.join(at(two, ann.invitation), "Bo") as bo,
            Client.watch(at(two, ann.invitation)) as watcher,
        ):
            await ann.begin()
            await bo.until(lambda client: client.room.status == "playing", 30)
            for _ in range(30):
                await asyncio.wait_for(_any_turn(ann, bo), 30)
                await moved(ann if ann.is_my_turn else bo)
            await ann.pause()
            last = max(ann.seen.seq, bo.seen.seq)
            for client in (ann, bo, watcher):
                await client.until(lambda c: c.room.paused_by is not None and c.seen.seq >= last, 30)
                seqs = [told.seq for told in client.log]
                assert seqs == list(range(seqs[0], ann.seen.seq + 1))
            assert ann.seen.table == bo.seen.table == watcher.seen.table
            same = [[(t.seq, t.what, t.do) for t in client.log][-30:] for client in (ann, bo, watcher)]
            assert same[0] == same[1] == same[2]

    asyncio.run(game())


async def _any_turn(*players: Client) -> None:
    turns = [asyncio.create_task(player.until(lambda client: client.is_my_turn)) for player in players]
    await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
    for task in turns:
        task.cancel()
    await asyncio.gather(*turns, return_exceptions=True)


def test_one_winner_per_version_and_one_answer_per_command(workers: tuple[Server, Server]) -> None:
    async def race() -> None:
        one, two = workers
        chosen = settings("dice", seats=1)
        async with Client.open(one.url, chosen, "Ann") as here:
            await here.begin()
            async with Client.resume(at(two, here.seat_link)) as there:
                for number in range(20):
                    seq = max(here.seen.seq, there.seen.seq)
                    for client in (here, there):
                        await client.until(lambda c: c.seen.seq >= seq and c.is_my_turn, 30)  # noqa: B023
                    do = (await choices(here))[0]
                    commands = [Act(id=f"{side}{number}", version=here.seen.version, do=do) for side in "ht"]
                    answers = await asyncio.gather(
                        here.send(commands[0]), there.send(commands[1]), return_exceptions=True
                    )
                    refusals = [answer for answer in answers if isinstance(answer, RefusedByServer)]
                    assert [refusal.code for refusal in refusals] == ["stale"]
                    winner = answers.index(next(a for a in answers if a not in refusals))
                    again = await (there, here)[winner].send(commands[winner])  # at the other worker
                    assert again == answers[winner]

    asyncio.run(race())


def test_who_is_at_another_worker_is_not_replaced(workers: tuple[Server, Server]) -> None:
    async def game() -> None:
        one, two = workers
        chosen = settings("dice", seats=2, absent_after=1)
        async with (
            Client.open(one.url, chosen, "Ann") as ann,
            Client.join(at(two, ann.invitation), "Bo") as bo,
        ):
            path = f"/rooms/{ann.code}"

            def present() -> list[bool]:
                return [place["present"] for place in json.loads(one.get(path)[1])["places"]]

            await asyncio.to_thread(eventually, lambda: present() == [True, True])
            await ann.begin(dealer=1)
            await bo.until(lambda client: client.is_my_turn, 30)
            with pytest.raises(TimeoutError):  # longer than an absent player is waited for
                await ann.until(lambda client: any(told.what == "stood-in" for told in client.log), 3)
            await bo.close()
            await ann.until(lambda client: any(told.what == "stood-in" for told in client.log), 30)
            assert present() == [True, False]
            async with Client.resume(at(two, bo.seat_link)):
                await ann.until(lambda client: any(told.what == "returned" for told in client.log), 30)

    asyncio.run(game())


def test_whoever_comes_from_another_worker_is_not_shown_an_older_table(
    deaf_worker: tuple[Server, Server],
) -> None:
    """Also where the notice of what others wrote comes late, or never."""

    async def game() -> None:
        one, two = deaf_worker
        async with Client.open(one.url, settings("dice", seats=1), "Ann") as ann:
            await ann.begin()
            async with Client.watch(at(two, ann.invitation)) as behind:  # the room is in memory there
                await moved(ann)
                assert behind.seen.seq < ann.seen.seq
                async with Client.resume(at(two, ann.seat_link), seq=ann.seen.seq) as again:
                    assert (again.seen.seq, again.seen.table, again.seen.own) == (
                        ann.seen.seq,
                        ann.seen.table,
                        ann.seen.own,
                    )
                    await behind.until(lambda client: client.seen.seq == ann.seen.seq, PATIENCE)
                    await moved(again)

    asyncio.run(game())


def test_what_is_in_no_log_reaches_other_workers_and_televisions_are_everybodys(
    workers: tuple[Server, Server],
) -> None:
    async def game() -> None:
        one, two = workers
        async with (
            Client.open(one.url, settings("dice", seats=2), "Ann") as ann,
            Client.watch(at(two, ann.invitation)) as eye,
        ):
            heard: list[object] = []
            for client in (ann, eye):
                client.listen(lambda what, seen: heard.append(what))
            await ann.react("clap")
            while heard.count(Reacted(seat=0, what="clap")) < 2:
                await asyncio.sleep(0.01)
            status, shown = await asyncio.to_thread(post, f"{two.url}/tv")
            assert status == 201
            await ann.show_on_tv(shown["figures"])
            assert json.loads(two.get(f"/tv/{shown['key']}")[1])["room"] == ann.code
            assert heard.count(Reacted(seat=0, what="clap")) == 2  # nobody hears it twice

    asyncio.run(asyncio.wait_for(game(), PATIENCE))


def test_a_seat_that_a_worker_has_not_heard_of_is_looked_up_before_it_is_refused(
    deaf_worker: tuple[Server, Server],
) -> None:
    async def game() -> None:
        one, two = deaf_worker
        async with (
            Client.open(one.url, settings("dice", seats=2), "Ann") as ann,
            Client.watch(at(two, ann.invitation)),  # the room is in memory there
            Client.join(ann.invitation, "Bo") as bo,
            Client.resume(at(two, bo.seat_link)) as again,
        ):
            assert again.seat == bo.seat

    asyncio.run(game())


def test_an_answer_that_another_worker_gave_comes_after_its_news(postgres: Postgres, tmp_path: Path) -> None:
    options = ("--database", postgres.new_database())
    with (
        Server(tmp_path / "1", *options) as one,
        Server(tmp_path / "2", *options, plant=("deaf",)) as two,
        Raw(one.socket) as ann,
        Raw(two.socket) as again,
    ):
        mine = token()
        again.ask(resuming(ann.ask(opening(mine))["room"], mine))
        again.update()
        command = {"type": "rename", "id": "r", "name": "Anna"}
        done = ann.ask(command)
        again.heard.clear()
        assert again.ask(command) == done
        news = [json.loads(raw) for raw in again.heard[:-1]]
        assert any(message["type"] == "update" and message["seq"] == done["seq"] for message in news)


def test_every_worker_tells_what_all_have_counted(workers: tuple[Server, Server]) -> None:
    async def game() -> None:
        one, two = workers
        async with (
            Client.open(one.url, settings("dice", seats=2), "Ann") as ann,
            Client.join(at(two, ann.invitation), "Bo") as bo,
        ):
            with pytest.raises(RefusedByServer):
                await bo.begin()
            await ann.rename("Anna")
            for name, number in (("connections", 2), ("rooms", 2), ("entries_total", 5)):
                for server in workers:
                    told = partial(server.metric, f"tenfold_{name}")
                    await asyncio.to_thread(eventually, lambda: told() == number, f"{name}: {number}")  # noqa: B023
            assert one.metric("tenfold_refused_total", code="not-host") == 1

    asyncio.run(game())


def test_a_worker_that_is_killed_is_replaced_and_everyone_resumes(postgres: Postgres, tmp_path: Path) -> None:
    """Each of the two workers dies twice among moves: nothing acknowledged is lost, nobody misses a thing."""
    database = postgres.new_database()
    with Server(tmp_path / "data", "--workers", "2", "--database", database) as server:

        async def game() -> None:
            chosen = settings("dice", seats=2, absent_after=600)
            async with (
                Client.open(server.url, chosen, "Ann") as ann,
                Client.join(ann.invitation, "Bo") as bo,
                Client.watch(ann.invitation) as watcher,
            ):
                await ann.begin()
                await bo.until(lambda client: client.room.status == "playing", PATIENCE)
                players = [Player(ann, 1), Player(bo, 2)]
                storm = Storm()
                playing = [asyncio.create_task(player.play(storm)) for player in players]
                for kill in range(4):
                    await asyncio.to_thread(eventually, lambda: len(children(server.pid)) == 2)
                    enough = moves_of(players) + 4
                    while moves_of(players) < enough:
                        await asyncio.sleep(0.01)
                        assert not any(task.done() for task in playing), playing
                    victims = children(server.pid)
                    os.kill(victims[kill % 2], signal.SIGKILL)
                    await asyncio.to_thread(eventually, lambda: children(server.pid) != victims)  # noqa: B023
                storm.is_over = True
                await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
                last = max(ann.seen.seq, bo.seen.seq)
                for client in (ann, bo, watcher):
                    await client.until(lambda c: c.seen.seq >= last, PATIENCE)
                log = await _log(database, ann.code)
                check_log(log, players)
                for player in players:
                    check_client(player.client, opened(log))
                assert watcher.seen.seq == len(log)
                assert watcher.seen.table == ann.seen.table

        asyncio.run(asyncio.wait_for(game(), 300))
        assert server.stop() == 0


async def _log(database: str, code: str) -> list[LogEntry]:
    store = Store(database_url(Path(), database))
    loaded = await store.load(code)
    await store.close()
    assert loaded is not None
    return list(map(read_entry, loaded.entries))


def children(pid: int) -> list[int]:
    """The workers; Python's own helper process for them is the first child."""
    found = []
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split():
        with suppress(FileNotFoundError, ProcessLookupError):  # it has ended since
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


@pytest.mark.parametrize("workers", [("short_words",)], indirect=True)
def test_a_database_that_goes_away_and_comes_back(postgres: Postgres, workers: tuple[Server, Server]) -> None:
    async def game() -> None:
        one, two = workers
        chosen = settings("dice", seats=2, absent_after=1)
        async with (
            Client.open(one.url, chosen, "Ann") as ann,
            Client.join(at(two, ann.invitation), "Bo") as bo,
        ):
            await ann.begin(dealer=0)
            await ann.until(lambda client: client.is_my_turn and client.room.places[1].present, PATIENCE)
            async with Client.watch(at(two, ann.invitation)) as watcher:
                await asyncio.to_thread(postgres.stop)
                status, body = await asyncio.to_thread(one.get, "/health")
                assert (status, body) == (
                    503,
                    (b"rooms cannot be read\nwrites fail: the disk or the database has failed\n"),
                )
                assert (await asyncio.to_thread(one.get, "/rooms/" + "A" * 22))[0] == 503
                assert (await asyncio.to_thread(one.get, f"/rooms/{ann.code}"))[0] == 200  # reads go on
                with pytest.raises(RefusedByServer) as refused:
                    await moved(ann)
                assert refused.value.code == "storage-failed"
                await asyncio.sleep(5)  # longer than a worker's word holds, and than anybody is waited for
                await asyncio.to_thread(postgres.start)
                await asyncio.to_thread(eventually, lambda: one.get("/health")[0] == 200)
                await moved(ann)
                await watcher.until(lambda client: client.seen.seq == ann.seen.seq, 30)
                said = [told.what for client in (ann, bo, watcher) for told in client.log]
                assert "stood-in" not in said  # and nobody has lost a seat by it

    asyncio.run(game())


# --- what can be wrong with it ---


def test_several_workers_on_sqlite_are_refused(tmp_path: Path) -> None:
    done = tenfold("serve", "--workers", "2", "--data", tmp_path, "--port", "0")
    assert_refused(done, 1, "several workers need PostgreSQL", "SQLite has one writer")


@pytest.mark.parametrize(
    ("url", "parts"),
    [
        ("nonsense", ("cannot be read",)),
        ("mysql://localhost/x", ("mysql",)),
        ("postgresql://nobody:secret@127.0.0.1:1/x", ("cannot use the database", "***")),
        ("postgresql://tenfold@no.such.host.invalid/x", ("cannot use the database",)),
    ],
)
def test_a_wrong_url_is_refused(url: str, parts: tuple[str, ...], tmp_path: Path) -> None:
    done = tenfold("serve", "--database", url, "--data", tmp_path, "--port", "0")
    assert_refused(done, 1, *parts)
    assert "secret" not in done.err


def test_a_database_that_is_not_there_is_refused(postgres: Postgres, tmp_path: Path) -> None:
    url = f"postgresql://tenfold@127.0.0.1:{postgres.port}/elsewhere"
    assert_refused(tenfold("serve", "--database", url, "--port", "0"), 1, "elsewhere", "does not exist")
