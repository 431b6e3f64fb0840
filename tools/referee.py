"""What the page's referee knows besides the pad's rules, as JSON: the board's phases, the rules it cites."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tenfold.games.board import rules as board
from tenfold.ledger import ledger

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web" / "src" / "pad" / "referee"
_CITED = re.compile(r'"((?:card|dice|board)\.[a-z0-9.-]+)"')


def referee_facts() -> str:
    facts = {
        "board": {name: [str(phase) for phase in rules.phases] for name, rules in board.EDITIONS.items()},
        "rules": _cited(),
    }
    return json.dumps(facts, indent=1) + "\n"


def _cited() -> dict[str, str]:
    """In English, as players are shown them; the page has them in the other languages."""
    sources = sorted([*SOURCE.glob("*.ts"), *SOURCE.glob("*.svelte")])
    cited = {rule for source in sources for rule in _CITED.findall(source.read_text("utf-8"))}
    texts = {rule.id: rule.told for game in ("card", "dice", "board") for rule in ledger(game)}
    return {rule: texts[rule] for rule in sorted(cited)}
