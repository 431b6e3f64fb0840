"""What a project promises around its code: dependencies, versions, the public interface, hooks, releases."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterable
from datetime import date
from itertools import chain
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

from hatch_build import project_urls
from tenfold.bots.external.process import PROTOCOL
from tenfold.record.format import VERSION as RECORD
from tenfold.rooms.protocol import VERSION as ROOMS
from tests import public_interface
from tools.release import check_files, check_version, release, released_changelog
from tools.smoke import NotReady

ROOT = Path(__file__).parents[2]


def named(title: str) -> list[str]:
    """The packages in the table below a heading of docs/dependencies.md."""
    part = (ROOT / "docs" / "dependencies.md").read_text("utf-8").split(f"## {title}\n")[1].split("\n## ")[0]
    return re.findall(r"^\| ([@\w./-]+) \|", part, re.MULTILINE)[1:]


def bare(requirements: Iterable[str]) -> list[str]:
    return [name for one in requirements if (name := re.split(r"[\[<>=]", one)[0]) != "tenfold"]


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    dev = [*extras.pop("dev"), *chain(*project["dependency-groups"].values())]
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert named("To play, keep score and serve") == bare(project["project"]["dependencies"])
    assert sorted(named("Extras")) == sorted(set(bare(chain(*extras.values()))))
    assert sorted(named("To develop")) == sorted(set(bare(dev)))
    assert named("The page") == [*package.get("dependencies", {}), *package["devDependencies"]]


def test_the_versions_are_those_of_the_page_on_stability() -> None:
    page = (ROOT / "docs" / "stability.md").read_text("utf-8")
    for written in (
        f'`"version": {RECORD}`',
        f'`"protocol": {ROOMS}`',
        f"`{PROTOCOL}` in Tenfold's first line",
    ):
        assert written in page


def test_the_public_interface_is_the_one_that_is_listed() -> None:
    """If it fails: is it an addition (docs/stability.md)? Then `python -m tests.public_interface`."""
    assert public_interface.LISTED.read_text("utf-8") == public_interface.listing()


def test_the_hooks_check_what_lint_checks() -> None:
    recipe = (ROOT / "Makefile").read_text("utf-8").split("\nlint:")[1].split("\n\n")[0]
    commands = re.findall(r"^\t@?\$\(BIN\)/(.+)$", recipe, re.MULTILINE)
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert re.findall(r"^ +entry: \.venv/bin/(.+)$", hooks, re.MULTILINE) == commands


def test_the_changelog_has_its_sections() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    versions = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert versions[0] == "Unreleased"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)", version) for version in versions[1:])
    sections = re.findall(r"^### (.+)$", text, re.MULTILINE)
    assert set(sections) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


# --- where the project lives ----------------------------------------------------------------------------

HOME = "https://github.com/someone/tenfold"


@pytest.mark.parametrize(
    ("origin", "home"),
    [
        (HOME, HOME),
        (f"{HOME}.git", HOME),
        ("https://someone:a-token@github.com/someone/tenfold.git", HOME),
        ("git@github.com:someone/tenfold.git", HOME),
        ("ssh://git@github.com/someone/tenfold", HOME),
        ("https://git.example.org/games/of/tenfold/", "https://git.example.org/games/of/tenfold"),
        ("/srv/git/tenfold.git", None),
        ("file:///srv/git/tenfold", None),
        ("http://localhost/tenfold", None),
        ("none", None),
        ("", None),
    ],
)
def test_the_addresses_are_those_of_the_repository(origin: str, home: str | None) -> None:
    urls = project_urls(origin)
    assert urls.get("Homepage") == urls.get("Source") == home
    assert ("Changelog" in urls) is ("Issues" in urls) is (home == HOME)


def test_an_sdist_keeps_the_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GITHUB_REPOSITORY", raising=False)
    clone = tmp_path / "clone"
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/tenfold/__init__.py"):
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name)
    assert urls_of(clone) == {}
    subprocess.run(["git", "init", "--quiet", str(clone)], check=True)
    assert urls_of(clone) == {}
    subprocess.run(["git", "-C", str(clone), "remote", "add", "origin", f"{HOME}.git"], check=True)
    assert urls_of(clone) == project_urls(HOME)
    built = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(built, cwd=clone, check=True, capture_output=True)
    [sdist] = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    assert urls_of(tmp_path / sdist.name.removesuffix(".tar.gz")) == project_urls(HOME)
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://github.com")
    monkeypatch.setenv("GITHUB_REPOSITORY", "another/tenfold")
    assert urls_of(clone)["Source"] == "https://github.com/another/tenfold"


def urls_of(project: Path) -> dict[str, str]:
    return ProjectMetadata(str(project), PluginManager()).core.urls


# --- a release ------------------------------------------------------------------------------------------

CHANGES = "# Changelog\n\n## Unreleased\n\n### Fixed\n\n- A line.\n\n## 1.0.0 (2026-01-01)\n\n- Old.\n"


def test_what_was_unreleased_gets_its_version() -> None:
    assert released_changelog(CHANGES, "1.1.0", date(2026, 12, 24)) == CHANGES.replace(
        "## Unreleased\n", "## Unreleased\n\n## 1.1.0 (2026-12-24)\n"
    )
    with pytest.raises(NotReady, match="no lines under Unreleased"):
        released_changelog(CHANGES.replace("- A line.", ""), "1.1.0", date(2026, 12, 24))


def test_a_version_is_higher_than_all_before() -> None:
    check_version("1.0.0", [])
    check_version("1.10.0", ["v1.9.3", "v0.2.0", "vanilla"])
    for version, problem in (
        ("1.9.3", "released already"),
        ("1.2", "three numbers"),
        ("v2.0.0", "three numbers"),
    ):
        with pytest.raises(NotReady, match=problem):
            check_version(version, ["v1.9.3", "v1.10.0"] if version == "1.9.3" else [])


def test_an_untidy_tree_is_not_released_and_nothing_changes(tmp_path: Path) -> None:
    def git(*words: str) -> str:
        return subprocess.run(
            ["git", "-C", str(tmp_path), *words], check=True, capture_output=True, text=True
        ).stdout

    git("init", "--quiet")
    (tmp_path / "CHANGELOG.md").write_text(CHANGES.replace("- A line.", ""))
    with pytest.raises(NotReady, match="not clean"):
        release(tmp_path, "1.1.0", dry=True)
    git("add", ".")
    git("-c", "user.name=Ann", "-c", "user.email=ann@example.org", "commit", "--quiet", "-m", "Begin")
    before = git("log", "--format=%H")
    with pytest.raises(NotReady, match="no lines under Unreleased"):
        release(tmp_path, "1.1.0", dry=False)
    assert (git("log", "--format=%H"), git("tag"), git("status", "--porcelain")) == (before, "", "")


def test_a_wheel_without_its_page_is_seen(tmp_path: Path) -> None:
    wheel, sdist = tmp_path / "tenfold-1.1.0-py3-none-any.whl", tmp_path / "tenfold-1.1.0.tar.gz"
    with pytest.raises(NotReady, match="the build made"):
        check_files([wheel], "1.1.0")
    with ZipFile(wheel, "w") as zipped:
        zipped.writestr("tenfold/py.typed", "")
    with pytest.raises(NotReady, match=r"lacks .*server/page/index\.html"):
        check_files([wheel, sdist], "1.1.0")
