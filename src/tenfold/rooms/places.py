"""The places of a room: who sits where, and what a seat's person brought along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from tenfold.core import Seat
from tenfold.play.characters import CHARACTERS, CharacterId, Face, free_character
from tenfold.play.names import distinct_name
from tenfold.surfaces import room_bots, usual_bot


class Place(msgspec.Struct, frozen=True):
    """A seat of the room."""

    name: str = ""  # of a person it may be empty
    key: str | None = None  # SHA-256 of the token; None: nobody's
    face: Face | None = None
    device: str | None = None  # the key of the first seat at the same device
    since: int = (
        0  # the seq at which the person came to the seat: of what was before it shows no more than to all
    )
    bot: str | None = None  # the bot that sits here
    character: CharacterId | None = None  # and as whom
    stood_in: bool = False  # a bot plays for the person
    idle: bool = False  # a bot plays for the person until they take the seat back
    late: int = 0  # decisions that the clock has made for the person, one after another
    wanted_out: tuple[Seat, ...] = ()  # who has asked for a bot to play here
    asked_out: bool = False  # a bot takes over in a moment
    left: bool = False  # the person has left in the game, and a bot plays on
    digest: str | None = None  # of the salt that the person committed to
    salt: str | None = None  # once it is shown
    salt_is_missing: bool = False

    @property
    def is_person(self) -> bool:
        return self.key is not None

    @property
    def is_played(self) -> bool:
        """By a bot, for whatever reason."""
        return self.bot is not None or self.stood_in or self.idle

    @property
    def is_free(self) -> bool:
        return self.key is None and self.bot is None

    def is_at(self, device: str | None) -> bool:
        """Whether the person sits at the device whose first seat has this key."""
        return device is not None and self.key is not None and device in (self.device, self.key)


class Waiter(NamedTuple):
    """Somebody who sits down for the next game."""

    name: str
    key: str
    face: Face | None
    device: str | None


class HeldSeat(NamedTuple):
    """Who has had a seat in this hand, and seen it."""

    key: str
    device: str | None
    seat: Seat


class GivenAway(NamedTuple):
    """A seat that the host gave away while its owner, who has this key, was gone."""

    key: str
    seat: Seat | None  # None: the game is over
    name: str  # who has it now


def bot_place(places: Sequence[Place], seat: Seat, bot: str, character: CharacterId | None) -> Place:
    """Without a character, as in old logs, the bot has its own name; two of a name have two."""
    others = [place.name for at, place in enumerate(places) if at != seat]
    name = bot if character is None else CHARACTERS[character].name
    return Place(name=distinct_name(name, others), bot=bot, character=character)


def character_for(places: Sequence[Place], seat: Seat, bot: str) -> CharacterId | None:
    """Who may sit down there with this strength."""
    found = free_character(bot, [place.name for at, place in enumerate(places) if at != seat])
    return None if found is None else found.id


def seats_kept(places: Sequence[Place], seats: int) -> list[Seat]:
    """Which seats stay when there are so many: free ones go first, then bots, the last of them first."""
    seated = list(enumerate(places))
    going = [*(s for s, p in seated[::-1] if p.is_free), *(s for s, p in seated[::-1] if p.bot is not None)]
    gone = set(going[: max(0, len(places) - seats)])
    return [seat for seat, _ in seated if seat not in gone]


def for_game(place: Place, game: str) -> Place:
    """A bot that the game does not have is replaced by its usual one."""
    if place.bot is None or place.bot in room_bots(game):
        return place
    return replace(place, bot=usual_bot(game))


def devices(places: Sequence[Place]) -> list[int | None]:
    """By seat: a number that those at one device share; None: nobody else sits at it."""
    firsts = [place.device or place.key for place in places]
    return [
        firsts.index(first) if first is not None and firsts.count(first) > 1 else None for first in firsts
    ]
