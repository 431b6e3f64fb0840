"""Rules as a table, for every game: a printed edition, variants by name, and options with their values."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any, Generic, TypeVar

from tenfold.core import BadRules, BadText, Saying
from tenfold.games import sayings
from tenfold.games.house import Option
from tenfold.pieces.phases import Phase

R = TypeVar("R", bound="BaseRules")


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
        return replace(self.printed(edition), **self.variant_options(variants))

    def printed(self, edition: str) -> R:
        if edition not in self.editions:
            raise BadRules(sayings.UNKNOWN_EDITION(edition=edition, editions=self.editions), "edition")
        return self.editions[edition]

    def variant_options(self, variants: Sequence[str]) -> dict[str, Any]:
        """The options that these variants set together; BadRules if two of them contradict each other."""
        options: dict[str, Any] = {}
        for variant in variants:
            changed = self.options_of(variant)
            if changed is None:
                raise BadRules(sayings.UNKNOWN_VARIANT(variant=variant, variants=self.variants), "variants")
            for option, value in changed.items():
                if options.setdefault(option, value) != value:
                    raise BadRules(sayings.VARIANT_CONTRADICTS(variant=variant), "variants")
        return options

    def read(self, data: Mapping[str, Any], options: Mapping[str, Option]) -> R:
        """A preset (`edition`, and `variants` by name) and the options it changes, or BadRules."""
        given = dict(data)
        edition, variants = given.pop("edition", None), given.pop("variants", [])
        if not isinstance(edition, str):
            raise _wrong_value("edition", sayings.OPTION_TEXT())
        if not isinstance(variants, list) or not all(isinstance(name, str) for name in variants):
            raise _wrong_value("variants", sayings.OPTION_NAMES())
        changed = self.variant_options(variants)
        unknown = sorted(given.keys() - options.keys())
        if unknown:
            known = ("edition", "variants", *options)
            raise BadRules(sayings.UNKNOWN_OPTION(option=unknown[0], options=known), unknown[0])
        wrong = [refusal for name in given if (refusal := _read_into(changed, name, given[name], options))]
        if wrong:
            problems = {name: problem for refusal in wrong for name, problem in refusal.problems.items()}
            raise BadRules(wrong[0].saying, problems=problems)
        return replace(self.printed(edition), **changed)

    def brief(self, rules: R) -> dict[str, Any]:
        """The edition, the variants by name and whatever else differs: what `read` makes these rules of."""
        printed = self.editions[rules.edition]
        table, usual = rules.table(), printed.table()
        changed = {name: value for name, value in table.items() if value != usual.get(name)}
        variants = []
        for variant in self.variants:
            name, _, number = variant.partition(":")  # the option of a variant with a number has its name
            if number and name in changed:
                variant = f"{name}:{changed[name]}"
            options = self.options_of(variant) or {}
            if options and all(
                option in changed and getattr(rules, option) == options[option] for option in options
            ):
                variants.append(variant)
                changed = {name: value for name, value in changed.items() if name not in options}
        named = {"variants": variants} if variants else {}
        return {"edition": rules.edition, **named, **changed}


def _read_into(
    changed: dict[str, Any], name: str, value: object, options: Mapping[str, Option]
) -> BadRules | None:
    """Puts the option's value to the others, or says what is wrong with it."""
    try:
        option = options[name].read(value)
    except BadText as error:
        return _wrong_value(name, error.saying)
    except BadRules as error:
        return BadRules(error.saying, name)
    if changed.setdefault(name, option) != option:
        return BadRules(sayings.OPTION_CONTRADICTS(option=name), name)
    return None


def _wrong_value(name: str, problem: Saying) -> BadRules:
    return BadRules(sayings.OPTION_VALUE(name=name, problem=problem), problems={name: problem})
