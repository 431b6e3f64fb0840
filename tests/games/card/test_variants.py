"""Fixed hands, the short game, even or odd phases."""

from __future__ import annotations

import pytest

from tenfold.core import BadRules
from tenfold.games.card.state import CardReason, SheetLine, Stage
from tenfold.games.sayings import SHORT_LENGTH
from tests.games.card.build import KIND, both_editions, deal, do, table, why_not
from tests.games.looking import outcome

SETS = "5s(R5 G5 B5) 7s(R7 G7 B7)"
TEN = "5s(R5 R5 G5 G5 B5) 7s(R7 R7 G7)"
ONE = {0: "Y1", 1: "R1", 2: "G1", 3: "B1"}
NINE = (0,) * 8  # with one more number: the points of nine hands


# --- fixed hands ------------------------------------------------------------------------------------


@pytest.mark.rule("card.variant.ten-hands")
@both_editions
def test_after_each_hand_everyone_moves_to_the_next_phase(edition: str) -> None:
    game, state = table(edition=edition, variants=["fixed"], laid={0: SETS}, hands={0: "R1"})
    state = do(game, state, "discard R1")
    assert state.sheet[0].done == (1,)
    assert state.sheet[1].done == ()
    two = "5s(R5 G5 B5) 3-6(R3 R4 Y5 R6)"
    hands = {1: "R5 G5 B5 R3 R4 Y5 R6 R7 G7 B7", 2: "G3 G4 Y5 B6 R8 B8 G8 Y8 R12 Y12"}
    state = deal(game, state, hands=hands, top="B1")
    state = do(game, state, "draw", "drawn any")
    assert why_not(game, state, f"lay 1: {SETS}") == "card.variant.ten-hands"  # although it was not laid
    state = do(game, state, f"lay 2: {two}", "discard any", "draw", "drawn any")
    assert why_not(game, state, "lay 3: 8s(R8 B8 G8 Y8) 3-6(G3 G4 Y5 B6)") == "card.variant.ten-hands"
    state = do(game, state, "lay 2: 8s(R8 B8 G8) 3-6(G3 G4 Y5 B6)")
    assert [line.done for line in state.sheet] == [(1,), (2,), (2,), ()]


@pytest.mark.rule("card.variant.ten-hands")
@both_editions
@pytest.mark.parametrize("number", range(1, 11))
def test_in_hand_n_everybody_plays_phase_n(edition: str, number: int) -> None:
    points = dict.fromkeys(range(4), (50,) * (number - 1))
    game, state = table(edition=edition, variants=["fixed"], points=points, hands={0: "R1 " * 2 + "S"})
    for other in range(1, 11):
        rule = why_not(game, state, f"lay {other}: 5s(W)")
        assert (
            rule in ("card.laydown.whole", "card.laydown.extra")
            if other == number
            else (rule == "card.variant.ten-hands")
        )


@pytest.mark.rule("card.variant.ten-hands")
@both_editions
def test_one_hand_per_phase_and_no_more(edition: str) -> None:
    for hands in range(1, 11):
        points = dict.fromkeys(range(4), (50,) * (hands - 1))
        game, state = table(
            edition=edition,
            variants=["fixed"],
            points=points,
            laid={0: "5s(R5 R5 G5) 7s(R7 R7 G7)"},
            hands={0: "R1"},
        )
        state = do(game, state, "discard R1")
        assert state.stage is (Stage.OVER if hands == 10 else Stage.DEAL)


@pytest.mark.rule("card.variant.ten-hands")
@both_editions
def test_fewest_points_after_the_last_hand_win(edition: str) -> None:
    points = {0: (*NINE, 100), 1: (*NINE, 94), 2: (*NINE, 200), 3: (*NINE, 300)}
    game, state = table(
        edition=edition,
        variants=["fixed"],
        points=points,
        laid={0: TEN},  # seat 1 has never laid a phase
        done={0: range(1, 10)},
        hands=ONE,
    )
    result = outcome(game, do(game, state, "discard Y1"))
    assert result.winners == (1,)
    assert result.scores == (100, 99, 205, 305)
    assert result.reason is CardReason.ALL_HANDS


@pytest.mark.rule("card.variant.ten-hands")
@both_editions
def test_completing_the_last_phase_does_not_win_with_fixed_hands(edition: str) -> None:
    points = {0: (*NINE, 100), 1: (*NINE, 10), 2: (*NINE, 10), 3: (*NINE, 5)}
    game, state = table(edition=edition, variants=["fixed"], points=points, laid={0: TEN}, hands=ONE)
    assert outcome(game, do(game, state, "discard Y1")).winners == (3,)


@pytest.mark.rule("card.variant.ten-hands")
@pytest.mark.rule("card.win.playoff")
@pytest.mark.rule("card.win.shared")
def test_level_points_after_fixed_hands() -> None:
    points = {0: (*NINE, 100), 1: (*NINE, 95), 2: (*NINE, 95), 3: (*NINE, 300)}
    for edition in ("intl", "fx"):
        game, state = table(
            edition=edition, variants=["fixed"], points=points, laid={0: TEN}, hands=ONE, dealer=0
        )
        state = do(game, state, "discard Y1")
        if edition == "fx":
            assert outcome(game, state).ranking == ((0, 1, 2), (3,))
            assert outcome(game, state).reason is CardReason.SHARED
            continue
        state = deal(game, state, hands={2: "R5 R5 G5 G5 B5 R7 R7 G7 G7 Y1"})
        assert (state.playing, state.dealer, state.playoff) == ((0, 1, 2), 1, True)
        assert state.hands[3] == ()
        state = do(game, state, "draw", "drawn B7")
        assert why_not(game, state, "lay 9: 5s(R5 R5 G5 G5 B5) 7s(R7 R7)") == "card.win.playoff"
        state = do(game, state, "lay 10: 5s(R5 R5 G5 G5 B5) 7s(R7 R7 G7 G7 B7)", "discard Y1")
        assert outcome(game, state).ranking == ((2,), (0, 1), (3,))
        assert outcome(game, state).scores == (100, 100, 100, 305)
        assert outcome(game, state).reason is CardReason.PLAYOFF


@pytest.mark.rule("card.variant.ten-hands")
@pytest.mark.rule("card.phases.retry")
def test_without_the_variant_the_phase_is_tried_again() -> None:
    game, state = table(laid={0: SETS}, hands={0: "R1"})
    state = deal(game, do(game, state, "discard R1"), hands={1: "R5 G5 B5 R7 G7 B7 R1 R2 R3 R4"})
    do(game, state, "draw", "drawn any", f"lay 1: {SETS}")


# --- the short game ---------------------------------------------------------------------------------


@pytest.mark.rule("card.variant.short")
@both_editions
@pytest.mark.parametrize("phases", range(1, 10))
def test_a_short_game_is_the_first_k_phases(edition: str, phases: int) -> None:
    assert KIND.rules(edition, [f"short:{phases}"]).played == tuple(range(1, phases + 1))


@pytest.mark.rule("card.variant.short")
@both_editions
@pytest.mark.parametrize("phases", ["0", "10", "11", "100"])
def test_k_is_from_1_to_one_less_than_the_list(edition: str, phases: str) -> None:
    with pytest.raises(BadRules) as caught:
        KIND.rules(edition, [f"short:{phases}"])
    assert caught.value.saying == SHORT_LENGTH(short=int(phases), most=9, listed=10)


@pytest.mark.rule("card.variant.short")
@both_editions
def test_completing_the_last_of_the_short_list_wins(edition: str) -> None:
    run = "1-8(R1 R2 R3 R4 R5 R6 R7 R8)"
    for variants, over in ((["short:5"], True), (["short:7"], False), ([], False)):
        game, state = table(
            edition=edition,
            variants=variants,
            phase={1: 5},
            laid={0: "9s(R9 G9 B9) 7s(G7 B7 Y7)", 1: run},
            hands={0: "Y1"},
        )
        state = do(game, state, "discard Y1")
        assert (state.stage is Stage.OVER) is over
        if over:
            assert outcome(game, state).winners == (1,)


@pytest.mark.rule("card.variant.short")
@pytest.mark.rule("card.variant.even-odd")
@both_editions
def test_even_or_odd_is_applied_before_the_short_game(edition: str) -> None:
    assert KIND.rules(edition, ["even", "short:2"]).played == (2, 4)
    assert KIND.rules(edition, ["short:2", "even"]).played == (2, 4)
    assert KIND.rules(edition, ["odd", "short:4"]).played == (1, 3, 5, 7)
    with pytest.raises(BadRules) as caught:
        KIND.rules(edition, ["even", "short:5"])
    assert caught.value.saying == SHORT_LENGTH(short=5, most=4, listed=5)


@pytest.mark.rule("card.variant.short")
@pytest.mark.rule("card.variant.ten-hands")
@both_editions
def test_a_short_game_of_fixed_hands_has_k_hands(edition: str) -> None:
    for hands, over in ((4, False), (5, True)):
        points = {seat: (50 + seat,) * (hands - 1) for seat in range(4)}
        game, state = table(
            edition=edition,
            variants=["fixed", "short:5"],
            points=points,
            laid={0: "5s(R5 G5 B5) 7s(R7 G7 B7)"},
            hands={0: "R1"},
        )
        assert (do(game, state, "discard R1").stage is Stage.OVER) is over


# --- even and odd -----------------------------------------------------------------------------------


@pytest.mark.rule("card.variant.even-odd")
@both_editions
def test_only_the_even_or_only_the_odd_phases(edition: str) -> None:
    assert KIND.rules(edition, ["even"]).played == (2, 4, 6, 8, 10)
    assert KIND.rules(edition, ["odd"]).played == (1, 3, 5, 7, 9)


@pytest.mark.rule("card.variant.even-odd")
@both_editions
def test_the_even_phases_are_played_in_order(edition: str) -> None:
    game, state = table(edition=edition, variants=["even"], hands={0: "R5 G5 B5 R3 R4 Y5 R6 R7 G7 B7 Y1"})
    assert why_not(game, state, f"lay 1: {SETS}") == "card.phases.order"
    state = do(game, state, "lay 2: 5s(R5 G5 B5) 3-6(R3 R4 Y5 R6)", "hit R7 0.1")
    assert state.sheet[0] == SheetLine((2,), ())
    state = do(game, state, "discard Y1")
    run = "1-8(R1 R2 R3 R4 R5 R6 R7 R8)"
    game, state = table(
        edition=edition, variants=["even"], phase={0: 4}, hands={0: "R1 R2 R3 R4 R5 R6 R7 R8 G1 G2 G3"}
    )
    assert state.sheet[0].done == (2,)
    assert why_not(game, state, f"lay 5: {run}") == "card.phases.order"
    do(game, state, f"lay 4: {run}")


@pytest.mark.rule("card.variant.even-odd")
@both_editions
@pytest.mark.parametrize(
    ("variant", "number", "groups"),
    [("even", 10, TEN), ("odd", 9, "5s(R5 R5 G5 G5 B5) 7s(R7 R7)")],
)
def test_the_last_even_or_odd_phase_wins(edition: str, variant: str, number: int, groups: str) -> None:
    game, state = table(
        edition=edition, variants=[variant], phase={0: number}, laid={0: groups}, hands={0: "Y1"}
    )
    assert len(state.sheet[0].done) == 5
    state = do(game, state, "discard Y1")
    assert outcome(game, state).winners == (0,)


@pytest.mark.rule("card.variant.even-odd")
@pytest.mark.rule("card.variant.ten-hands")
@both_editions
def test_fixed_hands_of_the_odd_phases_are_five(edition: str) -> None:
    for hands, over in ((4, False), (5, True)):
        points = {seat: (50 + seat,) * (hands - 1) for seat in range(4)}
        game, state = table(
            edition=edition,
            variants=["fixed", "odd"],
            points=points,
            laid={0: "5s(R5 G5 B5) 7s(R7 G7 B7)"},
            hands={0: "R1"},
        )
        assert state.laid[0] == 2 * hands - 1
        assert (do(game, state, "discard R1").stage is Stage.OVER) is over
