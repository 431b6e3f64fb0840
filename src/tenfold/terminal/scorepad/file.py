"""The pad on the disk: readable JSON, always a whole one."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
from msgspec import Struct

from tenfold.core import BadText, Illegal, Refusal, Seat, TenfoldError
from tenfold.games.card.house import OPTIONS
from tenfold.games.card.rules import PRESETS
from tenfold.record.files import write_whole
from tenfold.terminal.scorepad.draft import check_draft, finished
from tenfold.terminal.scorepad.model import Pad, PadDraft, PadHand, PadScore, checked
from tenfold.terminal.scorepad.names import check_names
from tenfold.terminal.scorepad.sayings import FILE, FILE_JSON, FILE_KIND, FILE_NONE, FILE_SIZE, FILE_VERSION

VERSION = 1
LARGEST = 1_000_000  # bytes; thousands of hands, so anything larger is something else


class WrittenHand(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """By seat; null where nothing has been entered yet, which only the hand in progress has."""

    out: str | None
    points: list[int | None]
    laid: list[bool]
    phases: list[int | None] | None = None  # in free order
    anyway: list[bool] | None = None  # entries that no hand has, if there are any


class WrittenPad(Struct, forbid_unknown_fields=True, kw_only=True):
    version: int
    game: str
    rules: dict[str, Any]
    names: list[str]
    hands: list[WrittenHand]
    playoff: str | None
    entering: WrittenHand | None


class _Versioned(Struct):
    version: int
    game: str | None = None


def default_place() -> Path:
    return platformdirs.user_data_path("tenfold") / "scorepads" / "current.json"


class PadFile:
    """One place on the disk. It refuses to write over what somebody else has put there meanwhile."""

    def __init__(self, path: Path) -> None:
        self.path = Path(os.path.realpath(path))  # a link stays a link
        self._known: bytes | None = None

    def read(self) -> Pad | None:
        """The pad, None if there is none; whatever else is there is refused and left alone."""
        raw = self._bytes()
        self._known = raw
        if raw is None:
            return None
        try:
            return decode(raw)
        except Refusal as refusal:
            raise BadText(FILE(file=self.path, problem=refusal.saying)) from None

    def save(self, pad: Pad) -> None:
        raw = encode(pad)
        if self._bytes() != self._known:
            raise TenfoldError(
                f"{self.path} was changed by another program: it stays as it is, without your last answer"
            )
        try:
            write_whole(self.path, raw)
        except OSError as error:
            raise TenfoldError(f"cannot write {self.path}: {error.strerror or error}") from None
        self._known = raw

    def set_aside(self) -> Path:
        """Gives the pad that is there another name beside it, and makes room for a new one."""
        number = 1
        while (aside := self.path.with_name(f"{self.path.stem}-{number}{self.path.suffix}")).exists():
            number += 1
        try:
            self.path.rename(aside)
        except OSError as error:
            raise TenfoldError(f"cannot rename {self.path}: {error.strerror or error}") from None
        self._known = None
        return aside

    def _bytes(self) -> bytes | None:
        try:
            if not stat.S_ISREG(self.path.stat().st_mode):  # a pipe would wait for ever
                raise BadText(FILE_KIND(file=self.path))
            with self.path.open("rb") as file:
                return file.read(LARGEST + 1)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise TenfoldError(f"cannot read {self.path}: {error.strerror or error}") from None


def encode(pad: Pad) -> bytes:
    written = WrittenPad(
        version=VERSION,
        game="card",
        rules=pad.rules.table(),
        names=list(pad.names),
        hands=[_write(pad, hand.out, hand.scores) for hand in pad.hands],
        playoff=None if pad.playoff is None else pad.names[pad.playoff],
        entering=None if pad.draft is None else _write(pad, pad.draft.out, pad.draft.scores),
    )
    return msgspec.json.format(msgspec.json.encode(written), indent=2) + b"\n"


def decode(raw: bytes) -> Pad:
    """The pad that these bytes hold, every entry checked, or a Refusal."""
    if len(raw) > LARGEST:
        raise BadText(FILE_SIZE())
    try:
        head = msgspec.json.decode(raw, type=_Versioned)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadText(FILE_NONE()) from None
    if head.version != VERSION:
        raise BadText(FILE_VERSION(version=head.version, known=VERSION))
    if head.game is None:  # of Tenfold, but something else
        raise BadText(FILE_NONE())
    try:
        written = msgspec.json.decode(raw, type=WrittenPad)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadText(FILE_JSON(problem=" ".join(str(error).split()))) from None
    if written.game != "card":
        raise BadText(FILE_JSON(problem=f"game {written.game!a}"))
    check_names(written.names)
    names = tuple(written.names)
    pad = Pad(
        rules=PRESETS.read(written.rules, OPTIONS),
        names=names,
        hands=tuple(_hand(names, hand) for hand in written.hands),
        playoff=None if written.playoff is None else _seat(names, written.playoff),
    )
    checked(pad)
    if written.entering is None:
        return pad
    draft = _draft(names, written.entering)
    check_draft(pad, draft)
    return msgspec.structs.replace(pad, draft=draft)


def _write(pad: Pad, out: Seat | None, scores: tuple[PadScore | None, ...]) -> WrittenHand:
    marks = [score is not None and score.anyway for score in scores]
    return WrittenHand(
        out=None if out is None else pad.names[out],
        points=[None if score is None else score.points for score in scores],
        laid=[score is not None and score.laid for score in scores],
        phases=[None if score is None else score.phase for score in scores] if pad.rules.free_order else None,
        anyway=marks if any(marks) else None,
    )


def _draft(names: tuple[str, ...], written: WrittenHand) -> PadDraft:
    phases = [None] * len(names) if written.phases is None else written.phases
    marks = [False] * len(names) if written.anyway is None else written.anyway
    if not len(written.points) == len(written.laid) == len(phases) == len(marks) == len(names):
        raise BadText(FILE_JSON(problem=f"a hand without {len(names)} entries"))
    scores = tuple(
        None if points is None else PadScore(points, laid, phase, mark)
        for points, laid, phase, mark in zip(written.points, written.laid, phases, marks, strict=True)
    )
    return PadDraft(None if written.out is None else _seat(names, written.out), scores)


def _hand(names: tuple[str, ...], written: WrittenHand) -> PadHand:
    draft = _draft(names, written)
    if draft.out is None or None in draft.scores:
        raise BadText(FILE_JSON(problem=f"a hand without {len(names)} entries"))
    return finished(draft)


def _seat(names: tuple[str, ...], name: str) -> Seat:
    if name not in names:
        raise Illegal("card.players", FILE_JSON(problem=f"nobody is called {name!a}"))
    return names.index(name)
