"""Reviews of finished games: worked out beside the event loop, for few at a time, and kept for a while.

Whoever has a room's code may ask, as for its record and its replay; and whoever has a record may send it.
Dice rules that are not solved yet are solved first. A review that meets few worlds because the search is
still being compiled is worked out again for whoever asks when that is done.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request

from tenfold import kernel
from tenfold.analysis.review.review import review_data
from tenfold.bots.card.strong import is_compiled, marker
from tenfold.core import BadText, Refusal, Seat
from tenfold.record import replay
from tenfold.record.reader import parse_record
from tenfold.record.replay import opened
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.sayings import BAD_MESSAGE, NO_EXACT_REVIEW, NO_REVIEW_NOW, TOO_MANY_REVIEWS
from tenfold.server.answers import problem_data
from tenfold.server.beside import Beside, NotDone, tell
from tenfold.server.limits import Allowances, limited_address
from tenfold.server.logs import LOG
from tenfold.server.solving import Solver
from tenfold.surfaces import is_unsolved, surface, surfaces_of, why_solid

SECONDS = 300.0  # for a review, and for the wait until others have theirs
AT_ONCE, PER_SECOND = 8, 1 / 30  # that an address may ask for
KEPT = 32  # reviews, the last ones that were asked for
PAUSE = 0.5  # seconds from one line about how far it is to the next

_Asked = tuple[bytes, Seat]  # the digest of a record, and whose decisions


class _Unsolved(NamedTuple):
    game: str
    rules: Any


class _Found(NamedTuple):
    review: bytes
    until: Path | None  # there is a better one as soon as this file is there


class _Review:
    """One that is being worked out, or was."""

    def __init__(self, finding: asyncio.Task[_Found]) -> None:
        self.finding = finding
        finding.add_done_callback(lambda task: task.cancelled() or task.exception())  # seen by somebody
        self.done = 0.0  # the share that has been looked through
        self.unsolved: _Unsolved | None = None

    @property
    def is_outdone(self) -> bool:
        if not self.finding.done() or self.finding.cancelled() or self.finding.exception() is not None:
            return False
        until = self.finding.result().until
        return until is not None and until.exists()

    async def lines(self, solver: Solver) -> AsyncIterator[bytes]:
        """How far it is, until it is found; the last line is the review, or why there is none."""
        while not self.finding.done():
            done = solver.done(self.unsolved.rules) if self.unsolved else self.done
            yield msgspec.json.encode({"done": done, "solving": self.unsolved is not None}) + b"\n"
            await asyncio.wait([self.finding], timeout=PAUSE)
        try:
            yield self.finding.result().review + b"\n"
        except Refusal as refusal:
            yield msgspec.json.encode(problem_data(refusal)) + b"\n"


class Reviews:
    def __init__(self, solver: Solver) -> None:
        self._beside = Beside(self._hear)
        self._solver = solver
        self._allowed = Allowances(AT_ONCE, PER_SECOND)
        self._reviews: dict[_Asked, _Review] = {}

    async def of(self, record: bytes, request: Request) -> AsyncIterator[bytes]:
        """As lines of JSON; a Refusal if it is refused at once."""
        seat = request.query_params.get("seat", "0")
        if not (seat.isascii() and seat.isdecimal() and len(seat) == 1):
            raise NotNow(BAD_MESSAGE())
        asked = sha256(record).digest(), int(seat)
        known = self._reviews.get(asked)
        if known is None or known.is_outdone:
            address = limited_address(request.client.host if request.client is not None else None)
            if address is None or self._allowed.take(address):
                self._reviews[asked] = _Review(asyncio.create_task(self._find(record, asked)))
            elif known is None:
                raise NotNow(TOO_MANY_REVIEWS())
        review = self._reviews[asked] = self._reviews.pop(asked)  # the last one now
        for oldest in list(self._reviews)[:-KEPT]:
            del self._reviews[oldest]
        await asyncio.wait([review.finding], timeout=PAUSE)
        if review.finding.done():
            review.finding.result()
        return review.lines(self._solver)

    async def _find(self, record: bytes, asked: _Asked) -> _Found:
        try:
            found = await self._beside.run(SECONDS, _reviewed, record, asked)
            if isinstance(found, _Unsolved):
                await self._solved(found, asked)
                found = await self._beside.run(SECONDS, _reviewed, record, asked)
            assert isinstance(found, _Found)
            return found
        except (NotDone, Refusal) as trouble:
            self._reviews.pop(asked, None)  # whoever asks next has it tried again
            if isinstance(trouble, Refusal):
                raise
            LOG.warning("not reviewed", extra={"problem": str(trouble)})
            raise NotNow(NO_REVIEW_NOW()) from None

    async def _solved(self, unsolved: _Unsolved, asked: _Asked) -> None:
        review = self._reviews.get(asked)
        if review is not None:
            review.unsolved = unsolved
        if not await asyncio.shield(self._solver.find(*unsolved)):
            raise NotDone("its rules are not solved")
        if review is not None:
            review.unsolved = None

    def _hear(self, told: tuple[_Asked, float]) -> None:
        asked, done = told
        if asked in self._reviews:
            self._reviews[asked].done = done

    def sweep(self) -> None:
        self._allowed.sweep()

    async def close(self) -> None:
        await self._beside.close()
        findings = (review.finding for review in self._reviews.values())
        await asyncio.gather(*findings, return_exceptions=True)


def _reviewed(raw: bytes, asked: _Asked) -> _Found | _Unsolved:
    record = parse_record(raw, "the record")
    review = surface(record.header.game, "review")
    kind, game = opened(record)
    rules = kind.read_rules(record.header.rules)
    _, seat = asked
    if seat >= game.players or record.result is None or record.result.reason is None:
        raise NotNow(BAD_MESSAGE())
    if surfaces_of(kind.name).solution is not None:
        if not surface(kind.name, "solution").is_solvable(rules):
            raise BadText(NO_EXACT_REVIEW())
        if is_unsolved(kind.name, rules):
            return _Unsolved(kind.name, rules)
    steps = [(step.before, step.event) for step in replay(record)]
    looked = 0

    def advance(events: int) -> None:
        nonlocal looked
        looked += events
        if 100 * looked // len(steps) > 100 * (looked - events) // len(steps):
            tell((asked, looked / len(steps)))

    fast = kernel.installed() and is_compiled()
    found = msgspec.json.encode(review_data(review(rules, game, steps, seat, advance, fast)))
    return _Found(found, None if fast or not _searches(kind.name, rules) else marker())


def _searches(game: str, rules: Any) -> bool:
    """Whether these rules are searched once that is compiled."""
    return any(why_solid(game, name, rules) is None for name in surfaces_of(game).fast)
