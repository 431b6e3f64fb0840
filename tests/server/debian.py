"""Programs of Debian that tests need beside their own."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

LOCK = Path(tempfile.gettempdir()) / "tenfold-debian.lock"  # tests run in several processes

T = TypeVar("T")


def found(find: Callable[[], T | None], package: str) -> T | None:
    """What this package brings; it is installed if it is missing, by root, where there is Debian."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        there = find()
        if there is None and os.getuid() == 0 and shutil.which("apt-get") is not None:
            _apt_get("update", "-qq")
            _apt_get("install", "-qq", "-y", "--no-install-recommends", package)
            there = find()
    return there


def _apt_get(*command: str) -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", *command], stdout=subprocess.DEVNULL, env=environment, check=False)
