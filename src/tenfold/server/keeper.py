"""Nothing is kept for ever by accident: what nobody has touched for long is put away, and then deleted if the
host wants that; answers go when nobody can ask for them any more.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import NamedTuple

from tenfold.server.caretaking import (
    KeptRoom,
    clear,
    is_finished,
    pack,
    prune_replies,
    remove,
    rooms_after,
)
from tenfold.server.logs import LOG
from tenfold.server.store import Store, StoreFailed

DAY = 24 * 3600 * 1000  # milliseconds, as in the database
REPLIES_KEPT = DAY  # a client that has had no answer asks again sooner
GONE_KEPT = DAY  # longer than any worker keeps a room that nobody is in
EVERY_SECONDS = 3600.0
SLICE = 100  # rooms that are looked at in one go
BREATH_SECONDS = 0.02  # between two of them, for whoever plays


class Ages(NamedTuple):
    """Days after which a room that nobody has touched is put away, and deleted; 0: never."""

    finished: int = 30
    unfinished: int = 180
    deleted: int = 0


class Keeper:
    def __init__(self, store: Store, ages: Ages, is_live: Callable[[str], object]) -> None:
        self._store = store
        self._ages = ages
        self._is_live = is_live  # whether somebody may be in the room
        self._looked_at: int | None = None  # when it looked at all rooms before

    async def keep_forever(self) -> None:
        await asyncio.sleep(random.uniform(30, 90))  # several workers start at once
        while True:
            try:
                await self.look_at_all()
            except StoreFailed:  # said by the store
                pass
            except Exception as error:
                LOG.error("a defect", exc_info=error)
            await asyncio.sleep(EVERY_SECONDS)

    async def look_at_all(self) -> None:
        now, code, counts = self._store.now, "", [0, 0]
        while rooms := await rooms_after(self._store, code, SLICE):
            code = rooms[-1].code
            await prune_replies(self._store, [room.code for room in rooms], now - REPLIES_KEPT)
            for room in rooms:
                await self._look_at(room, now, counts)
            await asyncio.sleep(BREATH_SECONDS)
        self._looked_at = now
        if any(counts):
            LOG.info("rooms put away and deleted", extra={"put_away": counts[0], "deleted": counts[1]})

    async def _look_at(self, room: KeptRoom, now: int, counts: list[int]) -> None:
        if room.is_gone:
            if room.touched < now - GONE_KEPT:
                await clear(self._store, room)
        elif self._is_live(room.code):
            return
        elif self._ages.deleted and room.touched < now - DAY * self._ages.deleted:
            counts[1] += await remove(self._store, room)
        elif not room.is_put_away and self._may_be_due(room, now):
            counts[0] += await self._put_away(room, now)

    def _may_be_due(self, room: KeptRoom, now: int) -> bool:
        """Without reading its log: a room that was not finished when it was looked at is not finished now."""
        if self._ages.unfinished and room.touched < now - DAY * self._ages.unfinished:
            return True
        finished = DAY * self._ages.finished
        if not finished or room.touched >= now - finished:
            return False
        return self._looked_at is None or room.touched >= self._looked_at - finished

    async def _put_away(self, room: KeptRoom, now: int) -> bool:
        loaded = await self._store.load(room.code)
        if loaded is None or len(loaded.entries) != room.seq:
            return False
        is_due = bool(self._ages.unfinished) and room.touched < now - DAY * self._ages.unfinished
        return (is_due or is_finished(loaded.entries)) and await pack(self._store, room, loaded.entries)
