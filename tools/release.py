"""A release by one command: `make release VERSION=1.2.0` (DRY=1: without keeping anything).

All tests run first. Version and changelog change in a clone, where wheel and sdist are built once, looked
through and tried. Only when all of that has gone well does the commit with its tag come into this repository,
and the files into dist/.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from datetime import UTC, date, datetime
from email import message_from_bytes
from pathlib import Path

from tools.smoke import NotReady, try_wheel

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
WRITTEN = re.compile(r'(?<=^__version__ = ")[^"]+(?="$)', re.MULTILINE)
UNRELEASED = "## Unreleased\n"

# What would be missed first.
OF_WHEEL = ("server/page/index.html", "locales/ru/card.ftl", "ledger/board.toml", "py.typed")
OF_SDIST = ("LICENSE", "CHANGELOG.md", "pyproject.toml", "web/package-lock.json", "tests/conftest.py")


def check_version(wanted: str, tags: list[str]) -> None:
    """NotReady unless it is higher than what was released."""
    if not VERSION.fullmatch(wanted):
        raise NotReady(f'"{wanted}" is not a version: write three numbers, such as 1.2.0')
    released = [tag[1:] for tag in tags if VERSION.fullmatch(tag[1:])]
    newest = max(released, key=_numbers, default=None)
    if newest is not None and _numbers(wanted) <= _numbers(newest):
        raise NotReady(f"{newest} is released already: {wanted} must be higher")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def released_changelog(text: str, version: str, day: date) -> str:
    """The changelog with this version instead of what was unreleased; NotReady if there is nothing."""
    before, found, after = text.partition(UNRELEASED)
    news = after.partition("\n## ")[0]
    if not found or "\n- " not in news:
        raise NotReady("CHANGELOG.md has no lines under Unreleased: say what is new")
    return f"{before}{UNRELEASED}\n## {version} ({day})\n{after}"


def release(root: Path, version: str, *, dry: bool) -> None:
    """NotReady if anything is missing; then nothing has changed here."""
    if _git(root, "status", "--porcelain"):
        raise NotReady("the tree is not clean: commit or put away what has changed")
    check_version(version, _git(root, "tag", "--list", "v*").split())
    released_changelog((root / "CHANGELOG.md").read_text("utf-8"), version, _today())
    if not dry:
        subprocess.run(["make", "test"], cwd=root, check=True)
    with tempfile.TemporaryDirectory() as place:
        clone = Path(place) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(root), str(clone)], check=True)
        for key in ("user.name", "user.email"):
            _git(clone, "config", key, _git(root, "config", key).strip())
        origin = _git(root, "config", "--default", "", "--get", "remote.origin.url").strip()
        _git(clone, "config", "remote.origin.url", origin)  # where the project lives, for what is built
        _commit(clone, version)
        files = _built(clone)
        check_files(files, version)
        try_wheel(files[0], Path(place) / "empty", version)
        if dry:
            print(f"{version} could be released: {', '.join(file.name for file in files)}")
            return
        (root / "dist").mkdir(exist_ok=True)
        for file in files:
            shutil.copy(file, root / "dist")
        _git(root, "pull", "--quiet", "--ff-only", "--tags", str(clone), "HEAD")
    print(f"{version} is released here, as v{version} and in dist/. To publish it: git push --follow-tags")


def _today() -> date:
    return datetime.now(UTC).date()


def _commit(clone: Path, version: str) -> None:
    home, changelog = clone / "src" / "tenfold" / "__init__.py", clone / "CHANGELOG.md"
    news = released_changelog(changelog.read_text("utf-8"), version, _today())
    changelog.write_text(news, "utf-8")
    home.write_text(WRITTEN.sub(version, home.read_text("utf-8"), count=1), "utf-8")
    _git(clone, "commit", "--quiet", "--all", "--message", f"Release {version}")
    _git(clone, "tag", "--annotate", f"v{version}", "--message", f"Tenfold {version}")


def _built(clone: Path) -> list[Path]:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel"], cwd=clone, check=True
    )
    if _git(clone, "status", "--porcelain"):
        raise NotReady("the build changes files of the repository")
    return sorted((clone / "dist").iterdir())


def check_files(files: list[Path], version: str) -> None:
    """NotReady unless these are the wheel and the sdist, with what must be in them."""
    name = f"tenfold-{version}"
    if [file.name for file in files] != [f"{name}-py3-none-any.whl", f"{name}.tar.gz"]:
        raise NotReady(f"the build made {', '.join(file.name for file in files) or 'nothing'}")
    wheel, sdist = files
    with zipfile.ZipFile(wheel) as zipped:
        _check_names("wheel", set(zipped.namelist()), [f"tenfold/{part}" for part in OF_WHEEL])
        _check_metadata(zipped.read(f"{name}.dist-info/METADATA"), version)
    with tarfile.open(sdist) as packed:
        _check_names("sdist", set(packed.getnames()), [f"{name}/{part}" for part in OF_SDIST])


def _check_names(what: str, names: set[str], needed: list[str]) -> None:
    missing = [part for part in needed if part not in names]
    unwanted = [name for name in names if re.search(r"node_modules/|__pycache__/|\.venv/|\.pyc$", name)]
    if missing or unwanted:
        raise NotReady(f"the {what} lacks {missing} or should not have {sorted(unwanted)[:3]}")


def _check_metadata(raw: bytes, version: str) -> None:
    metadata = message_from_bytes(raw)
    wanted = {"Name": "tenfold", "Version": version, "License-Expression": "MIT"}
    wrong = {key: metadata[key] for key, value in wanted.items() if metadata[key] != value}
    if wrong or metadata["Description-Content-Type"] != "text/markdown" or not metadata.get_payload():
        raise NotReady(f"the wheel describes itself wrongly: {wrong or 'without the README'}")


def _git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotReady(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="make release VERSION=", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("version", help="three numbers, such as 1.2.0")
    parser.add_argument("--dry", action="store_true", help="keep nothing")
    given = parser.parse_args()
    try:
        release(ROOT, given.version, dry=given.dry)
    except (NotReady, subprocess.CalledProcessError) as problem:
        sys.exit(f"no release: {problem}")


if __name__ == "__main__":
    main()
