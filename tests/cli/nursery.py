"""Processes of `tenfold` that need not load the program: python -m tests.cli.nursery SOCKET PROGRAM

What a test needs is a process of its own, with its own arguments, environment, files and terminal; not that
Python reads the same modules hundreds of times. This one reads them once, and forks for every request.
"""

from __future__ import annotations

import atexit
import fcntl
import gc
import importlib
import json
import os
import pkgutil
import select
import signal
import socket
import subprocess
import sys
import termios
import threading
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

MOST = 65536  # bytes of a request
NUMBER = 4  # bytes of what is told of a process
Program = Literal["tenfold.cli", "tests.server.planted"]  # a module whose `main` it is
# What commands load when they need it, but for migrations, which are found as files. Nothing of it for a
# planted server: a module that copies a name from another must find there what was planted.
LOADED = {"tenfold.cli": ("tenfold.cli", "tenfold.bots", "tenfold.terminal", "tenfold.server")}
EXTRAS = ("choix", "matplotlib.figure", "matplotlib.backends.backend_svg")  # which bring SciPy and more
NOT_LOADED = "tenfold.server.migrations."
_FILES = 4  # stdin, stdout, stderr, and where its number and its end are told


@cache
def _line(program: Program) -> socket.socket:
    """To the program's nursery of this process, which ends with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    paths = (str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH"))
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cli.nursery", str(theirs.fileno()), program],
        pass_fds=[theirs.fileno()],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in paths if path)},
    )
    theirs.close()

    @atexit.register
    def end() -> None:
        ours.close()
        process.wait()

    return ours


class Child:
    """A process of the nursery; its end is told to us, who are not its parent."""

    def __init__(
        self,
        arguments: list[str],
        environment: dict[str, str],
        files: list[int],
        *,
        terminal: bool = False,
        program: Program = "tenfold.cli",
    ) -> None:
        self._news, told = os.pipe()
        request = json.dumps([arguments, environment, str(Path.cwd()), terminal]).encode()
        assert len(request) <= MOST
        socket.send_fds(_line(program), [request], [*files, told])
        os.close(told)
        self.pid = self._number()

    def end(self, patience: float | None = None) -> int | None:
        """As os.waitpid would tell it, once; None if it does not come in time."""
        if not select.select([self._news], [], [], patience)[0]:
            return None
        status = self._number()
        os.close(self._news)
        return status

    def _number(self) -> int:
        return int.from_bytes(os.read(self._news, NUMBER), "little")


class _Request(NamedTuple):
    arguments: list[str]
    environment: dict[str, str]
    folder: str
    is_at_terminal: bool


def _load(program: str) -> Any:
    for part in map(importlib.import_module, LOADED.get(program, ())):
        for module in pkgutil.walk_packages(part.__path__, f"{part.__name__}."):
            if not module.name.startswith(NOT_LOADED):
                importlib.import_module(module.name)
    if program in LOADED:
        for extra in EXTRAS:
            with suppress(ImportError):
                importlib.import_module(extra)
    return importlib.import_module(program)


def _become(request: _Request, files: list[int]) -> None:
    os.environ.clear()
    os.environ.update(request.environment)
    os.chdir(request.folder)
    if request.is_at_terminal:
        os.setsid()
        fcntl.ioctl(files[0], termios.TIOCSCTTY, 0)
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    # As Python has them: what a terminal in UTF-8 sends is forgiven, and only their process closes them.
    errors = "surrogateescape" if request.is_at_terminal else "strict"
    sys.stdin = os.fdopen(0, encoding="utf-8", errors=errors, closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", errors=errors, closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, encoding="utf-8", errors="backslashreplace", closefd=False)
    sys.argv = ["tenfold", *request.arguments]


def _serve(line: socket.socket) -> None:
    """In the nursery this returns never; in a child, when it is to run the command."""
    running: dict[int, int] = {}  # processes, and where their ends are told
    woken, wakes = socket.socketpair()
    for end in (woken, wakes):
        end.setblocking(False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wakes.fileno())
    while True:
        ready = select.select([line, woken], [], [])[0]
        if woken in ready:
            woken.recv(MOST)
            _tell_ends(running)
        if line not in ready:
            continue
        request, files, _, _ = socket.recv_fds(line, MOST, _FILES)
        if not request:
            sys.exit()
        told = files.pop()
        child = os.fork()
        if child == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for ours in (line, woken, wakes):
                ours.close()
            for other in (told, *running.values()):
                os.close(other)
            return _become(_Request(*json.loads(request)), files)
        for file in files:
            os.close(file)
        os.write(told, child.to_bytes(NUMBER, "little"))
        running[child] = told


def _tell_ends(running: dict[int, int]) -> None:
    while running and (ended := os.waitpid(-1, os.WNOHANG))[0]:
        child, status = ended
        told = running.pop(child)
        with suppress(BrokenPipeError):  # whoever asked has gone
            os.write(told, status.to_bytes(NUMBER, "little"))
        os.close(told)


def _run(program: Any) -> None:
    """To the end of the command. To take the whole program apart would touch all that is shared."""
    code: int | None = None
    try:
        program.main()
    except SystemExit as end:
        if not isinstance(end.code, int | None):
            raise
        code = end.code
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join()
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code or 0)


if __name__ == "__main__":
    loaded = _load(sys.argv[2])
    gc.freeze()  # what is loaded stays: children need not look through it
    _serve(socket.socket(fileno=int(sys.argv[1])))
    _run(loaded)
