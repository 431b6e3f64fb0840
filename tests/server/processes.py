"""Servers as their owners start them: processes of their own, on free ports, with real files."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from signal import SIGTERM
from typing import IO, Any, BinaryIO

from tests.cli.nursery import Child, Surroundings, kit_for

COMMAND = (sys.executable, "-m", "tests.server.planted")
PATHS = os.pathsep.join(filter(None, [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH")]))
READ_WHEN_PLANTED = {"TENFOLD_TEST_SCRIPT"}
READ_AT_THE_START = {"LD_PRELOAD", "TENFOLD_DISK"}  # of the nursery, which such servers have for themselves
PATIENCE = 60.0  # seconds; only a broken server needs them


class _Started:
    """A process of its own from the beginning."""

    def __init__(
        self, words: list[str], environment: dict[str, str], errors: BinaryIO, descriptors: int | None
    ) -> None:
        def limit() -> None:
            if descriptors is not None:
                resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

        self._process = subprocess.Popen(
            words,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment,
            preexec_fn=limit,
        )
        assert self._process.stdout is not None
        self.stdout: IO[str] = self._process.stdout
        self.pid = self._process.pid

    def end(self) -> int:
        return self._process.wait(PATIENCE)


class _Loaded:
    """A process that need not load the program."""

    def __init__(
        self,
        words: list[str],
        environment: dict[str, str],
        errors: BinaryIO,
        kit: str,
        surroundings: Surroundings,
    ) -> None:
        out, told = os.pipe()
        with open(os.devnull) as nothing:
            files = [nothing.fileno(), told, errors.fileno()]
            self._child = Child(words, environment, files, kit=kit, surroundings=surroundings)
        os.close(told)
        self.stdout: IO[str] = os.fdopen(out, encoding="utf-8")
        self.pid = self._child.pid

    def end(self) -> int:
        status = self._child.end(PATIENCE)
        assert status is not None, f"no end after {PATIENCE} s"
        return os.waitstatus_to_exitcode(status)


class Server:
    """`tenfold serve` in a process. `plant` names faults and shorter times (see planted.py)."""

    def __init__(
        self,
        data: Path,
        *options: str,
        port: int = 0,
        plant: tuple[str, ...] = (),
        bot_pause: float = 0.0,
        environment: dict[str, str] | None = None,
        descriptors: int | None = None,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        self.data = data
        self.port = port
        self._options = ("--data", str(data), "--bot-pause", str(bot_pause), *options)
        self._plant = plant
        self._environment = environment or {}
        self._descriptors = descriptors  # how many it may have open
        self._command = command
        self._errors = data.parent / f"{data.name}.log"
        self._process: _Loaded | _Started | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()

    def start(self) -> None:
        with self._errors.open("ab") as errors:
            self._process = self._started(errors)
        line = self._process.stdout.readline()
        found = re.fullmatch(r"Tenfold listens on http://127\.0\.0\.1:(\d+)\n", line)
        assert found, f"{line!r}; {self.log_text()}"
        self.port = int(found[1])

    def _started(self, errors: BinaryIO) -> _Loaded | _Started:
        words = [*self._plant, "serve", "--port", str(self.port), *self._options]
        environment = os.environ | {"PYTHONPATH": PATHS} | self._environment
        # What Python or a module reads when it is loaded cannot be told to one that is.
        told_late = self._environment.keys() <= READ_WHEN_PLANTED | READ_AT_THE_START
        kit = kit_for(self._command, words)
        if kit and told_late and self._descriptors is None and "--workers" not in self._options:
            surroundings = {
                (name, value) for name, value in self._environment.items() if name in READ_AT_THE_START
            }
            return _Loaded(words, environment, errors, kit, frozenset(surroundings))
        return _Started([*self._command, *words], environment, errors, self._descriptors)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        """As a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self, by: int = SIGTERM) -> int:
        """Politely; the exit code."""
        return self._end(by)

    def _end(self, number: int) -> int:
        process, self._process = self._process, None
        assert process is not None
        os.kill(process.pid, number)
        code = process.end()
        process.stdout.close()
        return code

    def log_text(self) -> str:
        return self._errors.read_text()

    def log(self) -> list[dict[str, Any]]:
        """Each line is an object."""
        return [json.loads(line) for line in self.log_text().splitlines()]

    def metric(self, name: str, **labels: str) -> float:
        """A number from /metrics; 0 if it has not been counted yet."""
        shown = (
            "{" + ",".join(f'{label}="{value}"' for label, value in labels.items()) + "}" if labels else ""
        )
        found = re.search(rf"^{re.escape(name + shown)} (\S+)$", self.get("/metrics")[1].decode(), re.M)
        return 0.0 if found is None else float(found[1])

    def get(self, path: str) -> tuple[int, bytes]:
        return get(self.url + path)

    def post(self, path: str, body: bytes, kind: str) -> tuple[int, bytes]:
        return get(urllib.request.Request(self.url + path, body, {"content-type": kind}, method="POST"))


def get(url: str | urllib.request.Request) -> tuple[int, bytes]:
    """Status and body of an HTTP answer."""
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read()


def eventually(is_so: Callable[[], object], what: str = "it") -> None:
    """Wait for a condition; only a broken server makes this fail."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, f"{what} does not happen"
        time.sleep(0.02)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port
