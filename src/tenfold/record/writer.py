"""Writing a record as the game goes on: each line is on its way to the disk before it takes effect."""

from __future__ import annotations

import os
from contextlib import suppress
from types import TracebackType
from typing import Any, BinaryIO

from tenfold.core import Event, Outcome, TenfoldError
from tenfold.games.registry import AnyKind
from tenfold.record.format import Entry, Header, Result, SeatTaken, seal
from tenfold.record.reader import Record


class RecordWriter:
    """Appends to an open binary file. Use `event` as a table's `on_event`.

    `durable` asks the system to bring each line to the disk before the game goes on.
    """

    def __init__(
        self,
        file: BinaryIO,
        kind: AnyKind,
        header: Header,
        *,
        durable: bool = False,
        goes_on: Record | None = None,  # a record that the file holds already
    ) -> None:
        self._file = file
        self._kind = kind
        self._durable = durable
        self._hash = goes_on.last_hash if goes_on else ""
        self._events = len(goes_on.entries) if goes_on else 0
        if goes_on is None:
            self._write(header)

    def event(self, event: Event[Any]) -> None:
        self._write(Entry(n=self._events, seat=event.seat, do=self._kind.write_action(event.action)))
        self._events += 1

    def finish(self, outcome: Outcome | None, seed: bytes, taken: tuple[SeatTaken, ...] = ()) -> None:
        """The result and the secret; `outcome` is None when the game was stopped."""
        self._write(Result.of(outcome, seed, taken))

    def _write(self, line: Header | Entry | Result) -> None:
        raw, self._hash = seal(line, self._hash)
        try:
            self._file.write(raw)
            self._file.flush()
            if self._durable:
                os.fsync(self._file.fileno())
        except OSError as error:
            self._close()
            raise TenfoldError(f"cannot write {self._file.name}: {error.strerror}") from None

    def __enter__(self) -> RecordWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def _close(self) -> None:
        with suppress(OSError):  # every line was flushed, or has failed aloud
            self._file.close()
