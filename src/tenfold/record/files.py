"""Files in the user's hands: replaced whole, or held by one program."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

try:
    import fcntl
except ImportError:  # outside POSIX nothing of the kind is released when a process is killed
    fcntl = None  # type: ignore[assignment]


def write_whole(path: Path, raw: bytes, mode: int = 0o666) -> None:
    """OSError if it cannot be written; then, and after a power cut, there is the old file or the new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.part")  # one name: a killed run leaves one file at most
    try:
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    if os.name == "posix":  # the new name must be on the disk as well
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def hold(file: BinaryIO) -> None:
    """Until the file is closed or the program has ended; BlockingIOError if another one has it."""
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
