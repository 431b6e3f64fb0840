"""Every code that a refusal can carry, from the tables that declare them, for docs/protocol.md."""

from __future__ import annotations

from collections.abc import Iterable

from tenfold.analysis.setup_sayings import SAYINGS as ANALYSIS
from tenfold.core.sayings import REFUSAL, Sentence, Sentences
from tenfold.games.registry import GAMES
from tenfold.locales import FALLBACK, Speech
from tenfold.pieces.sayings import SAYINGS as PIECES
from tenfold.rooms.sayings import SAYINGS as ROOM
from tenfold.surfaces import surfaces_of

# Score pads, files and terminals refuse their own: no server says that.
HEADS = {
    "room": "The room, its server or the client itself",
    "pieces": "All games alike: rules, cards, groups, dice",
    "analysis": "A position that somebody asks about",
}


def tables() -> dict[str, list[Sentences]]:
    """By the part that they are told under."""
    games = {game: list(surfaces_of(game).sentences) for game in GAMES}
    return {"room": [ROOM], "pieces": [PIECES], "analysis": [ANALYSIS], **games}


def refusals(declared: Iterable[Sentences]) -> list[Sentence]:
    found = (s for table in declared for s in table.by_id.values() if s.id.startswith(REFUSAL))
    return sorted(found, key=lambda sentence: sentence.code)


def in_english(sentence: Sentence) -> str:
    """With its facts in braces; of a choice of words, those that fit most."""
    if sentence.english is not None:
        return sentence.english
    said = Speech(FALLBACK).worded(sentence.id, None, {name: f"{{{name}}}" for name in sentence.kinds})
    assert said is not None, f"{sentence.id} has no words"
    return said


def table() -> str:
    """In Markdown."""
    lines = []
    for part, declared in tables().items():
        head = HEADS.get(part, f"The {part} game (with the rule's id, if a rule forbids it)")
        lines += ["", f"**{head}**", "", "| code | in English |", "|---|---|"]
        lines += [f"| `{sentence.code}` | {_cell(in_english(sentence))} |" for sentence in refusals(declared)]
    return "\n".join(lines).strip() + "\n"


def _cell(words: str) -> str:
    return words.replace("|", "\\|").replace("\n", " ")
