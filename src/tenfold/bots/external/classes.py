"""A bot as a class that can be imported: named as module:Class, or by a package's entry point."""

from __future__ import annotations

import inspect
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tenfold.bots.external.guarded import Broken, TooLate, one_line
from tenfold.core import BadInput, Stream
from tenfold.play import Bot

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tenfold.bots"  # of the entry points

Maker = Callable[[Any], Bot[Any, Any]]  # each bot is made for the rules of one table


def entry_names() -> list[str]:
    """The names under which installed packages offer bots."""
    return sorted(entry.name for entry in _entries())


def address_of(entry: str) -> str:
    """Where the bot of this entry point stands, as module:Class."""
    return next(found.value for found in _entries() if found.name == entry)


def _entries() -> Iterable[EntryPoint]:
    from importlib.metadata import entry_points  # slow to import

    return entry_points(group=GROUP)


def class_maker(address: str) -> Maker:
    """BadInput if there is no such class."""
    made_of = bot_class(address)
    return made_of if _takes_rules(made_of) else lambda rules: made_of()


@cache
def bot_class(address: str) -> Any:
    """BadInput unless it can be imported and chooses."""
    module, _, name = address.partition(":")
    made_of = _imported(module, address)
    for part in name.split("."):
        if not hasattr(made_of, part):
            raise BadInput(f"the bot {address}: the module {module} has no {name}")
        made_of = getattr(made_of, part)
    if not callable(made_of) or not callable(getattr(made_of, "choose", None)):
        raise BadInput(f"the bot {address}: {name} is not a class with a method choose(view, legal, stream)")
    return made_of


def games_of(address: str) -> tuple[str, ...] | None:
    """That its member `games` names; None: it plays all."""
    games = getattr(bot_class(address), "games", None)
    return None if games is None else tuple(games)


def _imported(module: str, address: str) -> Any:
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)  # as `python -m` does
    try:
        return import_module(module)
    except (Exception, SystemExit) as error:  # whatever the module does when it is imported
        problem = one_line(f"{type(error).__name__}: {error}")
        raise BadInput(f"the bot {address}: cannot import the module {module} ({problem})") from None


def _takes_rules(made_of: Callable[..., object]) -> bool:
    """Who does not care for the rules of the table need not take them."""
    try:
        inspect.signature(made_of).bind(None)
    except TypeError:
        return False
    return True


class ClassPlayer:
    """Such a class at one table, with a time limit where the system has timers."""

    def __init__(self, address: str, rules: Any, seconds: float) -> None:
        self._make = class_maker(address)
        self._rules = rules
        self._seconds = seconds
        self._bot: Bot[Any, Any] | None = None

    def choose(self, view: Any, legal: Sequence[Any], stream: Stream) -> Any:
        try:
            with _time_limit(self._seconds):
                if self._bot is None:
                    self._bot = self._make(self._rules)
                return self._bot.choose(view, legal, stream)
        except TooLate:
            raise TooLate(f"it did not choose within {self._seconds:g} s") from None
        except (Exception, SystemExit) as error:
            raise Broken(_where(error)) from None

    def begin_again(self) -> None:
        self._bot = None


def _where(error: BaseException) -> str:
    """What was raised, and in which line of the bot's."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(frame.filename).name}, line {frame.lineno})"


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """TooLate is raised in the midst of what takes longer: only in a main thread, and not on Windows."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise TooLate

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
