"""Solutions in the user's cache folder, made anew when the rules or this program have changed.

Two files for every set of rules: the figures as JSON, and the tables of phases of one colour, which only
advice needs; `styles.py` puts a third beside them. The figures hold a digest of themselves and one of the
tables, so that nothing altered is believed. TENFOLD_CACHE names another folder.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from platformdirs import user_cache_path

import tenfold.games.dice.rules
import tenfold.pieces.dice
import tenfold.pieces.phases
from tenfold.analysis.dice.build import solve_game
from tenfold.analysis.dice.effort import Watch, unwatched
from tenfold.analysis.dice.solution import ColourTables, PhaseFigures, Solution
from tenfold.analysis.dice.solver.colour_layer import Layer
from tenfold.analysis.dice.solver.colour_phase import ColourDecisions
from tenfold.analysis.dice.solver.distribution import Distribution
from tenfold.analysis.dice.solver.stages import Stage
from tenfold.games.dice.rules import Rules
from tenfold.pieces.dice import write_dice

Notice = Callable[[str], None]


def say_on_stderr(line: str) -> None:
    print(f"tenfold: {line}", file=sys.stderr)


def solved(rules: Rules, watch: Watch = unwatched, notice: Notice = say_on_stderr) -> Solution:
    """The solution of the solo game: from the cache, or solved and put there.

    Its tables of colours are read when they are first asked for.
    """
    file = cache_file(rules)
    try:
        return _read(rules, file, lambda digest: _tables(rules, file, digest, watch, notice))
    except FileNotFoundError:
        pass
    except (OSError, _Unusable) as problem:
        notice(f"{file} {_what(problem)}: solving again")
    solution, _ = _made(rules, file, watch, notice)
    return solution


def cached(rules: Rules) -> Solution | None:
    """The solution with its tables, if all of it is in the cache."""
    file = cache_file(rules)
    try:
        solution = _read(rules, file, lambda digest: _read_tables(_tables_file(file), digest))
        solution.load_colours()
        return solution
    except (OSError, _Unusable):
        return None


def cache_file(rules: Rules) -> Path:
    folder = os.environ.get("TENFOLD_CACHE")
    name = hashlib.sha256(rules_text(rules).encode()).hexdigest()[:16]
    return (Path(folder) if folder else user_cache_path("tenfold")) / f"dice-{name}.json"


def rules_text(rules: Rules) -> str:
    """Everything of the rules that the solo game depends on."""
    return json.dumps(
        {
            "phases": [str(phase) for phase in rules.phases],
            "colours": write_dice(rules.colours),
            "reroll_kept": rules.reroll_kept,
            "solo_decline": rules.solo_decline.value,
            "solo_deductions_count": rules.solo_deductions_count,
        }
    )


def code_version() -> str:
    """Changes with every change of the code that makes a solution."""
    digest = hashlib.sha256()
    modules = (tenfold.pieces.dice, tenfold.pieces.phases, tenfold.games.dice.rules)
    here = Path(__file__).parent
    makers = (here / "build.py", here / "cache.py", *sorted(here.glob("solver/*.py")))
    for source in (*makers, *(Path(str(module.__file__)) for module in modules)):
        digest.update(source.read_bytes())
    return digest.hexdigest()


class _Unusable(Exception):
    """A file that is not what this program writes."""


def _what(problem: OSError | _Unusable) -> str:
    """What is the matter with a file."""
    if isinstance(problem, FileNotFoundError):
        return "is gone"
    return f"cannot be read ({problem.strerror})" if isinstance(problem, OSError) else str(problem)


def _made(rules: Rules, file: Path, watch: Watch, notice: Notice) -> tuple[Solution, ColourTables]:
    """Solved, and both files written."""
    code = code_version()  # before it takes its time, in which the files may change
    with watch() as progress:
        solution, tables = solve_game(rules, progress)
    packed = _pack(tables)
    data = {"code": code, **_as_data(solution), "tables": _digest(packed)}
    figures = sealed(data)
    for target, content in ((_tables_file(file), packed), (file, figures)):
        try:
            write_whole(target, content)
        except OSError as error:
            notice(f"cannot keep the solution in {target}: {error.strerror}")
            break
    return solution, tables


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def sealed(data: dict[str, Any]) -> bytes:
    """With a digest: numbers are written as they are read, to the last digit."""
    return json.dumps({**data, "digest": _digest(json.dumps(data).encode())}).encode()


def is_whole(data: dict[str, Any]) -> bool:
    """Whether data read from a file are those that were sealed; their digest is taken off."""
    digest = data.pop("digest")
    return bool(digest == _digest(json.dumps(data).encode()))


def _tables_file(file: Path) -> Path:
    return file.with_suffix(".npz")


def write_whole(file: Path, content: bytes) -> None:
    """All or nothing: nobody ever reads half a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=file.name)
    try:
        with os.fdopen(handle, "wb") as temporary:
            temporary.write(content)
        os.replace(name, file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


# --- figures ---------------------------------------------------------------------------------------


def _as_data(solution: Solution) -> dict[str, Any]:
    return {
        "rules": rules_text(solution.rules),
        "stages": [
            {
                "number": stage.number,
                "low": stage.low,
                "first": stage.first.tolist(),
                "again": stage.again.tolist(),
            }
            for stage in solution.stages
        ],
        "distribution": asdict(solution.distribution),
        "phases": [figures._asdict() for figures in solution.phases],
    }


def _read(rules: Rules, file: Path, tables: Callable[[str], ColourTables]) -> Solution:
    """`tables` reads those of colours, whose digest it is given."""
    content = file.read_bytes()
    try:
        data = json.loads(content)
        if data["rules"] != rules_text(rules):
            raise _Unusable("is of other rules")
        if data["code"] != code_version():
            raise _Unusable("was made by another version of this program")
        if not is_whole(data):
            raise _Unusable("is broken")
        of_tables = data["tables"]
        stages = tuple(
            Stage(stage["number"], stage["low"], np.array(stage["first"]), np.array(stage["again"]))
            for stage in data["stages"]
        )
        found = data["distribution"]
        spread = Distribution(
            **{**found, "chances": tuple(found["chances"]), "success": tuple(found["success"])}
        )
        figures = tuple(
            PhaseFigures(phase["best_success"], phase["success"], tuple(phase["results"]))
            for phase in data["phases"]
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise _Unusable("is broken") from None
    return Solution(rules, stages, spread, figures, cache(lambda: tables(of_tables)))


# --- tables of phases of one colour ----------------------------------------------------------------


def _pack(tables: ColourTables) -> bytes:
    arrays: dict[str, Any] = {}
    for phase, rows in tables.items():
        for row, decisions in enumerate(rows):
            arrays[f"{phase}/{row}/gains"] = decisions.gains
            for name, layer in (("first", decisions.first), ("last", decisions.last)):
                for part, value in vars(layer).items():
                    for colour, array in enumerate(value if isinstance(value, tuple) else (value,)):
                        arrays[f"{phase}/{row}/{name}/{part}/{colour}"] = array
    packed = BytesIO()
    np.savez(packed, **arrays)
    return packed.getvalue()


def _unpack(content: bytes) -> ColourTables:
    tree: dict[str, Any] = {}
    with np.load(BytesIO(content), allow_pickle=False) as arrays:
        for path in arrays.files:
            branch, names = tree, path.split("/")
            for name in names[:-1]:
                branch = branch.setdefault(name, {})
            branch[names[-1]] = arrays[path]
    return {int(phase): [_decisions(row) for row in rows.values()] for phase, rows in tree.items()}


def _decisions(row: dict[str, Any]) -> ColourDecisions:
    return ColourDecisions(row["gains"], _layer(row["first"]), _layer(row["last"]))


def _layer(parts: dict[str, dict[str, Any]]) -> Layer:
    fields: dict[str, Any] = {
        name: array["0"] if name.startswith("mixed") else tuple(array.values())
        for name, array in parts.items()
    }
    return Layer(**fields)


def _read_tables(file: Path, digest: str) -> ColourTables:
    content = file.read_bytes()
    if _digest(content) != digest:
        raise _Unusable("is broken")
    return _unpack(content)


def _tables(rules: Rules, file: Path, digest: str, watch: Watch, notice: Notice) -> ColourTables:
    """As they are in their file, or made anew."""
    tables_file = _tables_file(file)
    try:
        return _read_tables(tables_file, digest)
    except (OSError, _Unusable) as problem:
        notice(f"{tables_file} {_what(problem)}: solving again")
    _, tables = _made(rules, file, watch, notice)
    return tables
