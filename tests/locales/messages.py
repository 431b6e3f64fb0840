"""The Fluent files as data, and which messages the code can ask for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tenfold.analysis.cards.reasons import Reason as AdviceReason
from tenfold.bots import BOTS
from tenfold.games.cards.state import CardReason
from tenfold.games.registry import GAMES
from tenfold.ledger import ledger
from tenfold.pieces.phases import Kind

SOURCE = Path(__file__).parents[2] / "src" / "tenfold"
LOCALES = SOURCE / "locales"
FILES = ("advice.ftl", "refusals.ftl", "score.ftl", "terminal.ftl", "page.ftl")

# Refusals of nature's actions, of positions and of rule tables: no player's words lead to them.
NEVER_TOLD = {
    "card-first",
    "deal-first",
    "deal-size",
    "dealer",
    "lot-first",
    "negative-points",
    "no-action",
    "no-phase",
    "no-phases",
    "no-position",
    "no-such-seat",
    "not-in-deck",
    "not-in-pile",
    "option-contradicts",
    "option-value",
    "phase-too-long",
    "players",
    "run-too-short",
    "two-colour-groups",
    "unknown-edition",
    "unknown-game",
    "unknown-option",
}


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 -- the library's name
        self.names.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, frozenset[str]]:
    """The messages of a file, each with the variables that it uses."""
    resource = FluentParser().parse((LOCALES / language / file).read_text("utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@cache
def string_literals() -> frozenset[str]:
    """Every text in quotes of the source."""
    return frozenset(
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def refusal_codes() -> Iterator[tuple[str, frozenset[str]]]:
    """The codes of all refusals in the rules, each with the facts that it carries."""
    places = {"Illegal": 1, "BadGroup": 1, "BadText": 0, "BadRules": 0}
    for folder in ("pieces", "games"):
        for path in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in places:
                    code = node.args[places[node.func.id]] if node.args else None
                    if isinstance(code, ast.Constant):
                        yield str(code.value), frozenset(k.arg for k in node.keywords if k.arg)


def built_ids() -> set[str]:
    """Messages whose ids are put together from a family and a member."""
    card = GAMES["card"]
    literals = string_literals()
    ids = {f"advice-{reason.value}" for reason in AdviceReason}
    ids |= {f"reason-{reason.value}" for reason in CardReason}
    ids |= {f"bot-{name}" for bots in BOTS.values() for name in bots}
    ids |= {f"edition-{name}" for name in card.editions}
    ids |= {f"variant-{name.partition(':')[0]}" for name in card.variants}
    ids |= {f"need-{kind.value}" for kind in Kind}
    for family in ("words", "help", "you", "they", "refusal", "pad-words", "pad-help"):
        ids |= {f"{family}-{literal}" for literal in literals}
    return ids


def rule_ids() -> set[str]:
    return {f"rule-{rule.id.replace('.', '-')}" for rule in ledger("card")}


@cache
def page_literals() -> frozenset[str]:
    """Every text in quotes of the page's source. There, ids stand in full, so that they can be found."""
    sources = (SOURCE.parents[1] / "web" / "src").rglob("*.*")
    return frozenset(
        literal
        for path in sources
        if path.suffix in (".ts", ".svelte")
        for literal in re.findall(r"""["'`]([a-z][a-z0-9-]+)["'`]""", path.read_text("utf-8"))
    )
