"""Workers that are killed, and a PostgreSQL that is stopped: every acknowledged move is there once."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

from attack.faults import Stubborn
from tenfold.client import Client
from tenfold.rooms.entries import LogEntry, read_entry
from tenfold.rooms.steps import opened
from tenfold.server.database import database_url
from tenfold.server.store import Store
from tests.rooms.seated import settings
from tests.server.postgres import Postgres, programs
from tests.server.processes import Server
from tests.server.test_storm import Player, Storm, check_client, check_log, has_seen, more_moves, moves_of

ROOMS = 6
SHARE = 2.0


def attack(seconds: float, folder: Path) -> dict[str, object]:
    if programs() is None:
        return {"left out": "there is no PostgreSQL"}
    postgres = Postgres()
    postgres.start()
    try:
        return asyncio.run(_attack(seconds, folder, postgres))
    finally:
        postgres.remove()


async def _attack(seconds: float, folder: Path, postgres: Postgres) -> dict[str, object]:
    database = postgres.new_database()
    plant = ("soon", "no_rate_limit")
    workers = [Server(folder / str(n), "--database", database, plant=plant) for n in range(2)]
    count: Counter[str] = Counter()
    async with AsyncExitStack() as stack:
        for worker in workers:
            await asyncio.to_thread(stack.enter_context, worker)
        tables = [await _seated(stack, workers, number) for number in range(ROOMS)]
        everyone = [one for table in tables for one in table]
        weather, chance, end = Storm(), random.Random(1), time.monotonic() + seconds
        playing = [asyncio.create_task(one.play(weather)) for one in everyone]
        while not count or time.monotonic() < end:
            await more_moves(everyone, chance.randrange(20))
            await _trouble(chance, postgres, workers, count)
        await more_moves(everyone, 20)
        weather.rages, weather.is_over = False, True
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        for table in tables:
            last = max(one.client.seen.seq for one in table)
            for one in table:
                await one.client.until(partial(has_seen, last), 60)
            log = await _log(database, table[0].client.code)
            check_log(log, list(table))
            for one in table:
                check_client(one.client, opened(log))
    for worker in workers:
        assert "trace" not in worker.log_text(), worker.log_text()[-2000:]
    return {
        "workers killed": count["kill"],
        "stops of the database": count["stop"],
        "acknowledged moves, none lost": moves_of(everyone),
    }


async def _seated(stack: AsyncExitStack, workers: list[Server], number: int) -> list[Player]:
    """Two people at one table, each at another worker."""
    chosen = settings("dice", seats=2, absent_after=600)
    host = await stack.enter_async_context(Client.open(workers[0].url, chosen, f"Host {number}"))
    there = host.invitation._replace(server=workers[1].url)
    guest = await stack.enter_async_context(Client.join(there, f"Guest {number}"))
    await host.begin()
    await guest.until(lambda client: client.room.status == "playing", 60)
    return [Stubborn(host, 2 * number), Stubborn(guest, 2 * number + 1)]


async def _trouble(
    chance: random.Random, postgres: Postgres, workers: list[Server], count: Counter[str]
) -> None:
    if count["kill"] and chance.random() < 0.5:
        count["stop"] += 1
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(chance.random())
        await asyncio.to_thread(postgres.start)
        return
    count["kill"] += 1
    worker = chance.choice(workers)
    await asyncio.to_thread(worker.kill)
    await asyncio.to_thread(worker.start)


async def _log(database: str, code: str) -> list[LogEntry]:
    store = Store(database_url(Path(), database))
    try:
        loaded = await store.load(code)
    finally:
        await store.close()
    assert loaded is not None
    return [read_entry(raw) for raw in loaded.entries]
