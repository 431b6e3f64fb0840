"""Processes of `tenfold` that need not load the program: python -m tests.cli.nursery SOCKET

What a test needs is a process of its own, with its own arguments, environment and files; not that Python
reads the same modules hundreds of times. This one reads them once, and forks for every request.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import pkgutil
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path

import tenfold.cli

MOST = 65536  # bytes of a request


@cache
def _line() -> socket.socket:
    """To the nursery of this process, which ends with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    paths = (str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH"))
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cli.nursery", str(theirs.fileno())],
        pass_fds=[theirs.fileno()],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in paths if path)},
    )
    theirs.close()

    @atexit.register
    def end() -> None:
        ours.close()
        process.wait()

    return ours


def started(arguments: list[str], environment: dict[str, str], files: list[int], patience: float) -> int:
    """Run the command with these files as its stdin, stdout and stderr; its exit code."""
    line = _line()
    line.settimeout(patience)
    request = json.dumps([arguments, environment, str(Path.cwd())]).encode()
    assert len(request) <= MOST
    socket.send_fds(line, [request], files)
    return int(line.recv(MOST))


def _load_everything() -> None:
    for module in pkgutil.iter_modules(tenfold.cli.__path__, "tenfold.cli."):
        importlib.import_module(module.name)


def _become(request: bytes, files: list[int]) -> None:
    arguments, environment, folder = json.loads(request)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    sys.stdin = os.fdopen(0, encoding="utf-8")
    sys.stdout = os.fdopen(1, "w", encoding="utf-8")
    sys.stderr = os.fdopen(2, "w", 1, encoding="utf-8", errors="backslashreplace")
    sys.argv = ["tenfold", *arguments]


def _serve(line: socket.socket) -> None:
    """In the nursery this returns when nobody asks any more; in a child, when it is to run the command."""
    while True:
        request, files, _, _ = socket.recv_fds(line, MOST, 3)
        if not request:
            sys.exit()
        child = os.fork()
        if child == 0:
            line.close()
            return _become(request, files)
        for file in files:
            os.close(file)
        _, status = os.waitpid(child, 0)
        line.send(str(os.waitstatus_to_exitcode(status)).encode())


if __name__ == "__main__":
    _load_everything()
    gc.freeze()  # what is loaded stays: children need not look through it
    _serve(socket.socket(fileno=int(sys.argv[1])))
    tenfold.cli.main()
