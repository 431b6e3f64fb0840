"""Nothing is kept for ever by accident: what nobody has touched for long is put away, and then deleted if the
host wants that; answers go when nobody can ask for them any more.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tenfold.server.caretaking import (
    KeptRoom,
    Replacement,
    clear,
    is_finished,
    packing,
    prune_replies,
    removal,
    replace_rooms,
    rooms_after,
)
from tenfold.server.logs import LOG
from tenfold.server.sheet_keeping import delete_sheets, left_since, put_sheet_away
from tenfold.server.store import Store, StoreFailed

DAY = 24 * 3600 * 1000  # milliseconds, as in the database
REPLIES_KEPT = DAY  # a client that has had no answer asks again sooner
GONE_KEPT = DAY  # longer than any worker keeps a room that nobody is in
EVERY_SECONDS = 3600.0
SLICE = 100  # rooms that are looked at in one go
TOGETHER = 20  # rooms that are put away in one transaction
BREATH_SECONDS = 0.02  # between two of them, for whoever plays


class Ages(NamedTuple):
    """Days after which a room that nobody has touched is put away, and deleted; 0: never."""

    finished: int = 30
    unfinished: int = 180
    deleted: int = 0


class RoomKeeper:
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
        now, code, put_away, deleted = self._store.now, "", 0, 0
        while rooms := await rooms_after(self._store, code, SLICE):
            code = rooms[-1].code
            await prune_replies(self._store, [room.code for room in rooms], now - REPLIES_KEPT)
            deleted += await self._delete(rooms, now)
            put_away += await self._put_away(rooms, now)
            await asyncio.sleep(BREATH_SECONDS)
        self._looked_at = now
        await self._keep_sheets(now)
        if put_away or deleted:
            LOG.info("rooms put away and deleted", extra={"put_away": put_away, "deleted": deleted})

    async def _keep_sheets(self, now: int) -> None:
        """Nobody here knows whether the game on a sheet is finished: it counts as one that is not."""
        if self._ages.deleted:
            await delete_sheets(self._store, now - DAY * self._ages.deleted)
        if self._ages.unfinished:
            for code in await left_since(self._store, now - DAY * self._ages.unfinished):
                await put_sheet_away(self._store, code)
                await asyncio.sleep(BREATH_SECONDS)

    async def _delete(self, rooms: Sequence[KeptRoom], now: int) -> int:
        if gone := [room.code for room in rooms if room.is_gone and room.touched < now - GONE_KEPT]:
            await clear(self._store, gone)
        end = now - DAY * self._ages.deleted if self._ages.deleted else 0
        old = [room for room in rooms if room.touched < end and self._is_left(room)]
        return await replace_rooms(self._store, [removal(self._store, room) for room in old]) if old else 0

    async def _put_away(self, rooms: Sequence[KeptRoom], now: int) -> int:
        """A few at a time: whoever plays waits for the disk meanwhile."""
        count, due = 0, []
        for room in rooms:
            if not room.is_put_away and self._is_left(room) and self._may_be_due(room, now):
                due += await self._packing(room, now)
            if len(due) == TOGETHER or (due and room is rooms[-1]):
                count += await replace_rooms(self._store, due)
                due = []
        return count

    async def _packing(self, room: KeptRoom, now: int) -> list[Replacement]:
        loaded = await self._store.load(room.code)
        if loaded is None or len(loaded.entries) != room.seq:
            return []
        is_due = self._is_old(room, now) or is_finished(loaded.entries)
        return [await packing(room, loaded.entries)] if is_due else []

    def _is_left(self, room: KeptRoom) -> bool:
        return not (room.is_gone or self._is_live(room.code))

    def _is_old(self, room: KeptRoom, now: int) -> bool:
        return bool(self._ages.unfinished) and room.touched < now - DAY * self._ages.unfinished

    def _may_be_due(self, room: KeptRoom, now: int) -> bool:
        """Without reading its log: a room that was not finished when it was looked at is not finished now."""
        if self._is_old(room, now):
            return True
        finished = DAY * self._ages.finished
        if not finished or room.touched >= now - finished:
            return False
        return self._looked_at is None or room.touched >= self._looked_at - finished
