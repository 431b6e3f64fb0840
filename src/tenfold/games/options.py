"""Rules as a table, for every game: a printed edition, variants by name, and options with their values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple, TypeVar

from tenfold.core import BadRules, BadText
from tenfold.games import sayings
from tenfold.pieces.phases import Phase, read_phase

E = TypeVar("E", bound=Enum)

Reader = Callable[[str, object], Any]  # of an option's name and the value that was given


class Changes(NamedTuple):
    """What a table of rules says: the edition, and the options that differ from it."""

    edition: str
    options: dict[str, Any]


def read_changes(
    data: Mapping[str, Any],
    readers: Mapping[str, Reader],
    variant_options: Callable[[Sequence[str]], dict[str, Any]],
) -> Changes:
    """A preset (`edition`, and `variants` by name) and the options it changes, or BadRules."""
    given = dict(data)
    edition = as_text("edition", given.pop("edition", None))
    variants = given.pop("variants", [])
    if not isinstance(variants, list) or not all(isinstance(name, str) for name in variants):
        raise BadRules(sayings.OPTION_VALUE(name="variants", problem=sayings.OPTION_NAMES()))
    options = variant_options(variants)
    unknown = sorted(given.keys() - readers.keys())
    if unknown:
        raise BadRules(sayings.UNKNOWN_OPTION(option=unknown[0], options=("edition", "variants", *readers)))
    for name, value in given.items():
        option = readers[name](name, value)
        if options.setdefault(name, option) != option:
            raise BadRules(sayings.OPTION_CONTRADICTS(option=name))
    return Changes(edition, options)


def merged_variants(variants: Sequence[str], options_of: Callable[[str], dict[str, Any]]) -> dict[str, Any]:
    """The options that these variants set together; BadRules if two of them contradict each other."""
    options: dict[str, Any] = {}
    for variant in variants:
        for option, value in options_of(variant).items():
            if options.setdefault(option, value) != value:
                raise BadRules(sayings.VARIANT_CONTRADICTS(variant=variant))
    return options


def as_text(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadRules(sayings.OPTION_VALUE(name=name, problem=sayings.OPTION_TEXT()))
    return value


def as_flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise BadRules(sayings.OPTION_VALUE(name=name, problem=sayings.OPTION_FLAG()))
    return value


def as_number(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRules(sayings.OPTION_VALUE(name=name, problem=sayings.OPTION_NUMBER()))
    return value


def as_member(kind: type[E]) -> Callable[[str, object], E]:
    def read(name: str, value: object) -> E:
        try:
            return kind(value)
        except ValueError:
            problem = sayings.OPTION_MEMBER(allowed=[f'"{member.value}"' for member in kind])
            raise BadRules(sayings.OPTION_VALUE(name=name, problem=problem)) from None

    return read


def as_phases(name: str, value: object) -> tuple[Phase, ...]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise BadRules(sayings.OPTION_VALUE(name=name, problem=sayings.OPTION_PHASES()))
    try:
        return tuple(map(read_phase, value))
    except BadText as error:
        raise BadRules(sayings.OPTION_VALUE(name=name, problem=error.saying)) from None
