"""A progress bar on stderr for work that takes a while; silent when nobody looks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tenfold.analysis.dice.effort import Progress as Steps
    from tenfold.analysis.dice.effort import Step


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
def solving_bar(label: str = "solving") -> Iterator[Steps]:
    """For few steps, some of them long: it moves within a step as fast as the work has gone so far."""
    if not sys.stderr.isatty():
        yield lambda step: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    pace = Pace(monotonic())

    class Bar(Progress):
        def get_renderables(self) -> Iterator[RenderableType]:
            now = monotonic()
            for task in self.tasks:
                task.total, task.completed = pace.of, pace.done(now)
                task.fields["left"] = timedelta(seconds=ceil(pace.left(now)))
            yield from super().get_renderables()

    left = TextColumn("{task.fields[left]}", style="progress.remaining")
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), left)
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:

        def begins(step: Step) -> None:
            pace.begins(step, monotonic())
            if not bar.tasks:  # before the first step nothing is known
                bar.add_task(label)

        yield begins


class Pace:
    """How far planned work is, and how long it will still take; times are seconds of some clock."""

    BELIEVED = 3.0  # at first the plan's own pace counts as much as so many seconds of experience

    def __init__(self, now: float) -> None:
        self._start = now
        self._begun: tuple[tuple[float, float, float], float] = ((0.0, 0.0, 1.0), now)

    @property
    def of(self) -> float:
        return self._begun[0][2]

    def begins(self, step: Step, now: float) -> None:
        self._begun = (step, now)  # at once: the bar is drawn by another thread

    def done(self, now: float) -> float:
        """In seconds of the plan; never more than the step will bring."""
        (done, after, _), since = self._begun
        return min(done + (now - since) * self._rate(done, since), after)

    def left(self, now: float) -> float:
        """In seconds; a step that takes longer than planned makes all others look longer too."""
        done = self.done(now)
        return (self.of - done) / self._rate(done, now)

    def _rate(self, done: float, now: float) -> float:
        """Seconds of the plan in a second."""
        return (done + self.BELIEVED) / (now - self._start + self.BELIEVED)
