"""Questions and answers at the pad, in lines that fit the window, and the words that can be typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from tenfold.core import Illegal, Refusal
from tenfold.core.sayings import Saying
from tenfold.locales import Speech
from tenfold.locales.rendering import refused, rendered
from tenfold.terminal.prompt import Quit
from tenfold.terminal.scorepad.names import GLUE, printable
from tenfold.terminal.setup import Host
from tenfold.terminal.words import Words
from tenfold.terminal.wrap import wrapped

T = TypeVar("T")

COMMANDS = ("scores", "fix", "undo", "rename", "csv", "back", "cancel", "help", "quit")
MARKS = ("laid", "all", "yes", "no")


class Cancel(Exception):
    """The person does not want to do this after all."""


class PadWords(Words):
    common = ("help", "quit", "yes", "no")
    family = "pad-words"

    def __init__(self, say: Speech) -> None:
        super().__init__(say, [word for word in (*COMMANDS, *MARKS) if word not in self.common])

    @property
    def taken(self) -> set[str]:
        """What nobody can be called, because it means something else."""
        commands = (word for word, meaning in self._meanings.items() if meaning in COMMANDS)
        return {*commands, "all", self.shown("all")}

    def command(self, text: str) -> tuple[str, str] | None:
        """The command and what follows it, or None if the text is none; only `csv` takes more words."""
        word, _, rest = text.partition(" ")
        meaning = self.meaning(word)
        if meaning not in COMMANDS or (rest and meaning != "csv"):
            return None
        return meaning, rest.strip()

    def mark(self, text: str) -> str | None:
        meaning = self.meaning(text)
        return meaning if meaning in MARKS else None


class PadConsole(Host):
    def __init__(
        self, say: Speech, ask: Callable[[str], str], show: Callable[[str], None], width: int
    ) -> None:
        super().__init__(ask, show, max(20, width))
        self.say = say
        self.words = PadWords(say)

    def fitting(self, text: str, indent: int = 2) -> list[str]:
        """A file's path stays whole, so that it can be copied."""
        lines = wrapped(text, self.width, indent=indent, cut=False)
        return [line.replace(GLUE, " ") for line in lines]

    def tell(self, message: str, **facts: object) -> None:
        self.show(self.say(message, **facts), indent=2)

    def refuse(self, refusal: Refusal) -> None:
        self.show(told(self.say, refusal), indent=2)

    def unknown(self, text: str, allowed: Iterable[str]) -> None:
        self.tell("pad-unknown", words=printable(text), allowed=self.words.listed(list(allowed)))

    def worded(self, saying: Saying) -> str:
        return rendered(saying, self.say)

    def ask(self, question: str) -> str:
        """The answer; `quit` stops anywhere."""
        text = super().ask(f"{question}{GLUE}>")
        if self.words.command(text) == ("quit", ""):
            raise Quit
        return text

    def says_yes(self, question: str, default: bool) -> bool:
        yes, no = self.words.shown("yes"), self.words.shown("no")
        question = f"{question} {yes} / {no} [{yes if default else no}]"
        while True:
            text = self.ask(question)
            answer = self.words.mark(text) if text else ("yes" if default else "no")
            if answer in ("yes", "no"):
                return answer == "yes"
            self.unknown(text, ("yes", "no"))

    def answer(self, question: str, read: Callable[[str], T], default: str = "") -> T:
        """The answer as something, asked until it is one; Cancel if the person backs out."""
        while True:
            text = self.ask(question) or default
            match self.words.command(text):
                case (("cancel" | "back"), ""):
                    raise Cancel
                case "help", "":
                    self.tell("pad-help-question", cancel=self.words.shown("cancel"))
                    continue
            try:
                if text:
                    return read(text)
            except Refusal as refusal:
                self.refuse(refusal)


def told(say: Speech, refusal: Refusal) -> str:
    """A refusal in the person's language, with the rule behind it."""
    text = refused(refusal, say)
    return f"{text} [{refusal.rule}]" if isinstance(refusal, Illegal) else text
