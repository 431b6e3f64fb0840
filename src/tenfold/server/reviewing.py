"""Reviews of finished games: worked out beside the event loop, for few at a time, and kept for a while.

Whoever has a room's code may ask, as for its record and its replay.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256

import msgspec
from starlette.requests import Request

from tenfold import kernel
from tenfold.analysis.review.review import review_data
from tenfold.bots.card.strong import is_compiled
from tenfold.core import Seat
from tenfold.record import replay
from tenfold.record.reader import parse_record
from tenfold.record.replay import opened
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.sayings import BAD_MESSAGE, NO_REVIEW_NOW, TOO_MANY_REVIEWS
from tenfold.server.beside import Beside, NotDone
from tenfold.server.limits import Allowances, limited_address
from tenfold.server.logs import LOG
from tenfold.surfaces import surface, surfaces_of

SECONDS = 90.0  # for a review, and for the wait until others have theirs
AT_ONCE, PER_SECOND = 8, 1 / 30  # that an address may ask for
KEPT = 32  # reviews, the last ones that were asked for

_Asked = tuple[bytes, Seat]  # the digest of a record, and whose decisions


class Reviews:
    def __init__(self) -> None:
        self._beside = Beside()
        self._allowed = Allowances(AT_ONCE, PER_SECOND)
        self._found: dict[_Asked, asyncio.Task[bytes]] = {}

    async def of(self, record: bytes, request: Request) -> bytes:
        """As JSON; NotNow if this address asks too often, or it is not found in time."""
        seat = request.query_params.get("seat", "0")
        if not (seat.isascii() and seat.isdecimal() and len(seat) == 1):
            raise NotNow(BAD_MESSAGE())
        asked = sha256(record).digest(), int(seat)
        if asked not in self._found:
            address = limited_address(request.client.host if request.client is not None else None)
            if address is not None and not self._allowed.take(address):
                raise NotNow(TOO_MANY_REVIEWS())
            self._found[asked] = asyncio.create_task(self._find(record, int(seat)))
        found = self._found[asked] = self._found.pop(asked)  # the last one now
        for oldest in list(self._found)[:-KEPT]:
            del self._found[oldest]
        try:
            return await asyncio.shield(found)
        except NotNow:
            self._found.pop(asked, None)  # whoever asks next has it tried again
            raise

    async def _find(self, record: bytes, seat: Seat) -> bytes:
        try:
            return await self._beside.run(SECONDS, _reviewed, record, seat)
        except NotDone as problem:
            LOG.warning("not reviewed", extra={"problem": str(problem)})
            raise NotNow(NO_REVIEW_NOW()) from None

    def sweep(self) -> None:
        self._allowed.sweep()

    async def close(self) -> None:
        await self._beside.close()
        await asyncio.gather(*self._found.values(), return_exceptions=True)


def _reviewed(raw: bytes, seat: Seat) -> bytes:
    record = parse_record(raw, "the record")
    review = surface(record.header.game, "review")
    kind, game = opened(record)
    rules = kind.read_rules(record.header.rules)
    solution = surfaces_of(kind.name).solution
    if solution is not None and not surface(kind.name, "solution").is_solved(rules):
        raise NotNow(NO_REVIEW_NOW())
    if seat >= game.players or record.result is None or record.result.reason is None:
        raise NotNow(BAD_MESSAGE())
    steps = [(step.before, step.event) for step in replay(record)]
    fast = kernel.installed() and is_compiled()
    return msgspec.json.encode(review_data(review(rules, game, steps, seat, fast=fast)))
