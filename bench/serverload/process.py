"""A real `tenfold serve` on loopback, on a core of its own, and what the kernel says of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

_TICK = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int, *, family: bool = False) -> float:
    """Of all threads of a process; with its `family`, also of those that it has started, ended or not."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / _TICK
    if not family:
        return own
    ended = (int(fields[13]) + int(fields[14])) / _TICK
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return own + ended + sum(cpu_seconds(int(child), family=True) for child in children)


class Server(NamedTuple):
    pid: int
    port: int

    def cpu_seconds(self) -> float:
        """Of all its threads, in user and system mode."""
        return cpu_seconds(self.pid)

    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text(encoding="utf-8").split()[1]) * _PAGE

    def count(self, name: str) -> float:
        """A counter of its metrics."""
        with urlopen(f"http://127.0.0.1:{self.port}/metrics") as page:
            text = page.read().decode()
        found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
        return float(found[1]) if found else 0.0


@contextmanager
def running(
    data: Path, core: int | None, profile: Path | None = None, source: Path | None = None, *options: str
) -> Iterator[Server]:
    """Until the block is left. With `profile` it runs under cProfile, several times as slow; with `source`
    it is the program that lies there.
    """
    command = [sys.executable]
    if profile is not None:
        command += ["-m", "cProfile", "-o", str(profile)]
    command += ["-m", "tenfold", "serve", "--port", "0", "--data", str(data), "--log-level", "warning"]
    command += options
    environment = os.environ if source is None else os.environ | {"PYTHONPATH": str(source)}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, preexec_fn=lambda: pin(core)
    )
    try:
        assert process.stdout is not None
        told = process.stdout.readline()
        port = re.search(r":(\d+)$", told.strip())
        if port is None:
            raise SystemExit(f"the server did not start: {told}")
        yield Server(process.pid, int(port[1]))
    finally:
        process.terminate()
        process.wait(30)


def pin(core: int | None) -> None:
    """Run on this core only, if the machine has it."""
    if core is not None and core in os.sched_getaffinity(0):
        os.sched_setaffinity(0, {core})
