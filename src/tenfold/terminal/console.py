"""Typing while other things happen: a line of input at the bottom, and nothing half-typed is lost.

A thread reads what is typed and puts it where updates come, so that one loop sees both in their order. On a
real terminal the line is edited here, key by key: when something happens, it is wiped and shown again below.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

from tenfold.core import TenfoldError
from tenfold.terminal.editor import Editor
from tenfold.terminal.paint import knows_escapes
from tenfold.terminal.prompt import legible
from tenfold.terminal.wrap import columns, wrapped

try:
    import termios
except ImportError:  # Windows: its own console edits the line
    termios = None  # type: ignore[assignment]

MOST_READ = 4096
# Seconds. On Windows Ctrl-C does not end a wait, and is heard after it.
LONGEST_WAIT = 0.2 if sys.platform == "win32" else None


class Typed(bytes):
    """What came from the keyboard; empty at its end."""


class Console:
    """`inbox` holds whatever happens next: what was typed, and what others put there."""

    def __init__(self, width: int, environment: Mapping[str, str]) -> None:
        if sys.stdin is None:
            raise TenfoldError("there is nobody to ask: the standard input is closed")
        self.inbox: queue.Queue[Any] = queue.Queue()
        self._fd = sys.stdin.fileno()
        self._width = width
        is_terminal = os.isatty(self._fd) and sys.stdout.isatty()
        self._by_key = is_terminal and termios is not None
        self._moves_cursor = is_terminal and knows_escapes(environment)
        self._echo = False
        self._editor = Editor(self._by_key)
        self._lines: list[str] = []  # typed and not yet asked for
        self._asked = ""  # the whole question
        self._question = ""  # its last line
        self._drawn: str | None = None  # what stands on the last line; None: nothing
        self._old_modes: list[Any] | None = None

    @contextmanager
    def open(self) -> Iterator[Console]:
        """The terminal is ours until the block ends."""
        self._take_keys()
        if self._by_key:
            signal.signal(signal.SIGCONT, self._come_back)
        threading.Thread(target=self._read, daemon=True, name="keyboard").start()
        try:
            yield self
        finally:
            self._wipe()
            if self._old_modes is not None:
                termios.tcsetattr(self._fd, termios.TCSADRAIN, self._old_modes)

    def _take_keys(self) -> None:
        if not self._by_key:
            return
        modes = termios.tcgetattr(self._fd)
        if self._old_modes is None:
            self._old_modes = termios.tcgetattr(self._fd)
            self._echo = bool(modes[3] & termios.ECHO)
        modes[3] &= ~(termios.ICANON | termios.ECHO)
        termios.tcsetattr(self._fd, termios.TCSADRAIN, modes)

    def _come_back(self, number: int, frame: FrameType | None) -> None:
        """After Ctrl-Z and fg the shell has left the terminal as it likes it."""
        self._take_keys()
        self._draw()

    def _read(self) -> None:
        # Not os.read(): from the console of Windows that would bring letters of an old code page.
        keys = open(self._fd, "rb", buffering=0, closefd=False)  # noqa: SIM115
        while True:
            try:
                raw = keys.read(MOST_READ) or b""
            except OSError:  # the window was closed
                raw = b""
            self.inbox.put(Typed(raw))
            if not raw:
                return

    # --- typing ---

    def typed(self, raw: Typed) -> list[str]:
        """The lines that were completed, as they can be shown again; Quit at the end of the input."""
        lines = self._editor.feed(raw)
        for line in lines:
            self._finish(line)
        self._redraw()
        return [legible(line).strip() for line in lines]

    def next(self) -> Any:
        """Whatever happens next, when it does."""
        while True:
            with suppress(queue.Empty):
                return self.inbox.get(timeout=LONGEST_WAIT)

    def ask(self, question: str) -> str:
        """The answer to a question, while nothing else happens."""
        others = []
        self.prompt(question)
        while not self._lines:
            item = self.next()
            if isinstance(item, Typed):
                self._lines += self.typed(item)
            else:
                others.append(item)
        for item in others:
            self.inbox.put(item)
        return self._lines.pop(0)

    def left_over(self) -> list[str]:
        """Lines that were typed ahead of a question that did not come."""
        lines, self._lines = self._lines, []
        return lines

    # --- showing ---

    def show(self, text: str) -> None:
        """A line above the one that is being typed."""
        self._wipe()
        print(text)

    def paragraph(self, text: str, cut: bool = True) -> None:
        for line in wrapped(text, self._width, cut=cut):
            self.show(line)

    def paragraphs(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.paragraph(text)

    def prompt(self, question: str, urgent: bool = True) -> None:
        """Ask this from now on, with what has been typed of the answer behind it.

        What is not urgent is not said again below everything that happens, where it cannot be taken away.
        """
        if question == self._asked and (self._drawn is not None or not (urgent or self._moves_cursor)):
            return
        self._wipe()
        self._asked = question
        *above, self._question = wrapped(question, self._width)
        for line in above:
            print(line)
        self._draw()

    def _draw(self) -> None:
        typed = self._editor.text if self._echo else ""
        self._drawn = f"{self._question} {typed}"
        print(self._drawn, end="", flush=True)

    def _redraw(self) -> None:
        """The line as it is now, while it is being typed."""
        if not self._echo or self._drawn is None:
            return
        line = f"{self._question} {self._editor.text}"
        if line.startswith(self._drawn):
            print(line[len(self._drawn) :], end="", flush=True)
            self._drawn = line
        elif self._moves_cursor:
            self._wipe()
            self._draw()
        else:
            print(f"\n{line}", end="", flush=True)
            self._drawn = line

    def _finish(self, line: str) -> None:
        """A line is complete; what it brings is shown below it."""
        if self._echo and self._drawn is not None:
            whole = f"{self._question} {legible(line)}"
            if whole.startswith(self._drawn):
                print(whole[len(self._drawn) :], end="")
            print(flush=True)
        self._drawn = None

    def _wipe(self) -> None:
        """Take the last line away, or leave it where a terminal cannot do that."""
        if self._drawn is None:
            return
        if self._moves_cursor:
            rows = max(0, columns(self._drawn) - 1) // (self._width + 1)
            print(f"\x1b[{rows}A" if rows else "", end="")
            print("\r\x1b[J", end="", flush=True)
        else:
            print(flush=True)
        self._drawn = None
