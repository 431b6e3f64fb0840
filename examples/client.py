"""Open a room on a server, play a short game against a bot as the server's hints say, and check the seed.

python examples/client.py http://127.0.0.1:8010
"""

import asyncio
import sys

from tenfold.client import Client
from tenfold.rooms import Settings

SETTINGS = Settings(game="card", rules={"edition": "intl", "short": 1}, seats=2, fill="easy")


async def play(server: str) -> None:
    async with Client.open(server, SETTINGS, "Anna") as client:
        print("Invite others with", client.invitation)
        await client.begin()  # a bot takes the other seat
        while client.room.status == "playing":
            await client.until(lambda now: now.is_my_turn or now.is_awaited_ready or now.room.result)
            if client.is_awaited_ready:  # between two hands
                await client.ready()
            elif client.is_my_turn:
                await client.act((await client.hint()).do)
        print("Points:", client.room.result.scores, "The seed was kept:", client.seen.is_fair)


asyncio.run(play(sys.argv[1]))
