"""The messages between a client and a server, as types. docs/protocol.md explains them.

The first message of a connection says who comes and where to; every later one is a command. Each gets one
answer: `welcome`, `done` or `refused`. Updates come by themselves, in the log's order.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from tenfold.analysis.advice import Worth
from tenfold.core import Seat
from tenfold.core.sayings import Saying
from tenfold.play.characters import Face
from tenfold.rooms.commands import (
    Beat,
    Command,
    CommandId,
    EntryNumber,
    Hint,
    Passing,
    Reaction,
    SeatNumber,
    TypedName,
)
from tenfold.rooms.sayings import AS_TOLD, NEW_CLIENT, OLD_CLIENT
from tenfold.rooms.settings import Settings
from tenfold.rooms.times import Timer
from tenfold.rooms.visibility import EntrySeen, Own, RoomSeen

VERSION = 2
LARGEST = 8 * 1024  # bytes of a message to the server

RoomCode = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22}$")]  # 128 bits
Token = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{43}$")]  # 256 bits, drawn by the client
Spoken = Annotated[int, msgspec.Meta(ge=VERSION, le=VERSION)]  # by the client


class _Hello(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    id: CommandId
    protocol: Spoken


class Open(_Hello, tag="open", frozen=True, kw_only=True):
    """Open a room and sit down in it. Said again with the same token and id, it is the same room."""

    settings: Settings
    name: TypedName  # may be empty: readers show the seat's number
    token: Token
    face: Face | None = None


class Join(_Hello, tag="join", frozen=True, kw_only=True):
    """Sit down by an invitation. The token is the key to the seat from then on."""

    room: RoomCode
    name: TypedName
    token: Token
    face: Face | None = None
    seat: SeatNumber | None = None  # a free one before the game, a bot's in it; null: the first free one
    next: bool = False  # sit down for the next game
    beside: Token | None = None  # of another seat at the same device


class Resume(_Hello, tag="resume", frozen=True, kw_only=True):
    """Come back to a seat, from any device. `seq` is the last one seen."""

    room: RoomCode
    token: Token
    seq: EntryNumber = 0


class Watch(_Hello, tag="watch", frozen=True, kw_only=True):
    room: RoomCode
    seq: EntryNumber = 0


Hello: TypeAlias = Open | Join | Resume | Watch


Request: TypeAlias = Command | Hint | Passing | Beat


class _Answer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    id: str


class Welcome(_Answer, tag="welcome", frozen=True, kw_only=True):
    protocol: int
    room: str
    seat: Seat | None  # null: a spectator


class Done(_Answer, tag="done", frozen=True, kw_only=True):
    seq: int
    version: int


class Refused(_Answer, tag="refused", frozen=True, kw_only=True):
    code: str  # stable
    rule: str | None  # the ledger's id, if a rule forbids it
    says: Saying
    version: int


class RatedChoice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that could be done."""

    do: str
    worth: float | None  # measured as `BestChoices.worth` says
    chance: float | None  # to complete the phase
    margin: float | None = None  # half of the interval of an estimated worth, which holds 95 of 100 times


class BestChoices(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The best choices of a position, in figures."""

    worth: Worth | None  # null: it is not known
    choices: tuple[RatedChoice, ...]  # the best first
    note: Saying | None  # that the figures are estimates, and why
    worlds: int = 0  # in which they were estimated; 0: they are worked out


class HintAnswer(_Answer, tag="advice", frozen=True, kw_only=True, omit_defaults=True):
    do: str
    says: Saying
    best: BestChoices | None = None  # where choices can be told by figures


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="update", omit_defaults=True):
    """What happened, and what the receiver sees now. A snapshot has no events, because too many were missed,
    but the last moves of the game before it."""

    events: tuple[EntrySeen, ...] = ()
    earlier: tuple[EntrySeen, ...] = ()
    seq: int
    version: int
    awaited: Seat | None = None
    present: tuple[Seat, ...] | None = None
    seat: Seat | None = None  # the receiver's own, when it is another one than before
    room: RoomSeen | None = None  # if it changed
    table: dict[str, Any] | None = None  # as spectators see it
    own: Own | None = None
    timers: tuple[Timer, ...] | None = None  # if they changed


class Reacted(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="reaction"):
    """Somebody sends all a face or a phrase. It is in no log, and not told again."""

    seat: Seat
    what: Reaction


class Nudged(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="nudge"):
    """Somebody reminds `target` that the table waits. It is in no log, and not told again."""

    seat: Seat
    target: Seat


class Bye(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="bye"):
    """The server ends the connection, and says why."""

    code: str
    says: Saying


ToClient: TypeAlias = Welcome | Done | Refused | HintAnswer | Update | Reacted | Nudged | Beat | Bye


# --- other versions ---


class AnyHello(msgspec.Struct, frozen=True):
    """As much of a first message as all versions have in common; the first one did not say its number."""

    type: Literal["open", "join", "resume", "watch"]
    id: str
    protocol: int = 1


class InWords(_Answer, tag="refused", frozen=True, kw_only=True):
    """A refusal as version 1 had it, which every client understands."""

    code: str
    rule: str | None = None
    message: str  # in English
    version: int = 0


def other_version(hello: AnyHello) -> InWords | None:
    """The answer to a client that speaks another version; None if it speaks ours."""
    if hello.protocol == VERSION:
        return None
    sentence = OLD_CLIENT if hello.protocol < VERSION else NEW_CLIENT
    return InWords(id=hello.id[:64], code=sentence.code, message=sentence.english or "")


def with_saying(raw: bytes) -> bytes:
    """A message that may be of version 1, which put refusals into words: the words are said as they are."""
    if b'"message"' not in raw:
        return raw
    message = msgspec.json.decode(raw)
    if "says" in message or "message" not in message:
        return raw
    message["says"] = AS_TOLD(text=message.pop("message"))
    return msgspec.json.encode(message)
