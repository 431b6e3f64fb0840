"""What a commit costs: `python bench/server_store.py`. CPU time of all threads, and the wait for the disk."""

from __future__ import annotations

import asyncio
import random
import resource
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tenfold.server.database import database_url
from tenfold.server.store import Append, Store

ROOMS = 500
COMMITS = 300
ENTRIES = [b'{"entry":"happened","seat":1,"do":"draw"}', b'{"entry":"happened","seat":null,"do":"drawn R5"}']
REPLY = b'{"type":"done","id":"m1","seq":10,"version":10}'


def main() -> None:
    with TemporaryDirectory() as data:
        asyncio.run(_measure(Path(data)))


async def _measure(data: Path) -> None:
    store = Store(database_url(data, None))
    await store.open()
    seqs = [1] * ROOMS

    async def move(room: int) -> None:
        seq, seqs[room] = seqs[room], seqs[room] + len(ENTRIES)
        await store.append(Append(f"{room:022d}", seq, ENTRIES, "a" * 64, f"m{seq}", REPLY))

    for together in (1, 3, 20):
        cpu, start = _cpu_seconds(), time.perf_counter()
        for _ in range(COMMITS):
            await asyncio.gather(*map(move, random.sample(range(ROOMS), together)))
        waited, cpu = time.perf_counter() - start, _cpu_seconds() - cpu
        print(
            f"{together:3} moves together: {cpu / COMMITS * 1000:6.2f} ms of CPU time and "
            f"{waited / COMMITS * 1000:6.2f} ms of waiting per commit"
        )
    await store.close()


def _cpu_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
