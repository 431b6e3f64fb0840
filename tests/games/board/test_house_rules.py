"""Rules as a table: editions, options, the track and the phases as data."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tenfold.core import BadRules
from tenfold.games.board.house import OPTIONS
from tenfold.games.board.track import DEFAULT_TRACK, Space
from tenfold.locales.rendering import in_english
from tests.docs.pages import PAGES
from tests.games.board.build import KIND, both_editions, do, random_play, table
from tests.games.looking import one_line

TRACK = [space.value for space in DEFAULT_TRACK]


def why(data: dict[str, Any]) -> str:
    with pytest.raises(BadRules) as caught:
        KIND.read_rules(data)
    said = in_english(caught.value)
    assert one_line(said)
    return said


def with_track(track: list[Any]) -> dict[str, Any]:
    return {"edition": "intl", "track": track}


@both_editions
def test_rules_come_back_as_they_were_written(edition: str) -> None:
    rules = KIND.rules(edition)
    data = KIND.write_rules(rules)
    assert KIND.read_rules(json.loads(json.dumps(data))) == rules
    assert set(data) == {"edition", *OPTIONS}
    changed = {**data, "swap_minimum": 1, "star_plus": "next", "track": TRACK[::-1], "phases": ["run 4"]}
    assert KIND.write_rules(KIND.read_rules(changed)) == changed


def test_the_editions_differ_in_one_thing() -> None:
    intl, old = KIND.write_rules(KIND.rules("intl")), KIND.write_rules(KIND.rules("2010"))
    assert {name for name in intl if intl[name] != old[name]} == {"edition", "two_discards_when_full"}


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({}, "edition: This must be text in quotes."),
        ({"edition": "1999"}, 'There is no edition "1999": choose from intl, 2010.'),
        (
            {"edition": "intl", "variants": ["knock"]},
            'There is no variant "knock": this game has none.',
        ),
        ({"edition": "intl", "variants": "knock"}, "variants: This must be a list of names in quotes."),
        (
            {"edition": "intl", "wild_points": 3},
            'There is no option "wild_points": choose from edition',
        ),
        (
            {"edition": "intl", "two_discards_when_full": 1},
            "_when_full: This must be true or false.",
        ),
        (
            {"edition": "intl", "swap_minimum": "one"},
            "swap_minimum: This must be a whole number from 0 to 1.",
        ),
        (
            {"edition": "intl", "swap_minimum": -1},
            "swap_minimum: This must be a whole number from 0 to 1.",
        ),
        ({"edition": "intl", "star_plus": "all"}, 'star_plus: This must be one of "separate", "next".'),
        ({"edition": "intl", "phases": []}, "There is no phase to play"),
        ({"edition": "intl", "phases": ["run 2"]}, 'phases: "run 2" is not a phase'),
        (
            {"edition": "intl", "phases": ["run 9 + set 4"]},
            "Phase 1 asks for 13 cards; a hand can lay 12",
        ),
    ],
)
def test_rules_that_cannot_be_are_refused(data: dict[str, Any], problem: str) -> None:
    assert problem in why(data)


# --- the track --------------------------------------------------------------------------------------


@pytest.mark.rule("board.track")
def test_another_track_is_played() -> None:
    track = TRACK[5:] + TRACK[:5]  # the start need not be the first line
    game, state = table(options={"track": track}, stage="move", dice=(1, 3))
    assert state.pieces == (27,) * 4
    assert game.rules.track[27] is Space.START
    assert game.rules.track[do(game, state, "move 1").pieces[0]] is Space.PLUS_1
    assert sum(1 for _ in random_play(game, 2, 300)) == 300


@pytest.mark.rule("board.track")
@pytest.mark.parametrize(
    ("track", "problem"),
    [
        (TRACK[:31], "Track: line 32 is missing. There are 32 spaces; this track has 31."),
        ([], "Track: line 1 is missing."),
        ([*TRACK, "ask"], "Track: line 33 is one too many. There are 32 spaces; this track has 33."),
        (
            [*TRACK[:6], "jokr", *TRACK[7:]],
            'Track, line 7: there is no kind of space "jokr"; choose from start, star, +1',
        ),
        (
            [*TRACK[:16], "start", *TRACK[17:]],
            "Track, line 17: a second start. The first is line 1",
        ),
        (["star", *TRACK[1:]], "Track: no line is start, and every kind of space is needed."),
        ([name.replace("ask", "swap") for name in TRACK], "Track: no line is ask,"),
        ([name.replace("+3", "+2") for name in TRACK], "Track: no line is +3,"),
        ([name.replace("joker", "star") for name in TRACK], "Track: no line is joker,"),
        ([*TRACK[:31], 7], 'track: This must be a list of names of spaces, such as "start" and "+1".'),
    ],
)
def test_a_track_that_cannot_be_says_which_line_is_wrong(track: list[Any], problem: str) -> None:
    assert problem in why(with_track(track))


def test_the_page_of_the_track_quotes_what_is_said() -> None:
    quoted = re.findall(r"\| `(Track.*)` \|$", PAGES["docs/board-track.md"], re.MULTILINE)
    swapped = [name.replace("ask", "swap") for name in TRACK]
    misspelt, two_starts = [*TRACK[:6], "jokr", *TRACK[7:]], [*TRACK[:16], "start", *TRACK[17:]]
    wrong = (TRACK[:31], [*TRACK, "ask"], misspelt, two_starts, swapped)
    for words, track in zip(quoted, wrong, strict=True):
        assert words.removesuffix("...") in why(with_track(track))


@pytest.mark.rule("board.track")
def test_the_start_alone_may_be_the_only_star_space() -> None:
    KIND.read_rules(with_track([name.replace("star", "ask") if name == "star" else name for name in TRACK]))
