"""The rules of a duel as a value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tenfold.games.options import BaseRules, Presets

SEATS = range(2, 5)  # duel.players
DEALT = 3  # duel.deal


@dataclass(frozen=True, kw_only=True, repr=False)
class Rules(BaseRules):
    low: bool = False  # duel.variant.low: lower cards beat higher ones

    def beats(self, card: int, up: int) -> bool:
        return card < up if self.low else card > up

    def strength(self, card: int) -> int:
        return -card if self.low else card


EDITIONS = {"plain": Rules(edition="plain")}

VARIANTS = {"low": "lower cards beat higher ones"}

_OPTIONS: dict[str, dict[str, Any]] = {"low": {"low": True}}


PRESETS = Presets(EDITIONS, VARIANTS, _OPTIONS.get)
