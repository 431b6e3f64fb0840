"""The bus between workers: PostgreSQL's NOTIFY, which carries (room, seq).

Seq 0 says that somebody has come to the room or gone, at another worker. Seq -1 brings along what is in no
log: a reaction or a nudge, which is short. Seq -2 says that the room was deleted, or a name in it removed.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from tenfold.server.hub import Hub, seats_in
from tenfold.server.logs import LOG
from tenfold.server.store import CHANNEL, DROPPED, PASSING, Presence

HEARTBEAT = 10.0  # seconds between two notes of who is connected here
RECONNECT = 1.0


async def follow_other_workers(hub: Hub) -> None:
    """Catch up on rooms that other workers wrote to, and note who is connected here, until the hub stops.

    Nothing is cancelled: a statement that is broken off would leave its connection to nobody.
    """
    await asyncio.gather(_listen_until_stopped(hub), _note_presence_until_stopped(hub))


async def _listen_until_stopped(hub: Hub) -> None:
    while not hub.stopping.is_set():
        try:
            await _listen(hub)
        except Exception as error:  # whatever a driver raises: the worker goes on, and tries again
            LOG.warning("the bus is broken: connecting again", extra={"problem": type(error).__name__})
        await _happens(hub.stopping, RECONNECT)


async def _happens(event: asyncio.Event, seconds: float) -> None:
    """Wait for it, but not longer."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)


async def _listen(hub: Hub) -> None:
    notices: asyncio.Queue[str | None] = asyncio.Queue()
    async with hub.store.listening_connection() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection

        def heard(_connection: object, _process: int, _channel: str, payload: str) -> None:
            notices.put_nowait(payload)

        driver.add_termination_listener(lambda *_: notices.put_nowait(None))
        stopping = asyncio.create_task(hub.stopping.wait())
        stopping.add_done_callback(lambda _: notices.put_nowait(None))
        try:
            await driver.add_listener(CHANNEL, heard)
            for live in hub.rooms():  # whatever was written while nobody listened
                await live.catch_up()
            while (payload := await notices.get()) is not None:
                await _hear(hub, *payload.split(" ", 3))
        finally:
            stopping.cancel()
            await connection.invalidate()  # nobody else gets a connection that listens


async def _hear(hub: Hub, code: str, seq: str, worker: str = "", message: str = "") -> None:
    live = hub.live(code)
    if live is None:
        return
    if int(seq) == DROPPED:
        hub.drop(code)
    elif int(seq) == PASSING:
        if worker != hub.worker:
            live.tell_all(message.encode())
    elif int(seq) > live.room.seq:
        await live.catch_up()
    elif not int(seq):
        live.seen_elsewhere(seats_in(code, await hub.store.elsewhere(hub.worker, code)))


async def _note_presence_until_stopped(hub: Hub) -> None:
    """At once when somebody comes or goes, and again and again: a worker that is killed says no goodbye."""
    noted: set[Presence] = set()
    while not hub.stopping.is_set():
        hub.presence_changed.clear()
        noted = await _note_presence(hub, noted)
        if not hub.stopping.is_set():
            await _happens(hub.presence_changed, HEARTBEAT)
    with suppress(Exception):  # the database may be what is gone
        await hub.store.note_presence(hub.worker, set(), noted)


async def _note_presence(hub: Hub, noted: set[Presence]) -> set[Presence]:
    here = hub.connected()
    try:
        await hub.store.note_presence(hub.worker, here, noted)
        elsewhere = await hub.store.elsewhere(hub.worker)
    except Exception as error:
        LOG.warning("presence is not noted", extra={"problem": type(error).__name__})
        await _happens(hub.stopping, RECONNECT)
        hub.presence_changed.set()
        return noted
    for live in hub.rooms():
        live.seen_elsewhere(seats_in(live.code, elsewhere))
    return here
