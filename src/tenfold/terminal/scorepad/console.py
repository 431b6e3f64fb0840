"""Questions and answers at the pad, in lines that fit the window."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from typing import TypeVar

from tenfold.core import Illegal, Refusal
from tenfold.core.sayings import Saying
from tenfold.locales import Speech
from tenfold.locales.rendering import refused, rendered
from tenfold.terminal.prompt import Quit
from tenfold.terminal.scorepad.names import GLUE, printable
from tenfold.terminal.scorepad.words import PadWords

T = TypeVar("T")


class Cancel(Exception):
    """The person does not want to do this after all."""


class PadConsole:
    def __init__(
        self, say: Speech, ask: Callable[[str], str], show: Callable[[str], None], width: int
    ) -> None:
        self.say = say
        self.words = PadWords(say)
        self.width = width
        self._ask = ask
        self._show = show

    def show(self, text: str, indent: int = 2) -> None:
        self._show(self._fitting(text, indent))

    def lines(self, lines: Iterable[str]) -> None:
        """What is laid out already."""
        for line in lines:
            self._show(line)

    def tell(self, message: str, **facts: object) -> None:
        self.show(self.say(message, **facts))

    def worded(self, saying: Saying) -> str:
        return rendered(saying, self.say)

    def refuse(self, refusal: Refusal) -> None:
        self.show(told(self.say, refusal))

    def ask(self, question: str) -> str:
        """The answer; `quit` stops anywhere."""
        text = self._ask(self._fitting(f"{question}{GLUE}>"))
        if self.words.command(text) == ("quit", ""):
            raise Quit
        return text

    def agrees(self, question: str, default: bool) -> bool:
        yes, no = self.words.shown("yes"), self.words.shown("no")
        question = f"{question} {yes} / {no} [{yes if default else no}]"
        while True:
            text = self.ask(question)
            answer = self.words.mark(text) if text else ("yes" if default else "no")
            if answer in ("yes", "no"):
                return answer == "yes"
            self.tell("pad-unknown", words=printable(text), allowed=f"{yes}, {no}")

    def answer(self, question: str, read: Callable[[str], T], default: str = "") -> T:
        """The answer as something, asked until it is one; Cancel if the person backs out."""
        while True:
            text = self.ask(question) or default
            if not text:
                continue
            command = self.words.command(text)
            if command in (("cancel", ""), ("back", "")):
                raise Cancel
            if command == ("help", ""):
                self.tell("pad-help-question", cancel=self.words.shown("cancel"))
                continue
            try:
                return read(text)
            except Refusal as refusal:
                self.refuse(refusal)

    def unknown(self, text: str, allowed: Iterable[str]) -> None:
        self.tell("pad-unknown", words=printable(text), allowed=self.words.listed(list(allowed)))

    def _fitting(self, text: str, indent: int = 2) -> str:
        filled = textwrap.fill(
            text,
            max(20, self.width - 1),
            subsequent_indent=" " * indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        return filled.replace(GLUE, " ")


def told(say: Speech, refusal: Refusal) -> str:
    """A refusal in the person's language, with the rule behind it."""
    text = refused(refusal, say)
    return f"{text} [{refusal.rule}]" if isinstance(refusal, Illegal) else text
