"""Where the browser is. `python tests/page/chromium.py` installs one if there is none, for the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# The first draws no window at all and needs the least of the processor.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
PACKAGES = ("chromium-headless-shell", "chromium")


def executable() -> str | None:
    """TENFOLD_CHROMIUM, or what is on the PATH; None if there is none."""
    wished = os.environ.get("TENFOLD_CHROMIUM")
    return wished or next((path for name in NAMES if (path := shutil.which(name))), None)


def _apt_get(*command: str) -> None:
    subprocess.run(
        ["apt-get", *command],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdout=subprocess.DEVNULL,
        check=False,
    )


def install() -> int:
    """By the system's own means, as far as we may."""
    if executable() is not None:
        return 0
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if is_root and shutil.which("apt-get"):
        print("installing Chromium for the tests of the page")
        _apt_get("update")
        for package in PACKAGES:  # not every system has the first
            if executable() is None:
                _apt_get("install", "--yes", "--no-install-recommends", package, "fonts-noto-core")
    if executable() is not None:
        return 0
    print(
        "the tests of the page need Chromium: install it (Debian: apt install chromium-headless-shell), "
        "or name one in TENFOLD_CHROMIUM",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(install())
