"""Tournaments: the same deals from every seat, intervals over deals, any number of processes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tenfold.cli.options import print_table
from tenfold.core import BadText, Event, Outcome
from tenfold.games.card.actions import Deal
from tenfold.games.card.state import CardReason
from tenfold.games.nature import Drawn
from tenfold.games.registry import GAMES
from tenfold.lab.duplicate import DuplicateTable
from tenfold.lab.line_ups import line_ups, rotations
from tenfold.lab.pool import Workers
from tenfold.lab.resampling import share_interval
from tenfold.lab.simulate import Batch, Played, play_at, seated, seed_of
from tenfold.lab.tournament import TournamentResult, judge, play_deal, tournament
from tenfold.pieces.cards import WILD, Card
from tests.cli.run import assert_refused, tenfold

KIND = GAMES["card"]


def batch(
    *variants: str,
    bots: tuple[str, ...] = ("solid", "easy"),
    deals: int = 4,
    seed: int = 1,
    cap: int = 20_000,
) -> Batch:
    rules = KIND.write_rules(KIND.rules("intl", variants))
    return Batch(game="card", rules=rules, bots=bots, games=deals, seed=seed, most_decisions=cap)


def played_out(asked: Batch, jobs: int = 1, *, to_the_end: bool = True) -> TournamentResult:
    return tournament(asked, line_ups(asked.bots, len(asked.bots)), Workers(jobs), to_the_end=to_the_end)


def won(*winners: int) -> Played:
    return Played(Outcome(ranking=(winners,), scores=(), reason=CardReason.SHARED), decisions=10, events=20)


def test_solid_beats_easy() -> None:
    result = played_out(batch("short:4", deals=60), jobs=2)
    solid, easy = result.standings
    assert (solid.bot, solid.seats, solid.par) == ("solid", 1, 0.5)
    assert solid.low > 0.5
    assert solid.share + easy.share == pytest.approx(1)
    assert (result.deals, result.games, result.finished) == (60, 120, 120)


def test_easy_beats_random() -> None:
    assert played_out(batch("short:1", bots=("easy", "random"), deals=30), jobs=1).standings[0].low > 0.5


def test_the_number_of_jobs_changes_nothing() -> None:
    table = batch("short:1", bots=("solid", "easy", "random"), deals=5)
    assert played_out(table, jobs=1) == played_out(table, jobs=2)


def test_every_bot_sits_in_every_seat() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_equal_bots_play_the_same_game_in_every_rotation() -> None:
    """The seed of a deal and of each seat's choices is the same."""
    first, second = play_deal(batch("short:1"), [("easy", "easy")], 0)
    assert first == second._replace(rotation=0)


def test_seats_draw_the_same_cards_whatever_is_played() -> None:
    """In every hand, but for a few that the other seat has drawn before."""
    one, other = (_drawn_by_hand(bots) for bots in rotations(("solid", "easy")))
    drawn = alike = 0
    for hands in zip(one, other, strict=False):
        for seat in range(2):
            mine, theirs = ([card for drawer, card in hand if drawer == seat] for hand in hands)
            count = min(len(mine), len(theirs))
            drawn += count
            alike += (Counter(mine[:count]) & Counter(theirs[:count])).total()
    assert drawn > 50
    assert alike > 0.8 * drawn


def test_draws_are_as_likely_as_the_rules_say() -> None:
    """Cards drawn late in a hand, after the other seat drew from its own order."""
    seen = Counter(
        card for number in range(40) for hand in _drawn_by_hand(("easy", "easy"), number) for _, card in hand
    )
    wilds = seen[WILD] / seen.total()
    assert 0.055 < wilds < 0.095  # 8 of 108 are 0.074


def _drawn_by_hand(bots: tuple[str, ...], number: int = 0) -> list[list[tuple[int, Card]]]:
    """By whom, from the first pile of each hand, which has 87 cards."""
    hands: list[list[tuple[int, Card]]] = []

    def on_event(event: Event[Any]) -> None:
        if isinstance(event.action, Deal):
            hands.append([])
        elif isinstance(event.action, Drawn) and len(hands[-1]) < 87:
            assert event.action.card is not None
            hands[-1].append((table.state.seat, event.action.card))

    table = DuplicateTable(KIND.game(KIND.rules("intl", ()), players=2), seed_of(batch(), number), on_event)
    play_at(table, batch(), number, seated(batch(bots=bots)))
    return hands


def test_shares_and_intervals_are_those_of_deals() -> None:
    tables = [("a", "b")]
    # In the second rotation seat 0 holds b. The deals: a wins both, one each, both are shared.
    deals = [[won(0), won(1)], [won(0), won(0)], [won(0, 1), won(0, 1)]]
    a, b = judge(tables, deals).standings
    assert a.share == pytest.approx((1 + 0.5 + 0.5) / 3, abs=1e-6)
    assert b.share == pytest.approx(1 - a.share, abs=1e-6)
    assert 0 < a.low < a.share < a.high < 1
    assert a.low == pytest.approx(1 - b.high, abs=1e-6)


def test_intervals_of_many_deals_are_those_of_a_normal_distribution() -> None:
    values = np.random.default_rng(1).choice([0.0, 0.5, 1.0], p=[0.1, 0.3, 0.6], size=2000)
    margin = 1.959964 * values.std() / 2000**0.5
    assert share_interval(values.tolist(), 1) == pytest.approx(
        (values.mean() - margin, values.mean() + margin), abs=margin / 10
    )


def test_intervals_of_few_deals_are_exact_also_where_nothing_varies() -> None:
    """Clopper and Pearson, where deals are won or lost as a whole."""
    low, high = share_interval([0.0] * 20, 1)
    assert low == 0
    assert high == pytest.approx(1 - 0.025 ** (1 / 20), abs=0.005)
    assert share_interval([1.0] * 20, 1) == pytest.approx((1 - high, 1))
    assert share_interval([1.0] * 2 + [0.0] * 8, 1) == pytest.approx((0.0252, 0.5561), abs=0.01)


def test_one_deal_says_little() -> None:
    (standing,) = judge([("a", "a")], [[won(0), won(1)]]).standings
    assert (standing.share, standing.high) == (1, 1)
    assert standing.low == pytest.approx(0.025, abs=0.005)


def test_nobody_wins_an_unfinished_game() -> None:
    result = played_out(batch(deals=2, cap=5), jobs=1)
    assert (result.finished, result.games, result.most_decisions) == (0, 4, 5)
    assert [standing.share for standing in result.standings] == [0, 0]


def test_unknown_bots_are_refused_before_anything_is_played() -> None:
    with pytest.raises(BadText, match=r"^unknown-bot\(name='gladys'"):
        played_out(batch(bots=("solid", "gladys")), jobs=1)


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    arguments = ("lab", "tournament", "--bots", "solid,easy", "--players", "3", "--variant", "short:1")
    data = tenfold(*arguments, "--deals", "2", "--seed", "1", "--jobs", "1", "--json").data
    assert data["tables"] == [["solid", "easy", "easy"]]
    assert [standing["seats"] for standing in data["standings"]] == [1, 2]
    assert data["games"] == data["finished"] == 6


def test_it_stops_when_the_best_is_known_and_says_so() -> None:
    asked = batch("short:1", bots=("easy", "random"), deals=400)
    result = played_out(asked, to_the_end=False)
    assert (result.best, result.finished) == ("easy", 2 * result.deals)
    assert 5 <= result.deals < 60
    assert result.standings[0].low > 0.5
    assert result == played_out(asked, jobs=2, to_the_end=False)


def test_of_more_bots_than_seats_every_choice_meets() -> None:
    assert line_ups(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(("a", "b", "a"), 1) == [("a",), ("b",)]
    assert line_ups(("a", "a", "a"), 2) == [("a", "a")]
    options = (
        "--bots",
        "easy,greedy,random",
        "--variant",
        "short:1",
        "--deals",
        "2",
        "--jobs",
        "1",
        "--json",
    )
    data = tenfold("lab", "tournament", *options).data
    assert data["games"] == 2 * 3 * 2
    assert sum(standing["share"] for standing in data["standings"]) == pytest.approx(1.5, abs=1e-5)
    easy, _, at_random = (standing["rating"] for standing in data["standings"])
    assert easy["points"] > at_random["points"]
    assert data["best"] is None


def test_what_is_found_is_told_in_a_table() -> None:
    options = ("--variant", "short:1", "--bots", "easy,random", "--deals", "40", "--jobs", "1")
    shown = tenfold("lab", "tournament", *options)
    assert (shown.code, shown.err) == (0, "")
    assert "easy is the best (chance of error: at most 5%)" in shown.out
    assert "of 40 deals, seed 0" in shown.out


def test_brackets_and_colons_are_shown_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    print_table("cmd:node", ["bot"], [["cmd:[a]:dice:"]], "ratings need choix: pip install 'tenfold[lab]'")
    shown = capsys.readouterr().out
    assert "cmd:[a]:dice:" in shown
    assert "'tenfold[lab]'" in shown


def test_without_choix_there_are_shares_and_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenfold.lab.tournament.can_rate", lambda: False)
    assert [standing.rating for standing in judge([("a", "b")], [[won(0), won(1)]]).standings] == [None, None]


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (["--game", "dice", "--players", "1"], "a tournament needs two players or more"),
        (["--bots", "solid,genius"], 'There is no bot "genius"'),
        (["--bots", "no_such_module:Bot,easy"], "cannot import the module no_such_module"),
        (["--deals", "0"], "--deals"),
        (["--games", "5"], "--games"),
    ],
)
def test_wrong_options_are_refused(options: list[str], part: str) -> None:
    assert_refused(tenfold("lab", "tournament", *options), 2, part)
