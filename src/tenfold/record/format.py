"""The one codec of records: what each line says, and the chain of hashes through them."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from tenfold.core import Outcome, Refusal

VERSION = 1

# What is printed as it stands holds no control characters, which could rewrite a terminal's screen.
Name: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[^\x00-\x1f\x7f-\x9f]+\Z")]
Word: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[a-z-]+\Z")]
Hash: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]


class BadRecord(Refusal):
    """A file that is not a record, or one that was cut off or altered; programmers meet it in English."""

    def __str__(self) -> str:
        from tenfold.locales.rendering import in_english  # only where something is refused

        return in_english(self)


class Version(msgspec.Struct, frozen=True):
    """What is read of a header before anything else: later versions may know other fields."""

    version: int


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    record: Literal["tenfold"] = "tenfold"
    version: int = VERSION
    game: str
    rules: dict[str, Any]  # in full, so that a later edition of the program reads the same game
    seats: tuple[Name, ...]
    dealer: int | None = None  # the host's choice; null: drawn by lot
    commitment: Hash  # SHA-256 of the secret seed
    salts: tuple[str, ...] = ()  # what players added to the seed


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    n: int  # events are counted from 0
    seat: int | None  # null: nature
    do: str  # the action in its text form


class SeatTaken(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat that changed hands: from this event on it is played under this name."""

    n: int
    seat: int
    name: Name


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last line. `reason` is null when the game was stopped before its end."""

    reason: Word | None
    ranking: tuple[tuple[int, ...], ...] = ()
    scores: tuple[int, ...] = ()
    seed: str  # the secret, in hex
    taken: tuple[SeatTaken, ...] | msgspec.UnsetType = msgspec.UNSET  # left out: nobody's place was taken

    @classmethod
    def of(cls, outcome: Outcome | None, seed: bytes, taken: tuple[SeatTaken, ...] = ()) -> Result:
        later = taken or msgspec.UNSET
        if outcome is None:
            return cls(reason=None, seed=seed.hex(), taken=later)
        return cls(
            reason=outcome.reason.value,
            ranking=outcome.ranking,
            scores=outcome.scores,
            seed=seed.hex(),
            taken=later,
        )


def seal(line: Header | Entry | Result, before: str) -> tuple[bytes, str]:
    """The line as written, and its hash: SHA-256 over the hash before it and the line without its own."""
    body = msgspec.json.encode(line)
    digest = chained(body, before)
    return body[:-1] + f',"hash":"{digest}"}}\n'.encode(), digest


_SEAL_LENGTH = len(',"hash":""}') + 64


def unseal(raw: bytes) -> tuple[bytes, str] | None:
    """A written line's body and the hash it carries; None if it carries none."""
    body, mark = raw[:-_SEAL_LENGTH], raw[-_SEAL_LENGTH:]
    if not (body.startswith(b"{") and mark.startswith(b',"hash":"') and mark.endswith(b'"}')):
        return None
    return body + b"}", mark[9:-2].decode("ascii", "replace")


def chained(body: bytes, before: str) -> str:
    """The hash that a body must carry after the line with hash `before`."""
    return sha256(before.encode() + body).hexdigest()
