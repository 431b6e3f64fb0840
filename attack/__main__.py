"""Every attack in turn, for so many seconds in all: `python -m attack --seconds 600 [NAME...]`.

A module of this package that has a function `attack(seconds, folder)` is an attack: it starts servers of its
own with their data in the folder, raises AssertionError when one of them did what it must not, and returns
its figures. `SHARE` says how many parts of the time it wants, one if it says nothing.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeAlias

Figures: TypeAlias = Mapping[str, object]


class Attack(NamedTuple):
    name: str
    run: Callable[[float, Path], Figures]
    share: float


def attacks() -> dict[str, Attack]:
    """All of them, by name."""
    found = {}
    for module in iter_modules([str(Path(__file__).parent)]):
        if module.name != "__main__":
            loaded = import_module(f"attack.{module.name}")
            if hasattr(loaded, "attack"):
                found[module.name] = Attack(module.name, loaded.attack, getattr(loaded, "SHARE", 1.0))
    return found


def main() -> int:
    known = attacks()
    parser = argparse.ArgumentParser(prog="attack", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="for all of them together")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(known)}; none: all")
    options = parser.parse_args()
    unknown = set(options.names) - known.keys()
    if unknown:
        parser.error(f"there is no attack {', '.join(sorted(unknown))}: choose from {', '.join(known)}")
    chosen = [known[name] for name in options.names or known]
    shares = sum(one.share for one in chosen)
    results = [_repelled(one, options.seconds * one.share / shares) for one in chosen]
    return 0 if all(results) else 1


def _repelled(one: Attack, seconds: float) -> bool:
    start = time.monotonic()
    print(f"{one.name}:", flush=True)
    with TemporaryDirectory() as folder:
        try:
            figures = one.run(seconds, Path(folder))
        except Exception:
            traceback.print_exc(file=sys.stdout)
            print(f"  FAILED after {time.monotonic() - start:.0f} s", flush=True)
            return False
    for name, value in figures.items():
        print(f"  {name:32} {value:,}" if isinstance(value, int) else f"  {name:32} {value}", flush=True)
    print(f"  repelled in {time.monotonic() - start:.0f} s", flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main())
