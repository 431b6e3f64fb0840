"""What a player means by typed words, as far as games have it in common.

Few words are completed where only one thing can be meant; otherwise the answer says what is missing.
Whether the action is allowed is not decided here.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from tenfold.locales import Speech
from tenfold.pieces.groups import End, Group
from tenfold.terminal.groups import LetteredGroup, typed_addition
from tenfold.terminal.words import Words


class Unclear(Exception):
    """The typed words do not say enough; the message says what is missing, in the player's language."""

    def __init__(self, message: str, rule: str | None = None) -> None:
        self.rule = rule
        super().__init__(message)


class NotUnderstood(Exception):
    """The typed words mean nothing, or too much: the answer is what can be typed now."""


class Typist:
    single_words: ClassVar[Mapping[str, Any]] = {}
    readers: ClassVar[Mapping[str, Callable[..., Any]]] = {}  # of the commands that other words follow

    def __init__(self, rules: Any, names: Sequence[str], say: Speech, words: Words) -> None:
        self._rules = rules
        self._names = names
        self._say = say
        self._words = words

    def action(self, command: str, rest: Sequence[str], view: Any) -> Any:
        """The action, or Unclear with what is missing; NotUnderstood if words are left over."""
        if command not in self.single_words:
            return self.readers[command](self, rest, view)
        if rest:
            raise NotUnderstood
        return self.single_words[command]


class GroupTypist(Typist):
    """Puts cards on groups: `hit R7 b`, `add W a high`."""

    addition: ClassVar[Callable[..., Any]]  # the action: card, seat, group, end
    command: ClassVar[str]
    fit_rule: ClassVar[str]
    where_rule: ClassVar[str]

    @abstractmethod
    def _held(self, word: str, view: Any) -> Any:
        """The card that a word means."""

    @abstractmethod
    def _mine(self, view: Any) -> Sequence[Any]:
        """The cards of the hand."""

    @abstractmethod
    def _open_ends(self, card: Any, group: Group) -> Sequence[End | None]:
        """Where on the group the card fits; None: no end needs to be named."""

    @abstractmethod
    def _meant_end(self, card: Any, group: Group, end: End | None) -> End | None:
        """The end of a group that was named together with the group."""

    def _which_rule(self, fits: Sequence[Any]) -> str:
        """Why one of these must be chosen."""
        return self.where_rule

    def _add(self, rest: Sequence[str], view: Any, lying: Sequence[LetteredGroup]) -> Any:
        if not rest:
            fitting = [card for card in dict.fromkeys(self._mine(view)) if self._fits(card, lying)]
            if not fitting:
                raise Unclear(self._say("hit-nothing"), rule=self.fit_rule)
            raise Unclear(self._say("which-card", hand=" ".join(map(str, fitting))))
        card, end, where = self._held(rest[0], view), self._end(rest[-1]), rest[1:]
        if end is not None:
            where = where[:-1]
        if len(where) > 1:
            raise NotUnderstood
        if where:
            there = self._group(where[0], lying)
            return self.addition(card, there.seat, there.at, self._meant_end(card, there.group, end))
        fits = [fit for fit in self._fits(card, lying) if end is None or fit.end in (end, None)]
        if len(fits) == 1 or card not in self._mine(view):
            return fits[0] if fits else self.addition(card, lying[0].seat, lying[0].at)
        if not fits:
            raise Unclear(self._say("hit-nowhere", card=card), rule=self.fit_rule)
        choices = ", ".join(typed_addition(self._words, self.command, fit, lying) for fit in fits)
        raise Unclear(self._say("hit-which", card=card, choices=choices), rule=self._which_rule(fits))

    def _fits(self, card: Any, lying: Sequence[LetteredGroup]) -> list[Any]:
        return [
            self.addition(card, there.seat, there.at, end)
            for there in lying
            for end in self._open_ends(card, there.group)
        ]

    def _group(self, text: str, lying: Sequence[LetteredGroup]) -> LetteredGroup:
        for there in lying:
            if text.lower() in (there.letter, f"{there.seat}.{there.at}"):
                return there
        groups = ", ".join(f"{there.letter} {there.group}" for there in lying)
        raise Unclear(self._say("hit-no-group", group=text, groups=groups), rule=self.where_rule)

    def _end(self, word: str) -> End | None:
        meaning = self._words.meaning(word)
        return End(meaning) if meaning in ("low", "high") else None
