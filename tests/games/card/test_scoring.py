"""Points, the score sheet, the final ranking."""

from __future__ import annotations

import pytest

from tenfold.games.card import State
from tenfold.games.card.game import CardGame
from tenfold.games.card.scoring import card_points, hand_points
from tenfold.games.card.state import CardReason, SheetLine, Stage
from tenfold.pieces.cards import ALL_KINDS, read_cards
from tests.games.card.build import KIND, both_editions, do, every_table, table
from tests.games.looking import outcome

SETS = "5s(R5 G5 B5) 7s(R7 G7 B7)"
TEN = "5s(R5 R5 G5 G5 B5) 7s(R7 R7 G7)"  # phase 10
OTHER_TEN = "6s(R6 R6 G6 G6 B6) 8s(R8 R8 G8)"
THIRD_TEN = "9s(R9 R9 G9 G9 B9) 10s(R10 R10 G10)"


@pytest.mark.rule("card.score")
@pytest.mark.rule("card.score.fx")
@pytest.mark.parametrize(("edition", "wild"), [("intl", 25), ("fx", 20)])
def test_what_each_card_costs(edition: str, wild: int) -> None:
    rules = KIND.rules(edition)
    for card in ALL_KINDS:
        text = str(card)
        points = {"W": wild, "S": 15}.get(text) or (5 if int(text[1:]) <= 9 else 10)
        assert card_points(rules, card) == points
    assert hand_points(rules, read_cards("R1 G9 B10 Y12 S S W")) == 60 + wild
    assert hand_points(rules, ()) == 0


@pytest.mark.rule("card.score")
@pytest.mark.rule("card.score.fx")
@pytest.mark.parametrize(("edition", "wild"), [("intl", 25), ("fx", 20)])
def test_cards_left_in_the_hand_count_and_those_on_the_table_do_not(edition: str, wild: int) -> None:
    game, state = table(
        edition=edition,
        laid={0: SETS, 1: "11s(R11 G11 W) 12s(R12 G12 W)"},
        hands={0: "R1", 1: "R2 R10", 2: "W W S Y9 Y10 R3 R4 R6 B1 B2", 3: "B3 B4 B6 B8 B9 B10 B11 B12 G1 G2"},
    )
    state = do(game, state, "discard R1")
    assert [line.points for line in state.sheet] == [(0,), (15,), (2 * wild + 15 + 10 + 30,), (65,)]


@pytest.mark.rule("card.score")
@pytest.mark.rule("card.score.fx")
@both_editions
@every_table
def test_whoever_goes_out_scores_nothing(edition: str, players: int) -> None:
    for seat in range(players):
        game, state = table(edition=edition, players=players, turn=seat, laid={seat: SETS}, hands={seat: "W"})
        state = do(game, state, "discard W")
        assert [line.total == 0 for line in state.sheet] == [other == seat for other in range(players)]


@pytest.mark.rule("card.score.sheet")
@both_editions
def test_the_sheet_shows_phases_points_of_every_hand_and_the_total(edition: str) -> None:
    game, state = table(
        edition=edition,
        phase={0: 2, 1: 3, 2: 1, 3: 1},
        points={0: (0, 35), 1: (20, 0), 2: (50, 60), 3: (65, 50)},
        laid={0: "5s(R5 G5 B5) 3-6(R3 R4 Y5 R6)", 3: "8s(R8 G8 B8) 9s(R9 G9 B9)"},
        hands={
            0: "R1",
            1: "Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9 Y10 Y11",
            2: "B1 B2 B3 B4 B5 B6 B7 Y8 Y9 B10",
            3: "G1 G2",
        },
    )
    state = do(game, state, "discard R1")
    assert state.sheet == (
        SheetLine((1, 2), (0, 35, 0)),
        SheetLine((1, 2), (20, 0, 60)),
        SheetLine((), (50, 60, 55)),
        SheetLine((1,), (65, 50, 10)),
    )
    assert [line.total for line in state.sheet] == [35, 80, 165, 125]
    for viewer in (None, 0, 1, 2, 3):  # it lies on the table for all to see
        view = game.view(state, viewer)
        assert view.sheet == state.sheet
        assert KIND.write_view(view)["sheet"][1] == {"done": (1, 2), "points": (20, 0, 60)}


@pytest.mark.rule("card.score.sheet")
@both_editions
def test_a_phase_is_crossed_off_when_it_is_laid(edition: str) -> None:
    game, state = table(edition=edition, hands={0: "R5 G5 B5 R7 G7 B7 R1 R2 R3 R4 R6"})
    assert state.sheet[0] == SheetLine((), ())
    assert do(game, state, f"lay 1: {SETS}").sheet[0] == SheetLine((1,), ())


# --- the ranking ------------------------------------------------------------------------------------


def ended(
    points: dict[int, tuple[int, ...]],
    phase: dict[int, int],
    laid: dict[int, str],
    *,
    edition: str = "intl",
    variants: tuple[str, ...] = (),
    players: int = 4,
) -> tuple[CardGame, State]:
    """The game after a hand in which seat 0 goes out and everybody else holds one 1 (5 points)."""
    hands = {0: "Y1", **{seat: "RGBYR"[seat - 1] + "1" for seat in range(1, players)}}
    game, state = table(
        edition=edition,
        variants=variants,
        players=players,
        phase=phase,
        points=points,
        laid=laid,
        hands=hands,
    )
    return game, do(game, state, "discard Y1")


@pytest.mark.rule("card.win")
@both_editions
def test_ranking_winner_then_by_phases_then_by_points(edition: str) -> None:
    game, state = ended(
        {0: (300,), 1: (10,), 2: (200,), 3: (100,)}, {0: 10, 1: 3, 2: 7, 3: 7}, {0: TEN}, edition=edition
    )
    result = outcome(game, state)
    assert result.ranking == ((0,), (3,), (2,), (1,))
    assert result.winners == (0,)
    assert result.scores == (300, 15, 205, 105)
    assert result.reason is CardReason.LAST_PHASE
    assert result.reason.rule == "card.win"
    assert state.stage is Stage.OVER


@pytest.mark.rule("card.win")
@both_editions
def test_ranking_equal_places_stand_together(edition: str) -> None:
    game, state = ended(
        {0: (300,), 1: (10,), 2: (200,), 3: (200,), 4: (10,)},
        {0: 10, 1: 3, 2: 7, 3: 7, 4: 2},
        {0: TEN},
        edition=edition,
        players=5,
    )
    assert outcome(game, state).ranking == ((0,), (2, 3), (1,), (4,))


@pytest.mark.rule("card.win")
@both_editions
def test_ranking_of_several_who_completed_the_list(edition: str) -> None:
    game, state = ended(
        {0: (300,), 1: (290,), 2: (299,), 3: (0,)},
        {0: 10, 1: 10, 2: 10, 3: 9},
        {0: TEN, 1: OTHER_TEN, 2: THIRD_TEN},
        edition=edition,
    )
    result = outcome(game, state)
    assert result.ranking == ((1,), (0,), (2,), (3,))  # 295, 300, 304, and one without the last phase
    assert result.reason is CardReason.FEWEST_POINTS


@pytest.mark.rule("card.win.shared")
def test_ranking_of_a_shared_win() -> None:
    game, state = ended(
        {0: (300,), 1: (295,), 2: (299,), 3: (0,)},
        {0: 10, 1: 10, 2: 10, 3: 9},
        {0: TEN, 1: OTHER_TEN, 2: THIRD_TEN},
        edition="fx",
    )
    result = outcome(game, state)
    assert result.ranking == ((0, 1), (2,), (3,))
    assert result.winners == (0, 1)
    assert result.reason is CardReason.SHARED
    assert result.reason.rule == "card.win.shared"


@pytest.mark.rule("card.variant.ten-hands")
@both_editions
def test_ranking_with_fixed_hands_counts_points_only(edition: str) -> None:
    nine = (0,) * 8
    game, state = ended(
        {0: (*nine, 300), 1: (*nine, 10), 2: (*nine, 200), 3: (*nine, 200)},
        {},
        {0: TEN},
        edition=edition,
        variants=("fixed",),
    )
    result = outcome(game, state)
    assert result.ranking == ((1,), (2, 3), (0,))
    assert result.reason is CardReason.ALL_HANDS
