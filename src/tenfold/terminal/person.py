"""A person at a table of bots: the loop of seeing, typing and being told. The same for every game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from tenfold.core import Decide, Event, Illegal, Outcome, Refusal, Seat, Stream
from tenfold.ledger import has_rule
from tenfold.ledger import rule as ledger_rule
from tenfold.locales import FALLBACK, Speech
from tenfold.play import Bot, Table
from tenfold.terminal.prompt import Quit
from tenfold.terminal.words import Words
from tenfold.terminal.wrap import wrapped

_RULE_ID = re.compile(r"[a-z0-9.-]+")
QUESTIONS = ("hint", "moves", "scores", "rules")  # at every table; then come those of the game
LAST_QUESTIONS = ("help", "quit")


class Unclear(Exception):
    """The typed words do not say enough; the message says what is missing, in the player's language."""

    def __init__(self, message: str, rule: str | None = None) -> None:
        self.rule = rule
        super().__init__(message)


class NotUnderstood(Exception):
    """The typed words mean nothing, or too much: the answer is what can be typed now."""


class Screen(Protocol):
    """What the loop must know of a game. Everything is a view or a redacted event, never a state."""

    @property
    def words(self) -> Words: ...
    @property
    def commands(self) -> Sequence[str]:
        """The words that act."""
        ...

    @property
    def questions(self) -> Sequence[str]:
        """The words that only this game answers."""
        ...

    @property
    def example_rule(self) -> str: ...
    @property
    def lists_first(self) -> bool:
        """Whether a number means a move only once the list has been shown: it could mean something else."""
        ...

    def position(self, view: Any) -> Iterator[str]: ...
    def told(self, before: Any, event: Event[Any], after: Any) -> Iterator[str]: ...
    def ended_a_part(self, before: Any, after: Any) -> bool: ...
    def scores(self, view: Any) -> Iterator[str]: ...
    def prompt(self, view: Any) -> str: ...
    def allowed(self, legal: Sequence[Any]) -> list[str]: ...
    def action(self, command: str, rest: Sequence[str], view: Any) -> Any: ...
    def typed(self, action: Any, view: Any) -> str: ...
    def moves(self, view: Any, legal: Sequence[Any]) -> Sequence[Any]:
        """What is worth a list: all that is legal, or the best of too much."""
        ...

    def answer(self, question: str, view: Any) -> Iterator[str]: ...
    def help(self, command: str) -> str: ...
    def legend(self) -> str:
        """What the signs of the pieces mean."""
        ...

    def hint(self, view: Any, legal: Sequence[Any]) -> str: ...
    def refusal(self, refusal: Refusal) -> str: ...


class PersonAtTable:
    def __init__(
        self,
        table: Table[Any, Any, Any],
        screen: Screen,
        *,
        seat: Seat,
        bots: Mapping[Seat, Bot[Any, Any]],
        bot_stream: Callable[[Seat, int], Stream],
        say: Speech,
        ask: Callable[[str], str],
        show: Callable[[str], None],
        width: int,
    ) -> None:
        self._table = table
        self._screen = screen
        self._seat = seat
        self._bots = bots
        self._bot_stream = bot_stream
        self._say = say
        self._words = screen.words
        self._ask = ask
        self._show = show
        self._width = width
        self._refused: str | None = None  # the id of the rule behind the last refusal
        self._has_listed = False  # the moves of this position

    def play(self) -> Outcome:
        """To the end of the game; Quit or KeyboardInterrupt if the person stops."""
        while isinstance(turn := self._table.settle(), Decide):
            if turn.seat == self._seat:
                self._person()
            else:
                self._bot(turn.seat)
        return turn.outcome

    def tell(self, before: Any, event: Event[Any], after: Any) -> None:
        """A table's `after_event`: say what happened, as the person may know it."""
        game = self._table.game
        seen, sees = game.view(before, self._seat), game.view(after, self._seat)
        self._paragraphs(self._screen.told(seen, game.redact(before, event, self._seat), sees))
        if self._screen.ended_a_part(seen, sees):
            self._show("")
            self._lines(self._screen.scores(sees))
            self._show("")

    def _bot(self, seat: Seat) -> None:
        game, state = self._table.game, self._table.state
        stream = self._bot_stream(seat, self._table.events)
        self._table.act(self._bots[seat].choose(game.view(state, seat), game.legal(state), stream))

    # --- the person's turn ---

    def _person(self) -> None:
        view, legal = self._view(), self._table.game.legal(self._table.state)
        self._has_listed = False
        self._show("")
        self._lines(self._screen.position(view))
        *above, question = wrapped(self._screen.prompt(view), self._width)
        while True:
            self._lines(above)
            words = self._ask(question).split()
            if not words:
                continue
            try:
                action = self._meant(words, view, legal)
                if action is not None:
                    self._table.act(action)
                    return
            except Unclear as unclear:
                self._refuse(str(unclear), unclear.rule)
            except Refusal as refusal:
                rule = refusal.rule if isinstance(refusal, Illegal) else None
                self._refuse(self._screen.refusal(refusal), rule)

    def _view(self) -> Any:
        return self._table.game.view(self._table.state, self._seat)

    def _meant(self, words: Sequence[str], view: Any, legal: Sequence[Any]) -> Any | None:
        """The action meant; None if the words were a question, which is answered now."""
        first, *rest = words
        command = self._words.meaning(first)
        try:
            if first.isdecimal() and not rest:
                return self._numbered(first, self._screen.moves(view, legal))
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

    def _numbered(self, number: str, moves: Sequence[Any]) -> Any:
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
                self._paragraphs([self._screen.hint(view, legal)])
            case "scores":
                self._lines(self._screen.scores(view))
            case "rules":
                self._rule(rest[0] if rest else None)
            case "moves":
                self._has_listed = True
                for number, action in enumerate(self._screen.moves(view, legal), 1):
                    self._paragraphs([f"{number:>3}  {self._screen.typed(action, view)}"], indent=7)
            case _:
                self._lines(self._screen.answer(command, view))

    def _help(self) -> None:
        for command in (*self._screen.commands, *self._questions):
            words = self._say(f"words-{command}").split()
            typed = ", ".join(word for word in words if self._words.meaning(word) == command)
            self._paragraphs([f"{typed}: {self._screen.help(command)}"], indent=4)
        self._paragraphs([self._screen.legend()])

    def _refuse(self, message: str, rule: str | None) -> None:
        self._refused = rule or self._refused
        cited = f" [{rule}: {self._words.shown('rules')}]" if rule else ""
        self._paragraphs([f"! {message}{cited}"])

    def _rule(self, rule: str | None) -> None:
        """The rule asked for, or the one behind the last refusal, in the player's language."""
        wanted = rule or self._refused
        if wanted is None:
            facts = {"rules": self._words.shown("rules"), "example": self._screen.example_rule}
            self._paragraphs([self._say("no-refusal-yet", **facts)])
        elif not (_RULE_ID.fullmatch(wanted) and has_rule(wanted)):
            self._paragraphs([self._say("no-such-rule", id=wanted)])
        else:
            self._paragraphs([f"{wanted}: {rule_text(self._say, wanted)}"])

    # --- printing ---

    def _lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._show(line)

    def _paragraphs(self, texts: Iterable[str], indent: int = 2) -> None:
        for text in texts:
            self._lines(wrapped(text, self._width, indent=indent))


def rule_text(say: Speech, rule: str) -> str:
    """A rule in the speaker's language; the ledger itself is the English text."""
    if say.language == FALLBACK:
        return ledger_rule(rule).text
    return say(f"rule-{rule.replace('.', '-')}")
