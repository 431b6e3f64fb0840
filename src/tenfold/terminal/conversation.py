"""What a person types at a table means an action, or a question that is answered here. No game is known."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tenfold.core import Event, Refusal, Saying
from tenfold.ledger import has_rule
from tenfold.ledger import rule as ledger_rule
from tenfold.locales import FALLBACK, Speech
from tenfold.terminal.prompt import Quit
from tenfold.terminal.said import Voice
from tenfold.terminal.screen import Screen
from tenfold.terminal.typing import NotUnderstood, Unclear
from tenfold.terminal.wrap import wrapped

_RULE_ID = re.compile(r"[a-z0-9.-]+")
QUESTIONS = ("hint", "moves", "scores", "rules")  # at every table; then come those of the game
LAST_QUESTIONS = ("help", "quit")


class Conversation:
    def __init__(self, screen: Screen, voice: Voice, show: Callable[[str], None], width: int) -> None:
        self._screen = screen
        self._voice = voice
        self._say = voice.say
        self._words = screen.words
        self._show = show
        self._width = width
        self._refused: str | None = None  # the id of the rule behind the last refusal
        self._has_listed = False  # the moves of this position
        self._is_apart = False  # the last line is empty

    def meant(self, words: Sequence[str], view: Any, legal: Sequence[Any]) -> Any | None:
        """The action meant; None if the words were a question, which is answered now."""
        first, *rest = words
        command = self._words.meaning(first)
        try:
            if first.isdecimal() and not rest:
                return self._numbered(first, view, legal)
            if command is not None and command in self._screen.commands:
                return self._screen.action(command, rest, view)
        except NotUnderstood:
            command = None
        if command is not None and command in self._questions:
            self._answer(command, rest, view, legal)
            return None
        allowed = self._words.listed([*self._screen.allowed(legal), "hint", "help"])
        raise Unclear(self._say("unknown-command", words=" ".join(words), allowed=allowed)) from None

    @property
    def _questions(self) -> Sequence[str]:
        return (*QUESTIONS, *self._screen.questions, *LAST_QUESTIONS)

    def _numbered(self, number: str, view: Any, legal: Sequence[Any]) -> Any:
        if len(number) < 4:
            meant = self._screen.number_alone(int(number), view)
            if meant is not None:
                return meant
        moves = self._screen.moves(view, legal)
        if self._screen.lists_first and not self._has_listed:
            raise Unclear(self._say("list-first", number=number, moves=self._words.shown("moves")))
        if len(number) > 4 or not 1 <= int(number) <= len(moves):
            raise Unclear(self._say("no-such-move", number=number, count=len(moves)))
        return moves[int(number) - 1]

    def _answer(self, command: str, rest: Sequence[str], view: Any, legal: Sequence[Any]) -> None:
        match command:
            case "quit":
                raise Quit
            case "help":
                self._help()
            case "hint":
                self.paragraphs(self._screen.hint(view, legal))
            case "scores":
                self.lines(self._screen.scores(view))
            case "rules":
                self._rule(rest[0] if rest else None)
            case "moves":
                self._has_listed = True
                for number, action in enumerate(self._screen.moves(view, legal), 1):
                    means_more = self._screen.number_alone(number, view) is not None
                    shown = "   " if means_more else f"{number:>3}"
                    self.paragraphs([f"{shown}  {self._screen.typed(action, view)}"], indent=7)
            case _:
                self.lines(self._screen.answer(command, view))

    def _help(self) -> None:
        for command in (*self._screen.commands, *self._questions):
            words = self._say(f"words-{command}").split()
            typed = ", ".join(word for word in words if self._words.meaning(word) == command)
            self.paragraphs([f"{typed}: {self._screen.help(command)}"], indent=4)
        self.paragraphs([self._screen.legend()])

    def refuse(self, problem: Unclear | Refusal) -> None:
        rule: str | None = getattr(problem, "rule", None)
        self._refused = rule or self._refused
        cited = f" [{rule}: {self._words.shown('rules')}]" if rule and has_rule(rule) else ""
        self.paragraphs([f"! {self._voice.refused(problem)}{cited}"])

    def _rule(self, rule: str | None) -> None:
        """The rule asked for, or the one behind the last refusal; before any refusal, those of this table."""
        wanted = rule or self._refused
        if wanted is None:
            self.paragraphs(self._screen.rules_in_force(), indent=6)
            facts = {"rules": self._words.shown("rules"), "example": self._screen.example_rule}
            self.paragraphs([self._say("no-refusal-yet", **facts)])
        elif not (_RULE_ID.fullmatch(wanted) and has_rule(wanted)):
            self.paragraphs([self._say("no-such-rule", id=wanted)])
        else:
            self.paragraphs([f"{wanted}: {rule_text(self._say, wanted)}"])

    # --- asking ---

    def prompt(self, view: Any, *, named: bool = False) -> str:
        """The question of now, in the window's width; `named`: several people sit here."""
        question = self._screen.prompt(view)
        return self._last_line(f"{self._voice.names[view.viewer]}: {question}" if named else question)

    def prompt_rest(self) -> str:
        """Between two parts of the game."""
        return self._last_line(self._say("prompt-rest"))

    def _last_line(self, question: str) -> str:
        *above, last = wrapped(question, self._width)
        self.lines(above)
        return last

    def is_forced(self, legal: Sequence[Any]) -> bool:
        """Whether nothing is to be chosen, and an answer at once tells nobody anything about the hand."""
        return len(legal) == 1 and self._screen.allowed(legal)[0] not in self._screen.never_forced

    # --- printing ---

    def position(self, view: Any) -> None:
        """A new position, in which something is to be decided."""
        self._has_listed = False
        self._gap()
        self.lines(self._screen.position(view))

    def tell(self, before: Any, event: Event[Any], sayings: Sequence[Saying], view: Any) -> None:
        """What is shown and said of an event, and the sheet where a part of the game ends."""
        self.lines(self._screen.picture(before, event, sayings))
        self.paragraphs(text for saying in sayings if (text := self._voice(saying)))
        if any(self._screen.ends_a_part(saying, view) for saying in sayings):
            self.part_over(view)

    def part_over(self, view: Any) -> None:
        """What a hand, a round or a go has brought."""
        self._gap()
        self.lines(self._screen.scores(view))
        self._gap()

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._show(line)
            self._is_apart = not line

    def _gap(self) -> None:
        if not self._is_apart:
            self.lines([""])

    def paragraphs(self, texts: Iterable[str], indent: int = 2) -> None:
        for text in texts:
            self.lines(wrapped(text, self._width, indent=indent))


def rule_text(say: Speech, rule: str) -> str:
    """A rule in the speaker's language; the ledger itself is the English text."""
    if say.language == FALLBACK:
        return ledger_rule(rule).told or ledger_rule(rule).text
    return say(f"rule-{rule.replace('.', '-')}")
