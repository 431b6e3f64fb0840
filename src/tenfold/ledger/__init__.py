"""The rule ledger: every rule of every edition with an id, in our words, with our decisions."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from tenfold.core import BadInput, TenfoldError


class LedgerRule(NamedTuple):
    id: str
    editions: tuple[str, ...]
    text: str
    decision: bool  # the rulebooks leave it open; the text is our reading
    option: str | None  # the house-rule switch that changes it
    topic: str  # the heading below which players read it
    told: str  # what players are shown of it: the text without remarks, or nothing


def has_ledger(game: str) -> bool:
    return (files(__name__) / f"{game}.toml").is_file()


@cache
def ledger(game: str) -> tuple[LedgerRule, ...]:
    """All rules of a game, in the ledger's order."""
    source = files(__name__) / f"{game}.toml"
    if not has_ledger(game):
        raise BadInput(f"there is no ledger for the game {game!r}")
    data = tomllib.loads(source.read_text("utf-8"))
    topics = {start: topic["id"] for topic in data["topic"] for start in topic["rules"]}
    return tuple(
        LedgerRule(
            id=entry["id"],
            editions=tuple(entry.get("editions", data.get("editions", ()))),
            text=entry["text"],
            decision=entry.get("decision", False),
            option=entry.get("option"),
            topic=topics[".".join(entry["id"].split(".")[:2])],
            told=entry.get("told", entry["text"]),
        )
        for entry in data["rule"]
    )


def rule(rule_id: str) -> LedgerRule:
    """The rule behind a refusal."""
    found = next((entry for entry in ledger(rule_id.split(".")[0]) if entry.id == rule_id), None)
    if found is None:
        raise TenfoldError(f"there is no rule {rule_id!r} in the ledger")
    return found


def has_rule(rule_id: str) -> bool:
    """Whether a ledger holds this id."""
    try:
        rule(rule_id)
    except TenfoldError:
        return False
    return True
