"""What the score pad of the page must know of the rules, as JSON: it works without a server."""

from __future__ import annotations

import json
import re
from enum import Enum
from typing import Any

from tenfold.games.card import rules as card
from tenfold.games.card.house import OPTIONS
from tenfold.games.card.scoring import card_points
from tenfold.games.dice import rules as dice
from tenfold.ledger import ledger
from tenfold.pieces.cards import SKIP
from tenfold.pieces.dice import DICE
from tenfold.pieces.phases import SIZES, Kind
from tenfold.terminal.scorepad.names import LONGEST
from tenfold.terminal.scorepad.sums import IN_DECK, LOW, TEN

# The rules that the pad cites when it refuses an entry; the page has them in the other languages.
CITED = (
    "card.deck",
    "card.out",
    "card.out.needs-phase",
    "card.phases.order",
    "card.players",
    "card.score",
    "card.score.fx",
    "card.score.sheet",
    "card.variant.free-order",
    "card.win",
    "card.win.playoff",
    "dice.end",
    "dice.end.no-decline",
    "dice.phases",
    "dice.score",
    "dice.scribe",
    "dice.solo.decline",
)


def engine_rules() -> str:
    known = {"longest": LONGEST, "card": _card(), "dice": _dice(), "rules": _cited()}
    text = json.dumps(known, indent=1)
    # Numbers in one line each: nobody reads them one below the other.
    return re.sub(r"\[[\d,\s]+\]", lambda list_: " ".join(list_[0].split()), text) + "\n"


def _card() -> dict[str, Any]:
    printed = card.EDITIONS["intl"]
    return {
        "seats": _range(card.SEATS),
        "dealt": card.DEALT,
        "shortest_run": card.SHORTEST_RUN,
        "sizes": {kind.value: _range(sizes) for kind, sizes in SIZES.items()},
        "deck": IN_DECK._asdict(),
        "worth": {
            name: card_points(printed, card_) for name, card_ in (("low", LOW), ("ten", TEN), ("skip", SKIP))
        },
        "editions": {name: rules.table() for name, rules in card.EDITIONS.items()},
        "options": {option["name"]: _allowed(option) for option in OPTIONS.form()},
        "variants": {
            name: {} if name == "short:K" else _plain(card.variant_options([name])) for name in card.VARIANTS
        },
    }


def _allowed(option: dict[str, Any]) -> str | list[Any]:
    """What an option takes: a list of words, the bounds of a number, or the name of its type."""
    if option["type"] == "choice":
        return [choice["value"] for choice in option["choices"] if choice["value"] is not None]
    return [option["least"], option["most"]] if option["type"] == "number" else option["type"]


_LEAST_DICE = {kind: sizes[0] for kind, sizes in SIZES.items()} | {Kind.RUN: dice.SHORTEST_RUN}


def _dice() -> dict[str, Any]:
    return {
        "seats": _range(dice.SEATS),
        "bonus": dice.BONUS,
        "bonus_5_after": dice.BONUS_5_AFTER,
        "bonus_5_from": dice.BONUS_5_FROM,
        "deduction": dice.DEDUCTION,
        "sizes": {kind.value: [least, len(DICE)] for kind, least in _LEAST_DICE.items()},
        "editions": {
            name: {
                "rules": rules.table(),
                "maximum": [rules.maximum(number) for number in range(1, len(rules.phases) + 1)],
            }
            for name, rules in dice.EDITIONS.items()
        },
        "variants": {name: _plain(dice.variant_options([name])) for name in dice.VARIANTS},
    }


def _cited() -> dict[str, str]:
    texts = {rule.id: rule.told for game in ("card", "dice") for rule in ledger(game)}
    return {rule: texts[rule] for rule in CITED}


def _range(counts: range) -> list[int]:
    return [counts[0], counts[-1]]


def _plain(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value.value if isinstance(value, Enum) else value for name, value in options.items()}
