"""Commands that the documentation shows: those in blocks are run, and those in sentences exist.

`test_hosting.py` runs the blocks of docs/hosting.md, `test_docs.py` those with a `$` and their output.
"""

from __future__ import annotations

import re
import shlex
import shutil
import tomllib
from pathlib import Path

import click
import pytest

from tenfold.cli.app import tenfold as program
from tenfold.cli.lab_arms import arms_of
from tenfold.cli.options import Box
from tenfold.games.registry import game_kind
from tests.cli.run import tenfold
from tests.docs.pages import PAGES, ROOT, blocks

# What a person types goes on with; other tests play, serve and score to the end.
TALKED_WITH = ("play", "serve")
TYPED = "Ann, Ben\nquit\n"
QUICKLY = ("--deals", "1", "--jobs", "1", "--variant", "short:1")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def shown(page: str) -> list[list[str]]:
    """The words of every command in the blocks of a page."""
    return [
        shlex.split(line, comments=True)
        for block in blocks(PAGES[page])
        for line in re.findall(r"^((?:tenfold|make|pip|uvx) .*)", block, re.MULTILINE)
    ]


WITH_BLOCKS = [page for page in PAGES if shown(page) and page != "docs/hosting.md"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a reader might stand: the examples are there, and files of house rules."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for name in ("printed.toml", "ours.toml", "our-rules.toml"):
        shutil.copy(ROOT / "examples" / "house-rules.toml", tmp_path / name)
    (tmp_path / "hasty.py").write_text(blocks(PAGES["docs/write-a-bot.md"], "python")[0])
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("page", WITH_BLOCKS)
def test_the_commands_in_blocks_work(page: str, folder: Path) -> None:
    for words in shown(page):
        if words[0] == "make":
            assert_target(words[1])
        elif words[0] == "pip":
            assert_pip(words)
        elif words[1] in TALKED_WITH or "--dask" in words:
            assert_understood(words[1:])
        elif words[1:3] == ["lab", "study"] and not page.startswith("docs/guides/"):
            assert_arms(words[1:])
        else:
            done = tenfold(*words[1:], *(QUICKLY if words[1] == "lab" else ()), stdin=TYPED)
            assert (done.code, "Traceback" in done.err) == (0, False), (words, done)
    written = [
        file for file in folder.rglob("*") if file.is_file()
    ]  # the link to the examples is not followed
    assert sum(file.stat().st_size for file in written) < 10_000_000


def assert_target(name: str) -> None:
    assert re.search(rf"^{name}:.*## ", MAKEFILE, re.MULTILINE), name


def assert_pip(words: list[str]) -> None:
    """Our own wheel, which `test_hosting.py` builds, or one of our extras."""
    extra = re.fullmatch(r"tenfold\[(\w+)\]", words[-1])
    assert extra is None or extra[1] in PROJECT["optional-dependencies"], words
    assert extra or words[1:] in (
        ["wheel", "--no-deps", "--wheel-dir", "dist", "."],
        ["install", "dist/tenfold-*.whl"],
    )


def assert_understood(words: list[str]) -> click.Context:
    command, rest = resolved(words)
    return command.make_context(command.name or "", rest)


def assert_arms(words: list[str]) -> None:
    """What is compared can be played; a study itself takes seconds for its report."""
    asked = assert_understood(words).params
    kind = game_kind("card")
    assert len(arms_of(Box(kind, kind.rules("intl")), asked["players"], asked["vary"])) > 1


def resolved(words: list[str]) -> tuple[click.Command, list[str]]:
    command: click.Command = program
    while isinstance(command, click.Group) and words and not words[0].startswith("-"):
        found = command.get_command(click.Context(command), words[0])
        assert found is not None, words
        command, words = found, words[1:]
    return command, words


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_in_sentences_exist(page: str) -> None:
    for text in re.findall(r"`((?:tenfold|make|python) [^`\n]+)`", PAGES[page]):
        start, *words = text.split()
        if start == "tenfold" and not re.match("[a-z-]", words[0]):
            continue  # the first line of the bot protocol
        if start == "tenfold":
            command, rest = resolved(words)
            known = {name for option in command.params for name in option.opts} | {"--help", "--version"}
            asked = {word for word in rest if word.startswith("--")}
            assert asked <= known, f"{page}: {text}"
        elif start == "make":
            assert_target(words[0])
        else:
            assert script(words).is_file(), f"{page}: {text}"


def script(words: list[str]) -> Path:
    if words[0] != "-m":
        return ROOT / words[0]
    module = words[1].replace(".", "/") + ".py"
    return ROOT / ("src/" + module if module.startswith("tenfold/") else module)


def test_what_does_not_exist_is_noticed() -> None:
    with pytest.raises(AssertionError):
        resolved(["join", "http://my-machine:8010"])
    with pytest.raises(AssertionError):
        assert_target("everything")
    with pytest.raises(click.NoSuchOption):
        assert_understood(["score", "--house"])
