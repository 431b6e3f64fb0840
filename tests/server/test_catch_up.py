"""Whoever comes back is told what was missed, however the log was written meanwhile."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from tenfold.rooms.entries import Started, write_entry
from tenfold.rooms.steps import after, opened, steps_from
from tenfold.server.catch_up import RECENT, CatchUp
from tests.server.worlds import played

LOG = played("card", 3, 1, 400)
STEPS = steps_from(opened(LOG[:1]), LOG[1:])


def test_a_snapshot_has_the_last_moves_of_its_game() -> None:
    """Nothing of the lobby, and nothing of the game before."""
    begins = next(at for at, entry in enumerate(LOG) if isinstance(entry, Started))
    recent = CatchUp(opened(LOG[:1]))

    async def entries_after(seq: int) -> list[bytes]:
        return [write_entry(entry) for entry in LOG[seq:]]

    async def follow_the_log() -> None:
        for end in range(2, len(LOG)):
            room = STEPS[end - 2].after
            recent.follow(room)
            if end % 9 == 0 or end in (begins, begins + 1, begins + RECENT, begins + RECENT + 1):
                told = await recent.last_moves(room, entries_after)
                assert told == (STEPS[max(begins, end - RECENT) - 1 : end - 1] if end > begins else [])

    asyncio.run(follow_the_log())


@pytest.mark.parametrize("at_once", [1, 3, 7, RECENT - 1, RECENT, RECENT + 1])
def test_the_last_entries_are_told_one_by_one_and_no_others(at_once: int) -> None:
    """The room in memory follows the log in commits of several entries."""
    assert len(LOG) > 4 * RECENT
    recent = CatchUp(opened(LOG[:1]))
    asked: set[int] = set()

    async def entries_after(seq: int) -> list[bytes]:
        asked.add(seq)
        return [write_entry(entry) for entry in LOG[seq:]]  # another worker may have written on

    async def follow_the_log() -> None:
        for end in range(1 + at_once, len(LOG), at_once):
            room = STEPS[end - 2].after
            recent.follow(room)
            for seq in (-1, 0, 1, end - RECENT - 1, end - RECENT, end - RECENT + 1, end - 1, end, end + 1):
                missed = await recent.missed(room, seq, entries_after)
                told = 1 <= seq < end and end - seq <= RECENT
                assert missed == (STEPS[seq - 1 : end - 1] if told else [])

    asyncio.run(follow_the_log())
    assert len(asked) <= len(LOG) // RECENT + 1  # a few positions are kept, not one for each entry


def test_a_room_that_was_loaded_knows_as_much() -> None:
    """A worker that has just started has followed the whole log."""
    recent = CatchUp(opened(LOG[:1]))
    for room in itertools.accumulate(LOG[1:], after, initial=opened(LOG[:1])):
        recent.follow(room)

    async def entries_after(seq: int) -> list[bytes]:
        return [write_entry(entry) for entry in LOG[seq:]]

    end = len(LOG)
    assert asyncio.run(recent.missed(room, end - RECENT, entries_after)) == STEPS[end - RECENT - 1 :]
