"""A disk that fails, syncs that fail, a full disk, clocks that jump, and kills among them: every acknowledged
move is there once, and nothing that was refused has happened."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from pathlib import Path

from attack.disk import Disk, has_compiler
from tenfold.client import RefusedByServer
from tests.server.processes import Server
from tests.server.test_storm import Player, check_rooms, more_moves, moves_of, storm

SHARE = 3.0
FAULTS = ("SYNC", "WRITE", "FULL")
YEAR = 365 * 24 * 3600


class Stubborn(Player):
    """Tries again what the server could not write; it must not have happened."""

    refused = 0

    async def play(self, storm: object) -> None:
        while True:
            try:
                return await super().play(storm)  # type: ignore[arg-type]
            except RefusedByServer as refused:
                if refused.code not in ("storage-failed", "disk-full"):
                    raise
                Stubborn.refused += 1
                await asyncio.sleep(0.02)


def attack(seconds: float, folder: Path) -> dict[str, object]:
    if not has_compiler():
        return {"left out": "there is no compiler"}
    end = time.monotonic() + seconds
    count: Counter[str] = Counter()
    disk, data, Stubborn.refused = Disk(folder), folder / "data", 0
    with Server(data, plant=("no_rate_limit", "soon"), environment=disk.environment) as server:

        async def trouble(chance: random.Random, players: list[Player]) -> bool:
            await more_moves(players, chance.randrange(10))
            fault = chance.choice((*FAULTS, "CLOCK"))
            count[fault] += 1
            if fault == "CLOCK":
                disk.set_clock(chance.randrange(-YEAR, YEAR))
                return time.monotonic() < end
            disk.fail(fault)
            await asyncio.sleep(chance.random() * 0.6)
            if chance.random() < 0.3:  # nobody knows what it had in hand
                count["kill"] += 1
                await asyncio.to_thread(server.kill)
                disk.work()
                await asyncio.to_thread(server.start)
            disk.work()
            return time.monotonic() < end

        rooms = asyncio.run(storm(server, 1, trouble, Stubborn, rooms=8, finished=int(seconds >= 10)))
    check_rooms(rooms, data / "rooms.sqlite")
    log = (folder / "data.log").read_text()
    assert "trace" not in log, log[-2000:]
    return {
        "failed syncs": count["SYNC"],
        "failed writes": count["WRITE"],
        "full disks": count["FULL"],
        "jumps of the clock": count["CLOCK"],
        "kills": count["kill"],
        "acknowledged moves, none lost": sum(moves_of(players) for players in rooms.values()),
        "refused, none happened": Stubborn.refused,
    }
