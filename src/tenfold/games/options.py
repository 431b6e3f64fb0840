"""Rules as a table, for every game: a printed edition, variants by name, and options with their values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple, TypeVar

from tenfold.core import BadRules, BadText
from tenfold.pieces.phases import Phase, read_phase

E = TypeVar("E", bound=Enum)

Reader = Callable[[str, object], Any]  # of an option's name and the value that was given


class Changes(NamedTuple):
    """What a table of rules says: the edition, and the options that differ from it."""

    edition: str
    options: dict[str, Any]


def read_changes(
    game: str,
    data: Mapping[str, Any],
    readers: Mapping[str, Reader],
    variant_options: Callable[[Sequence[str]], dict[str, Any]],
) -> Changes:
    """A preset (`edition`, and `variants` by name) and the options it changes, or BadRules."""
    given = dict(data)
    edition = as_text("edition", given.pop("edition", None))
    variants = given.pop("variants", [])
    if not isinstance(variants, list) or not all(isinstance(name, str) for name in variants):
        raise BadRules("option-value", "{name} must be a list of names in quotes", name="variants")
    options = variant_options(variants)
    unknown = sorted(given.keys() - readers.keys())
    if unknown:
        raise BadRules(
            "unknown-option",
            "unknown option {option!r}: the {game} game has {options}",
            option=unknown[0],
            game=game,
            options=", ".join(("edition", "variants", *readers)),
        )
    for name, value in given.items():
        option = readers[name](name, value)
        if options.setdefault(name, option) != option:
            raise BadRules(
                "option-contradicts", "option {option!r} contradicts a variant: choose one", option=name
            )
    return Changes(edition, options)


def merged_variants(variants: Sequence[str], options_of: Callable[[str], dict[str, Any]]) -> dict[str, Any]:
    """The options that these variants set together; BadRules if two of them contradict each other."""
    options: dict[str, Any] = {}
    for variant in variants:
        for option, value in options_of(variant).items():
            if options.setdefault(option, value) != value:
                raise BadRules(
                    "variant-contradicts",
                    "variant {variant!r} contradicts another one: choose one",
                    variant=variant,
                )
    return options


def as_text(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadRules("option-value", "{name} must be a text in quotes", name=name)
    return value


def as_flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise BadRules("option-value", "{name} must be true or false, not {value!r}", name=name, value=value)
    return value


def as_number(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRules("option-value", "{name} must be a whole number, not {value!r}", name=name, value=value)
    return value


def as_member(kind: type[E]) -> Callable[[str, object], E]:
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


def as_phases(name: str, value: object) -> tuple[Phase, ...]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise BadRules("option-value", '{name} must be a list of texts such as "set 3 + run 4"', name=name)
    try:
        return tuple(map(read_phase, value))
    except BadText as error:
        raise BadRules("option-value", "{name}: {problem}", name=name, problem=error.message) from None
