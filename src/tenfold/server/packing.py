"""A log that nobody has touched for long, in one row.

The packed row of a room stands at the seq of its last entry, `PutAway`, and holds all entries until there,
compressed: a game of a thousand entries takes 5 kB. It claims its seq as any entry does, so whoever writes to
the room at the same time, at whichever worker, loses one of the two and looks again. Later entries follow it
as usual. An empty row is all that is left of a room that was deleted, until no worker can have it in memory.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Protocol

from tenfold.rooms.entries import PutAway, write_entry

GONE = b""
_PUT_AWAY = write_entry(PutAway())
_ZLIB = b"\x78\xda"  # how it begins what it has compressed as much as it can; an entry is JSON


class LogRow(Protocol):
    @property
    def entry(self) -> bytes: ...


def is_packed(row: bytes) -> bool:
    return row.startswith(_ZLIB)


def put_away(log: Sequence[bytes]) -> bytes:
    """The row that stands for this log from now on."""
    return packed([*log, _PUT_AWAY])


def packed(log: Sequence[bytes]) -> bytes:
    return zlib.compress(b"\n".join(log), 9)  # JSON as we write it has no line breaks


def unpacked(row: bytes) -> list[bytes]:
    return zlib.decompress(row).split(b"\n")


def log_after(rows: Sequence[LogRow], seq: int) -> list[bytes]:
    """The entries after `seq`, from the rows after it. Only the first row of a room can be packed."""
    if rows and is_packed(rows[0].entry):
        return [*unpacked(rows[0].entry)[seq:], *(row.entry for row in rows[1:])]
    return [row.entry for row in rows]
