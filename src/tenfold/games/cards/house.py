"""Rules as a table: what a house-rule file or a record's header says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from enum import Enum
from typing import Any, TypeVar

from tenfold.core import BadRules, BadText
from tenfold.games.cards.rules import Parity, Rules, SkipPlay, SkipTarget, printed_rules, variant_options
from tenfold.pieces.phases import Phase, read_phase
from tenfold.pieces.placements import Minimum

E = TypeVar("E", bound=Enum)


def read_rules(data: Mapping[str, Any]) -> Rules:
    """A preset (`edition`, and `variants` by name) and the options it changes, or BadRules."""
    given = dict(data)
    edition = _as_text("edition", given.pop("edition", None))
    variants = given.pop("variants", [])
    if not isinstance(variants, list) or not all(isinstance(name, str) for name in variants):
        raise BadRules("option-value", 'variants must be a list of names, such as ["knock", "even"]')
    options = variant_options(variants)
    unknown = sorted(given.keys() - OPTIONS.keys())
    if unknown:
        raise BadRules(
            "unknown-option",
            "unknown option {option!r}: the card game has {options}",
            option=unknown[0],
            options=", ".join(("edition", "variants", *OPTIONS)),
        )
    for name, value in given.items():
        option = OPTIONS[name](name, value)
        if options.setdefault(name, option) != option:
            raise BadRules(
                "option-contradicts", "option {option!r} contradicts a variant: choose one", option=name
            )
    return replace(printed_rules(edition), **options)


def write_rules(rules: Rules) -> dict[str, Any]:
    """The rules in full; an option that is off (None) is left out."""
    data: dict[str, Any] = {}
    for field in fields(rules):
        value = getattr(rules, field.name)
        if isinstance(value, Enum):
            value = value.value
        elif field.name == "phases":
            value = [str(phase) for phase in value]
        if value is not None:
            data[field.name] = value
    return data


def _as_text(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadRules("option-value", "{name} must be a text in quotes", name=name)
    return value


def _as_flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise BadRules("option-value", "{name} must be true or false, not {value!r}", name=name, value=value)
    return value


def _as_number(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRules("option-value", "{name} must be a whole number, not {value!r}", name=name, value=value)
    return value


def _as_member(kind: type[E]) -> Callable[[str, object], E]:
    def read(name: str, value: object) -> E:
        try:
            return kind(value)
        except ValueError:
            allowed = ", ".join(repr(member.value) for member in kind)
            raise BadRules(
                "option-value",
                "{name} must be one of {allowed}, not {value!r}",
                name=name,
                allowed=allowed,
                value=value,
            ) from None

    return read


def _as_phases(name: str, value: object) -> tuple[Phase, ...]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise BadRules("option-value", '{name} must be a list of texts such as "set 3 + run 4"', name=name)
    try:
        return tuple(map(read_phase, value))
    except BadText as error:
        raise BadRules("option-value", "{name}: {problem}", name=name, problem=error.message) from None


OPTIONS: dict[str, Callable[[str, object], Any]] = {
    "natural_minimum": _as_member(Minimum),
    "wild_points": _as_number,
    "skip_play": _as_member(SkipPlay),
    "skip_once_per_lap": _as_flag,
    "playoff": _as_flag,
    "skip_target": _as_member(SkipTarget),
    "last_card_must_be_discarded": _as_flag,
    "fixed_hands": _as_flag,
    "short": _as_number,
    "parity": _as_member(Parity),
    "knocking": _as_flag,
    "free_order": _as_flag,
    "phases": _as_phases,
}
