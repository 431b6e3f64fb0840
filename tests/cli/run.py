"""The command as its users start it: a process of its own, with real files and real terminals."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, NamedTuple

import pexpect

from tests.cli.nursery import Child, kit_for
from tests.cli.terminal import COMMAND, Terminal

READ_BY_PYTHON = ("PYTHON", "LANG", "LC_")  # when it starts: such a process cannot come from the nursery
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
    *arguments: str | Path,
    stdin: str | None = None,
    environment: dict[str, str] | None = None,
    stdout: int | None = None,
    start: tuple[str, ...] = COMMAND,
    encoding: str = "utf-8",
) -> Done:
    """In a process of its own; what it writes goes to `stdout`, if that is given."""
    words, changed = [*map(str, arguments)], environment or {}
    kit = kit_for(start, words)
    with (
        TemporaryFile("w+", encoding=encoding) as given,
        TemporaryFile("w+", encoding=encoding) as out,
        TemporaryFile("w+", encoding=encoding) as err,
    ):
        given.write(stdin or "")
        given.seek(0)
        files = [given.fileno(), out.fileno() if stdout is None else stdout, err.fileno()]
        if kit is None or any(name.startswith(READ_BY_PYTHON) for name in changed):
            code = subprocess.run(
                [*start, *words],
                stdin=files[0],
                stdout=files[1],
                stderr=files[2],
                env=os.environ | changed,
                timeout=PATIENCE,
                check=False,
            ).returncode
        else:
            code = _ended(Child(words, os.environ | changed, files, kit=kit))
        for file in (out, err):
            file.seek(0)
        return Done(code, out.read(), err.read())


def assert_refused(done: Done, code: int, *parts: str) -> None:
    """Nothing on stdout, one line on stderr that says these things, this exit code."""
    assert "Traceback" not in done.err
    assert (done.code, done.out) == (code, ""), done
    assert done.err.startswith("tenfold: ")
    assert done.err.endswith("\n")
    assert done.err.count("\n") == 1, done.err
    for part in parts:
        assert part in done.err


def _ended(child: Child) -> int:
    status = child.end(PATIENCE)
    if status is None:
        os.kill(child.pid, signal.SIGKILL)
        raise TimeoutError(f"no end after {PATIENCE} s")
    return os.waitstatus_to_exitcode(status)


def at_terminal(*arguments: str | Path) -> Terminal:
    """The command on a terminal of its own, without the echo of what is typed."""
    return Terminal(arguments, dict(os.environ), timeout=PATIENCE, dimensions=(50, 200))


def ended(child: Terminal) -> tuple[int | None, str]:
    """The exit code, and what was printed since the last expectation."""
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus, (child.before or "").replace("\r\n", "\n")
