"""Rules that are being solved: one set at a time, in a process of its own, for hints, bots and reviews."""

from __future__ import annotations

import asyncio
from typing import Any

from tenfold.core import Refusal
from tenfold.server.beside import Beside, NotDone, tell
from tenfold.server.logs import LOG
from tenfold.surfaces import surface

SECONDS = 1200.0  # on a machine that has much else to do
WAITING = 8  # sets of rules: what is asked for beyond them is refused


class Solver:
    def __init__(self) -> None:
        self._beside = Beside(self._hear)
        self._done: dict[Any, float] = {}
        self.finding: dict[Any, asyncio.Task[bool]] = {}  # by rules

    def done(self, rules: Any) -> float:
        """The share that is solved."""
        return self._done.get(rules, 0.0)

    def _hear(self, told: tuple[Any, float]) -> None:
        rules, done = told
        self._done[rules] = done

    def find(self, game: str, rules: Any) -> asyncio.Task[bool]:
        """Whether it was found in the end; whoever asks for the same rules meanwhile waits for the same."""
        if rules not in self.finding:
            self.finding[rules] = asyncio.create_task(self._find(game, rules))
        return self.finding[rules]

    async def _find(self, game: str, rules: Any) -> bool:
        try:
            if len(self.finding) > WAITING:
                raise NotDone("others are before it")
            await self._beside.run(SECONDS, solve, game, rules)
            return True
        except (NotDone, Refusal) as problem:
            LOG.warning("not solved", extra={"problem": str(problem)})
            return False
        finally:
            del self.finding[rules]
            self._done.pop(rules, None)
            if not self.finding:
                self._beside.rest()

    async def close(self) -> None:
        await self._beside.close()
        await asyncio.gather(*self.finding.values(), return_exceptions=True)


def solve(game: str, rules: Any) -> None:
    """So that from then on whoever asks on this machine has it at once."""
    surface(game, "solution").solution_of(rules, lambda done, of: tell((rules, done / of)))
