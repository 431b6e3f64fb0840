"""Rules that are being solved: one set at a time, in a process of its own, for hints, bots and reviews."""

from __future__ import annotations

import asyncio
from typing import Any

from tenfold.server.beside import Beside, NotDone
from tenfold.server.logs import LOG
from tenfold.surfaces import solve

SECONDS = 1200.0  # on a machine that has much else to do
WAITING = 8  # sets of rules: what is asked for beyond them is refused


class Solver:
    def __init__(self) -> None:
        self._beside = Beside()
        self.finding: dict[Any, asyncio.Task[bool]] = {}  # by rules

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
        except NotDone as problem:
            LOG.warning("not solved", extra={"problem": str(problem)})
            return False
        finally:
            del self.finding[rules]
            if not self.finding:
                self._beside.rest()

    async def close(self) -> None:
        await self._beside.close()
        await asyncio.gather(*self.finding.values(), return_exceptions=True)
