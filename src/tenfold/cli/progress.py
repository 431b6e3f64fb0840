"""A progress bar on stderr for work that takes a while; silent when nobody looks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Yields a function that is told how many steps have just been finished."""
    if not sys.stderr.isatty():
        yield lambda steps: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda steps: bar.advance(task, steps)


@contextmanager
def solving_bar(label: str) -> Iterator[Callable[[int, int], None]]:
    """Yields a function that is told how many phases are solved, of how many; before that nothing is shown.

    Phases differ far too much for a remaining time, so a clock shows that the work goes on.
    """
    if not sys.stderr.isatty():
        yield lambda done, of: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(label, start=False)

    def progress(done: int, of: int) -> None:
        bar.start()
        bar.start_task(task)
        bar.update(task, completed=done, total=of)

    try:
        yield progress
    finally:
        bar.stop()
