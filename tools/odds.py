"""Writes the opening odds that the page shows: exact figures of the printed games.

.venv/bin/python -m tools.odds
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tenfold.analysis.card.odds import PRINTED_DECK, Deck, dealt
from tenfold.analysis.dice.odds import first_roll
from tenfold.cli.odds_card import BOARD_DECK
from tenfold.games.board.rules import EDITIONS as BOARD
from tenfold.games.card.rules import EDITIONS as CARD
from tenfold.games.dice.rules import EDITIONS as DICE

FILE = Path(__file__).parents[1] / "web" / "src" / "pad" / "referee" / "odds.json"


def opening_odds() -> dict[str, Any]:
    """By game and edition: how many hands or rolls hold each phase; of rolls also their points together."""
    return {
        "card": {name: _dealt(rules, PRINTED_DECK) for name, rules in CARD.items()},
        "board": dict.fromkeys(BOARD, _dealt(BOARD["intl"], BOARD_DECK)),  # the editions have the same phases
        "dice": {name: _rolled(rules) for name, rules in DICE.items()},
    }


def _dealt(rules: Any, deck: Deck) -> dict[str, Any]:
    odds = [dealt(phase, rules.natural_minimum, deck) for phase in rules.phases]
    return {"of": odds[0].of, "hold": [each.hands for each in odds]}


def _rolled(rules: Any) -> dict[str, Any]:
    odds = [first_roll(phase, rules.colours) for phase in rules.phases]
    return {"of": odds[0].of, "hold": [each.rolls for each in odds], "points": [each.points for each in odds]}


if __name__ == "__main__":
    FILE.write_text(json.dumps(opening_odds(), indent=1) + "\n", "utf-8")
