"""Programs of Debian that tests need beside their own."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

LOCK = Path(tempfile.gettempdir()) / "tenfold-debian.lock"  # tests run in several processes


def install(package: str) -> bool:
    """Whether it could be: by root, where there is Debian."""
    if os.getuid() != 0 or shutil.which("apt-get") is None:
        return False
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", package]):
            done = subprocess.run(
                ["apt-get", *command], stdout=subprocess.DEVNULL, env=environment, check=False
            )
    return done.returncode == 0
