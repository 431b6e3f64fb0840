"""`strong`: searches from its view alone, by all rules; who cannot search says so and plays `solid`."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice

import numpy as np
import pytest

import tenfold
from tenfold import kernel
from tenfold.analysis.card.fast.reading import readings
from tenfold.analysis.card.search.choosing import choose, play_match, room_to_search
from tenfold.analysis.card.search.entries import play_on
from tenfold.analysis.card.search.values import learned
from tenfold.bots.card.strong import usual_effort
from tenfold.games.card import CardKind
from tenfold.games.card.view import View
from tenfold.kernel.games import Games
from tenfold.kernel.states import from_state
from tenfold.surfaces import bot, is_quick, people_bots, why_solid
from tests.bots.test_bots import VARIANTS, positions
from tests.games.looking import Seeded

KIND = CardKind()


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests do without the extra. With few worlds more positions are met in the same time."""
    monkeypatch.setenv("TENFOLD_FAST", "1")
    monkeypatch.setattr("tenfold.bots.card.strong.FIRST", dict.fromkeys(KIND.seats, 6))


@pytest.mark.parametrize("variants", VARIANTS, ids="+".join)
@pytest.mark.parametrize("edition", KIND.editions)
def test_strong_plays_by_the_rules_and_hidden_cards_change_no_choice(
    edition: str, variants: tuple[str, ...]
) -> None:
    rules = KIND.rules(edition, variants)
    strong = bot("card", "strong", rules)
    searched = 0
    for players in KIND.seats:
        for at, (game, state, seat) in enumerate(islice(positions(rules, players, players), 2, 20, 6)):
            view, legal = game.view(state, seat), game.legal(state)
            chosen = strong.choose(view, legal, Seeded(1))
            game.check(state, chosen)
            other = game.determinize(view, Seeded(at))
            assert strong.choose(game.view(other, seat), game.legal(other), Seeded(2)) == chosen
            searched += len(legal) > 1
    assert searched > 5


@pytest.mark.parametrize("edition", KIND.editions)
def test_a_match_forgets_what_the_seat_may_not_know(edition: str) -> None:
    """A record of the whole state leads to the choice that the view leads to, unless the player cheats."""
    rules = KIND.rules(edition, ["knock"])
    how, cheated = usual_effort(rules, 3), 0
    for game, state, seat in positions(rules, 3, 9):
        chosen = {}
        for cheats in (False, True):
            action = np.zeros(1, np.int64)
            whole = from_state(rules, state)
            play_on(
                whole, np.array([1 << seat]), cheats, how, learned(), readings(), *room_to_search(), 0, action
            )
            chosen[cheats] = int(action[0])
        assert chosen[False] == choose(rules, game.view(state, seat), how)
        cheated += chosen[True] != chosen[False]
    assert cheated


@pytest.mark.parametrize(
    ("edition", "variants", "seed"),
    [("intl", ["short:2"], 11), ("fx", ["short:2"], 0), ("intl", ["short:2", "free"], 4)],
)
def test_two_that_search_do_not_hand_each_other_the_same_card_for_ever(
    edition: str, variants: list[str], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To take the top card and let it go again changes nothing: the next choice is the same as the last."""
    monkeypatch.setattr("tenfold.bots.card.strong.FIRST", dict.fromkeys(KIND.seats, 8))
    played = tenfold.play_game(
        "card", edition=edition, variants=variants, bots=["strong"] * 2, seed=seed, most_decisions=2000
    )
    assert played.outcome is not None


def test_searching_wins_more_than_its_share() -> None:
    """A cheating search with little effort, which a few games can tell from `solid`."""
    rules = KIND.rules("intl", ["short:3"])
    wins, how = 0.0, usual_effort(rules, 2)
    for seat in (0, 1):
        games = Games(rules, players=2, games=30, seed=2, dealer=0)
        play_match(games.records, np.full(30, 1 << seat), how, cheats=True)
        assert games.over.all()
        first = games.records["place"][:, :2] == 0
        wins += (first[:, seat] / first.sum(axis=1)).sum()
    assert wins / 60 > 0.55


def test_what_an_end_is_worth_has_its_sense() -> None:
    values = learned()
    for players in KIND.seats:
        lead, slope = values["lead"][players][1:, 1:], values["slope"][players][1:, 1:]
        assert (slope > 0).all()  # fewer points are better
        assert (np.abs(lead + lead.T) < 0.3).all()  # what one is ahead the other is behind
        assert (lead[0] >= -0.3).all()  # nobody is ahead of the last phase
        assert 0 < values["power"][players] <= 1
        assert (np.diff(values["fixed_slope"][players][1:9]) < 0.004).all()  # points count more at the end


def test_who_plays_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    printed, house = KIND.rules("intl"), KIND.read_rules({"edition": "intl", "phases": ["set 3 + set 3"]})
    assert not is_quick("card", "strong", printed)
    assert why_solid("card", "strong", printed) is None
    assert why_solid("card", "strong", house) == "bot-needs-printed"
    assert why_solid("card", "solid", house) is None
    assert people_bots("card") == ["easy", "solid", "strong"]
    monkeypatch.setenv("TENFOLD_FAST", "0")
    assert why_solid("card", "strong", printed) == "bot-needs-fast"
    assert people_bots("card") == ["easy", "solid"]
    for rules in printed, house:
        for game, state, seat in positions(rules, 2, 1):
            view, legal = game.view(state, seat), game.legal(state)
            solid = bot("card", "solid", rules).choose(view, legal, Seeded(1))
            assert bot("card", "strong", rules).choose(view, legal, Seeded(1)) == solid


def test_whoever_must_answer_soon_does_not_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until it is compiled `solid` answers, and a process of its own compiles."""
    begun: list[str] = []

    def begins() -> bool:
        begun.append("compiling")
        return False

    monkeypatch.setattr(kernel, "compiles_beside", True)
    monkeypatch.setattr("tenfold.bots.card.strong.is_compiled", begins)
    rules = KIND.rules("intl")
    game, state, seat = next(positions(rules, 2, 1))
    view: View = game.view(state, seat)
    chosen = bot("card", "strong", rules).choose(view, game.legal(state), Seeded(1))
    assert chosen == bot("card", "solid", rules).choose(view, game.legal(state), Seeded(1))
    assert begun == ["compiling"]


def test_the_commands_say_who_plays_instead() -> None:
    asked = "simulate --players 2 --bots strong,solid --variant short:1 --games 1 --jobs 1"
    said = subprocess.run(
        [sys.executable, "-m", "tenfold", *asked.split()],
        env={**os.environ, "TENFOLD_FAST": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "`strong` needs the extra `fast` (pip install tenfold[fast]): `solid` plays" in said.stderr
