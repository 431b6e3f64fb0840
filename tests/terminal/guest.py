"""A person in a room: a terminal of its own, a data folder of its own, typed lines."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Callable
from pathlib import Path

import pexpect

from tenfold.locales import Speech
from tenfold.terminal.rooms.commands import ROOM_WORDS
from tenfold.terminal.words import Words
from tests.cli.terminal import COMMAND, Terminal
from tests.terminal.person import ESCAPE, PATIENCE, board_prompts, plain

LINK = re.compile(r"http://127\.0\.0\.1:\d+/#room=[\w-]{22}(?:&seat=[\w-]{43})?")


class Guest:
    def __init__(
        self,
        home: Path,
        *arguments: str,
        language: str = "en",
        size: tuple[int, int] = (50, 100),
        term: str = "dumb",
        echo: bool = False,
        start: tuple[str, ...] = COMMAND,
    ) -> None:
        self.home = home
        self.say = Speech(language)
        self.words = Words(self.say, ROOM_WORDS)
        self.everything = ""
        unwanted = ("NO_COLOR", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES")
        kept = {name: value for name, value in os.environ.items() if name not in unwanted}
        self.child = Terminal(
            ("play", *arguments, "--lang", language),
            {**kept, "XDG_DATA_HOME": str(home), "TERM": term, "LANG": "C.UTF-8"},
            timeout=PATIENCE,
            dimensions=size,
            echo=echo,
            start=start,
        )
        turns = [self.say("prompt-draw"), self.say("prompt-play"), self.say("prompt-knock", card="CARD")]
        turns += [self.say("dice-prompt-keep"), self.say("dice-prompt-score")]
        turns += board_prompts(self.say)
        self._turn = "|".join(re.escape(turn).replace("CARD", r"\S+") for turn in turns)
        shown = {"rematch": self.words.shown("rematch"), "quit": self.words.shown("quit")}
        self._over = re.escape(self.say("waiting-rematch", **shown))
        words = {"ready": self.words.shown("ready"), "wait": self.words.shown("pause")}
        self._rest = re.escape(self.say("waiting-ready", **words)).replace(r"\ ", r"\s+")

    def sees(self, *texts: str) -> str:
        """All that is printed up to these texts, in their order."""
        shown = ""
        for text in texts:
            self.child.expect(re.escape(text).replace(r"\ ", r"\s+"))
            shown += self._read(f"{self.child.before}{self.child.after}")
        return shown

    def says(self, message: str, **facts: object) -> str:
        """All up to one of our messages in the guest's language."""
        return self.sees(self.say(message, **facts))

    def is_asked(self) -> bool:
        """Wait for the guest's turn, ready between two hands; False if the game is over instead."""
        while (now := self._asked_what()) == "ready":
            self.types("")
        return now == "turn"

    def _asked_what(self) -> str:
        which = self.child.expect([f"(?:{self._turn}) ", self._over, self._rest])
        self._read(f"{self.child.before}{self.child.after}")
        return ("turn", "rematch", "ready")[which]

    def types(self, line: str) -> None:
        os.write(self.child.child_fd, f"{line}\n".encode())

    def presses(self, keys: str) -> None:
        os.write(self.child.child_fd, keys.encode())

    def refused(self, line: str, *parts: str) -> None:
        """On turn: a line that changes nothing and is answered with these things."""
        self.types(line)
        before = len(self.everything)
        assert self.is_asked()
        shown = plain(self.everything[before:])
        for part in parts:
            assert plain(part) in shown

    def plays_to_the_end(self) -> None:
        """The first of all moves, again and again: the bots win some day."""
        while self.is_asked():
            self.types("1")

    def plays_to_a_rest(self) -> None:
        """The first of all moves, until the hand is over."""
        while (now := self._asked_what()) == "turn":
            self.types("1")
        assert now == "ready"

    def plays_as_advised(self) -> None:
        """To the end, whatever the hint says; at the board it says what to type."""
        while self.is_asked():
            before = len(self.everything)
            self.types("hint")
            assert self.is_asked()
            *_, advised = re.findall(r"\[([^\]]+)\]", plain(self.everything[before:]))
            self.types(advised)

    def link(self) -> str:
        self.child.expect(LINK)
        shown = str(self.child.after)
        self._read(f"{self.child.before}{shown}")
        return shown

    def _read(self, text: str) -> str:
        text = ESCAPE.sub("", text).replace("\r\n", "\n")
        self.everything += text
        return text

    def code(self) -> int | None:
        self.child.expect(pexpect.EOF)
        self._read(f"{self.child.before or ''}")
        self.child.close()
        return self.child.exitstatus

    def dies(self) -> None:
        """The window is closed."""
        self.child.close(force=True)


def all_at_once(*what: Callable[[], None]) -> None:
    """Each in a thread of its own, as people are; what goes wrong in one of them is raised."""
    problems: list[BaseException] = []

    def run(one: Callable[[], None]) -> None:
        try:
            one()
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=run, args=(one,), daemon=True) for one in what]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if problems:
        raise problems[0]
