"""The rules of one table in words: house rules first, then the others below their headings."""

from __future__ import annotations

from typing import Any, NamedTuple

from tenfold.core import RuleSaid, Saying
from tenfold.core.sayings import SAYING, Sentences
from tenfold.games.registry import AnyKind
from tenfold.ledger import has_rule, rule

HOUSE = Sentences("house")
PRINTED = HOUSE.event("rules-printed", rule=SAYING)
USUAL = HOUSE.event("rules-usual", rule=SAYING)  # a rulebook prints its variants too

HOUSE_RULES = "rules-house"
OTHER = "topic-other"  # of a game without a ledger


class RuleGroup(NamedTuple):
    heading: str  # the id of its message
    rules: list[RuleSaid]


def rules_in_force(kind: AnyKind, rules: Any) -> list[RuleGroup]:
    """Every rule that the game's options decide, those that differ from the printed edition first.

    `printed` is then a whole sentence: what the rulebook says, or what holds without the variant.
    """
    groups: dict[str, list[RuleSaid]] = {HOUSE_RULES: []}
    for said in kind.rules_said(rules):
        heading = _heading(said.rule) if said.printed is None else HOUSE_RULES
        own = f"{said.rule}.{rules.edition}"  # card.score.fx
        shown = said._replace(printed=_otherwise(said), rule=own if has_rule(own) else said.rule)
        groups.setdefault(heading, []).append(shown)
    return [RuleGroup(heading, group) for heading, group in groups.items() if group]


def _otherwise(said: RuleSaid) -> Saying | None:
    if said.printed is None:
        return None
    return (USUAL if ".variant." in said.rule else PRINTED)(rule=said.printed)


def _heading(rule_id: str) -> str:
    return f"topic-{rule(rule_id).topic}" if has_rule(rule_id) else OTHER
