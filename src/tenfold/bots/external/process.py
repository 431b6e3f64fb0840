"""A program that speaks the bot protocol (docs/bot-protocol.md): started once, asked line by line.

It is written to and read from by threads of its own, so that no wait is longer than its time limit, whatever
the program does with its pipes.
"""

from __future__ import annotations

import atexit
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO

import msgspec

from tenfold.bots.external.guarded import MOST_LATE, Broken, Nonsense, TooLate, one_line
from tenfold.core import BadInput, TenfoldError

PROTOCOL = 1
COMMAND = "cmd:"  # begins the spec of such a bot

HELLO_SECONDS = 30.0  # until it says hello: some programs take a while to load
CLOSED_SECONDS = 5.0  # for one that has closed its output to end
END_SECONDS = 5.0  # for its keeper to report its end
LONGEST_LINE = 65_536  # bytes that it may answer
MOST_UNREAD = 10_000  # lines; who answers so much more than it is asked is not listened to
LAST_LINES, LAST_LETTERS = 5, 160  # of its stderr that are kept, to be shown when it breaks

_ANSWER = re.compile(r"play (\d{1,12}) (.*)")


class Hello(msgspec.Struct, frozen=True):
    """What a program says about itself; other members are ignored."""

    protocol: int
    name: str
    games: tuple[str, ...] | None = None  # that it plays; null: all


def words_of(spec: str) -> list[str]:
    """The command and its arguments; BadInput if there is no such command."""
    if os.name != "posix":
        raise BadInput(f"the bot {spec}: programs can play as bots on Linux and macOS only")
    try:
        words = shlex.split(spec.removeprefix(COMMAND))
    except ValueError as error:
        raise BadInput(f"the bot {spec}: {str(error).lower()}") from None
    if not words:
        raise BadInput(f"the bot {spec} does not name a command: write {COMMAND}node bot.js")
    if shutil.which(words[0]) is None:
        raise BadInput(f"the bot {spec}: there is no command {words[0]} that can be run")
    return words


class BotProcess:
    """One program; it is started when it is asked, and again when it has ended."""

    def __init__(self, spec: str) -> None:
        self._spec = spec
        self._process: subprocess.Popen[bytes] | None = None
        self._game = b""  # that it has been told of last
        self._number = 0  # of the last question
        self._answered = 0  # the last one that was answered

    def hello(self) -> Hello:
        """TenfoldError if it does not speak the protocol."""
        if self._process is None:
            self._start()
        return self._hello

    def ask(self, game: bytes, view: bytes, legal: bytes, seconds: float) -> str:
        """The text of its answer; `game`, `view` and `legal` are JSON.

        TooLate, Broken or Nonsense if there is none.
        """
        if self._number - self._answered >= MOST_LATE:
            self.end(hangs=True)
        self.hello()
        self._number += 1
        lines = [b"view " + view, b"legal " + legal, b"choose %d %d" % (self._number, seconds * 1000)]
        if game != self._game:
            lines.insert(0, b"game " + game)
            self._game = game
        self._to_write.put(b"\n".join([*lines, b""]))
        return self._answer(monotonic() + seconds, seconds)

    def _answer(self, until: float, seconds: float) -> str:
        """To the last question; answers to earlier ones have come too late."""
        while (left := until - monotonic()) > 0:
            try:
                line = self._lines.get(timeout=left)
            except Empty:
                break
            if line is None:
                raise self._broken()
            found = _ANSWER.fullmatch(line)
            if found is None or int(found[1]) > self._number:
                raise Nonsense(f"it answered {_printable(line)!r} to question {self._number}")
            self._answered = int(found[1])
            if self._answered == self._number:
                return found[2]
        raise TooLate(f"it did not answer within {seconds:g} s")

    def _start(self) -> None:
        words = words_of(self._spec)
        reads, self._line = os.pipe()
        keeper = str(Path(__file__).with_name("keeper.py"))
        self._process = process = subprocess.Popen(
            [sys.executable, "-I", "-S", keeper, str(reads), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            pass_fds=[reads],
            process_group=0,  # Ctrl-C is for those who started it
        )
        os.close(reads)
        self._game = b""
        self._number = self._answered = 0
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._last_words: deque[str] = deque(maxlen=LAST_LINES)
        _started(_write, process.stdin, self._to_write)
        _started(_read, process.stdout, self._lines)
        self._noting = _started(_note, process.stderr, self._last_words)
        self._to_write.put(b"tenfold %d\n" % PROTOCOL)
        self._hello = self._heard_hello()

    def _heard_hello(self) -> Hello:
        try:
            line = self._lines.get(timeout=HELLO_SECONDS)
        except Empty:
            self.end(hangs=True)
            raise TenfoldError(f"the bot {self._spec} said nothing for {HELLO_SECONDS:g} s") from None
        if line is None:
            problem = self._broken()
            raise TenfoldError(f"the bot {self._spec} did not start: {problem.in_full}")
        try:
            if not line.startswith("bot "):
                raise ValueError
            hello = msgspec.json.decode(line.removeprefix("bot ").encode(), type=Hello)
        except (ValueError, msgspec.MsgspecError):
            self.end()
            raise TenfoldError(
                f"the bot {self._spec} does not speak the bot protocol: "
                f"its first line was {_printable(line)!r} instead of its hello"
            ) from None
        if hello.protocol != PROTOCOL:
            self.end()
            raise TenfoldError(
                f"the bot {self._spec} speaks version {hello.protocol} of the bot protocol, not {PROTOCOL}"
            )
        return hello

    def _broken(self) -> Broken:
        """Its output is closed: why, if it has ended."""
        process = self._process
        assert process is not None
        try:
            problem = f"it ended with exit code {process.wait(CLOSED_SECONDS)}"
        except subprocess.TimeoutExpired:
            problem = "it closed its output"
        self.end(hangs=True)
        self._noting.join(CLOSED_SECONDS)
        return Broken(problem, " / ".join(self._last_words))

    def end(self, *, hangs: bool = False) -> None:
        """Say goodbye; its keeper sees to it that it goes, and that one that hangs goes at once."""
        process, self._process = self._process, None
        if process is None:
            return
        self._to_write.put(b"quit\n")
        self._to_write.put(None)
        if hangs:
            with suppress(BrokenPipeError):
                os.write(self._line, b"!")
        os.close(self._line)
        with suppress(subprocess.TimeoutExpired):  # on a very busy machine: the keeper still does its work
            process.wait(END_SECONDS)


def _started(work: Callable[..., None], *arguments: object) -> Thread:
    thread = Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _write(stdin: IO[bytes], to_write: SimpleQueue[bytes | None]) -> None:
    with suppress(OSError), stdin:  # if it reads no more, its output will tell
        while (lines := to_write.get()) is not None:
            stdin.write(lines)
            stdin.flush()


def _read(stdout: IO[bytes], lines: SimpleQueue[str | None]) -> None:
    """The hello, then answers; all other lines are not for us."""
    with stdout:
        hello = stdout.readline(LONGEST_LINE)
        lines.put(_line(hello) if hello else None)
        while lines.qsize() < MOST_UNREAD and (line := stdout.readline(LONGEST_LINE)):
            if line.startswith(b"play"):
                lines.put(_line(line))
    lines.put(None)


def _line(line: bytes) -> str:
    return line.decode("utf-8", "replace").strip()


def _note(stderr: IO[bytes], last_words: deque[str]) -> None:
    with stderr:
        while line := stderr.readline(LONGEST_LINE):
            if text := _printable(_line(line)):
                last_words.append(text)


def _printable(text: str) -> str:
    """A line of somebody else's, for a message of ours."""
    shown = one_line(text)
    return shown if len(shown) <= LAST_LETTERS else shown[:LAST_LETTERS] + "..."


# --- those that run ----------------------------------------------------------------------------------

_running: dict[tuple[str, int], BotProcess] = {}


def process_for(spec: str, seat: int) -> BotProcess:
    """One for each seat: no program ever sees two hands of a game. They last as long as this process."""
    if not _running:
        atexit.register(end_processes)
    return _running.setdefault((spec, seat), BotProcess(spec))


def end_processes() -> None:
    atexit.unregister(end_processes)
    for process in _running.values():
        process.end()
    _running.clear()


def said_hello(spec: str) -> Hello:
    """What this program says about itself, in a run of its own."""
    process = BotProcess(spec)
    try:
        return process.hello()
    finally:
        process.end()
