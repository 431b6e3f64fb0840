"""The command as its users start it: a process of its own, with real files and real pipes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pexpect

COMMAND = (sys.executable, "-m", "tenfold")
PATIENCE = 120  # seconds; only a broken program needs them


class Done(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """What --json printed, by a command that did its work without a word of complaint."""
        assert (self.code, self.err) == (0, "")
        return json.loads(self.out)


def tenfold(
    *arguments: str | Path, stdin: str | None = None, environment: dict[str, str] | None = None
) -> Done:
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input="" if stdin is None else stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **(environment or {})},
        timeout=PATIENCE,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def assert_refused(done: Done, code: int, *parts: str) -> None:
    """Nothing on stdout, one line on stderr that says these things, this exit code."""
    assert "Traceback" not in done.err
    assert (done.code, done.out) == (code, ""), done
    assert done.err.startswith("tenfold: ")
    assert done.err.endswith("\n")
    assert done.err.count("\n") == 1, done.err
    for part in parts:
        assert part in done.err


def at_terminal(*arguments: str | Path) -> pexpect.spawn[str]:
    """The command on a terminal of its own, without the echo of what is typed."""
    child = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *map(str, arguments)],
        encoding="utf-8",
        timeout=PATIENCE,
        echo=False,
        dimensions=(50, 200),
    )
    child.delaybeforesend = None
    return child


def ended(child: pexpect.spawn[str]) -> tuple[int | None, str]:
    """The exit code, and what was printed since the last expectation."""
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus, (child.before or "").replace("\r\n", "\n")
