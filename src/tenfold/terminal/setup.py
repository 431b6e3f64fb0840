"""The questions before a game: language, name, rules, opponents. Enter takes what stands in brackets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tenfold.core import BadRules
from tenfold.games.registry import AnyKind
from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import refused
from tenfold.play.names import clean_name, distinct_name
from tenfold.surfaces import bots_of, offered, usual_bot
from tenfold.terminal.words import Words
from tenfold.terminal.wrap import GLUE, wrapped


class Host:
    """Asks one question at a time until the answer is possible."""

    def __init__(self, ask: Callable[[str], str], show: Callable[[str], None], width: int = 79) -> None:
        self._ask_line = ask
        self._show_line = show
        self.width = width

    def ask(self, question: str) -> str:
        *lines, last = self.fitting(question)
        self.lines(lines)
        return self._ask_line(last)

    def show(self, text: str, indent: int = 4) -> None:
        self.lines(self.fitting(text, indent))

    def fitting(self, text: str, indent: int = 2) -> list[str]:
        return wrapped(text, self.width, indent=indent)

    def lines(self, lines: Iterable[str]) -> None:
        """What is laid out already."""
        for line in lines:
            self._show_line(line)

    def choose(self, question: str, choices: Sequence[str], default: str, say: Speech) -> str:
        while True:
            answer = self.ask(f"{question} [{default}]") or default
            for choice in choices:
                if answer.casefold() == choice.casefold():
                    return choice
            self.show(say("setup-wrong", answer=answer, choices=", ".join(choices)))

    def language(self, default: str) -> str:
        say = Speech(default)
        names = ", ".join(f"{code}{GLUE}{name}" for code, name in LANGUAGES.items())
        return self.choose(say("setup-language", choices=names), list(LANGUAGES), default, say)

    def name(self, say: Speech, given: str | None) -> str:
        """Of one person; it may be asked again, because with others nobody is nameless."""
        while not (name := clean_name(self.ask(say("setup-name")) if given is None else given)):
            given = None
        return name

    def names(self, say: Speech, given: Sequence[str], most: int) -> tuple[str, ...]:
        """Of all people who play at this device, separated by commas; without any, one person by number."""
        while True:
            default = say("player-numbered", number=1)
            typed = given or self.ask(f"{say('setup-names')} [{default}]").split(",")
            names: list[str] = []
            for name in filter(None, map(clean_name, typed)):
                names.append(distinct_name(name, names))
            if len(names) <= most:
                return tuple(names) or (default,)
            self.show(say("setup-too-many", most=most))
            given = ()

    def rules(self, kind: AnyKind, say: Speech) -> Any:
        edition = self.edition(kind, say)
        return kind.rules(edition, self.variants(kind, edition, say))

    def edition(self, kind: AnyKind, say: Speech) -> str:
        if len(kind.editions) == 1:
            return kind.editions[0]
        for edition in kind.editions:
            self.show(f"  {say(f'edition-{kind.name}-{edition}')}")
        question = say("setup-edition", choices=", ".join(kind.editions))
        return self.choose(question, kind.editions, kind.editions[0], say)

    def variants(self, kind: AnyKind, edition: str, say: Speech) -> list[str]:
        """Any of the variants, refused here if they contradict each other."""
        if not kind.variants:
            return []
        for variant in kind.variants:
            self.show(f"  {say(f'variant-{kind.name}-{variant.partition(chr(58))[0]}')}")
        names = ", ".join(kind.variants)
        while True:
            answer = self.ask(say("setup-variants", choices=names)).lower()
            chosen = answer.replace(",", " ").split()
            try:
                kind.rules(edition, chosen)
            except BadRules as refusal:
                self.show(refused(refusal, say))
            else:
                return chosen

    def opponents(self, kind: AnyKind, say: Speech, *, people: int) -> int:
        """Bots, beside the people at this device."""
        fewest, most = max(0, kind.seats[0] - people), kind.seats[-1] - people
        return self._number("setup-opponents", fewest, most, fewest, say) if most else 0

    def seats(self, kind: AnyKind, say: Speech) -> int:
        """Of a room; whoever opens it sits on one of them."""
        return self._number("setup-seats", max(2, kind.seats[0]), kind.seats[-1], 4, say)

    def _number(self, message: str, fewest: int, most: int, default: int, say: Speech) -> int:
        question = say(message, fewest=fewest, most=most)
        return int(self.choose(question, [str(n) for n in range(fewest, most + 1)], str(default), say))

    def strength(self, kind: AnyKind, say: Speech) -> str:
        bots = offered(kind.name, bots_of(kind.name))
        for bot in bots:
            self.show(f"  {say(f'bot-{kind.name}-{bot}')}")
        return self.choose(say("setup-strength", choices=", ".join(bots)), bots, usual_bot(kind.name), say)

    def agrees(self, say: Speech, message: str, **facts: object) -> bool:
        """Yes unless the answer says no."""
        words = Words(say)
        question = say(message, yes=words.shown("yes"), no=words.shown("no"), **facts)
        while True:
            answer = self.ask(question)
            if not answer or answer.casefold() == words.shown("yes")[0]:  # a first letter may mean more
                return True
            if words.meaning(answer) in ("yes", "no"):
                return words.meaning(answer) == "yes"
            self.show(say("setup-wrong", answer=answer, choices=words.listed(["yes", "no"])))
