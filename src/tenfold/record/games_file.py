"""The file that "My games" on the page writes: every game with its record, packed (web/src/mygames/file.ts).

The replays in it are for the page alone: here a game is played again by its record.
"""

from __future__ import annotations

import base64
import zlib
from typing import Annotated, Any, TypeAlias

import msgspec

from tenfold.record import sayings
from tenfold.record.format import BadRecord, chained
from tenfold.record.reader import Record, parse_record

MARK = b'{"tenfold":"games"'
VERSION = 1
LARGEST = 20_000_000  # bytes of a record: a hundred times an ordinary one

# What is printed as it stands holds no control characters.
Printed: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[^\x00-\x1f\x7f-\x9f]*\Z")]


class ExportedPlayer(msgspec.Struct, frozen=True):
    name: Printed
    bot: Printed | None
    character: Printed | None


class ExportedGame(msgspec.Struct, frozen=True):
    at: int  # when it ended, in ms since 1970
    seat: int  # of whoever kept it
    players: tuple[ExportedPlayer, ...]
    record: str  # packed, without hashes
    hash: str  # of the record's last line


class _File(msgspec.Struct, frozen=True):
    version: int
    games: list[Any]


def is_games_file(raw: bytes) -> bool:
    return b"".join(raw[:64].split()).startswith(MARK)


def parse_games(raw: bytes, name: str) -> list[tuple[ExportedGame, Record]]:
    """Every game; BadRecord with the number of one that is not whole."""
    try:
        file = msgspec.json.decode(raw, type=_File)
    except msgspec.ValidationError:
        raise BadRecord(sayings.NO_GAMES(file=name)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord(sayings.GAMES_CUT_OFF(file=name)) from None
    if file.version != VERSION:
        raise BadRecord(sayings.GAMES_VERSION(file=name, version=file.version, known=VERSION))
    return [_game(data, name, number) for number, data in enumerate(file.games, 1)]


def _game(data: Any, name: str, number: int) -> tuple[ExportedGame, Record]:
    try:
        kept = msgspec.convert(data, ExportedGame)
        record = parse_record(_sealed(_unpacked(kept.record), kept.hash), name)
        if not 0 <= kept.seat < len(record.header.seats) == len(kept.players):
            raise ValueError
    except (ValueError, BadRecord):
        raise BadRecord(sayings.GAME_BROKEN(file=name, number=number)) from None
    return kept, record


def _unpacked(packed: str) -> bytes:
    """`z` and deflated, or `j` and as it is; both in base64url. ValueError if it is cut off."""
    raw = base64.b64decode(packed[1:] + "=" * (-len(packed[1:]) % 4), altchars="-_", validate=True)
    if packed[:1] == "j":
        return raw
    unpacking = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
    try:
        text = unpacking.decompress(raw, LARGEST)
    except zlib.error:
        raise ValueError from None
    if packed[:1] != "z" or not unpacking.eof:
        raise ValueError
    return text


def _sealed(text: bytes, last: str) -> bytes:
    """The record again, byte for byte, from its lines without their hashes."""
    before, lines = "", []
    for body in text.split(b"\n"):
        before = chained(body, before)
        lines.append(body[:-1] + f',"hash":"{before}"}}\n'.encode())
    if before != last:
        raise ValueError
    return b"".join(lines)
