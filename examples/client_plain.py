"""The same as client.py, for programs without asyncio.

python examples/client_plain.py http://127.0.0.1:8010
"""

import sys

from tenfold.client import Client, PlainClient
from tenfold.rooms import Settings

SETTINGS = Settings(game="card", rules={"edition": "intl", "short": 1}, seats=2, fill="easy")

with PlainClient(Client.open(sys.argv[1], SETTINGS, "Anna")) as client:
    client.begin()
    while client.seen.room.status == "playing":
        client.until(lambda now: now.is_my_turn or now.is_awaited_ready or now.room.result)
        if client.client.is_awaited_ready:  # between two hands
            client.ready()
        elif client.client.is_my_turn:
            client.act(client.hint().do)
    print("Points:", client.seen.room.result.scores, "The seed was kept:", client.seen.is_fair)
