"""What was solved, in files: the printed game's come with the program, others are in the user's cache folder.

TENFOLD_CACHE names another folder. A file begins with a digest of the rest, so that nothing altered is
believed. It says which rules and which version of the solver it is for: whatever does not fit is made anew,
and one line on stderr says why. What comes with the program may be of an earlier version: a test holds it
equal to what the solver of this one finds (`make box` writes it).
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np
from platformdirs import user_cache_path

import tenfold.games.dice.rules
import tenfold.pieces.dice
import tenfold.pieces.phases
from tenfold.games.dice.rules import Rules
from tenfold.pieces.dice import write_dice

DIGEST = 32  # bytes of SHA-256
MOST_FILES = 50  # of some 2 MB: a server solves whatever rules strangers think of
BOX = Path(__file__).parent / "box"  # what comes with the program

Data = TypeVar("Data")


class Unusable(Exception):
    """A file that is not what this program writes."""


def kept(rules: Rules, what: str, kind: type[Data], make: Callable[[], Data]) -> Data:
    """From its file, or made and put there."""
    file = cache_file(rules, what)
    try:
        return read(rules, what, kind)
    except FileNotFoundError:
        pass
    except (OSError, Unusable) as problem:
        reason = f"cannot be read ({problem.strerror})" if isinstance(problem, OSError) else problem
        _say(f"{file} {reason}: solving again")
    code = code_version()  # before it takes its time, in which the sources may change
    data = make()
    try:
        write(file, rules, code, data)
        _tidy(file.parent)
    except OSError as error:
        _say(f"cannot keep {file}: {error.strerror}")
    return data


def read(rules: Rules, what: str, kind: type[Data]) -> Data:
    """OSError or Unusable if it is not there."""
    with suppress(OSError, Unusable):  # a damaged box is no worse than none
        return _read(BOX / cache_file(rules, what).name, rules, kind)
    file = cache_file(rules, what)
    data = _read(file, rules, kind, code_version())
    with suppress(OSError):
        file.touch()  # what is used stays
    return data


def _read(file: Path, rules: Rules, kind: type[Data], version: str | None = None) -> Data:
    """`version`: of the solver that must have made it."""
    content = file.read_bytes()
    if _digest(content[DIGEST:]) != content[:DIGEST]:
        raise Unusable("is broken")
    try:
        of_rules, code, raw = msgspec.msgpack.decode(content[DIGEST:], type=tuple[str, str, msgspec.Raw])
        if of_rules != _rules_text(rules):
            raise Unusable("is for other rules")
        if version is not None and code != version:
            raise Unusable("was made by another version of this program")
        return msgspec.msgpack.decode(raw, type=kind, dec_hook=_unpacked)
    except (msgspec.MsgspecError, ValueError):
        raise Unusable("is broken") from None


def write(file: Path, rules: Rules, code: str, data: object) -> None:
    """All or nothing: nobody ever reads half a file."""
    content = msgspec.msgpack.encode((_rules_text(rules), code, data), enc_hook=_packed)
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=file.name)
    try:
        with os.fdopen(handle, "wb") as temporary:
            temporary.write(_digest(content) + content)
        os.replace(name, file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _tidy(folder: Path) -> None:
    """What was used longest ago goes; another process may tidy at the same time."""
    with suppress(OSError):
        files = sorted(folder.glob("dice-*"), key=lambda file: -file.stat().st_mtime)
        for file in files[MOST_FILES:]:
            file.unlink()


def cache_file(rules: Rules, what: str) -> Path:
    folder = os.environ.get("TENFOLD_CACHE")
    name = hashlib.sha256(_rules_text(rules).encode()).hexdigest()[:16]
    return (Path(folder) if folder else user_cache_path("tenfold")) / f"dice-{name}.{what}"


def code_version() -> str:
    """Changes with every change of the code that makes a solution."""
    digest = hashlib.sha256()
    modules = (tenfold.pieces.dice, tenfold.pieces.phases, tenfold.games.dice.rules)
    here = Path(__file__).parent
    makers = (here / "cache.py", here / "solutions.py", here / "styles.py", *sorted(here.glob("solver/*.py")))
    for source in (*makers, *(Path(str(module.__file__)) for module in modules)):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def _rules_text(rules: Rules) -> str:
    """Everything of the rules that the solo game depends on."""
    return json.dumps(
        {
            "phases": [str(phase) for phase in rules.phases],
            "colours": write_dice(rules.colours),
            "solo_decline": rules.solo_decline.value,
            "solo_deductions_count": rules.solo_deductions_count,
        }
    )


def _digest(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


def _packed(array: Any) -> tuple[str, tuple[int, ...], bytes]:
    return array.dtype.str, array.shape, array.tobytes()


def _unpacked(kind: Any, packed: Any) -> Any:
    dtype, shape, content = packed
    return np.frombuffer(content, dtype).reshape(shape)


def _say(line: str) -> None:
    print(f"tenfold: {line}", file=sys.stderr)
