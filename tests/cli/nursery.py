"""Processes of `tenfold` that need not load the program: python -m tests.cli.nursery SOCKET KIT

What a test needs is a process of its own, with its own arguments, environment, files and terminal; not that
Python reads the same modules hundreds of times. A nursery reads them once, and forks for every request. The
more it has loaded, the longer a fork takes: what only few commands need is loaded in a nursery of its own.
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
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from tenfold.locales import LANGUAGES, Speech

MOST = 65536  # bytes of a request
NUMBER = 4  # bytes of what is told of a process
_FILES = 4  # stdin, stdout, stderr, and where its number and its end are told

Surroundings = frozenset[tuple[str, str]]  # variables that are read while a process starts


class Kit(NamedTuple):
    """What a nursery loads."""

    program: str  # as `python -m` names it: a module with a `main`; loaded first
    packages: tuple[str, ...] = ()  # with all that is in them
    extras: tuple[str, ...] = ()  # if they are installed
    parent: str | None = None  # the nursery that this one is forked from


DRIVERS = ("sqlalchemy.dialects.sqlite.aiosqlite", "sqlalchemy.dialects.postgresql.asyncpg")
KITS = {
    "tenfold": Kit("tenfold.__main__", ("tenfold.cli", "tenfold.bots", "tenfold.terminal")),
    "all of tenfold": Kit(
        "tenfold.__main__",
        ("tenfold.server",),
        (*DRIVERS, "matplotlib.figure", "matplotlib.backends.backend_svg", "choix"),  # and choix brings SciPy
        parent="tenfold",
    ),
    # Of what is loaded before, nothing copies a name that is planted.
    "tests.server.planted": Kit("tests.server.planted", extras=DRIVERS, parent="tenfold"),
    "tests.without_posix": Kit(
        "tests.without_posix", ("tenfold.client", "tenfold.record", "tenfold.server"), parent="tenfold"
    ),
    # Modules of commands know the games that there are when they are loaded.
    "tests.fourth_game.command": Kit("tests.fourth_game.command", ("tenfold.terminal", "tenfold.server")),
    "tests.fourth_game.bare": Kit("tests.fourth_game.bare"),
}
# Large, or found as files: modules whose names begin so are loaded by whoever needs them.
LEFT_OUT = ("tenfold.cli.lab_page", "tenfold.server.migrations.")
NEED_ALL = {"backup", "lab", "restore", "rooms", "serve", "--plot"}


def kit_for(start: Sequence[str], arguments: Iterable[str]) -> str | None:
    """The nursery for a command; None if it is to be started otherwise."""
    if (*start[:2],) != (sys.executable, "-m") or len(start) > 3 or start[2] not in KITS:
        return None
    needs_all = start[2] == "tenfold" and not NEED_ALL.isdisjoint(arguments)
    return "all of tenfold" if needs_all else start[2]


@cache
def _line(kit: str, surroundings: Surroundings) -> socket.socket:
    """To a nursery of this process, which ends with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    parent = KITS[kit].parent
    if parent is not None and not surroundings:
        socket.send_fds(_line(parent, surroundings), [json.dumps([kit]).encode()], [theirs.fileno()])
        theirs.close()
        atexit.register(ours.close)
        return ours
    paths = (str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH"))
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cli.nursery", str(theirs.fileno()), kit],
        pass_fds=[theirs.fileno()],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path for path in paths if path),
            **dict(surroundings),
        },
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
        kit: str,
        terminal: bool = False,
        surroundings: Surroundings = frozenset(),
    ) -> None:
        self._news, told = os.pipe()
        request = json.dumps([arguments, environment, str(Path.cwd()), terminal]).encode()
        assert len(request) <= MOST
        socket.send_fds(_line(kit, surroundings), [request], [*files, told])
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


def _load(kit: Kit) -> ModuleType:
    program = importlib.import_module(kit.program)
    for name in kit.packages:
        package = importlib.import_module(name)
        for module in pkgutil.walk_packages(package.__path__, f"{name}."):
            if not module.name.startswith(LEFT_OUT):
                importlib.import_module(module.name)
    for name in kit.extras:
        with suppress(ImportError):
            importlib.import_module(name)
    for language in LANGUAGES:
        Speech(language).knows("")  # which reads its words, and its plural forms
    return program


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


def _asked(line: socket.socket) -> tuple[list[Any], list[int]]:
    """In the nursery this returns never; in a child, with what it is to do and its files."""
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
        told = files.pop() if len(files) == _FILES else None  # of another nursery nobody is told
        child = os.fork()
        if child == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for ours in (line, woken, wakes):
                ours.close()
            for other in (*running.values(), *([] if told is None else [told])):
                os.close(other)
            return json.loads(request), files
        for file in files:
            os.close(file)
        if told is not None:
            os.write(told, child.to_bytes(NUMBER, "little"))
            running[child] = told


def _tell_ends(running: dict[int, int]) -> None:
    while running and (ended := os.waitpid(-1, os.WNOHANG))[0]:
        child, status = ended
        if (told := running.pop(child, None)) is not None:
            with suppress(BrokenPipeError):  # whoever asked has gone
                os.write(told, status.to_bytes(NUMBER, "little"))
            os.close(told)


def _run(program: Any) -> None:
    """To the end of the command. To take the whole program apart would touch all that is shared."""
    sys.modules["__main__"] = program  # which processes of multiprocessing load again
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


def _tend(line: socket.socket, kit: Kit) -> None:
    program = _load(kit)
    gc.freeze()  # what is loaded stays: children need not look through it
    what, files = _asked(line)
    if len(what) == 1:
        _tend(socket.socket(fileno=files[0]), KITS[what[0]])
    else:
        _become(_Request(*what), files)
        _run(program)


if __name__ == "__main__":
    _tend(socket.socket(fileno=int(sys.argv[1])), KITS[sys.argv[2]])
