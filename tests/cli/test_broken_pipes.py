"""A full disk, a closed pipe, no output or input at all: one line, exit code 1, no traceback."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.run import PATIENCE
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


def complaint(arguments: list[str], stdout: int) -> tuple[int, str]:
    run = subprocess.run(
        [*COMMAND, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return run.returncode, run.stderr


@pytest.mark.parametrize("name", NAMES)
def test_a_full_disk(commands: dict[str, list[str]], name: str) -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    try:
        assert complaint(commands[name], full) == (1, "tenfold: No space left on device\n")
    finally:
        os.close(full)


@pytest.mark.parametrize("name", NAMES)
def test_a_closed_pipe(commands: dict[str, list[str]], name: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        closed = "tenfold: the output was closed before everything was written\n"
        assert complaint(commands[name], writer) == (1, closed)
    finally:
        os.close(writer)


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
