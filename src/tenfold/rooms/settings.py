"""What a room is for: a game with its rules, how many sit down, and how long people are waited for."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tenfold.core import BadRules, BadText
from tenfold.games.registry import AnyKind, game_kind
from tenfold.games.sayings import UNKNOWN_BOT
from tenfold.rooms.sayings import RULES_TOO_LONG
from tenfold.surfaces import room_bots

LONGEST_RULES = 4096  # bytes: everyone who joins is sent them

Seconds = Annotated[int, msgspec.Meta(ge=1, le=86_400)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Shown to everyone before joining."""

    game: str
    rules: dict[str, Any]  # an edition and what the house changes; in full once the room is open
    seats: Annotated[int, msgspec.Meta(ge=-999, le=999)]  # the game says, in words, how many it can be
    fill: str = "solid"  # the bot that takes empty seats and plays for the absent
    absent_after: Seconds = 45  # how long an absent player is waited for
    turn_clock: Seconds | None = None  # how long a decision may take; null: as long as it takes
    knock_window: Seconds = 5  # how long all together may think about knocking
    reactions: bool = True  # whether people may send each other faces and phrases
    newcomers: bool = True  # friends may take bots' seats in a running game
    lesson: bool = False  # alone with bots, from a seed that everybody knows


def kind_and_rules(settings: Settings) -> tuple[AnyKind, Any]:
    """Those of the game that settings describe; BadRules if they describe none."""
    kind = game_kind(settings.game)
    rules = kind.read_rules(settings.rules)
    kind.game(rules, players=settings.seats)
    return kind, rules


def refuse_bot(game: str, name: str) -> None:
    """BadText unless a bot of this name plays this game."""
    if name not in room_bots(game):
        raise BadText(UNKNOWN_BOT(name=name, bots=room_bots(game)))


def in_full(settings: Settings) -> Settings:
    """With every rule written out, so that a later edition of the program plays the same game.

    A lesson has no clock and no newcomers.
    """
    if settings.lesson:
        settings = msgspec.structs.replace(settings, turn_clock=None, newcomers=False)
    kind, read = kind_and_rules(settings)
    refuse_bot(kind.name, settings.fill)
    raw = msgspec.json.encode(kind.write_rules(read))
    refuse_long_rules(raw)
    return msgspec.structs.replace(settings, rules=msgspec.json.decode(raw))  # as the log has them


def refuse_long_rules(raw: bytes) -> None:
    """BadRules unless a room can show them to everybody."""
    if len(raw) > LONGEST_RULES:
        raise BadRules(RULES_TOO_LONG(), "phases")


def changed(before: Settings, after: Settings) -> set[str]:
    """The names of the settings in which two differ."""
    return {name for name in after.__struct_fields__ if getattr(before, name) != getattr(after, name)}
