"""Shared sheets that nobody touches: put away in one row, and deleted.

The packed row stands in the place of the last one, so an entry that comes at the same time just follows it.
"""

from __future__ import annotations

from sqlalchemy import delete, func, select, update

from tenfold.server.packing import log_after, packed
from tenfold.server.store import Store
from tenfold.server.tables import SHEETS

_TOUCHED = select(SHEETS.c.sheet).group_by(SHEETS.c.sheet)


async def left_since(store: Store, before: int) -> list[str]:
    """The sheets on which nobody has written since then, of more than one row."""
    left = _TOUCHED.having(func.max(SHEETS.c.at) < before, func.count() > 1)
    async with store.reading() as connection:
        return list((await connection.execute(left)).scalars())


async def put_sheet_away(store: Store, code: str) -> None:
    own = SHEETS.c.sheet == code
    async with store.transaction() as connection:
        locked = select(SHEETS.c.seq, SHEETS.c.entry).where(own).order_by(SHEETS.c.seq).with_for_update()
        rows = list(await connection.execute(locked))
        if len(rows) < 2:  # another worker was faster
            return
        row = packed(log_after(rows, 0))
        last = rows[-1].seq
        await connection.execute(delete(SHEETS).where(own, SHEETS.c.seq < last))
        await connection.execute(update(SHEETS).where(own, SHEETS.c.seq == last).values(entry=row))


async def delete_sheets(store: Store, before: int) -> None:
    """All on which nobody has written since then."""
    async with store.reading() as connection:
        left = list((await connection.execute(_TOUCHED.having(func.max(SHEETS.c.at) < before))).scalars())
    for code in left:
        own = SHEETS.c.sheet == code
        async with store.transaction() as connection:
            # Locked first: an entry that is being written is waited for, and the sheet then stays.
            await connection.execute(select(SHEETS.c.seq).where(own).with_for_update())
            last = (await connection.execute(select(func.max(SHEETS.c.at)).where(own))).scalar()
            if last is not None and last < before:
                await connection.execute(delete(SHEETS).where(own))
    if left:
        await store.forget_deleted()
