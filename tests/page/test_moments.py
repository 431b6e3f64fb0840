"""Moments that chance rarely brings: the other seats are played by sockets, until they come."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browsing import Person, house_rules, opened, shown
from tests.server.processes import Server
from tests.server.raw import Raw, joining, resuming, token

MOST = 2_000  # decisions until a moment comes
_ids = map(str, itertools.count())


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("moments") / "data"
    with Server(data, plant=("no_rate_limit", "short_waits", "time_to_say_here")) as server:
        yield server.url


class Line:
    """A seat that is played without a browser; what it has been told."""

    def __init__(self, raw: Raw, hello: dict[str, Any]) -> None:
        self.raw = raw
        self.seat: int = raw.ask(hello)["seat"]
        self.seen: dict[str, Any] = {"seq": 0, "awaited": None}
        self._read = 0
        self.hear()

    def hear(self) -> None:
        self.raw.update()
        self._take()

    def ask(self, kind: str, **members: Any) -> dict[str, Any]:
        answer = self.raw.ask({"type": kind, "id": next(_ids), **members})
        self._take()
        assert answer["type"] != "refused", answer
        return answer

    def _take(self) -> None:
        for raw in self.raw.heard[self._read :]:
            if (message := json.loads(raw))["type"] == "update":
                self.seen |= message
                self.seen["awaited"] = message.get("awaited")
        self._read = len(self.raw.heard)

    @property
    def legal(self) -> list[str]:
        return self.seen["own"]["legal"] or []

    @property
    def cards(self) -> list[str]:
        return self.seen["own"]["view"]["hand"].split()


class Table:
    """Ann looks at a browser, and her seat has a line of its own, as all the others."""

    def __init__(self, url: str, ann: Person, others: tuple[str, ...], **settings: Any) -> None:
        socket = url.replace("http", "ws") + "/ws"
        fragment = opened(url, seats=len(others) + 1, fill="solid", **settings)
        room, _, key = fragment.removeprefix("#room=").partition("&seat=")
        ann.come(fragment).start.wait_for()
        self.lines = [Line(Raw(socket), resuming(room, key))]
        self.lines += [Line(Raw(socket), joining(room, token(), name)) for name in others]
        self.lines[0].ask("choose-dealer", seat=len(others))
        self.lines[0].ask("start")
        while not self.lines[0].seen.get("table"):
            self.lines[0].hear()
        self._all_hear(self.lines[0].seen["seq"])

    def _all_hear(self, seq: int) -> None:
        for line in self.lines:
            while line.seen["seq"] < seq:
                line.hear()

    def act(self, line: Line, do: str) -> None:
        self._all_hear(line.ask("act", version=line.seen["version"], do=do)["seq"])

    @property
    def asked(self) -> Line:
        return self.lines[self.lines[0].seen["awaited"]]

    def plays_until(self, choose: Callable[[Line], str | None]) -> Line:
        """Until `choose` has no answer for whoever is asked."""
        for _ in range(MOST):
            line = self.asked
            do = choose(line)
            if do is None:
                return line
            self.act(line, do)
        raise AssertionError("the moment does not come")

    def close(self) -> None:
        for line in self.lines:
            line.raw.socket.close()


@pytest.fixture
def table(url: str) -> Iterator[Callable[..., Table]]:
    tables: list[Table] = []

    def opens(ann: Person, *others: str, **settings: Any) -> Table:
        tables.append(Table(url, ann, others, **settings))
        return tables[-1]

    yield opens
    for one in tables:
        one.close()


def drawn_and_discarded(line: Line) -> str:
    """Nothing is laid, so the hand goes on."""
    return "draw" if "draw" in line.legal else next(do for do in line.legal if do.startswith("discard"))


@pytest.mark.rule("card.skip.discard")
def test_being_skipped_is_seen_by_whom_it_happens_to(
    person: Callable[..., Person], table: Callable[..., Table]
) -> None:
    ann = person()
    cards = table(ann, "Ben", "Cleo", rules={"edition": "intl"})
    hand = ann.page.get_by_role("toolbar", name="Your hand")
    notice = ann.page.get_by_role("status", name="Notice")
    expect(hand).to_have_accessible_description("")

    def until_ben_may_skip(line: Line) -> str | None:
        if line.seat == 1 and "discard S 0" in line.legal:
            return None
        skips = (do for do in line.legal if do.startswith("discard S"))  # nobody else hoards them
        return next(skips, drawn_and_discarded(line))

    cards.act(cards.plays_until(until_ben_may_skip), "discard S 0")
    expect(notice).to_have_text("Ben plays a skip: you lose a turn.")
    expect(hand).to_have_accessible_description("You lose your next turn")
    ann.expect_accessible()
    ann.page.keyboard.press("Escape")
    expect(notice).to_have_text("")
    ann.page.reload()  # the mark stays, the notice does not come again
    expect(hand).to_have_accessible_description("You lose your next turn")
    expect(notice).to_have_text("")
    cards.plays_until(lambda line: drawn_and_discarded(line) if line.seat == 2 else None)
    expect(notice).to_have_text("You lose this turn.")
    expect(hand).to_have_accessible_description("")
    assert cards.asked.seat == 1


def test_the_clock_decides_and_after_two_decisions_a_bot_takes_over(
    person: Callable[..., Person], table: Callable[..., Table]
) -> None:
    ann = person()
    cards = table(ann, "Ben", turn_clock=2, rules={"edition": "intl"})
    cards.plays_until(lambda line: drawn_and_discarded(line) if line.seat == 0 else None)
    moves = ann.page.get_by_role("region", name="Last moves").get_by_role("listitem")
    shown(ann.page.get_by_role("timer", name="Time left"))
    shown(moves.filter(has_text="The clock decides for Ben."))
    shown(ann.page.get_by_text(re.compile(r"A bot takes over for Ben in \d+ s")))
    shown(moves.filter(has_text="A bot plays for Ben."))
    assert house_rules
