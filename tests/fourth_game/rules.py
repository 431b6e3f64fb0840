"""The rules of a duel as a value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tenfold.core import BadRules
from tenfold.games.options import merged_variants
from tenfold.games.sayings import UNKNOWN_EDITION, UNKNOWN_VARIANT

SEATS = range(2, 5)  # duel.players
DEALT = 3  # duel.deal


@dataclass(frozen=True, kw_only=True)
class Rules:
    edition: str
    low: bool = False  # duel.variant.low: lower cards beat higher ones

    def beats(self, card: int, up: int) -> bool:
        return card < up if self.low else card > up

    def strength(self, card: int) -> int:
        return -card if self.low else card


EDITIONS = {"plain": Rules(edition="plain")}

VARIANTS = {"low": "lower cards beat higher ones"}

_OPTIONS: dict[str, dict[str, Any]] = {"low": {"low": True}}


def edition_rules(edition: str, variants: Sequence[str] = ()) -> Rules:
    """An edition with variants by name, or BadRules with the reason."""
    return replace(printed_rules(edition), **variant_options(variants))


def printed_rules(edition: str) -> Rules:
    if edition not in EDITIONS:
        raise BadRules(UNKNOWN_EDITION(edition=edition, editions=EDITIONS))
    return EDITIONS[edition]


def variant_options(variants: Sequence[str]) -> dict[str, Any]:
    return merged_variants(variants, _variant_options)


def _variant_options(variant: str) -> dict[str, Any]:
    if variant not in _OPTIONS:
        raise BadRules(UNKNOWN_VARIANT(variant=variant, variants=VARIANTS))
    return _OPTIONS[variant]
