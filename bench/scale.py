"""How the server grows: `python bench/scale.py --seconds 10`.

One worker on SQLite, then one, two and four on one PostgreSQL, all on this machine. Every table of four is
played as fast as its worker answers (closed loop), so that processors are the bound. Reported are moves per
second and the CPU time that a move takes from the workers, the database and the driver, apart: these stay
true on a larger machine, moves per second do not. `together`: the seats of a room are at one worker;
`spread`: they are at several, and each of them reads every move from the log.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from serverload.process import Server, cpu_seconds, running
from serverload.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))  # where the tests have their PostgreSQL

from tenfold.rooms.settings import Settings
from tests.server.postgres import Postgres

SETTINGS = Settings(game="card", rules={"edition": "intl"}, seats=4)
SETTLE = 1.0  # seconds, until presence is noted


class Figures(msgspec.Struct, kw_only=True):
    workers: int
    database: str
    seats: str  # where those of a room are
    moves_per_second: float
    worker_ms: float  # CPU time by move
    database_ms: float
    driver_ms: float
    p50_ms: float  # from a move's sending until the last seat has seen it
    refused: int


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rooms", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    postgres = Postgres(syncs=True)
    postgres.start()
    try:
        found = [_run(options, 1, None)]
        found += [_run(options, workers, postgres) for workers in options.workers]
        found += [_run(options, workers, postgres, spread=True) for workers in options.workers if workers > 1]
    finally:
        postgres.remove()
    if options.json:
        print(msgspec.json.encode(found).decode())
    return 1 if any(figures.refused for figures in found) else 0


def _run(
    options: argparse.Namespace, workers: int, postgres: Postgres | None, *, spread: bool = False
) -> Figures:
    with _workers(workers, postgres) as servers:
        figures = asyncio.run(_measured(options, servers, postgres, spread))
    if not options.json:
        print(
            "  ".join(f"{name} {_shown(value)}" for name, value in msgspec.structs.asdict(figures).items()),
            flush=True,
        )
    return figures


@contextmanager
def _workers(count: int, postgres: Postgres | None) -> Iterator[list[Server]]:
    options = () if postgres is None else ("--database", postgres.new_database())
    with TemporaryDirectory() as data, ExitStack() as stack:
        folders = [Path(data) / str(number) for number in range(count)]
        yield [stack.enter_context(running(folder, None, None, None, *options)) for folder in folders]


async def _measured(
    options: argparse.Namespace, servers: list[Server], postgres: Postgres | None, spread: bool
) -> Figures:
    chance = random.Random(1)
    playing = False

    def play(table: Table) -> None:
        if playing:
            table.play(time.perf_counter())
        else:
            waiting.append(table)

    waiting: list[Table] = []
    tables = [Table(SETTINGS, chance, play) for _ in range(options.rooms)]
    ports = [server.port for server in servers]
    for number, table in enumerate(tables):
        first = number % len(ports)
        mine = ports[first:] + ports[:first] if spread else ports[first : first + 1]
        await table.set_up("127.0.0.1", *mine)
    async with asyncio.timeout(60):
        while len(waiting) < len(tables):
            await asyncio.sleep(0.05)
    await asyncio.sleep(SETTLE)
    playing = True
    before, start = _cpu(servers, postgres), time.perf_counter()
    for table in waiting:
        play(table)
    await asyncio.sleep(options.seconds)
    spent, after = time.perf_counter() - start, _cpu(servers, postgres)
    playing = False
    moves = sorted(move.seen - move.sent for table in tables for move in table.moves)
    await asyncio.sleep(SETTLE)
    for table in tables:
        table.close()
    each = [(now - then) / len(moves) * 1000 for then, now in zip(before, after, strict=True)]
    return Figures(
        workers=len(servers),
        database="SQLite" if postgres is None else "PostgreSQL",
        seats="spread" if spread else "together",
        moves_per_second=len(moves) / spent,
        worker_ms=each[0],
        database_ms=each[1],
        driver_ms=each[2],
        p50_ms=moves[len(moves) // 2] * 1000,
        refused=sum(len(table.refusals) for table in tables),
    )


def _cpu(servers: list[Server], postgres: Postgres | None) -> tuple[float, float, float]:
    of_database = 0.0 if postgres is None else cpu_seconds(postgres.pid, family=True)
    return sum(server.cpu_seconds() for server in servers), of_database, time.process_time()


def _shown(value: object) -> str:
    return f"{value:.2f}" if isinstance(value, float) else str(value)


if __name__ == "__main__":
    sys.exit(main())
