"""What people in a room can ask for. Each command has an id: sent twice, it acts once.

There is no command to undo. A client can take back what it has not sent yet; what is written has been told to
others, and may have turned up a card or a die.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from tenfold.play.characters import CharacterId, Face
from tenfold.rooms.settings import Settings

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
EntryNumber = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]  # of a room's log; every language has these
TypedName = Annotated[str, msgspec.Meta(max_length=200)]  # as typed; the server makes it fit a table


class _Request(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    id: CommandId


class Act(_Request, tag="act", frozen=True):
    """Play. `version` is that of the table that the player saw: if it has changed since, nothing happens."""

    version: EntryNumber
    do: Annotated[str, msgspec.Meta(max_length=500)]  # the action in its text form


class Start(_Request, tag="start", frozen=True):
    """The host starts; bots take the empty seats."""


class ChangeSettings(_Request, tag="change-settings", frozen=True):
    """The host changes what is played and how; in a game only who may come, and what may be said."""

    settings: Settings


class SeatBot(_Request, tag="seat-bot", frozen=True):
    """The host seats a bot before the game, or changes one."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=20)]
    character: CharacterId | None = None  # null: the first that is free


class FreeSeat(_Request, tag="free-seat", frozen=True):
    """The host sends a bot or a player away; in a game a player who has been away for long."""

    seat: SeatNumber


class MoveSeat(_Request, tag="move-seat", frozen=True):
    """The host lets two seats change places, before the game."""

    seat: SeatNumber
    to: SeatNumber


class ChooseDealer(_Request, tag="choose-dealer", frozen=True):
    """The host says who deals or begins first; null: it is drawn by lot."""

    seat: SeatNumber | None


class Rename(_Request, tag="rename", frozen=True):
    """Another name or face for oneself, before the game."""

    name: TypedName
    face: Face | None = None


class Leave(_Request, tag="leave", frozen=True):
    """Free the seat, or the place among those who wait for the next game."""


class Pause(_Request, tag="pause", frozen=True):
    pass


class GoOn(_Request, tag="go-on", frozen=True):
    pass


class Ready(_Request, tag="ready", frozen=True):
    """Between two hands or rounds: this seat is ready to go on."""

    # Of the table that stands still; if another hand has begun, nothing happens.
    version: EntryNumber | None = None


class LetBotPlay(_Request, tag="let-bot-play", frozen=True):
    """For a seat that keeps the table waiting, or whose person is away."""

    seat: SeatNumber


class Here(_Request, tag="here", frozen=True):
    """I am here: no bot takes over."""


class TakeBack(_Request, tag="take-back", frozen=True):
    """From now on the person plays again, not the bot."""


class Rematch(_Request, tag="rematch", frozen=True):
    """Into the lobby of the next game: the same people, the same rules, a new seed."""


class CommitSalt(_Request, tag="commit-salt", frozen=True):
    """A player's own part of the seed, as its SHA-256; shown when the game starts."""

    digest: Digest


class RevealSalt(_Request, tag="reveal-salt", frozen=True):
    salt: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


Command: TypeAlias = (
    Act
    | Start
    | ChangeSettings
    | SeatBot
    | FreeSeat
    | MoveSeat
    | ChooseDealer
    | Rename
    | Leave
    | Pause
    | GoOn
    | Ready
    | LetBotPlay
    | Here
    | TakeBack
    | Rematch
    | CommitSalt
    | RevealSalt
)


class Hint(_Request, tag="hint", frozen=True):
    """Ask for advice, which changes nothing. The answer is `advice`."""


# --- what no log keeps ---

ReactionFace: TypeAlias = Literal["smile", "laugh", "wow", "oops", "tear", "clap"]
Phrase: TypeAlias = Literal[
    "hello", "well-done", "oh-no", "lucky", "take-your-time", "back-soon", "good-game", "one-more"
]
GamePhrase: TypeAlias = Literal["not-me-again", "sorry", "so-close", "what-a-roll", "thank-you"]
Reaction: TypeAlias = Literal[ReactionFace, Phrase, GamePhrase]


class React(_Request, tag="react", frozen=True):
    """A face or a phrase for all in the room; nothing about cards."""

    what: Reaction


class Nudge(_Request, tag="nudge", frozen=True):
    """Remind somebody whom the table waits for, once a turn."""

    seat: SeatNumber


class ShowOnTv(_Request, tag="show-on-tv", frozen=True):
    """A television that shows these figures watches this room."""

    figures: Annotated[str, msgspec.Meta(pattern=r"^[0-9]{6}$")]


Passing: TypeAlias = React | Nudge | ShowOnTv


class Beat(msgspec.Struct, frozen=True, tag_field="type", tag="beat", forbid_unknown_fields=True):
    """Is the line alive? The server says the same back at once."""
