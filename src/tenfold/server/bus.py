"""The bus between workers: PostgreSQL's NOTIFY, which carries (room, seq).

Seq 0 says that somebody has come to the room or gone, at another worker. Seq -1 brings along what is in no
log: a reaction or a nudge, which is short. Seq -2: what is in memory of the room does not hold any more.
The code may be a shared sheet's as well: whoever waits for its entries looks again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from tenfold.server.ephemeral import let_pass
from tenfold.server.hub import Hub, seats_in
from tenfold.server.logs import LOG
from tenfold.server.metrics import METRICS
from tenfold.server.postgres import CHANNEL
from tenfold.server.store import DROPPED, PASSING
from tenfold.server.workers import (
    CHANGED,
    Presence,
    counted_elsewhere,
    elsewhere,
    forget_who_is_gone,
    note_presence,
    say_goodbye,
)

HEARTBEAT = 10.0  # seconds between two notes that this worker is there
RECONNECT = 1.0


async def follow_other_workers(hub: Hub) -> None:
    """Catch up on rooms that other workers wrote to, and note who is connected here, until the hub stops.

    Nothing is cancelled: a statement that is broken off would leave its connection to nobody.
    """
    follower = Follower(hub)
    await asyncio.gather(follower.listen_until_stopped(), follower.note_until_stopped())


class Follower:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._tasks: set[asyncio.Task[None]] = set()
        self._noted: set[Presence] | None = None  # None: nothing is known to be noted
        self._trusted_from = 0.0  # before that, workers that have said nothing may not have been able to

    # --- what others say ---

    async def listen_until_stopped(self) -> None:
        while not self._hub.stopping.is_set():
            try:
                await self._listen()
            except Exception as error:  # whatever a driver raises: the worker goes on, and tries again
                LOG.warning("the bus is broken: connecting again", extra={"problem": type(error).__name__})
            await _happens(self._hub.stopping, RECONNECT)

    async def _listen(self) -> None:
        notices: asyncio.Queue[str | None] = asyncio.Queue()
        async with self._hub.store.listening_connection() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection

            def heard(_connection: object, _process: int, _channel: str, payload: str) -> None:
                notices.put_nowait(payload)

            driver.add_termination_listener(lambda *_: notices.put_nowait(None))
            stopping = asyncio.create_task(self._hub.stopping.wait())
            stopping.add_done_callback(lambda _: notices.put_nowait(None))
            try:
                await driver.add_listener(CHANNEL, heard)
                await self._catch_up()
                while (payload := await notices.get()) is not None:
                    self._hear(notices, *payload.split(" ", 3))
            finally:
                stopping.cancel()
                await connection.invalidate()  # nobody else gets a connection that listens
                await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _catch_up(self) -> None:
        """On whatever was written while nobody listened."""
        self._hub.sheets.wake_all()
        rooms = {live.code: live for live in self._hub.rooms()}
        if rooms:
            for code, seq in (await self._hub.store.last_seqs(list(rooms))).items():
                await rooms[code].catch_up(seq)

    def _hear(
        self, notices: asyncio.Queue[str | None], code: str, said: str, worker: str = "", message: str = ""
    ) -> None:
        """No room waits for another one's log."""
        self._hub.sheets.wake(code)
        live, seq = self._hub.live(code), int(said)
        if live is None:
            return
        if seq == DROPPED:
            self._hub.drop(code)
        elif seq == PASSING:
            if worker != self._hub.worker:
                let_pass(live, message.encode())
        elif seq == CHANGED:
            self._start(self._look(code), notices)
        elif seq > live.room.seq:
            self._start(live.catch_up(seq), notices)

    def _start(self, work: Coroutine[Any, Any, None], notices: asyncio.Queue[str | None]) -> None:
        def done(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            if not task.cancelled() and task.exception() is not None:
                notices.put_nowait(None)  # the database is away: afterwards everything is looked at again

        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(done)

    async def _look(self, code: str) -> None:
        """Who is there, in one room."""
        self._seen(code, await elsewhere(self._hub.store, self._hub.worker, code))

    # --- what this worker says ---

    async def note_until_stopped(self) -> None:
        """At once when somebody comes or goes, and regularly: a worker that is killed says no goodbye."""
        hub, clock = self._hub, asyncio.get_running_loop().time
        beat = clock()
        while not hub.stopping.is_set():
            hub.presence_changed.clear()
            try:
                await self._note()
                if clock() >= beat:
                    beat = clock() + HEARTBEAT
                    await self._look_around()
            except Exception as error:
                LOG.warning("presence is not noted", extra={"problem": type(error).__name__})
                self._noted, beat = None, clock()
                await _happens(hub.stopping, RECONNECT)
                self._trusted_from = clock() + 2 * HEARTBEAT
                hub.presence_changed.set()
            if not hub.stopping.is_set():
                await _happens(hub.presence_changed, max(0.0, beat - clock()))
        with suppress(Exception):  # the database may be what is gone
            await say_goodbye(hub.store, hub.worker)

    async def _note(self) -> None:
        hub, here = self._hub, self._hub.connected()
        await note_presence(hub.store, hub.worker, here, self._noted, METRICS.counted())
        self._noted = here

    async def _look_around(self) -> None:
        """Who is there, in all rooms, and what was counted."""
        hub = self._hub
        await forget_who_is_gone(hub.store)
        hub.counted_elsewhere = await counted_elsewhere(hub.store, hub.worker)
        there = await elsewhere(hub.store, hub.worker)
        for live in hub.rooms():
            self._seen(live.code, there)

    def _seen(self, code: str, there: set[Presence]) -> None:
        """After the database was away, nobody counts as gone until all workers could say who is there."""
        live = self._hub.live(code)
        if live is not None:
            is_all = asyncio.get_running_loop().time() >= self._trusted_from
            live.seen_elsewhere(seats_in(code, there), is_all=is_all)


async def _happens(event: asyncio.Event, seconds: float) -> None:
    """Wait for it, but not longer."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
