"""Positions that somebody asks about: worked out in a process of their own, for which no table waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ParamSpec

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tenfold import kernel
from tenfold.analysis.setup_sayings import TOO_OFTEN
from tenfold.bots.card.strong import is_compiled
from tenfold.core import BadText, Refusal
from tenfold.record.reader import parse_record
from tenfold.rooms.analysing import analyse, analyse_record
from tenfold.rooms.protocol import RoomCode
from tenfold.rooms.record import record_of
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.sayings import BAD_MESSAGE, NO_ADVICE_NOW, NO_ROOM, NOT_OVER
from tenfold.server.answers import problem, raw_answer
from tenfold.server.beside import Beside, NotDone
from tenfold.server.limits import Allowances, limited_address
from tenfold.server.logs import LOG

SECONDS = 8.0  # for an answer, the wait for others' included
AT_ONCE, PER_SECOND = 10, 0.5  # questions from one address: one can take seconds

RECORD = "tenfold.jsonl"  # as it is called when it is downloaded

P = ParamSpec("P")
Step = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class _Set(msgspec.Struct, forbid_unknown_fields=True, tag_field="from", tag="text"):
    position: str


class _Recorded(msgspec.Struct, forbid_unknown_fields=True, tag_field="from", tag="record"):
    record: str
    step: Step


class _Played(msgspec.Struct, forbid_unknown_fields=True, tag_field="from", tag="room"):
    """In a room whose game is over: before that, nobody else may know what a seat knows."""

    room: RoomCode
    step: Step


class Analyst:
    """One process; what is asked is answered in order."""

    def __init__(self) -> None:
        self._beside = Beside()
        self._questions = Allowances(AT_ONCE, PER_SECOND)
        self._was_asked = False

    def may_ask(self, address: str | None) -> bool:
        return address is None or self._questions.take(address)

    async def answer(self, function: Callable[P, bytes], *arguments: P.args, **more: P.kwargs) -> bytes:
        """NotNow if it takes too long."""
        self._was_asked = True
        try:
            return await self._beside.run(SECONDS, function, *arguments, **more)
        except NotDone as trouble:
            LOG.warning("not analysed", extra={"problem": str(trouble)})
            raise NotNow(NO_ADVICE_NOW()) from None

    def sweep(self) -> None:
        """A process that nobody has asked since the last time is given back."""
        self._questions.sweep()
        if not self._was_asked:
            self._beside.rest()
        self._was_asked = False

    async def close(self) -> None:
        await self._beside.close()


def analysis_routes() -> list[BaseRoute]:
    return [Route("/analysis", _analysis, methods=["POST"])]


async def _analysis(request: Request) -> Response:
    """What is legal, what is advised, what it is worth."""
    hub = request.app.state.hub
    if not hub.analyst.may_ask(limited_address(request.client.host if request.client is not None else None)):
        return problem(NotNow(TOO_OFTEN()), 429)
    try:
        asked = _read(await request.body())
        if isinstance(asked, _Set):
            return raw_answer(await hub.analyst.answer(_of_text, asked.position))
        if isinstance(asked, _Recorded):
            return raw_answer(await hub.analyst.answer(_of_record, asked.record.encode(), asked.step))
        loaded = await hub.store.load(asked.room)
        if loaded is None:
            return problem(NotNow(NO_ROOM()), 404)
        record = record_of(loaded.entries)
        if record is None:
            return problem(NotNow(NOT_OVER()), 409)
        return raw_answer(await hub.analyst.answer(_of_record, record, asked.step))
    except NotNow as refusal:
        return problem(refusal, 503)
    except Refusal as refusal:
        return problem(refusal, 400)


def _read(raw: bytes) -> _Set | _Recorded | _Played:
    try:
        return msgspec.json.decode(raw, type=_Set | _Recorded | _Played)
    except (ValueError, RecursionError):
        raise BadText(BAD_MESSAGE()) from None


def _of_text(text: str) -> bytes:
    return msgspec.json.encode(analyse(text, _is_fast()))


def _of_record(raw: bytes, step: int) -> bytes:
    return msgspec.json.encode(analyse_record(parse_record(raw, RECORD), step, _is_fast()))


def _is_fast() -> bool:
    return kernel.installed() and is_compiled()
