"""Options of house rules: how each is read, what a form for it asks, and how its value is said.

A game's `house.py` declares each of its options once, as one of these types. Sentences are named after the
game and the option: `house-card-wild-points` is a title in a form, `house-card-wild-points-is` says a value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import zip_longest
from typing import Any, ClassVar, TypeAlias

from tenfold.core import BadText, RuleSaid, Saying
from tenfold.core.sayings import NUMBER, PHASE, FactKind, Sentence, Sentences
from tenfold.games import sayings
from tenfold.pieces.phases import SIZES, Phase, read_phase

Say: TypeAlias = Callable[..., Saying]  # of a sentence's last word, and its facts
Pair: TypeAlias = tuple[Saying, Saying | None]  # what holds, and what the edition says otherwise
Facts: TypeAlias = Mapping[str, FactKind]


@dataclass(frozen=True, kw_only=True)
class Option:
    """One that a house may change. `rule` is what the ledger says of it, if need be by value."""

    form_type: ClassVar[str]
    is_titled: ClassVar[bool] = True  # a form needs more than the sentence of a value

    rule: str | Mapping[Any, str]
    silent: Any = ...  # the value that goes without saying, unless the edition has another

    def read(self, value: object) -> Any:
        """BadText with what is wrong; BadRules if that speaks for itself."""
        raise NotImplementedError

    def sentences(self) -> Mapping[str, Facts]:
        """Its sentences by their last word, with the facts of each."""
        raise NotImplementedError

    def form(self, say: Say) -> dict[str, Any]:
        """What a form needs to ask for it, as plain data."""
        raise NotImplementedError

    def in_words(self, say: Say, value: Any) -> Saying:
        raise NotImplementedError

    def pairs(self, say: Say, value: Any, printed: Any) -> Iterator[Pair]:
        if value != printed:
            yield self.in_words(say, value), self.in_words(say, printed)
        elif value != self.silent:
            yield self.in_words(say, value), None

    def rule_of(self, value: Any) -> str:
        return self.rule if isinstance(self.rule, str) else self.rule[value]

    def rules(self) -> tuple[str, ...]:
        return (self.rule,) if isinstance(self.rule, str) else tuple(self.rule.values())


@dataclass(frozen=True, kw_only=True)
class Switch(Option):
    form_type = "switch"
    is_titled = False

    def read(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise BadText(sayings.OPTION_FLAG())
        return value

    def sentences(self) -> Mapping[str, Facts]:
        return {"on": {}, "off": {}}

    def form(self, say: Say) -> dict[str, Any]:
        return {"on": self.in_words(say, True)}

    def in_words(self, say: Say, value: bool) -> Saying:
        return say("on" if value else "off")


@dataclass(frozen=True, kw_only=True)
class Number(Option):
    """A whole number within bounds; with `silent=None`, one that may be left out."""

    form_type = "number"

    bounds: range

    def read(self, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value not in self.bounds:
            raise BadText(sayings.OPTION_NUMBER(least=self.bounds[0], most=self.bounds[-1]))
        return value

    def sentences(self) -> Mapping[str, Facts]:
        return {"is": {"number": NUMBER}} | ({"off": {}} if self.silent is None else {})

    def form(self, say: Say) -> dict[str, Any]:
        off = self.in_words(say, None) if self.silent is None else None
        return {"least": self.bounds[0], "most": self.bounds[-1], "off": off}

    def in_words(self, say: Say, value: int | None) -> Saying:
        return say("off") if value is None else say("is", number=value)


@dataclass(frozen=True, kw_only=True)
class OneOf(Option):
    """One of several; with `silent=None`, one that may be left out."""

    form_type = "choice"

    members: type[Enum]

    def read(self, value: object) -> Enum:
        try:
            return self.members(value)
        except ValueError:
            allowed = [f'"{member.value}"' for member in self.members]
            raise BadText(sayings.OPTION_MEMBER(allowed=allowed)) from None

    def sentences(self) -> Mapping[str, Facts]:
        none: dict[str, Facts] = {"off": {}} if self.silent is None else {}
        return none | {str(member.value): {} for member in self.members}

    def form(self, say: Say) -> dict[str, Any]:
        values = [*([None] if self.silent is None else []), *self.members]
        said = [{"value": value and value.value, "says": self.in_words(say, value)} for value in values]
        return {"choices": said}

    def in_words(self, say: Say, value: Enum | None) -> Saying:
        return say("off" if value is None else str(value.value))


@dataclass(frozen=True, kw_only=True)
class Phases(Option):
    """The list of phases, each said by itself."""

    form_type = "phases"

    def read(self, value: object) -> tuple[Phase, ...]:
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise BadText(sayings.OPTION_PHASES())
        return tuple(map(read_phase, value))

    def sentences(self) -> Mapping[str, Facts]:
        return {"count": {"count": NUMBER}, "is": {"number": NUMBER, "phase": PHASE}}

    def form(self, say: Say) -> dict[str, Any]:
        return {"sizes": {kind.value: [sizes[0], sizes[-1]] for kind, sizes in SIZES.items()}}

    def in_words(self, say: Say, value: tuple[Phase, ...]) -> Saying:
        return say("count", count=len(value))

    def pairs(self, say: Say, value: tuple[Phase, ...], printed: tuple[Phase, ...]) -> Iterator[Pair]:
        if len(value) != len(printed):
            yield self.in_words(say, value), self.in_words(say, printed)
        for number, (phase, other) in enumerate(zip_longest(value, printed), 1):
            if phase is not None:
                differs = other is not None and phase != other
                yield self.phase(say, number, phase), self.phase(say, number, other) if differs else None

    def phase(self, say: Say, number: int, phase: Phase) -> Saying:
        return say("is", number=number, phase=phase)


class Options(Mapping[str, Option]):
    """The options of a game by name, with their sentences."""

    def __init__(self, game: str, sentences: Sentences, options: Mapping[str, Option]) -> None:
        self._options = options
        self._sentences: dict[str, Sentence] = {}
        for name, option in options.items():
            id = f"house-{game}-{name.replace('_', '-')}"
            if option.is_titled:
                self._sentences[name] = sentences.event(id)
            for word, facts in option.sentences().items():
                self._sentences[f"{name}-{word}"] = sentences.event(f"{id}-{word}", **facts)

    def __getitem__(self, name: str) -> Option:
        return self._options[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)

    def _say(self, name: str) -> Say:
        return lambda word, **facts: self._sentences[f"{name}-{word}"](**facts)

    def said(self, rules: Any, printed: Any) -> list[RuleSaid]:
        """Every rule that an option decides, with what the edition says otherwise."""
        return [
            RuleSaid(name, says, otherwise, option.rule_of(getattr(rules, name)))
            for name, option in self._options.items()
            for says, otherwise in option.pairs(self._say(name), getattr(rules, name), getattr(printed, name))
        ]

    def form(self) -> list[dict[str, Any]]:
        """The options as plain data, for whoever makes a form of them."""
        return [
            {
                "name": name,
                "type": option.form_type,
                "title": self._sentences[name]() if option.is_titled else None,
                "rule": option.rules()[0],
                **option.form(self._say(name)),
            }
            for name, option in self._options.items()
        ]
