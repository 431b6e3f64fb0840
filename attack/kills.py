"""kill -9 among moves, again and again: no acknowledged move is lost, and none happens twice."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

from tests.server.processes import Server
from tests.server.test_storm import Kills, Player, check_rooms, moves_of, storm

SHARE = 3.0
IN_A_ROW = 100  # kills, and then everything is compared with the database


def attack(seconds: float, folder: Path) -> dict[str, object]:
    end = time.monotonic() + seconds
    kills = moves = storms = 0
    while not storms or time.monotonic() < end:
        data = folder / str(storms)
        with Server(data, plant=("no_rate_limit", "soon")) as server:
            killing = Kills(server)

            async def until_the_end(
                chance: random.Random, players: list[Player], killing: Kills = killing
            ) -> bool:
                return await killing(chance, players, IN_A_ROW) and time.monotonic() < end

            rooms = asyncio.run(storm(server, storms, until_the_end, rooms=8, finished=int(seconds >= 10)))
        check_rooms(rooms, data / "rooms.sqlite")
        assert "trace" not in (folder / f"{storms}.log").read_text()
        kills += killing.count
        moves += sum(moves_of(players) for players in rooms.values())
        storms += 1
    return {"kills": kills, "acknowledged moves, none lost": moves, "databases compared": storms}
