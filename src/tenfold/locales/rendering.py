"""Sayings in the words of a language: the one place in Python. `web/src/lib/saying.ts` is its twin.

Facts other than numbers go through Fluent as one private character each, and their parts are put in
afterwards: nothing is ever searched for in a sentence, so no name can be taken for a card.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tenfold.core import Illegal, Refusal, Seat, TenfoldError
from tenfold.core.sayings import INTERNAL, SAYING, TEXT, Fact, Saying, Sentences
from tenfold.locales import FALLBACK, Speech

_FIRST = 0xE000  # of Unicode's private characters
_PLACE = re.compile("([\ue000-\uf8ff])")
_GROUP = re.compile(r"(?P<name>[^(]+)\((?P<cards>.*)\)(?P<extra>\S*)")

_HUGE = 10**15  # a number that somebody typed may have more digits than Fluent can write

COMMA = ", "


class Part(NamedTuple):
    kind: str  # "text", "name", "card", "die"; "group": what a group's notation puts around its cards
    text: str


def render(saying: Saying, say: Speech, names: Sequence[str] = (), me: Seat | None = None) -> list[Part]:
    """A saying for the reader in seat `me`; no parts if that reader is told nothing."""
    numbers: dict[str, object] = {}
    places: list[list[Part]] = []
    for name, fact in saying.facts.items():
        if isinstance(fact, Fact):
            numbers[name] = chr(_FIRST + len(places))
            to_several = name == "target" and fact.kind == "seats"
            told = _listed(fact.value, say, names, me) if to_several else _parts(fact, say, names, me)
            places.append(list(told))
        else:
            numbers[name] = fact if abs(fact) < _HUGE else str(fact)
    worded = _worded(saying, say, me, numbers)
    if worded is None:
        return [Part("text", _unknown(saying))]
    return _joined(
        part
        for piece in _PLACE.split(worded)
        for part in (places[ord(piece) - _FIRST] if _PLACE.fullmatch(piece) else [Part("text", piece)])
    )


def rendered(saying: Saying, say: Speech, names: Sequence[str] = (), me: Seat | None = None) -> str:
    """As plain text."""
    return "".join(part.text for part in render(saying, say, names, me))


def refused(error: TenfoldError, say: Speech, names: Sequence[str] = ()) -> str:
    """What was refused and why; what operators and programmers read is plain English."""
    if isinstance(error, Refusal):
        return rendered(error.saying, say, names)
    return str(error)


SAYINGS = Sentences("commands")
BY_RULE = SAYINGS.event("by-rule", problem=SAYING, rule=TEXT)


def with_rule(refusal: Refusal) -> Saying:
    """What was refused and why, and the rule behind it if there is one."""
    if isinstance(refusal, Illegal):
        return BY_RULE(problem=refusal.saying, rule=refusal.rule)
    return refusal.saying


def in_words(error: TenfoldError, say: Speech) -> str:
    """For commands: a refusal with its rule, in their language; everything else is plain English."""
    return rendered(with_rule(error), say) if isinstance(error, Refusal) else str(error)


def in_english(error: TenfoldError) -> str:
    """The error as a line of English, with the rule behind it.

    >>> try:
    ...     tenfold.list_games()["dice"].kind.read_action("stay")
    ... except tenfold.TenfoldError as error:
    ...     print(tenfold.in_english(error))
    "stay" is not an action of this game: write keep L1 H2 H3, keep -, stop, score, decline.
    """
    return in_words(error, Speech(FALLBACK))


def _worded(saying: Saying, say: Speech, me: Seat | None, facts: dict[str, object]) -> str | None:
    """With the attribute for a reader who does it (`name`) or has it done (`target`)."""
    if me is not None:
        for attribute, name in (("you", "name"), ("to-you", "target")):
            if saying.facts.get(name) == Fact("seat", me) or (name == "target" and _is_among(me, saying)):
                said = say.worded(saying.id, attribute, facts)
                if said is not None:
                    return said
    return say.worded(saying.id, None, facts)


def _is_among(me: Seat, saying: Saying) -> bool:
    """Whether it is done to several, and the reader is one of them."""
    target = saying.facts.get("target")
    return isinstance(target, Fact) and target.kind == "seats" and me in target.value


def _unknown(saying: Saying) -> str:
    """What has no words: its English words if no player should meet it, else its text form."""
    sentence = INTERNAL.get(saying.id)
    if sentence is None or sentence.english is None:
        return str(saying)
    say = Speech(FALLBACK)
    facts = {
        name: "".join(part.text for part in _parts(fact, say, (), None)) if isinstance(fact, Fact) else fact
        for name, fact in saying.facts.items()
    }
    return sentence.english.format(**facts)


def _parts(fact: Fact, say: Speech, names: Sequence[str], me: Seat | None) -> Iterator[Part]:
    value: Any = fact.value
    match fact.kind:
        case "seat":
            yield _name(value, names)
        case "seats":
            yield from _separated(COMMA, [_name(seat, names) for seat in value])
        case "name":
            yield Part("name", value)
        case "card":
            yield Part("card", value)
        case "cards":
            yield from _separated(" ", [Part("card", card) for card in value])
        case "dice":
            yield from _separated(" ", [Part("die", face) for face in value])
        case "group":
            yield from _group(value, say)
        case "groups":
            for at, group in enumerate(value):
                yield Part("text", " " if at else "")
                yield from _group(group, say)
        case "phase":
            yield Part("text", said_phase(value, say))
        case "term":
            yield Part("text", _term(value, say))
        case "terms":
            yield from _separated(COMMA, [Part("text", _term(term, say)) for term in value])
        case "words":
            yield Part("text", COMMA.join(map(str, value)) or "-")
        case "saying":
            inner = value if isinstance(value, Saying) else _read(value)
            yield from render(inner, say, names, me)
        case _:
            yield Part("text", str(value))


def _read(value: Any) -> Saying:
    """A saying inside of another, as it came over the wire."""
    facts = {name: Fact(*fact) if isinstance(fact, list) else fact for name, fact in value["facts"].items()}
    return Saying(value["id"], facts)


def _term(term: str, say: Speech) -> str:
    return say(term) if say.knows(term) else term


def _name(seat: Seat, names: Sequence[str]) -> Part:
    return Part("name", names[seat] if seat < len(names) else str(seat + 1))


def _listed(seats: Sequence[Seat], say: Speech, names: Sequence[str], me: Seat | None) -> Iterator[Part]:
    """To whom something is done, besides the reader: "Kubi, Luno and Ann"."""
    *some, last = [_name(seat, names) for seat in seats if seat != me]
    if some:
        yield from _separated(COMMA, some)
        yield Part("text", f" {say('list-and')} ")
    yield last


def _separated(separator: str, parts: Sequence[Part]) -> Iterator[Part]:
    for at, part in enumerate(parts or [Part("text", "-")]):
        yield Part("text", separator if at else "")
        yield part


def _group(text: str, say: Speech) -> Iterator[Part]:
    """`5s(R5 G5 W)`: the group's name, which for a colour is a word, then its cards."""
    match = _GROUP.fullmatch(text)
    if match is None:
        yield Part("text", said_group(text, say))
        return
    yield Part("group", f"{said_group(match['name'], say)}(")
    yield from _separated(" ", [Part("card", card) for card in match["cards"].split()])
    yield Part("group", f"){match['extra']}")


def said_group(name: str, say: Speech) -> str:
    """The name of a group; numbers are the same everywhere."""
    return say(f"group-{name}") if say.knows(f"group-{name}") else name


def said_phase(text: str, say: Speech, family: str = "need") -> str:
    """A phase in words: set of 3 and run of 4; 2 × set of 4. `family` are the messages for its needs."""
    words = []
    for need, count in Counter(part.strip() for part in text.split("+")).items():
        kind, _, size = need.partition(" ")
        words.append(("" if count == 1 else f"{count} × ") + say(f"{family}-{kind}", size=int(size)))
    said = words[0]
    for word in words[1:]:
        said = say("need-and", first=said, second=word)
    return said


def _joined(parts: Iterator[Part]) -> list[Part]:
    """Texts beside each other as one, and no empty ones."""
    joined: list[Part] = []
    for part in parts:
        if joined and part.kind == joined[-1].kind == "text":
            joined[-1] = Part("text", joined[-1].text + part.text)
        elif part.text:
            joined.append(part)
    return joined
