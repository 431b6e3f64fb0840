"""What is said to players: an id and typed facts. Only renderers know languages and sentences.

`Sentences` declares what can be said, a `Sentence` makes sayings, and nothing else does. The kinds of facts
are a closed set that holds nothing of one game: a game brings its words as terms. Facts are plain data,
pieces in their text form. Two names of facts mean something: `name` is who does it, `target` whom it is
done to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Fact(NamedTuple):
    """`["card", "R7"]` in JSON."""

    kind: str
    value: Any


@dataclass(frozen=True, slots=True)
class Saying:
    """`{"id": "card-take", "facts": {"name": ["seat", 2], "card": ["card", "R7"]}}` in JSON."""

    id: str
    facts: Mapping[str, int | float | Fact] = field(default_factory=dict)

    def __str__(self) -> str:
        """For programmers: `card-take(name=2 card=R7)`."""
        facts = " ".join(f"{name}={_shown(fact)}" for name, fact in self.facts.items())
        return f"{self.id}({facts})" if facts else self.id


class RuleSaid(NamedTuple):
    """A rule that is in force at a table, and what the printed edition says otherwise."""

    option: str  # of house rules, which decides it
    says: Saying
    printed: Saying | None  # None: just this
    rule: str  # the id in the ledger


def _shown(fact: int | float | Fact) -> str:
    if not isinstance(fact, Fact):
        return str(fact)
    if isinstance(fact.value, list):
        return ",".join(map(str, fact.value))
    return ascii(fact.value) if fact.kind == "text" else str(fact.value)


class FactKind(NamedTuple):
    name: str
    written: Callable[[Any], Any]  # a value of the game as plain data


def _piece(piece: object) -> str:
    return "?" if piece is None else str(piece)


def _pieces(pieces: Any) -> list[str]:
    return [_piece(piece) for piece in pieces]


def _itself(value: Any) -> Any:
    return value


LONGEST = 400  # characters: what somebody typed may be longer than any sentence can hold


def _typed(text: object) -> str:
    """On one line, without control characters, and cut."""
    shown = "".join(
        letter if letter.isprintable() else " " if letter.isspace() else "\N{REPLACEMENT CHARACTER}"
        for letter in str(text)[: LONGEST + 1]
    )
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"


NUMBER = FactKind("number", _itself)  # written without a Fact; the only kind that a message may select on
SEAT = FactKind("seat", int)
SEATS = FactKind("seats", list)
CARD = FactKind("card", _piece)  # None is a card that the reader may not know
CARDS = FactKind("cards", _pieces)
GROUP = FactKind("group", str)
GROUPS = FactKind("groups", _pieces)
DICE = FactKind("dice", _pieces)  # faces; their numbers alone where colours do not matter
PHASE = FactKind("phase", str)  # what it asks for; the number of a phase is a number
TERM = FactKind("term", str)  # the id of a message without facts
TERMS = FactKind("terms", _pieces)
WORDS = FactKind("words", _pieces)  # things to type, which no language changes
NAME = FactKind("name", str)  # of a person without a seat
TEXT = FactKind("text", _typed)  # what somebody typed
SAYING = FactKind("saying", _itself)

KINDS = {kind.name: kind for kind in list(vars().values()) if isinstance(kind, FactKind)}


class Sentence:
    """What can be said, with the kinds of its facts. Called with them, it makes a saying."""

    __slots__ = ("english", "id", "kinds")

    def __init__(self, id: str, kinds: Mapping[str, FactKind], english: str | None = None) -> None:
        self.id = id
        self.kinds = kinds
        self.english = english  # of what no player meets: it has no message

    def __call__(self, **facts: Any) -> Saying:
        assert facts.keys() == self.kinds.keys(), f"{self.id} has {set(self.kinds)}, not {set(facts)}"
        return Saying(self.id, {name: _written(self.kinds[name], value) for name, value in facts.items()})

    @property
    def code(self) -> str:
        """Of a refusal: stable."""
        return self.id.removeprefix(REFUSAL)


REFUSAL = "refusal-"


def _written(kind: FactKind, value: Any) -> int | float | Fact:
    return value if kind is NUMBER else Fact(kind.name, kind.written(value))


class Sentences:
    """The sentences of one part of the words: `part` names the Fluent file that has them."""

    def __init__(self, part: str) -> None:
        self.part = part
        self.by_id: dict[str, Sentence] = {}

    def event(self, id: str, **kinds: FactKind) -> Sentence:
        """What happened."""
        return self._declared(Sentence(id, kinds))

    def advice(self, id: str, **kinds: FactKind) -> Sentence:
        """Why an action is advised."""
        return self._declared(Sentence(id, kinds))

    def refusal(self, code: str, **kinds: FactKind) -> Sentence:
        """Why something is refused, and what is allowed: the message `refusal-` + code."""
        return self._declared(Sentence(f"{REFUSAL}{code}", kinds))

    def internal(self, code: str, english: str, **kinds: FactKind) -> Sentence:
        """A refusal that no player can meet, as of nature's actions: with English words only."""
        sentence = self._declared(Sentence(f"{REFUSAL}{code}", kinds, english))
        INTERNAL[sentence.id] = sentence
        return sentence

    def _declared(self, sentence: Sentence) -> Sentence:
        assert sentence.id not in self.by_id, f"{sentence.id} is declared twice"
        self.by_id[sentence.id] = sentence
        return sentence


INTERNAL: dict[str, Sentence] = {}  # by id, of all catalogues
