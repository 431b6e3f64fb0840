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

from tenfold.analysis.board.reasons import Reason as BoardAdvice
from tenfold.analysis.cards.reasons import Reason as CardAdvice
from tenfold.analysis.dice.reasons import Reason as DiceAdvice
from tenfold.bots import BOTS
from tenfold.core import Reason
from tenfold.games.board.state import BoardReason
from tenfold.games.board.track import PLUS, STARS, Space
from tenfold.games.cards.state import CardReason
from tenfold.games.dice.state import DiceReason
from tenfold.games.registry import GAMES
from tenfold.ledger import ledger
from tenfold.locales import FALLBACK
from tenfold.pieces.cards import Colour
from tenfold.pieces.phases import Kind

SOURCE = Path(__file__).parents[2] / "src" / "tenfold"
LOCALES = SOURCE / "locales"
FILES = tuple(sorted(path.name for path in (LOCALES / FALLBACK).glob("*.ftl")))
PAGE = ("page.ftl", "page-pad.ftl")
REFUSALS = ("pieces.ftl", "room.ftl", "card.ftl", "dice.ftl", "board.ftl")
REFUSING = ("pieces", "games", "bots", "rooms", "server", "client")
REASONS: dict[str, type[Reason]] = {"card": CardReason, "dice": DiceReason, "board": BoardReason}

# Members of these families are any text in quotes.
FAMILIES = (
    "words",
    "help",
    "dice-help",
    "board-help",
    "board-prompt",
    "you",
    "they",
    "you-room",
    "they-room",
    "refusal",
    "pad-words",
    "pad-help",
)

# Refusals of nature's actions, of positions, and inside of others: no player's words lead to them.
NEVER_TOLD = {
    "card-first",
    "card-hidden",
    "deal-first",
    "deal-pile",
    "deal-size",
    "deal-up-to",
    "die-colours",
    "die-locked",
    "kept-die-moved",
    "lot-first",
    "no-face",
    "no-phase",
    "no-position",
    "no-view",
    "no-roll",
    "no-space",
    "no-such-die",
    "no-such-seat",
    "not-in-deck",
    "not-in-pile",
    "not-on-die",
    "roll-first",
    "starter-first",
    "ten-dice",
    "two-colour-groups",
    "which-dice",
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
def string_literals(*folders: str) -> frozenset[str]:
    """Every text in quotes of the source, or of these folders."""
    return frozenset(
        node.value
        for folder in folders or (".",)
        for path in (SOURCE / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def refusal_codes() -> Iterator[tuple[str, frozenset[str] | None]]:
    """The codes of all refusals that reach a player, each with its facts (None: put in later)."""
    places = {"Illegal": 1, "BadGroup": 1, "BadText": 0, "BadRules": 0, "NotNow": 0}
    for folder in REFUSING:
        for path in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in places:
                    code = dict(enumerate(node.args)).get(places[node.func.id])
                    if isinstance(code, ast.Constant):
                        yield str(code.value), frozenset(k.arg for k in node.keywords if k.arg)
                elif isinstance(node, ast.IfExp) and path.name == "store.py":  # one code or the other
                    for code in (node.body, node.orelse):
                        if isinstance(code, ast.Constant) and re.fullmatch("[a-z-]+", str(code.value)):
                            yield str(code.value), frozenset()
                elif isinstance(node, ast.Tuple):  # a refusal that waits in a table: rule, code, text
                    match [part.value for part in node.elts if isinstance(part, ast.Constant)]:
                        case [str(rule), str(waiting), str()] if rule.split(".")[0] in GAMES:
                            yield waiting, None


def built_ids() -> set[str]:
    """Messages whose ids are put together from a family and a member."""
    literals = string_literals()
    ids = {f"advice-{reason.value}" for reason in CardAdvice}
    ids |= {f"advice-dice-{reason.value}" for reason in DiceAdvice}
    for game, kind in GAMES.items():
        ids |= {f"setup-fair-{game}", f"game-{game}"}
        ids |= {f"reason-{game}-{reason.value}" for reason in REASONS[game]}
        ids |= {f"bot-{game}-{name}" for name in BOTS[game]}
        ids |= {f"edition-{game}-{name}" for name in kind.editions}
        ids |= {f"variant-{game}-{name.partition(':')[0]}" for name in kind.variants}
    ids.remove(f"reason-dice-{DiceReason.SOLO.value}")  # alone, the points say it all
    ids |= {f"advice-board-{reason.value}" for reason in BoardAdvice}
    ids |= {f"space-{space.value}" for space in Space if space not in PLUS}
    ids |= {f"space-do-{space.value}" for space in Space if space not in (*PLUS, *STARS)}
    ids |= {f"group-{colour.name.lower()}" for colour in Colour}
    for family in ("need", "dice-need"):
        ids |= {f"{family}-{kind.value}" for kind in Kind}
    return ids | {f"{family}-{literal}" for family in FAMILIES for literal in literals}


def must_exist() -> set[str]:
    """Messages that belong to what the games, bots and analyses list: each needs one."""
    literal = tuple(f"{family}-" for family in FAMILIES)
    return {message for message in built_ids() if not message.startswith(literal)}


def rule_ids(game: str) -> set[str]:
    return {f"rule-{rule.id.replace('.', '-')}" for rule in ledger(game)}


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
