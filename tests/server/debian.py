"""Programs of Debian that tests need beside their own."""

from __future__ import annotations

import os
import shutil
import subprocess


def install(package: str) -> bool:
    """Whether it could be: by root, where there is Debian."""
    if os.getuid() != 0 or shutil.which("apt-get") is None:
        return False
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", package]):
        done = subprocess.run(["apt-get", *command], stdout=subprocess.DEVNULL, env=environment, check=False)
    return done.returncode == 0
