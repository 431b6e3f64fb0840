"""What a surface of lines must know of a game: its screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence
from typing import Any, ClassVar

from tenfold.core import Event, Saying
from tenfold.games.registry import game_kind
from tenfold.locales import Speech
from tenfold.surfaces import surface
from tenfold.terminal.layout import HandLayout, Layout
from tenfold.terminal.paint import Paint
from tenfold.terminal.rule_lines import in_force_lines
from tenfold.terminal.said import Voice
from tenfold.terminal.typing import Typist
from tenfold.terminal.words import Words


class Screen(ABC):
    """A game for a person at the terminal. Everything is a view or a redacted event, never a state."""

    game: ClassVar[str]
    commands: ClassVar[Sequence[str]]  # the words that act
    questions: ClassVar[Sequence[str]] = ()  # the words that only this game answers
    vocabulary: ClassVar[Sequence[str]]  # commands, questions, and the words that stand behind them
    part_ends: ClassVar[Collection[str]] = ()  # the sayings that end a hand, a round or a go
    example_rule: ClassVar[str]
    lists_first: ClassVar[bool] = False  # a number means a move only once the list has been shown
    never_forced: ClassVar[Collection[str]] = ()  # commands whose answer at once would tell of the hand
    hides: ClassVar[bool] = False  # players have secrets from each other
    layout: ClassVar[type[Layout]] = Layout
    typist: ClassVar[type[Typist]] = Typist

    def __init__(self, rules: Any, names: Sequence[str], say: Speech, paint: Paint, width: int) -> None:
        self._rules = rules
        self._names = names
        self._say = say
        self._paint = paint
        self._width = width
        self.words = Words(say, self.vocabulary)
        self._layout = self.layout(rules, names, say, paint, width)
        self._typist = self.typist(rules, names, say, self.words)

    @staticmethod
    @abstractmethod
    def where(say: Speech, state: Any | None, seat: int) -> str:
        """How far a game in progress is, for whoever may go on with it."""

    # --- showing ---

    @abstractmethod
    def position(self, view: Any) -> Iterator[str]: ...

    def picture(self, before: Any, event: Event[Any], sayings: Sequence[Saying]) -> Iterator[str]:
        """What is drawn above the sayings of a redacted event, which comes after this view."""
        return iter(())

    def ends_a_part(self, saying: Saying, view: Any) -> bool:
        """Whether a hand, a round or a go has ended, so that the sheet is due; the view is after it."""
        return saying.id in self.part_ends

    @abstractmethod
    def scores(self, view: Any) -> Iterator[str]: ...

    def rules_in_force(self) -> Iterator[str]:
        return in_force_lines(self._say, game_kind(self.game), self._rules)

    @abstractmethod
    def prompt(self, view: Any) -> str: ...

    # --- typing ---

    def action(self, command: str, rest: Sequence[str], view: Any) -> Any:
        """What a command means; Unclear or NotUnderstood if it means no action."""
        return self._typist.action(command, rest, view)

    def number_alone(self, number: int, view: Any) -> Any | None:
        """The action that a number alone means, whatever the list of moves says; None: a move of the list."""
        return None

    def allowed(self, legal: Sequence[Any]) -> list[str]:
        """The commands that can be typed now."""
        write = game_kind(self.game).write_action
        return list(dict.fromkeys(write(action).split()[0] for action in legal))

    @abstractmethod
    def typed(self, action: Any, view: Any) -> str:
        """An action as the player would type it; what it means may stand behind it in parentheses."""

    def moves(self, view: Any, legal: Sequence[Any]) -> Sequence[Any]:
        """What is worth a list: all that is legal, or the best of too much."""
        return legal

    # --- answering ---

    def answer(self, question: str, view: Any) -> Iterator[str]:
        """To one of the game's own questions."""
        raise NotImplementedError(question)

    def help(self, command: str) -> str:
        """In the game's own words where it has some; words to be typed are named in the player's language."""
        own = f"{self.game}-help-{command}"
        facts = {word: self.words.shown(word) for word in self.vocabulary}
        message = own if self._say.knows(own) else f"help-{command}"
        return self._say(message, example=self.example_rule, **facts)

    @abstractmethod
    def legend(self) -> str:
        """What the signs of the pieces mean."""

    def hint(self, view: Any, legal: Sequence[Any]) -> Iterator[str]:
        """What to do and why, in paragraphs."""
        advice = surface(self.game, "adviser")(self._rules, view, legal)
        voice = Voice(self._say, self._names, view.viewer, self._paint)
        yield self._say("hint", reason=voice(advice.saying))


class HandScreen(Screen):
    """A game in which players hold cards, which they see by number or by colour."""

    hides = True
    _layout: HandLayout
    _by_colour = False

    def position(self, view: Any) -> Iterator[str]:
        yield from self._layout.table(view)
        if view.hand is not None:  # a spectator has none
            yield from self._layout.hand(view, self._by_colour)

    def answer(self, question: str, view: Any) -> Iterator[str]:
        """`sort`: the hand in its other order."""
        self._by_colour = not self._by_colour
        yield self._say("sorted-by-colour" if self._by_colour else "sorted-by-number")
        yield ""
        yield from self.position(view)
