"""What a study finds, computed another way: from the rows of games.csv, with plain loops or least squares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tenfold.bots.external.guarded import Faults
from tenfold.core import Event
from tenfold.games.registry import GAMES
from tenfold.lab.findings import ArmFindings, findings
from tenfold.lab.kept import KeptGame, Row
from tenfold.lab.line_ups import rotations
from tenfold.lab.pool import Workers
from tenfold.lab.results import Results, opened
from tenfold.lab.simulate import Batch, play_at, seated, seed_of
from tenfold.lab.study import Arm, Study, play_study
from tenfold.play import Table
from tenfold.surfaces import surface

KIND = GAMES["card"]


def study(*variants: str, players: int = 2, bots: tuple[str, ...] = ("easy", "random")) -> Study:
    rules = KIND.write_rules(KIND.rules("intl", variants))
    return Study("card", (Arm("intl", rules, players),), bots, 1, 100_000)


def found_in(folder: Path, asked: Study, deals: list[list[KeptGame]]) -> tuple[ArmFindings, list[Row]]:
    with opened(folder, asked.asked) as results:
        for games in deals:
            results.add(games)
        rows: list[Row] = list(results.rows(len(deals)))
    [found] = findings(asked, rows)
    return found, rows


def made_up(asked: Study, deals: int, cards: float, skill: float, seed: int) -> Iterator[list[KeptGame]]:
    """Games of two, of which the cards decide a part, the better bot another, and a coin the rest."""
    stream = np.random.default_rng(seed)
    for deal in range(deals):
        lucky = int(stream.integers(2))
        games = []
        for rotation, bots in enumerate(rotations(asked.bots)):
            decides = stream.random()
            winner = int(stream.integers(2))
            if decides < cards:
                winner = lucky
            elif decides < cards + skill:
                winner = bots.index(asked.bots[0])
            none, ours = (0,) * 10, (None, None)  # attempts and faults
            games.append(
                KeptGame(deal, "intl", rotation, lucky, "x", 9, 3, bots, (winner,), (0, 0), ours, none, none)
            )
        yield games


def test_luck_and_cards_are_what_they_were_made_to_be(tmp_path: Path) -> None:
    """The better bot wins (1 + skill) / 2, so skill² of the variance is explained; the same for the cards."""
    asked = study()
    found, _ = found_in(tmp_path, asked, list(made_up(asked, 500, cards=0.6, skill=0.3, seed=1)))
    assert found.figures["luck"].value == pytest.approx(1 - 0.3**2, abs=0.06)
    assert found.figures["cards"].value == pytest.approx(0.6**2, abs=0.1)
    assert found.figures["place 1"].value == pytest.approx(0.6 / 2, abs=0.04)  # lucky seats began
    for name, true in (("luck", 0.91), ("cards", 0.36), ("place 1", 0.3)):
        assert found.figures[name].low < true < found.figures[name].high


def test_luck_is_what_least_squares_leave_unexplained(tmp_path: Path) -> None:
    """Of real games of three: one minus R² of winning on who plays, by a regression on dummies."""
    asked = study("short:1", players=3)
    played: list[list[KeptGame]] = []
    play_study(asked, range(12), Workers(), played.append)
    found, rows = found_in(tmp_path, asked, played)
    seats = [(row[f"bot_{seat}"], float(row[f"win_{seat}"])) for row in rows for seat in range(3)]
    wins = np.array([win for _, win in seats])
    dummies = np.array([[bot == name for name in ("easy", "random")] for bot, _ in seats], float)
    fitted = dummies @ np.linalg.lstsq(dummies, wins)[0]
    luck = ((wins - fitted) ** 2).sum() / ((wins - wins.mean()) ** 2).sum()
    assert found.figures["luck"].value == pytest.approx(luck, abs=1e-5)
    assert found.figures["cards"].value == pytest.approx(_cards(rows, 3), abs=1e-5)


def _cards(rows: list[Row], players: int) -> float:
    """Pair by pair: how winning in a seat, above what the bot there wins, goes with the same in another
    rotation."""
    shares: dict[str, list[float]] = {}
    for row in rows:
        for seat in range(players):
            shares.setdefault(row[f"bot_{seat}"], []).append(float(row[f"win_{seat}"]))
    mean = {bot: sum(wins) / len(wins) for bot, wins in shares.items()}
    products, squares = [], []
    for row in rows:
        for seat in range(players):
            squares.append((float(row[f"win_{seat}"]) - 1 / players) ** 2)
            for other in rows:
                if other["deal"] == row["deal"] and other["rotation"] != row["rotation"]:
                    here, there = (float(of[f"win_{seat}"]) - mean[of[f"bot_{seat}"]] for of in (row, other))
                    products.append(here * there)
    return (sum(products) / len(products)) / (sum(squares) / len(squares))


def test_two_bots_that_are_one_have_no_luck_to_measure(tmp_path: Path) -> None:
    asked = study(bots=("easy",))
    found, _ = found_in(tmp_path, asked, list(made_up(study(bots=("easy", "easy")), 5, 0.5, 0, seed=1)))
    assert "luck" not in found.figures


def test_unfinished_games_are_told_and_left_out(tmp_path: Path) -> None:
    asked = study()
    deals = list(made_up(asked, 30, 0.3, 0.3, seed=2))
    deals[0][0] = deals[0][0]._replace(winners=(), points=(), reason="", decisions=10**6, hands=999)
    found, _ = found_in(tmp_path, asked, deals)
    assert (found.games, found.unfinished) == (60, 1)
    assert found.figures["hands"].value == 3
    assert found.figures["decisions"].high < 10


def test_faults_of_a_bot_are_summed(tmp_path: Path) -> None:
    asked = study()
    deals = list(made_up(asked, 3, 0.3, 0.3, seed=2))
    deals[1] = [game._replace(faults=(Faults(4), Faults(0, 1))) for game in deals[1]]
    assert found_in(tmp_path, asked, deals)[0].faults == {"easy": 5, "random": 5}


def test_a_change_has_the_interval_of_pairs_of_deals(tmp_path: Path) -> None:
    """Two arms that differ by one hand in every game: however much deals differ, that is sure."""
    one = study()
    asked = Study("card", (one.arms[0], one.arms[0]._replace(name="other")), one.bots, 1, 100)
    with opened(tmp_path, asked.asked) as results:
        for number, games in enumerate(made_up(one, 50, 0.3, 0.3, seed=3)):
            these = [game._replace(hands=number % 20) for game in games]
            results.add(these + [game._replace(group="other", hands=number % 20 + 1) for game in these])
        first, other = findings(asked, results.rows(50))
    assert first.changes == {}
    assert other.figures["hands"].high - other.figures["hands"].low > 2
    assert other.changes["hands"] == pytest.approx((1, 1, 1))


@pytest.mark.parametrize(
    ("game", "variants"),
    [("card", ["short:4"]), ("card", ["free"]), ("card", ["fixed"]), ("dice", []), ("board", [])],
)
def test_attempts_are_those_of_the_score_sheet(game: str, variants: list[str]) -> None:
    """Whatever was completed was made once, and there was an attempt for every hand, round or go."""
    kind = GAMES[game]
    rules = kind.rules(kind.editions[0], variants)
    attempts = surface(game, "attempts")
    tried: Counter[tuple[int, int]] = Counter()
    made: Counter[tuple[int, int]] = Counter()

    def after_event(before: object, event: Event[object], after: object) -> None:
        for attempt in attempts(rules, before, after):
            tried[attempt.seat, attempt.phase] += 1
            made[attempt.seat, attempt.phase] += attempt.made

    batch = Batch(game, kind.write_rules(rules), ("easy",) * 3, 1, 5, 100_000)
    table = Table(kind.game(rules, players=3), seed_of(batch, 0), after_event=after_event)
    assert play_at(table, batch, 0, seated(batch)).outcome is not None
    state = table.state
    for seat in range(3):
        completed = sum(count for (of, _), count in made.items() if of == seat)
        hands = sum(count for (of, _), count in tried.items() if of == seat)
        if game == "card":
            assert {phase for (of, phase) in +made if of == seat} == set(state.sheet[seat].done)
            assert completed == len(state.sheet[seat].done)
            assert hands == len(state.sheet[seat].points) or "free" in variants
        elif game == "dice":
            assert completed == len(state.sheet[seat].points)
            assert hands == completed + state.sheet[seat].failed + state.sheet[seat].declined
        else:
            assert completed <= state.markers[seat] - 1 <= 2 * completed  # the one who ends goes two
            assert hands == state.round


def test_rows_can_be_read_while_more_are_added(tmp_path: Path) -> None:
    asked = study()
    with opened(tmp_path, asked.asked) as results:
        assert isinstance(results, Results)
        first, second = made_up(asked, 2, 0.3, 0.3, seed=4)
        results.add(first)
        assert len(list(results.rows(9))) == 2
        results.add(second)
        assert [row["deal"] for row in results.rows(1)] == ["0", "0"]
        assert list(results.games(9)) == [first, second]
