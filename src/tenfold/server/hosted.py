"""Bots that the host of a server offers besides ours: named when it is started, never over the wire."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from tenfold.bots.external.classes import entry_names, games_of
from tenfold.bots.external.process import said_hello
from tenfold.core import BadInput
from tenfold.games.registry import GAMES
from tenfold.surfaces import address, all_surfaces, is_program, register

_NAME = re.compile("[a-z][a-z0-9-]{0,15}")


class HostedBot(msgspec.Struct, frozen=True):
    """For the people at this server it is one of the bots, by its name."""

    name: str
    spec: str
    games: tuple[str, ...]


def read_hosted(text: str) -> HostedBot:
    """From NAME=SPEC, once it can be imported or has said hello; BadInput or TenfoldError if not."""
    name, _, spec = map(str.strip, text.partition("="))
    if not _NAME.fullmatch(name) or (":" not in spec and spec not in entry_names()):
        raise BadInput(
            f"--bot {text}: write NAME=module:Class or NAME=cmd:COMMAND, "
            "the name with up to 16 lower-case letters, digits and hyphens"
        )
    if any(name in (*surfaces.bots, *surfaces.measured) for surfaces in all_surfaces()):
        raise BadInput(f"--bot {text}: there is already a bot {name}")
    games = said_hello(spec).games if is_program(spec) else games_of(address(spec))
    known = tuple(game for game in GAMES if games is None or game in games)
    if not known:
        raise BadInput(f"--bot {text}: it plays none of our games ({', '.join(GAMES)})")
    return HostedBot(name, spec, known)


def offer(bots: Sequence[HostedBot]) -> None:
    """From now on people find them in the lobby."""
    for surfaces in all_surfaces():
        hosted = {bot.name: bot.spec for bot in bots if surfaces.kind.name in bot.games}
        register(replace(surfaces, hosted=hosted))
