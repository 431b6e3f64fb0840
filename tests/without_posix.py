"""A command where Python has nothing of POSIX: python -m tests.without_posix MODULES NAMES COMMAND...

What Windows has instead is there only as far as the program asks for it. Everything of the program is loaded
once as this system has it, so that what it needs from elsewhere is known, and once more as Windows would.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import pkgutil
import socket
import sys
from functools import partial
from io import TextIOWrapper
from types import ModuleType
from typing import Any, NoReturn

ENCODING = "cp1252"
LOADED = ("cli", "client", "lab", "record", "rooms", "server", "terminal")
NOT_LOADED = ("tenfold.lab.cluster", "tenfold.server.migrations.")  # an extra of its own; found as files


def load_everything() -> None:
    for part in (importlib.import_module(f"tenfold.{name}") for name in LOADED):
        for module in pkgutil.walk_packages(part.__path__, f"{part.__name__}."):
            if not module.name.startswith(NOT_LOADED):
                importlib.import_module(module.name)


def take_away(modules: list[str], names: dict[str, list[str]]) -> None:
    sys.platform = "win32"
    locks = ModuleType("msvcrt")
    locks.__dict__.update(LK_NBLCK=2, locking=lambda descriptor, mode, size: None)
    sys.modules |= dict.fromkeys(modules, None) | {"msvcrt": locks}  # type: ignore[arg-type]
    socket.socketpair = partial(socket.socketpair, socket.AF_UNIX)  # Windows makes them in another way
    for module, missing in names.items():
        for name in missing:
            sys.modules[module].__dict__.pop(name, None)
    for name in ("add_reader", "add_signal_handler", "add_writer"):  # the loop of Windows has none of these
        setattr(asyncio.SelectorEventLoop, name, not_implemented)


def not_implemented(*_: Any) -> NoReturn:
    raise NotImplementedError


def main() -> None:
    modules, names, *command = sys.argv[1:]
    load_everything()
    for loaded in [name for name in sys.modules if name.partition(".")[0] == "tenfold"]:
        del sys.modules[loaded]
    take_away(json.loads(modules), json.loads(names))
    load_everything()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        assert isinstance(stream, TextIOWrapper)
        stream.reconfigure(encoding=ENCODING)
    sys.argv = ["tenfold", *command]
    importlib.import_module("tenfold.cli").main()


if __name__ == "__main__":
    main()
