"""The bus between workers: PostgreSQL's NOTIFY, which carries only (room, seq)."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from sqlalchemy.exc import DBAPIError

from tenfold.server.hub import Hub
from tenfold.server.logs import LOG
from tenfold.server.store import CHANNEL

HEARTBEAT = 10.0  # seconds between two notes of who is connected here
RECONNECT = 1.0


async def follow_other_workers(hub: Hub) -> None:
    """Catch up on rooms that other workers wrote to, and note who is connected here."""
    await asyncio.gather(_listen_forever(hub), _note_presence_forever(hub))


async def _listen_forever(hub: Hub) -> None:
    while True:
        try:
            await _listen(hub)
        except (OSError, DBAPIError) as error:
            LOG.warning("the bus is broken: connecting again", extra={"problem": str(error)})
        await asyncio.sleep(RECONNECT)


async def _listen(hub: Hub) -> None:
    news: asyncio.Queue[str | None] = asyncio.Queue()
    async with hub.store.listening_connection() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        driver.add_termination_listener(lambda *_: news.put_nowait(None))
        await driver.add_listener(CHANNEL, lambda _c, _p, _ch, payload: news.put_nowait(payload))
        await hub.catch_up()  # whatever was written while nobody listened
        while (payload := await news.get()) is not None:
            code, seq = payload.split()
            live = hub.live(code)
            if live is not None:
                await live.written_elsewhere(int(seq))


async def _note_presence_forever(hub: Hub) -> None:
    worker = secrets.token_hex(8)
    noted: set[tuple[str, int]] = set()
    while True:
        here = hub.connected()
        try:
            await hub.store.note_presence(worker, here, noted - here)
            noted = here
        except (OSError, DBAPIError) as error:
            LOG.warning("presence is not noted", extra={"problem": str(error)})
        await asyncio.sleep(HEARTBEAT)
