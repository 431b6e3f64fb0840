"""The Fluent files as data, the sentences that are declared, and which messages the code can ask for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tenfold.analysis.review.sayings import SAYINGS as REVIEW
from tenfold.analysis.sayings import SAYINGS as REFEREE
from tenfold.analysis.setup_sayings import SAYINGS as ANALYSIS
from tenfold.cli.sayings import SAYINGS as COMMANDS
from tenfold.core import Reason
from tenfold.core.sayings import Sentence, Sentences
from tenfold.games.board.track import PLUS, STARS, Space
from tenfold.games.dice.state import DiceReason
from tenfold.games.position_sayings import SAYINGS as POSITIONS
from tenfold.games.registry import GAMES
from tenfold.ledger import ledger
from tenfold.ledger.in_force import HOUSE, HOUSE_RULES, OTHER
from tenfold.locales import FALLBACK
from tenfold.locales.rendering import SAYINGS as RULE
from tenfold.pieces.cards import Colour
from tenfold.pieces.phases import Kind
from tenfold.pieces.sayings import SAYINGS as PIECES
from tenfold.play.characters import CHARACTERS
from tenfold.record.sayings import SAYINGS as RECORD
from tenfold.rooms.sayings import SAYINGS as ROOM
from tenfold.surfaces import bots_of, offered, surfaces_of
from tenfold.terminal.scorepad.sayings import SAYINGS as PAD

SOURCE = Path(__file__).parents[2] / "src" / "tenfold"
LOCALES = SOURCE / "locales"
FILES = tuple(sorted(path.name for path in (LOCALES / FALLBACK).glob("*.ftl")))
PAGE = tuple(file for file in FILES if file.startswith("page"))
REASONS: dict[str, type[Reason]] = {
    game: next(
        value
        for value in vars(import_module(f"tenfold.games.{game}.state")).values()
        if isinstance(value, type) and issubclass(value, Reason) and value is not Reason
    )
    for game in GAMES
}

# Members of these families are any text in quotes.
FAMILIES = ("words", "help", "dice-help", "board-help", "board-prompt", "pad-words", "pad-help", "setup-fair")


def tables() -> list[Sentences]:
    """Everything that can be said to players."""
    games = [table for game in GAMES for table in surfaces_of(game).sentences]
    return [PIECES, ROOM, PAD, HOUSE, RULE, REFEREE, RECORD, COMMANDS, ANALYSIS, POSITIONS, REVIEW, *games]


def sentences() -> Iterator[tuple[str, Sentence]]:
    """Every sentence that a player can meet, with the file that words it."""
    for table in tables():
        for sentence in table.by_id.values():
            if sentence.english is None:
                yield f"{table.part}.ftl", sentence


class Pattern(NamedTuple):
    """What a message or one of its attributes is made of."""

    variables: frozenset[str]
    selected: frozenset[str]  # variables that decide between variants


class _Reader(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.selected: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 -- the library's name
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        inner = _Reader()
        inner.visit(node.selector)
        self.selected |= inner.names
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        """NUMBER() takes numbers only, like a selector."""
        inner = _Reader()
        inner.visit(node.arguments)
        self.selected |= inner.names
        self.generic_visit(node)


@cache
def messages(language: str, file: str) -> Mapping[str, Mapping[str, Pattern]]:
    """The messages of a file by id: their patterns by attribute, the message itself as ''."""
    resource = FluentParser().parse((LOCALES / language / file).read_text("utf-8"))
    found: dict[str, dict[str, Pattern]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} stands twice"
            patterns = {attribute.id.name: attribute.value for attribute in entry.attributes}
            if entry.value is not None:
                patterns[""] = entry.value
            found[entry.id.name] = {name: _pattern(value) for name, value in patterns.items()}
    return found


def _pattern(value: ftl.Pattern) -> Pattern:
    reader = _Reader()
    reader.visit(value)
    return Pattern(frozenset(reader.names), frozenset(reader.selected))


def variables(language: str, file: str, message: str) -> frozenset[str]:
    patterns = messages(language, file)[message].values()
    return frozenset(name for pattern in patterns for name in pattern.variables)


def _quoted(files: Iterator[Path]) -> frozenset[str]:
    return frozenset(
        literal
        for path in files
        for literal in re.findall(r"""["'`]([a-z0-9][a-z0-9-]*)["'`]""", path.read_text("utf-8"))
    )


@cache
def python_literals() -> frozenset[str]:
    """Every word in quotes of the source."""
    return _quoted(SOURCE.rglob("*.py"))


@cache
def page_literals() -> frozenset[str]:
    """Every word in quotes of the page's source. There, ids stand in full, so that they can be found."""
    sources = (SOURCE.parents[1] / "web" / "src").rglob("*.*")
    return _quoted(path for path in sources if path.suffix in (".ts", ".svelte"))


def must_exist() -> set[str]:
    """Messages that belong to what the games, bots and pieces list: each needs one."""
    ids = {space.term for space in Space} | {f"character-{name}" for name in CHARACTERS}
    ids |= {f"space-do-{space.value}" for space in Space if space not in (*PLUS, *STARS)}
    ids |= {f"group-{colour.name.lower()}" for colour in Colour}
    for family in ("need", "dice-need"):
        ids |= {f"{family}-{kind.value}" for kind in Kind}
    ids |= {HOUSE_RULES, OTHER, *(f"topic-{rule.topic}" for game in GAMES for rule in ledger(game))}
    for game, reasons in REASONS.items():
        kind = GAMES[game]
        ids |= {f"setup-fair-{game}", f"game-{game}"}
        ids |= {f"reason-{game}-{reason.value}" for reason in reasons}
        ids |= {f"bot-{game}-{name}" for name in (*offered(game, bots_of(game)), *surfaces_of(game).fast)}
        ids |= {f"{family}-{game}-{name}" for family in ("edition", "chosen") for name in kind.editions}
        ids.add(f"chosen-{game}")
        ids |= {f"variant-{game}-{name.partition(':')[0]}" for name in kind.variants}
    ids.remove(f"reason-dice-{DiceReason.SOLO.value}")  # alone, the points say it all
    return ids


def asked_for() -> set[str]:
    """Messages that the code can ask for: declared, listed, in quotes, or a family's member in quotes."""
    declared = {sentence.id for _, sentence in sentences()}
    families = {f"{family}-{literal}" for family in FAMILIES for literal in python_literals()}
    return declared | must_exist() | families | python_literals() | page_literals()


def rule_ids(game: str) -> set[str]:
    return {f"rule-{rule.id.replace('.', '-')}" for rule in ledger(game)}
