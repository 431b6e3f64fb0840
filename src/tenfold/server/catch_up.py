"""What somebody who comes back to a room has missed.

Two earlier positions are kept, the log has the entries: keeping them too, each with its position, made a seat
in a game half as large again, and few ever ask.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from tenfold.rooms.entries import Started, read_entry
from tenfold.rooms.room import Room
from tenfold.rooms.steps import Step, steps_from

RECENT = 64  # entries that a client can catch up on one by one; further behind it gets a snapshot

EntriesAfter: TypeAlias = Callable[[int], Awaitable[list[bytes]]]


class CatchUp:
    def __init__(self, room: Room) -> None:
        self._earlier = self._later = room

    def follow(self, room: Room) -> None:
        """The room has come so far: one of the two positions stays at least RECENT entries behind it."""
        if room.seq - self._later.seq >= RECENT:
            self._earlier, self._later = self._later, room

    async def missed(self, room: Room, seq: int, entries_after: EntriesAfter) -> list[Step]:
        """The steps from `seq` to this room; none if they are too many, or if none are missing."""
        if seq < 1 or not room.seq - RECENT <= seq < room.seq or self._earlier.seq > seq:
            return []
        return await self._since(seq, room, entries_after)

    async def last_moves(self, room: Room, entries_after: EntriesAfter) -> list[Step]:
        """The last steps of the game that lies on the table."""
        if room.game is None:
            return []
        steps = await self._since(max(room.seq - RECENT, self._earlier.seq), room, entries_after)
        started = [at for at, step in enumerate(steps) if isinstance(step.entry, Started)]
        return steps[started[-1] :] if started else steps

    async def _since(self, seq: int, room: Room, entries_after: EntriesAfter) -> list[Step]:
        start = self._later if self._later.seq <= seq else self._earlier
        raw = await entries_after(start.seq)
        return steps_from(start, map(read_entry, raw[: room.seq - start.seq]))[seq - start.seq :]
