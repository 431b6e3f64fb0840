"""The program starts on every system: what only some of them have is imported or used behind a guard."""

from __future__ import annotations

import ast
import json
import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tenfold.terminal import paint
from tests.cli.run import tenfold
from tests.server.processes import Server
from tests.without_posix import ENCODING

ROOT = Path(__file__).parents[1]
SOURCES = sorted((*(ROOT / "src").rglob("*.py"), ROOT / "hatch_build.py"))

# What Python has on POSIX alone, or on Windows alone.
MODULES = {
    *("fcntl", "grp", "posix", "pty", "pwd", "resource", "readline", "syslog", "termios", "tty"),
    *("_winapi", "msvcrt", "winreg", "winsound"),
}
NAMES = {
    "os": {
        *("chown", "fork", "forkpty", "getegid", "geteuid", "getgid", "getloadavg", "getuid", "killpg"),
        *("mkfifo", "nice", "openpty", "pread", "pwrite", "sched_getaffinity", "sched_setaffinity", "setsid"),
        *("startfile", "statvfs", "sysconf", "uname", "wait", "waitid", "wait3", "wait4", "WIFEXITED"),
        *("fchown", "fdatasync", "getpgid", "getpriority", "lchown", "lockf", "mknod", "pathconf", "pipe2"),
        *("posix_fadvise", "posix_fallocate", "posix_spawn", "readv", "register_at_fork", "sched_yield"),
        *("sendfile", "sync", "tcgetpgrp", "ttyname", "writev", "WEXITSTATUS", "WIFSIGNALED", "WTERMSIG"),
        *("O_CLOEXEC", "O_DIRECTORY", "O_DSYNC", "O_NOFOLLOW", "O_NONBLOCK", "O_SYNC"),
    },
    "signal": {
        *("SIGALRM", "SIGCHLD", "SIGCONT", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGTSTP", "SIGUSR1"),
        *("SIGUSR2", "SIGWINCH", "alarm", "pause", "pthread_sigmask", "setitimer", "sigwait", "ITIMER_REAL"),
        *("SIG_BLOCK", "SIG_SETMASK", "SIG_UNBLOCK", "pthread_kill", "siginterrupt", "sigtimedwait"),
    },
    "asyncio": {"open_unix_connection", "start_unix_server"},
    "time": {"clock_gettime", "clock_settime", "pthread_getcpuclockid", "tzset"},
    "socket": {"AF_UNIX", "SO_REUSEPORT", "send_fds", "recv_fds"},
}
GUARDS = ("sys.platform", "os.name", "hasattr(", "termios", "_HAS_SOCKETS", "_by_key")
# A file that only POSIX starts; where it is started, that is asked for.
ON_POSIX_ALONE = {"src/tenfold/bots/external/keeper.py"}


def guards(test: ast.expr) -> bool:
    """Whether a condition asks for the system, or for what it has."""
    text = ast.unparse(test)
    return any(word in text for word in GUARDS)


def ends(body: list[ast.stmt]) -> bool:
    return isinstance(body[-1], ast.Return | ast.Raise)


def unguarded(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """What is used without a question. A guard that returns or raises also guards what comes after it."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.If(test=test) | ast.IfExp(test=test) if guards(test):
                continue
            case ast.Try(handlers=handlers) if any("ImportError" in ast.unparse(one) for one in handlers):
                continue
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                for statement in node.body:
                    if isinstance(statement, ast.If) and guards(statement.test) and ends(statement.body):
                        break
                    yield from unguarded(ast.Module([statement], []))
                continue
            case ast.Import(names=names):
                yield from ((node.lineno, name.name) for name in names if name.name in MODULES)
            case ast.ImportFrom(module=str(module)) if module in MODULES:
                yield node.lineno, module
            case ast.ImportFrom(module=str(module), names=names):
                used = NAMES.get(module, set())
                yield from ((node.lineno, f"{module}.{name.name}") for name in names if name.name in used)
            case ast.Attribute(value=ast.Name(id=module), attr=name) if name in NAMES.get(module, ()):
                yield node.lineno, f"{module}.{name}"
        yield from unguarded(node)


def in_locale_encoding(tree: ast.AST) -> Iterator[int]:
    """Lines in which a text file is read or written as the system likes it, which on Windows is not UTF-8."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="open") | ast.Attribute(attr="open"), args=arguments):
                modes = {
                    word.value for word in (*arguments, *node.keywords) if isinstance(word, ast.Constant)
                }
                keywords = {word.arg for word in node.keywords}
                is_file = isinstance(node.func, ast.Name) or modes & {"r", "w", "x", "a"}
                is_binary = any(isinstance(mode, str) and "b" in mode for mode in modes)
                if is_file and not is_binary and "encoding" not in keywords:
                    yield node.lineno
            case ast.Call(func=ast.Attribute(attr="read_text" | "write_text" as name), args=arguments):
                at = 0 if name == "read_text" else 1
                if len(arguments) <= at and all(word.arg != "encoding" for word in node.keywords):
                    yield node.lineno


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


# Without one of these words in a file there is nothing to be found.
LACKED = re.compile(rf"\b({'|'.join(sorted({*MODULES, *set().union(*NAMES.values())}))})\b")
OPENS = re.compile(r"open\(|read_text|write_text")


def found_in(
    files: list[Path], words: re.Pattern[str], search: Callable[[ast.AST], Iterator[Any]]
) -> dict[str, list[Any]]:
    return {
        file.relative_to(ROOT).as_posix(): uses
        for file in files
        if words.search(file.read_text("utf-8")) and (uses := list(search(parsed(file))))
    }


def test_nothing_is_used_that_a_system_lacks() -> None:
    found = found_in(SOURCES, LACKED, unguarded)
    assert found.keys() == ON_POSIX_ALONE, found


def quick_tests() -> list[Path]:
    """What `make lowest` and `make newest` run on every system."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    [named] = re.findall(r"^QUICK := .*tests/,(.*)\)", makefile, re.MULTILINE)
    places = [ROOT / "tests" / name for name in (*named.split(), "conftest.py")]
    return [file for place in places for file in (place.rglob("*.py") if place.is_dir() else [place])]


def test_every_text_file_has_its_encoding() -> None:
    files = [*SOURCES, *(ROOT / "tools").glob("*.py"), *quick_tests()]
    assert not found_in(files, OPENS, in_locale_encoding)
    for wrong in ("open(f)", "open(f, 'w')", "path.open('a')", "path.read_text()", "path.write_text(text)"):
        assert OPENS.search(wrong)
        assert len(list(in_locale_encoding(ast.parse(wrong)))) == 1


def test_the_quick_tests_run_on_every_system() -> None:
    files = quick_tests()
    assert len(files) > 100
    assert not found_in(files, LACKED, unguarded)
    imported = re.compile(r"from tests\.(cli|page|server\.(?!worlds))")  # worlds need no server
    assert not [file for file in files if imported.search(file.read_text("utf-8"))]


@pytest.mark.parametrize(
    "source",
    [
        "import resource",
        "from fcntl import flock",
        "def f():\n    import pwd",
        "import os\nx = os.getloadavg()",
        "def f():\n    if a:\n        return\n    signal.alarm(1)",
    ],
)
def test_what_has_no_guard_is_found(source: str) -> None:
    assert LACKED.search(source)
    assert len(list(unguarded(ast.parse(source)))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "if sys.platform != 'win32':\n    import resource",
        "try:\n    import termios\nexcept ImportError:\n    termios = None",
        "def f():\n    if os.name != 'posix':\n        return\n    import pwd",
        "x = os.getloadavg() if hasattr(os, 'getloadavg') else None",
    ],
)
def test_what_has_a_guard_is_not(source: str) -> None:
    assert not list(unguarded(ast.parse(source)))


@pytest.mark.parametrize(
    ("platform", "environment", "is_coloured"),
    [
        ("linux", {}, False),
        ("linux", {"TERM": "xterm"}, True),
        ("linux", {"TERM": "dumb"}, False),
        ("win32", {}, True),
        ("win32", {"TERM": "dumb"}, False),
        ("win32", {"NO_COLOR": "1"}, False),
    ],
)
def test_a_console_without_a_term_has_colours_on_windows(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], is_coloured: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert paint.wants_colours(environment, is_terminal=True) is is_coloured
    assert not paint.wants_colours(environment, is_terminal=False)


@pytest.mark.parametrize(
    ("command", "typed", "told"),
    [
        (
            ["simulate", "--games", "1", "--jobs", "1", "--variant", "short:1", "--json", "--records", "g"],
            "",
            "wins",
        ),
        (
            ["play", "dice", "--new", "--seed", "1", "--name", "Ann", "--lang", "en"],
            "\n\nquit\n",
            "+---+ +---+",
        ),
    ],
)
def test_the_program_runs_without_what_posix_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str], typed: str, told: str
) -> None:
    monkeypatch.delenv("TERM", raising=False)
    monkeypatch.chdir(tmp_path)
    surroundings = {"XDG_DATA_HOME": str(tmp_path)}
    words = (*MISSING, *command)
    done = tenfold(*words, stdin=typed, environment=surroundings, start=WITHOUT_POSIX, encoding=ENCODING)
    assert (done.code, done.err) == (0, ""), done.out
    assert told in done.out
    records = [file for file in tmp_path.rglob("*.jsonl") if file.read_bytes()]
    assert records
    assert not any(b"\r" in file.read_bytes() for file in records)


def test_a_server_runs_without_what_posix_has(tmp_path: Path) -> None:
    quiet = ("--log-level", "warning")
    with Server(tmp_path / "rooms", *quiet, plant=MISSING, command=WITHOUT_POSIX) as server:
        a_game = [sys.executable, str(ROOT / "examples" / "client.py"), server.url]
        played = subprocess.run(a_game, check=True, capture_output=True, text=True)
        assert server.stop(signal.SIGINT) == 0  # Ctrl-C
        assert server.log_text() == ""
    assert "The seed was kept: True" in played.stdout


WITHOUT_POSIX = (sys.executable, "-m", "tests.without_posix")
MISSING = (
    json.dumps(sorted(MODULES)),
    json.dumps({name: sorted(lacks) for name, lacks in NAMES.items()}),
)


def test_the_workflow_runs_what_is_there_with_every_python() -> None:
    workflow = (ROOT / ".github" / "workflows" / "tests.yml").read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    named = set(re.findall(r"run: make (\w+)", workflow)) | {"lowest", "newest"}
    assert named == {"package", "smoke", "lowest", "newest"}
    assert all(re.search(rf"^{name}:.*##", makefile, re.MULTILINE) for name in named)
    assert "run: .ci/run" in workflow
    least = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    for versions in re.findall(r"python: \[(.*)\]", workflow):
        assert versions.split(", ") == [f'"3.{minor}"' for minor in range(int(least.split(".")[1]), 15)]
