"""`--vary` of `tenfold lab study`: which rules are compared."""

from __future__ import annotations

import tomllib
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

from tenfold.cli.options import Box, chosen_rules
from tenfold.core import BadInput
from tenfold.lab.study import Arm

MOST_ARMS = 24


def arms_of(box: Box, players: int, vary: tuple[str, ...]) -> tuple[Arm, ...]:
    """Every combination of the values; BadInput or BadRules if one of them cannot be played."""
    changes = [_change(text) for text in vary]
    names = [name for name, _ in changes]
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f"--vary {name} stands there twice: list all its values in one")
    chosen = [[(name, value) for value in values] for name, values in changes]
    count = prod(map(len, chosen))
    if count > MOST_ARMS:
        raise BadInput(f"{count} ways to play are too many to compare: {MOST_ARMS} at most")
    arms = tuple(_arm(box, players, dict(combination)) for combination in product(*chosen))
    if len({arm.name for arm in arms}) < count:
        raise BadInput("two files of rules have the same name: their results could not be told apart")
    return arms


def _change(text: str) -> tuple[str, list[str]]:
    name, equals, values = text.partition("=")
    listed = [value.strip() for value in values.split(",")]
    if not equals or not name.strip() or not all(listed):
        raise BadInput(f"--vary {text}: write what is varied and its values, as in wild_points=20,25")
    if len(set(listed)) < len(listed):
        raise BadInput(f"--vary {text}: the same value stands there twice")
    return name.strip(), listed


def _arm(box: Box, players: int, changed: dict[str, str]) -> Arm:
    kind = box.kind
    if "rules" in changed:
        box = chosen_rules(kind.name, None, (), Path(changed["rules"]))
    if "players" in changed:
        players = _players(changed["players"])
    options = {name: _value(name, text) for name, text in changed.items() if name not in ("players", "rules")}
    table = (kind.brief_rules(box.rules) if "edition" in options else kind.write_rules(box.rules)) | options
    rules = kind.read_rules({name: value for name, value in table.items() if value is not None})
    kind.game(rules, players=players)  # refuses a number of players that does not fit
    name = ", ".join(_in_words(name, text) for name, text in changed.items())
    return Arm(name or rules.edition, kind.write_rules(rules), players)


def _in_words(name: str, text: str) -> str:
    if name == "rules":
        return Path(text).stem
    return text if name == "edition" else f"{name}={text}"


def _players(text: str) -> int:
    if not text.isdecimal() or len(text) > 3:
        raise BadInput(f"--vary players={text}: a number of players is needed")
    return int(text)


def _value(name: str, text: str) -> Any:
    """As a file of house rules has it; a name needs no quotation marks, and "none" leaves an option out."""
    if name == "edition":
        return text
    if text == "none":
        return None
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text
