"""A full disk, a closed pipe, no output or input at all: one line, exit code 1, no traceback."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.run import PATIENCE, tenfold
from tests.cli.terminal import COMMAND
from tests.record.games import recorded


@pytest.fixture
def commands(tmp_path: Path) -> dict[str, list[str]]:
    file = tmp_path / "game.jsonl"
    file.write_bytes(recorded())
    simulate = ["simulate", "--variant", "short:1", "--games", "2", "--jobs", "1"]
    return {
        "help": ["--help"],
        "version": ["--version"],
        "rules": ["rules"],
        "odds": ["odds", "--variant", "short:1"],
        "odds --json": ["odds", "--variant", "short:1", "--json"],
        "simulate": simulate,
        "simulate --json": [*simulate, "--json"],
        "check": ["check", "--phase", "1", "--hand", "R5"],
        "replay": ["replay", str(file)],
        "replay --json": ["replay", str(file), "--json"],
        "verify": ["verify", str(file)],
    }


NAMES = (
    *("help", "version", "rules", "odds", "odds --json", "simulate", "simulate --json"),
    *("check", "replay", "replay --json", "verify"),
)


FULL = "tenfold: No space left on device\n"
CLOSED = "tenfold: the output was closed before everything was written\n"


@contextmanager
def full_disk() -> Iterator[int]:
    full = os.open("/dev/full", os.O_WRONLY)
    yield full
    os.close(full)


@contextmanager
def closed_pipe() -> Iterator[int]:
    reader, writer = os.pipe()
    os.close(reader)
    yield writer
    os.close(writer)


@pytest.mark.parametrize("name", NAMES)
def test_a_full_disk(commands: dict[str, list[str]], name: str) -> None:
    with full_disk() as full:
        assert tenfold(*commands[name], stdout=full) == (1, "", FULL)


@pytest.mark.parametrize("name", NAMES)
def test_a_closed_pipe(commands: dict[str, list[str]], name: str) -> None:
    with closed_pipe() as closed:
        assert tenfold(*commands[name], stdout=closed) == (1, "", CLOSED)


def test_python_has_nothing_to_add_when_it_ends(commands: dict[str, list[str]]) -> None:
    """In a process that Python itself starts and ends."""
    alone = {"PYTHONUTF8": "1"}
    with full_disk() as full, closed_pipe() as closed:
        assert tenfold(*commands["rules"], stdout=full, environment=alone) == (1, "", FULL)
        assert tenfold(*commands["rules"], stdout=closed, environment=alone) == (1, "", CLOSED)


def shell(script: str, *arguments: str) -> tuple[int, str, str]:
    run = subprocess.run(
        ["sh", "-c", f'"$@" {script}', "sh", *COMMAND, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return run.returncode, run.stdout, run.stderr


@pytest.mark.parametrize("name", NAMES)
def test_no_output_at_all(commands: dict[str, list[str]], name: str) -> None:
    closed = "tenfold: there is nowhere to write to: the standard output is closed\n"
    assert shell(">&-", *commands[name]) == (1, "", closed)


def test_no_place_for_complaints() -> None:
    assert shell("2>&-", "dance") == (2, "", "")
    assert shell("2>/dev/full", "dance") == (2, "", "")
    assert shell(">&- 2>&-", "rules") == (1, "", "")


def test_a_name_that_the_output_cannot_show(tmp_path: Path) -> None:
    file = tmp_path / "♥.jsonl"
    file.write_bytes(recorded())
    run = subprocess.run(
        [*COMMAND, "verify", str(file)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
        timeout=PATIENCE,
        check=False,
    )
    assert run.returncode == 1
    told = "tenfold: the output is latin-1 and cannot show '\\u2665': set PYTHONIOENCODING=utf-8\n"
    assert run.stderr == told
