"""Files in the user's hands: replaced whole, or held by one program."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR = 2**40  # the byte that Windows locks: what is locked cannot be read, so it is one that no file has


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
    if sys.platform == "win32":
        at = file.tell()
        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from None
        finally:
            file.seek(at)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
