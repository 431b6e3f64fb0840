"""Moments that chance rarely brings: the other seats are played by sockets, until they come."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browsing import KEPT, Person, house_rules, opened, shown
from tests.page.playing import NEARLY_OUT
from tests.page.test_device import lifts
from tests.server.processes import Server
from tests.server.raw import Raw, joining, resuming, token

KINDS = ["star", "+1", "+2", "+3", "again", "pick", "swap", "all-draw"]
JOKERS = f'game = "board"\nedition = "intl"\ntrack = {["start", *["joker"] * 22, *KINDS, "ask"]}'
SHORT_HANDS = f'game = "card"\nedition = "intl"\nphases = ["{NEARLY_OUT}", "{NEARLY_OUT}"]'
ASKING = f'game = "board"\nedition = "intl"\ntrack = {["start", *["ask"] * 22, *KINDS, "joker"]}'
MOST = 2_000  # decisions until a moment comes
_ids = map(str, itertools.count())


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("moments") / "data"
    with Server(data, plant=("no_rate_limit", "short_waits", "time_to_say_here", "time_to_think")) as server:
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
        listed: list[str] | None = self.seen["own"]["legal"]
        return listed or []

    @property
    def cards(self) -> list[str]:
        held: str = self.seen["own"]["view"]["hand"]
        return held.split()


def sit_beside(one: Person, *names: str) -> list[str]:
    """At the same device; the keys of their seats."""
    for name in names:
        one.page.get_by_label("Name of another player").fill(name)
        one.button("Add at this device").click()
        here = one.page.get_by_role("region", name="Players at this device").get_by_role("listitem")
        shown(here.filter(has_text=name))
    kept = one.page.evaluate("localStorage.getItem('tenfold.beside')")
    return [key for keys in json.loads(kept or "{}").values() for key in keys]


class Table:
    """Ann looks at a browser, and her seat has a line of its own, as all others have."""

    def __init__(
        self, url: str, ann: Person, others: tuple[str, ...], beside: tuple[str, ...] = (), **settings: Any
    ) -> None:
        socket = url.replace("http", "ws") + "/ws"
        others = (*beside, *others)
        fragment = opened(url, seats=len(others) + 1, fill="solid", **settings)
        room, _, key = fragment.removeprefix("#room=").partition("&seat=")
        ann.come(fragment).start.wait_for()
        self.lines = [Line(Raw(socket), resuming(room, key))]
        hellos = [resuming(room, key) for key in sit_beside(ann, *beside)]
        hellos += [joining(room, token(), name) for name in others[len(beside) :]]
        self.lines += [Line(Raw(socket), hello) for hello in hellos]
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
        awaited: int = self.lines[0].seen["awaited"]
        return self.lines[awaited]

    def plays_until(self, choose: Callable[[Line], str | None]) -> Line:
        """Until `choose` has no answer for whoever is asked."""
        for _ in range(MOST):
            self._rests()
            line = self.asked
            do = choose(line)
            if do is None:
                return line
            self.act(line, do)
        raise AssertionError("the moment does not come")

    def _rests(self) -> None:
        """Between two rounds, until all are ready."""
        while rest := self.lines[0].seen["room"]["rest"]:
            for seat in rest["awaited"][:1]:
                self._all_hear(self.lines[seat].ask("ready")["seq"])
            if not rest["awaited"]:
                self.lines[0].hear()
        self._all_hear(self.lines[0].seen["seq"])

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
    ann.context.add_init_script(KEPT)
    cards = table(ann, "Ben", turn_clock=2, rules={"edition": "intl"})
    cards.plays_until(lambda line: drawn_and_discarded(line) if line.seat == 0 else None)
    moves = ann.page.get_by_role("region", name="Last moves").get_by_role("listitem")
    shown(ann.page.get_by_role("timer", name="Time left"))
    shown(moves.filter(has_text="The clock decides for Ben."))
    ann.was_told(r"^A bot takes over for Ben in \d+ s")
    shown(moves.filter(has_text="A bot plays for Ben."))


def test_at_the_sheet_one_can_wait_and_take_the_seat_back(
    person: Callable[..., Person], table: Callable[..., Table], url: str
) -> None:
    ann = person()
    cards = table(ann, "Ben", **house_rules(url, SHORT_HANDS))
    _, ben = cards.lines
    ben.ask("let-bot-play", seat=0)
    while not ben.seen["room"]["rest"]:  # a bot plays for Ann, who does not say that she is here
        if ben.seen["awaited"] == 1:
            ben.ask("act", version=ben.seen["version"], do=by_hint(ben))
        else:
            ben.hear()
    sheet = ann.page.get_by_role("dialog", name="Hand 1 is over")
    shown(sheet)
    sheet.get_by_role("button", name="Wait").click()
    shown(sheet.get_by_role("button", name="Go on"))
    while ben.seen["room"]["paused_by"] != 0:
        ben.hear()
    ben.ask("go-on")
    shown(sheet.get_by_role("button", name="Wait"))
    expect(sheet.get_by_role("button", name="Ready")).to_have_count(0)
    sheet.get_by_role("button", name="Take my seat back").click()
    shown(sheet.get_by_role("button", name="Ready"))
    ann.expect_accessible()
    ben.ask("nudge", seat=0)
    expect(ann.page.get_by_role("status", name="Announcements")).to_contain_text("Ben nudges you")
    sheet.get_by_role("button", name="Ready").click()
    ben.ask("ready", version=ben.seen["version"])
    expect(sheet).to_have_count(0)


def by_hint(line: Line) -> str:
    do: str = line.ask("hint")["do"]
    return do


def without_laying(line: Line) -> str:
    do = by_hint(line)
    return next(one for one in line.legal if one.startswith("discard")) if do.startswith("lay ") else do


def jokers_laid(do: str) -> int:
    return len(re.findall(r"\bW\b", do.partition(" with ")[0]))


@pytest.mark.rule("board.joker.any", "board.round.keep-five")
def test_which_jokers_are_laid_and_which_cards_are_kept(
    person: Callable[..., Person], table: Callable[..., Table], url: str
) -> None:
    ann = person()
    board = table(ann, "Ben", **house_rules(url, JOKERS))

    def until_ann_may_choose(line: Line) -> str | None:
        held = line.seen["table"]["jokers"][0].split()
        lays = [jokers_laid(do) for do in line.legal if do.startswith("lay ")]
        is_choice = line.seat == 0 and lays and all(0 < count < len(held) for count in lays)
        if is_choice and len(set(held)) > 1:
            return None
        return without_laying(line)

    board.plays_until(until_ann_may_choose)
    ann.waits_for_turn()
    ann.button(re.compile("^Lay down phase")).click()
    which = ann.page.get_by_role("group", name="Which jokers?")
    lay = which.get_by_role("button", name=re.compile("^Lay down phase"))
    expect(lay).to_be_disabled()  # nobody has chosen yet
    jokers = which.get_by_role("button", name=re.compile("^joker"))
    ann.expect_accessible()
    for joker in reversed(jokers.all()):
        if lay.is_disabled():
            joker.click()
    left = [joker.get_attribute("aria-label") for joker in which.locator("[aria-pressed=false]").all()]
    lay.click()
    expect(which).to_have_count(0)
    shown(ann.page.get_by_text("Your phase is on the table"))
    hand = ann.page.get_by_role("toolbar", name="Your hand")
    expect(hand.get_by_role("button", name=re.compile("^joker"))).to_have_count(len(left))

    keeping = ann.page.get_by_role("group", name="Cards to keep")
    board.plays_until(until_ann_may_keep)
    sheet = ann.page.get_by_role("dialog", name=re.compile(r"^Round \d+ is over$"))
    shown(sheet)
    for number in range(3):
        keeping.get_by_role("button").nth(number).click()
    ann.expect_accessible()
    sheet.get_by_role("button", name="Keep 3 cards").click()
    expect(keeping).to_have_count(0)


@pytest.mark.rule("board.action.ask", "board.round.keep-five")
def test_giving_and_keeping_behind_a_curtain_each(
    person: Callable[..., Person], table: Callable[..., Table], url: str
) -> None:
    """Two people at one device: what one holds, the other does not see."""
    one = person()
    board = table(one, beside=("Ben",), **house_rules(url, ASKING))
    board.plays_until(lambda line: None if line.seen["table"]["giver"] == 1 else by_hint(line))
    lifts(one, "Ben")
    one.button(re.compile("^Give ")).first.click()
    shown(one.page.get_by_role("dialog", name="Pass the device to Ann"))
    for line in board.lines:
        while line.seen["table"]["giver"] == 1:
            line.hear()
    board.plays_until(until_ann_may_keep)
    lifts(one, "Ann")
    sheet = one.page.get_by_role("dialog", name=re.compile(r"^Round \d+ is over$"))
    sheet.get_by_role("group", name="Cards to keep").get_by_role("button").first.click()
    sheet.get_by_role("button", name="Keep 1 card").click()
    expect(sheet.get_by_role("group", name="Cards to keep")).to_have_count(0)


def until_ann_may_keep(line: Line) -> str | None:
    """She lays nothing, so Ben ends the round, and not the game."""
    if line.seat:
        return by_hint(line)
    is_keeping = line.seen["table"]["stage"] == "keep"
    return None if is_keeping and len(line.cards) > 2 else without_laying(line)
