"""A real PostgreSQL for tests: Debian's, installed if it is missing, on a free port, in its own folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import pytest

from tests.server.debian import found
from tests.server.processes import PATIENCE, eventually, free_port

USER = "tenfold"


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; Debian keeps them out of PATH."""
    initdb = shutil.which("initdb")
    folders = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    folders += [Path(initdb).resolve().parent] if initdb else []
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


def installed() -> Path:
    """Installs it where that is possible; the test is skipped where it is not."""
    folder = found(programs, "postgresql")
    if folder is None:
        pytest.skip("there is no PostgreSQL, and nobody here may install it")
    return folder


class Postgres:
    """A server of PostgreSQL that can be stopped and started."""

    def __init__(self, *, syncs: bool = False) -> None:
        self._syncs = syncs  # what it says is written is on the disk
        self._programs = installed()
        self.port = free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="tenfold-postgres-"))
        self._user: dict[str, str | int] = {}
        if os.getuid() == 0:  # it refuses to run as root
            name = next(name for name in ("postgres", "nobody") if _exists(name))
            shutil.chown(self._folder, name)
            self._user = {"user": name}
        self._run("initdb", "-D", str(self._folder / "data"), "-A", "trust", "-U", USER, "--no-sync")
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0

    def start(self) -> None:
        with (self._folder / "log").open("ab") as log:
            program, folder = str(self._programs / "postgres"), str(self._folder / "data")
            where = ("-D", folder, "-p", str(self.port), "-h", "127.0.0.1", "-k", "")
            self._process = subprocess.Popen(
                [program, *where, "-c", f"fsync={'on' if self._syncs else 'off'}"],
                stdout=log,
                stderr=log,
                cwd="/",
                **self._user,  # type: ignore[call-overload]
            )
        eventually(self._is_ready, "PostgreSQL")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)  # a fast stop: connections are cut
        self._process.wait(PATIENCE)
        self._process = None

    def remove(self) -> None:
        if self._process is not None:
            self.stop()
        shutil.rmtree(self._folder)

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._databases += 1
        name = f"rooms{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def _is_ready(self) -> bool:
        command = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(command, check=False).returncode == 0

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd="/", **self._user)  # type: ignore[call-overload]


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
