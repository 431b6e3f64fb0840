"""What bots choose and hints advise: at once where that is quick, else beside the event loop.

Which it is depends on the rules alone, which all know: no wait tells of cards. Tables with phases of their
own may have to wait for each other, and no table with printed ones waits for them.

A reading of the printed rules that can be solved, and is not yet, is solved meanwhile in a process of its
own; until then advice is by estimates, and the bots that need the solution play as the usual one.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from tenfold.bots.external.process import HELLO_SECONDS
from tenfold.core import Seat
from tenfold.rooms.decisions import Advised, advised, bot_chooses, bot_of, chooses_in_haste, question_to
from tenfold.rooms.entries import LogEntry
from tenfold.rooms.newcomers import Newcomer, come_in, ends_a_turn
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.room import Room
from tenfold.rooms.sayings import NO_ADVICE_NOW, TOO_FAST
from tenfold.rooms.steps import Step, action_of, steps_from
from tenfold.server.beside import START_SECONDS, Beside, NotDone
from tenfold.server.logs import LOG
from tenfold.server.metrics import METRICS
from tenfold.server.solving import Solver
from tenfold.surfaces import (
    has_printed_phases,
    hosts_program,
    is_hosted,
    is_quick,
    is_solved_for_rooms,
    is_unsolved,
)

SECONDS = 5.0  # for a choice or a hint: what a person waits for without wondering

P = ParamSpec("P")
T = TypeVar("T")


class Thinking:
    def __init__(self) -> None:
        self._printed, self._house = Beside(), Beside()
        self.solver = Solver()
        self._hosted: defaultdict[str, Beside] = defaultdict(Beside)  # bots of others, each by itself
        self._looking: dict[Any, asyncio.Task[None]] = {}  # for the solution, by rules
        self._finding: dict[Any, asyncio.Task[None]] = {}

    async def choice(self, room: Room, seat: Seat) -> Any:
        """The action of the bot that plays this seat; a hasty one if it cannot decide in time."""
        if is_quick(room.kind.name, bot_of(room, seat), room.rules):
            return bot_chooses(room, seat)
        await self._look_for_solution(room)
        try:
            said = await self._beside(bot_of(room, seat), _bot_says, room, seat)
            return action_of(room.kind.name, said)
        except NotDone:
            return chooses_in_haste(room, seat)

    async def advice(self, room: Room, seat: Seat) -> Advised:
        """For a seat that is asked; NotNow if it cannot be found in time."""
        if is_quick(room.kind.name, "adviser", room.rules):
            return advised(room, seat)
        await self._look_for_solution(room)
        try:
            return await self._beside("adviser", advised, room, seat)
        except NotDone:
            raise NotNow(NO_ADVICE_NOW()) from None

    async def come_in(self, room: Room, comer: Newcomer) -> list[Step]:
        """Where somebody sits down; a bot whose seat it was may have to end its turn first."""
        bot = bot_of(room, comer.seat or 0)
        if not ends_a_turn(room, comer) or is_quick(room.kind.name, bot, room.rules):
            return come_in(room, comer)
        try:
            return steps_from(room, await self._beside(bot, _comes_in, room, comer))
        except NotDone:
            raise NotNow(TOO_FAST()) from None  # they may try again

    async def _look_for_solution(self, room: Room) -> None:
        """The first time the helper loads it, or hears that there is none: then it is solved meanwhile.

        What the house has thought of is not solved here: there is no end to that.
        """
        rules = room.rules
        if is_solved_for_rooms(room.kind.name, rules):
            if rules not in self._looking:
                self._looking[rules] = asyncio.create_task(self._look(room))
            await asyncio.shield(self._looking[rules])

    async def _look(self, room: Room) -> None:
        try:
            if await self._printed.run(START_SECONDS, _is_unsolved, room):
                self._finding[room.rules] = asyncio.create_task(self._solve(room))
        except NotDone:
            del self._looking[room.rules]  # whoever asks next has it tried again

    async def _solve(self, room: Room) -> None:
        if not await asyncio.shield(self.solver.find(room.kind.name, room.rules)):
            del self._looking[room.rules]

    async def _beside(
        self,
        who: str,
        function: Callable[Concatenate[Room, P], T],
        room: Room,
        *more: P.args,
        **named: P.kwargs,
    ) -> T:
        seconds = SECONDS
        if is_hosted(room.kind.name, who):
            beside = self._hosted[who]
            if hosts_program(room.kind.name, who):  # which has a limit of its own, once it has started
                seconds += HELLO_SECONDS
        else:
            beside = self._printed if has_printed_phases(room.kind.name, room.rules) else self._house
        try:
            return await beside.run(seconds, function, room, *more, **named)
        except NotDone as problem:
            METRICS.too_slow.inc()
            LOG.warning("not thought to the end", extra={"problem": str(problem)})
            raise

    async def close(self) -> None:
        helpers = (self._printed, self._house, *self._hosted.values())
        await asyncio.gather(self.solver.close(), *(helper.close() for helper in helpers))
        await asyncio.gather(*self._looking.values(), *self._finding.values(), return_exceptions=True)


class RoomHints:
    """Of one room: advice is worked out once for a position, however often a seat asks for it."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._last: dict[Seat, tuple[int, asyncio.Task[Advised]]] = {}  # with the version of the table

    async def of(self, room: Room, seat: Seat | None) -> Advised:
        """NotNow if the seat is not asked anything, or no advice is found in time."""
        question_to(room, seat)
        assert seat is not None
        version, advice = self._last.get(seat, (0, None))
        if advice is None or version != room.version:
            advice = asyncio.create_task(self._thinking.advice(room, seat))
            self._last[seat] = room.version, advice
        return await asyncio.shield(advice)


def _is_unsolved(room: Room) -> bool:
    return is_unsolved(room.kind.name, room.rules)


def _bot_says(room: Room, seat: Seat) -> str:
    return room.kind.write_action(bot_chooses(room, seat))


def _comes_in(room: Room, comer: Newcomer) -> list[LogEntry]:
    return [step.entry for step in come_in(room, comer)]
