"""Rules as a table, for every game: a printed edition, variants by name, and options with their values."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any, Generic, TypeVar

from tenfold.core import BadRules, BadText
from tenfold.games import sayings
from tenfold.pieces.phases import Phase, read_phase

E = TypeVar("E", bound=Enum)
R = TypeVar("R", bound="BaseRules")

Reader = Callable[[str, object], Any]  # of an option's name and the value that was given


@dataclass(frozen=True, kw_only=True, repr=False)
class BaseRules:
    """The rules of a game as a value: options by name, each the edition's or changed."""

    edition: str

    def table(self) -> dict[str, Any]:
        """In full, as a file of house rules has them; an option that is off (None) is left out."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: _plain(value) for name, value in values.items() if value is not None}

    def __repr__(self) -> str:
        """As in the header of a record."""
        return json.dumps(self.table())


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return str(value) if isinstance(value, Phase) else value


@dataclass(frozen=True)
class Presets(Generic[R]):
    """What `edition` and `variants` stand for: the printed rules, and the options that a variant changes."""

    editions: Mapping[str, R]
    variants: Mapping[str, str]  # by name, each with a line that explains it
    options_of: Callable[[str], dict[str, Any] | None]  # what a variant changes; None if there is none such

    def rules(self, edition: str, variants: Sequence[str] = ()) -> R:
        """A printed edition with variants by name, or BadRules with the reason."""
        return replace(self._printed(edition), **self.variant_options(variants))

    def _printed(self, edition: str) -> R:
        if edition not in self.editions:
            raise BadRules(sayings.UNKNOWN_EDITION(edition=edition, editions=self.editions))
        return self.editions[edition]

    def variant_options(self, variants: Sequence[str]) -> dict[str, Any]:
        """The options that these variants set together; BadRules if two of them contradict each other."""
        options: dict[str, Any] = {}
        for variant in variants:
            changed = self.options_of(variant)
            if changed is None:
                raise BadRules(sayings.UNKNOWN_VARIANT(variant=variant, variants=self.variants))
            for option, value in changed.items():
                if options.setdefault(option, value) != value:
                    raise BadRules(sayings.VARIANT_CONTRADICTS(variant=variant))
        return options

    def read(self, data: Mapping[str, Any], readers: Mapping[str, Reader]) -> R:
        """A preset (`edition`, and `variants` by name) and the options it changes, or BadRules."""
        given = dict(data)
        edition = as_text("edition", given.pop("edition", None))
        variants = given.pop("variants", [])
        if not isinstance(variants, list) or not all(isinstance(name, str) for name in variants):
            raise BadRules(sayings.OPTION_VALUE(name="variants", problem=sayings.OPTION_NAMES()))
        options = self.variant_options(variants)
        unknown = sorted(given.keys() - readers.keys())
        if unknown:
            known = ("edition", "variants", *readers)
            raise BadRules(sayings.UNKNOWN_OPTION(option=unknown[0], options=known))
        for name, value in given.items():
            option = readers[name](name, value)
            if options.setdefault(name, option) != option:
                raise BadRules(sayings.OPTION_CONTRADICTS(option=name))
        return replace(self._printed(edition), **options)


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
