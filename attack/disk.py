"""A disk that fails when it is told to, below a server that does not know of it (disk.c)."""

from __future__ import annotations

import subprocess
from pathlib import Path
from shutil import which

SOURCE = Path(__file__).with_name("disk.c")


def has_compiler() -> bool:
    return which("cc") is not None


class Disk:
    """`environment` is for the server; its faults are files in the folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "disk"
        self._folder.mkdir()
        library = self._folder / "disk.so"
        options = ("-O2", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl", "-lpthread")
        subprocess.run(["cc", *options], check=True)
        self.environment = {"LD_PRELOAD": str(library), "TENFOLD_DISK": str(self._folder)}

    def fail(self, how: str) -> None:
        """SYNC, WRITE, READ or FULL."""
        (self._folder / how).touch()

    def work(self) -> None:
        """Again."""
        for how in ("SYNC", "WRITE", "READ", "FULL"):
            (self._folder / how).unlink(missing_ok=True)

    def set_clock(self, wrong_by: int) -> None:
        """The server's clock, in seconds."""
        new = self._folder / "CLOCK.new"
        new.write_text(str(wrong_by))
        new.rename(self._folder / "CLOCK")

    @property
    def trace(self) -> Path:
        """What was written and synced, from the next start on if the file is there by then."""
        return self._folder / "TRACE"
