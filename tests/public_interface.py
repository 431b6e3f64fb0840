"""What `tenfold` and `tenfold.testing` promise, as lines: names, parameters, members, exceptions.

Run from the root to write the list: .venv/bin/python -m tests.public_interface
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import tenfold
import tenfold.testing

LISTED = Path(__file__).parent / "public_interface.txt"


def listing() -> str:
    return "".join(f"{line}\n" for module in (tenfold, tenfold.testing) for line in _lines(module))


def _lines(module: ModuleType) -> Iterator[str]:
    for name in module.__all__:
        thing = getattr(module, name)
        full = f"{module.__name__}.{name}"
        if not inspect.isclass(thing):
            yield f"{full}{_parameters(thing)}"
            continue
        bases = [base.__name__ for base in thing.__mro__[1:] if base is not object]
        yield f"class {full}({', '.join(bases)})"
        for member in sorted(_members(thing)):
            yield f"{full}.{member}"


def _members(thing: type) -> Iterator[str]:
    ours = [base for base in thing.__mro__ if base.__module__.startswith("tenfold")]
    for name in {name for base in ours for name in (*vars(base), *inspect.get_annotations(base))}:
        if name.startswith("_"):
            continue
        found = inspect.getattr_static(thing, name, None)
        function = found.__func__ if isinstance(found, staticmethod | classmethod) else found
        yield f"{name}{_parameters(function)}" if inspect.isfunction(function) else name


def _parameters(function: Any) -> str:
    """Names, kinds and whether there is a default; not the types, which Python versions write differently."""
    signature = inspect.signature(function)
    plain = [
        one.replace(annotation=one.empty, default=one.empty if one.default is one.empty else ...)
        for one in signature.parameters.values()
    ]
    return str(signature.replace(parameters=plain, return_annotation=signature.empty)).replace(
        "Ellipsis", "..."
    )


if __name__ == "__main__":
    LISTED.write_text(listing(), "utf-8")
