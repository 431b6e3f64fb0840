"""Reading a record: every line's shape and hash, with the line's number in each refusal."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from tenfold.core.sayings import Saying
from tenfold.record import sayings
from tenfold.record.format import VERSION, BadRecord, Entry, Header, Result, Version, chained, seal, unseal

L = TypeVar("L", Version, Header, Entry, Result)


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its header to its result; `bytes(record)` is the file.

    >>> record = tenfold.play_game("dice", bots=["easy", "random"]).record
    >>> record.header.seats, record.entries[0].do
    (('easy 0', 'random 1'), 'lot 0')
    """

    header: Header
    """Game, rules, players, commitment."""
    entries: tuple[Entry, ...]
    """What players and nature did, in order."""
    result: Result | None
    """Ranking, scores and seed; None if the game goes on, or the file was cut off between lines."""
    last_hash: str
    """What the next line would be chained to."""

    def __bytes__(self) -> bytes:
        raw, before = b"", ""
        for line in (self.header, *self.entries, self.result):
            if line is not None:
                sealed, before = seal(line, before)
                raw += sealed
        return raw


def read_record(path: Path | str) -> Record:
    """Read the record in a file and check its hash chain; BadRecord names the line that is wrong.

    >>> tenfold.read_record("README.md")
    Traceback (most recent call last):
    tenfold.record.format.BadRecord: README.md is not a Tenfold record
    """
    try:
        raw = Path(path).read_bytes()
    except OSError as error:
        raise BadRecord(sayings.unreadable(path, error)) from None
    return parse_record(raw, str(path))


def intact(raw: bytes) -> bytes:
    """A record without a last line that was only half written when the program was killed."""
    return raw[: raw.rfind(b"\n") + 1]


def parse_record(raw: bytes, name: str) -> Record:
    *lines, rest = raw.split(b"\n")
    if not raw.startswith(b'{"record":"tenfold"'):
        raise BadRecord(sayings.NO_RECORD(file=name))
    if rest:
        raise BadRecord(sayings.CUT_OFF(file=name, line=len(lines) + 1))
    bodies, last_hash = _chain(lines, name)
    version = _decode(bodies[0], Version, name, 1).version
    if version != VERSION:
        raise BadRecord(sayings.OTHER_VERSION(file=name, version=version, known=VERSION))
    header = _decode(bodies[0], Header, name, 1)
    result = None
    if bodies[-1].startswith(b'{"reason"'):
        result = _decode(bodies.pop(), Result, name, len(lines))
    entries = tuple(_decode(body, Entry, name, at) for at, body in enumerate(bodies[1:], 2))
    for at, entry in enumerate(entries):
        if entry.n != at:
            raise _broken(name, at + 2, sayings.OUT_OF_ORDER(n=entry.n))
    if result is not None:
        _refuse_strangers(header, result, len(entries), name, len(lines))
    return Record(header, entries, result, last_hash)


def _refuse_strangers(header: Header, result: Result, events: int, name: str, line: int) -> None:
    """A result may only speak of the seats that the header names, and of events that there are."""
    seats = range(len(header.seats))
    placed = [seat for place in result.ranking for seat in place]
    placed += [change.seat for change in result.taken or ()]
    is_then = all(0 <= change.n <= events for change in result.taken or ())
    if not set(placed) <= set(seats) or len(result.scores) not in (0, len(seats)) or not is_then:
        raise _broken(name, line, sayings.STRANGE_SEATS())


def _chain(lines: list[bytes], name: str) -> tuple[list[bytes], str]:
    """The lines' bodies, each proven to follow the one before, and the last hash."""
    bodies = []
    before = ""
    for at, line in enumerate(lines, 1):
        sealed = unseal(line)
        if sealed is None:
            raise _broken(name, at, sayings.NO_LINE())
        body, digest = sealed
        if digest != chained(body, before):
            raise _broken(name, at, sayings.ALTERED())
        bodies.append(body)
        before = digest
    return bodies, before


def _decode(body: bytes, kind: type[L], name: str, line: int) -> L:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise _broken(name, line, sayings.UNLIKE(problem=error)) from None
    except RecursionError:
        raise _broken(name, line, sayings.NESTED()) from None


def _broken(name: str, line: int, problem: Saying) -> BadRecord:
    return BadRecord(sayings.IN_LINE(file=name, line=line, problem=problem))
