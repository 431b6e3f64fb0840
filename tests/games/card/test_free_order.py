"""Free order: the phases may be done in any order."""

from __future__ import annotations

import pytest

from tenfold.games.card.state import CardReason, Stage
from tests.games.card.build import both_editions, deal, do, groups_of, offers, table, why_not
from tests.games.looking import outcome

FREE = ["free"]
RUN_9 = "1-9(R1 R2 R3 R4 R5 R6 R7 R8 R9)"
NINE = "R1 R2 R3 R4 R5 R6 R7 R8 R9"
TEN = "5s(R5 R5 G5 G5 B5) 7s(R7 R7 G7)"


@pytest.mark.rule("card.variant.free-order")
@both_editions
@pytest.mark.parametrize("number", [4, 5, 6])
def test_a_run_of_9_can_be_phase_4_5_or_6(edition: str, number: int) -> None:
    game, state = table(edition=edition, variants=FREE, hands={0: f"{NINE} G12 G11"})
    assert {text.split(":")[0] for text in offers(game, state) if text.startswith("lay")} == {
        "lay 4",
        "lay 5",
        "lay 6",
        "lay 8",
    }
    state = do(game, state, f"lay {number}: {RUN_9}")
    assert state.laid[0] == number
    assert state.sheet[0].done == (number,)  # crossed off at once


@pytest.mark.rule("card.variant.free-order")
@both_editions
def test_the_named_phase_must_be_fulfilled_by_the_cards(edition: str) -> None:
    game, state = table(edition=edition, variants=FREE, hands={0: "R1 R2 R3 R4 R5 R6 R7 G8 G9 Y11 S"})
    seven = "1-7(R1 R2 R3 R4 R5 R6 R7)"
    for number in (1, 2, 3, 5, 6, 7, 8, 9, 10):
        assert why_not(game, state, f"lay {number}: {seven}") in ("card.laydown.whole", "card.laydown.extra")
    do(game, state, f"lay 4: {seven}")
    do(game, state, "lay 8: red(R1 R2 R3 R4 R5 R6 R7)")
    do(game, state, "lay 6: 1-9(R1 R2 R3 R4 R5 R6 R7 G8 G9)")


@pytest.mark.rule("card.variant.free-order")
@both_editions
def test_only_an_open_phase(edition: str) -> None:
    game, state = table(edition=edition, variants=FREE, done={0: (6, 4)}, hands={0: f"{NINE} G12 G11"})
    assert why_not(game, state, f"lay 4: {RUN_9}") == "card.variant.free-order"
    assert why_not(game, state, f"lay 6: {RUN_9}") == "card.variant.free-order"
    assert why_not(game, state, f"lay 11: {RUN_9}") == "card.variant.free-order"
    assert do(game, state, f"lay 5: {RUN_9}").sheet[0].done == (6, 4, 5)


@pytest.mark.rule("card.variant.free-order")
@pytest.mark.rule("card.phases.no-upgrade")
@both_editions
def test_a_phase_laid_cannot_be_raised_by_adding_cards(edition: str) -> None:
    game, state = table(edition=edition, variants=FREE, hands={0: f"{NINE} G12 G11"})
    state = do(game, state, "lay 4: 1-7(R1 R2 R3 R4 R5 R6 R7)", "hit R8 0.0", "hit R9 0.0")
    assert groups_of(state, 0) == [RUN_9]
    assert (state.laid[0], state.sheet[0].done) == (4, (4,))
    assert why_not(game, state, f"lay 5: {RUN_9}") == "card.phases.one-per-hand"
    assert why_not(game, state, f"lay 6: {RUN_9}") == "card.phases.one-per-hand"


@pytest.mark.rule("card.variant.free-order")
@both_editions
def test_one_phase_in_a_hand_and_the_others_in_later_hands(edition: str) -> None:
    game, state = table(
        edition=edition,
        variants=FREE,
        phase={0: 6, 1: 10},
        laid={0: RUN_9.replace("R", "Y"), 1: TEN},
        hands={0: "Y1", 1: "Y2"},
    )
    state = do(game, state, "discard Y1")
    assert [line.done for line in state.sheet] == [(6,), (10,), (), ()]
    state = deal(game, state, hands={1: "R5 R5 G5 G5 B5 R7 R7 G7 R1 R2"})
    state = do(game, state, "draw", "drawn any")
    assert why_not(game, state, f"lay 10: {TEN}") == "card.variant.free-order"
    state = do(game, state, "lay 9: 5s(R5 R5 G5 G5 B5) 7s(R7 R7 G7)")
    assert state.sheet[1].done == (10, 9)


@pytest.mark.rule("card.variant.free-order")
@both_editions
def test_the_first_to_have_all_phases_wins(edition: str) -> None:
    most = (10, 9, 8, 7, 6, 5, 3, 2, 1)
    laid = {0: "1-7(R1 R2 R3 R4 R5 R6 R7)"}
    game, state = table(
        edition=edition, variants=FREE, phase={0: 4}, done={0: most}, laid=laid, hands={0: "Y1"}
    )
    assert outcome(game, do(game, state, "discard Y1")).winners == (0,)
    game, state = table(  # phase 10 alone wins nothing
        edition=edition, variants=FREE, phase={0: 10}, done={0: most[2:]}, laid={0: TEN}, hands={0: "Y1"}
    )
    assert do(game, state, "discard Y1").stage is Stage.DEAL


@pytest.mark.rule("card.variant.free-order")
@pytest.mark.rule("card.win.playoff")
@pytest.mark.rule("card.win.shared")
def test_ties_by_points_then_playoff_or_shared() -> None:
    most = (10, 9, 8, 7, 6, 5, 3, 2, 1)
    for edition, second, winners in (
        ("intl", 90, (1,)),
        ("fx", 90, (1,)),
        ("intl", 95, ()),
        ("fx", 95, (0, 1)),
    ):
        game, state = table(
            edition=edition,
            variants=FREE,
            phase={0: 4, 1: 1},
            done={0: most, 1: range(2, 11)},
            laid={0: "1-7(R1 R2 R3 R4 R5 R6 R7)", 1: "8s(R8 G8 B8) 9s(R9 G9 B9)"},
            hands={0: "Y1", 1: "Y2"},
            points={0: (100,), 1: (second,)},
        )
        state = do(game, state, "discard Y1")
        if winners:
            assert outcome(game, state).winners == winners
            reason = CardReason.SHARED if len(winners) > 1 else CardReason.FEWEST_POINTS
            assert outcome(game, state).reason is reason
            continue
        state = deal(game, state, hands={1: "R5 R5 G5 G5 B5 R7 R7 G7 R1 R2"})
        assert state.playoff
        state = do(game, state, "draw", "drawn any")
        seven = "lay 7: 5s(R5 R5 G5 G5) 7s(R7 R7 G7 W)"
        assert why_not(game, state, seven) == "card.win.playoff"
        do(game, state, f"lay 10: {TEN}")  # the last of the list


@pytest.mark.rule("card.variant.free-order")
def test_without_the_variant_there_is_no_choice() -> None:
    game, state = table(phase={0: 4}, hands={0: f"{NINE} G12 G11"})
    assert why_not(game, state, f"lay 6: {RUN_9}") == "card.phases.order"


@pytest.mark.rule("card.variant.free-order")
@both_editions
def test_free_order_within_a_short_or_an_even_list(edition: str) -> None:
    game, state = table(edition=edition, variants=["free", "even"], hands={0: f"{NINE} G12 G11"})
    assert why_not(game, state, f"lay 5: {RUN_9}") == "card.variant.free-order"
    do(game, state, f"lay 6: {RUN_9}")
    game, state = table(edition=edition, variants=["free", "short:5"], hands={0: f"{NINE} G12 G11"})
    assert why_not(game, state, f"lay 6: {RUN_9}") == "card.variant.free-order"
    do(game, state, f"lay 5: {RUN_9}")
