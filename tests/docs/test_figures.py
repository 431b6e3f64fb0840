"""Figures in sentences and tables of the documentation are those of the code that they are about."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tenfold.rooms import analysing, clocks, idle, lobby, pace, reactions, rests
from tenfold.rooms.protocol import LARGEST
from tenfold.server import analysis, reviewing, sheets
from tenfold.server.network import http, listening, websocket
from tests.docs.pages import PAGES, ROOT, blocks

PROTOCOL = [
    f"{http.HEAD_SECONDS:g} seconds for its head, {http.BODY_SECONDS:g} for its body",
    f"{http.TAKE_SECONDS:g} to take the answer, {http.IDLE_SECONDS:g} until the next one",
    f"as many as the system allows, minus {listening.KEPT_BACK}; then",
    f"after {websocket.PING_SECONDS:g} seconds of silence the server pings",
    f"does not answer within {websocket.PONG_SECONDS:g} more",
    f"{LARGEST // 1024} KiB, or {http.LARGER[b'/review'] // 1024} KiB for `/review` and `/analysis`",
    f"{sheets.MOST_ENTRIES} entries on one (`sheet-full`)",
    f"at most {sheets.TOGETHER}; with `&wait` once there are any, or after {sheets.WAIT_SECONDS:g} seconds",
    f"For {clocks.GRACE_SECONDS:g} seconds after a seat's connection broke",
    f"giving a card may take {clocks.GIVE_SECONDS:g} seconds",
    f"there are {idle.TAKEOVER_SECONDS:g} seconds to say `here`",
    f"has kept the table waiting for {idle.WAIT_SECONDS} seconds",
    f"or {rests.READY_SECONDS:g} seconds after the first of them",
    f"act after {pace.TOGETHER:g} seconds if two or more people are connected",
    f"({pace.BEFORE_A_HIT:g} before a hit)",
    f"after {pace.ALONE:g} seconds with only one, and in a knock window always after {pace.TO_KNOCK:g}",
    f"who has been away for {lobby.GIVEN_AFTER / 60:g} minutes",
    f"whose turn has lasted {reactions.NUDGE_AFTER:g} seconds",
    f"one in {reactions.APART:g} seconds and five in {reactions.WITHIN:g}",
    f"one in {1 / reviewing.PER_SECOND:g} seconds, then `too-many-reviews`",
]
POSITIONS = [
    f"null if there are more than {analysing.LISTED}",
    f"may ask {analysis.AT_ONCE} times at once",
]


@pytest.mark.parametrize(
    ("page", "said"),
    [
        *(("docs/protocol.md", said) for said in PROTOCOL),
        *(("docs/positions.md", said) for said in POSITIONS),
    ],
)
def test_what_the_server_allows(page: str, said: str) -> None:
    assert said in " ".join(PAGES[page].split())


def test_the_kernels_actions_and_observations() -> None:
    pytest.importorskip("numba")
    from tenfold.kernel import layout, observation

    page = PAGES["docs/kernel.md"]
    assert f"`layout.GAME`, {layout.GAME.itemsize} bytes" in page
    ids = re.findall(r"^\| ([\d,]+) to ([\d,]+) \|", page, re.MULTILINE)
    first, last = zip(*((number(a), number(b)) for a, b in ids), strict=True)
    assert first == (layout.DISCARD_FIRST, layout.SKIP_FIRST, layout.HIT_FIRST, layout.LAY_FIRST)
    assert last == (*(start - 1 for start in first[1:]), layout.MOST_ACTIONS - 1)
    by_phase = re.findall(r"placements of the phases, ([\d ]+) \|", page)[0].split()
    assert sum(map(int, by_phase)) == len(layout.PLACEMENTS) == layout.MOST_ACTIONS - layout.LAY_FIRST
    assert f"the {len(layout.PLACEMENTS)} placements" in page
    planes = re.findall(r"^\| (\d+) \| (?:(\d+) x )?(\d+) \|", page, re.MULTILINE)
    starts = [int(start) for start, _, _ in planes]
    sizes = [int(times or 1) * int(size) for _, times, size in planes]
    assert [b - a for a, b in pairwise([*starts, observation.OBSERVATION])] == sizes
    assert f"There are {observation.OBSERVATION} numbers" in page
    for other in ("docs/kernel.md", "docs/environments.md"):
        assert f"{observation.OBSERVATION} numbers" in PAGES[other]


def test_the_environments() -> None:
    pytest.importorskip("gymnasium")
    pytest.importorskip("numba")
    from tenfold.envs import dice, spaces
    from tenfold.kernel.layout import MOST_ACTIONS

    page = " ".join(PAGES["docs/environments.md"].split())
    assert f"{MOST_ACTIONS:,} of them" in page
    assert f"({spaces.MOST_DECISIONS:,}; dice: {dice.MOST_DECISIONS:,})" in page
    assert f"| 0 to {dice.KEEPS - 2:,} | keep" in page
    assert f"| {dice.KEEPS - 1:,} | stop |" in page
    starts = (dice.NUMBERS_AT, dice.COLOURS_AT, dice.KEPT_AT, dice.POINTS_AT, dice.FACTS_AT)
    for start, end in pairwise((*starts, dice.OBSERVATION)):
        assert f"| {start} | {end - start} |" in page


def number(text: str) -> int:
    return int(text.replace(",", ""))


def test_how_long_the_example_is_and_what_is_written_by_hand() -> None:
    """Lines, to the nearest ten."""
    assert f"in {lines('examples/tidy.py')} lines" in " ".join(PAGES["docs/write-a-bot.md"].split())
    for row in PAGES["docs/dependencies.md"].partition("## Written by hand")[2].splitlines():
        said = re.search(r"(\d+) lines", row)
        if said:
            files = re.findall(r"`([\w/.]+\.\w+)`", row.split("|")[1])
            assert int(said[1]) == lines(*files), row
    assert len(blocks(PAGES["README.md"], "python")[0].splitlines()) <= 7


def lines(*files: str) -> int:
    places = [
        ROOT / file if file.partition("/")[0] in ("examples", "web") else ROOT / "src/tenfold" / file
        for file in files
    ]
    return round(sum(len(place.read_text("utf-8").splitlines()) for place in places), -1)
