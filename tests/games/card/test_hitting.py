"""Hitting: adding cards to groups on the table."""

from __future__ import annotations

import pytest

from tenfold.games.card.state import Stage
from tests.games.card.build import both_editions, do, groups_of, held, idle, offers, table, why_not

SETS = "5s(R5 G5 B5) 7s(R7 G7 B7)"
FULL = "1-12(R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12)"


@pytest.mark.rule("card.hit.after-phase")
@both_editions
def test_no_hit_before_the_own_phase_lies(edition: str) -> None:
    game, state = table(edition=edition, hands={0: "Y5 Y7 W R1 R2 R3 R4 R6 R8 R9 R10"}, laid={1: SETS})
    for text in ("hit Y5 1.0", "hit Y7 1.1", "hit W 1.0"):
        assert why_not(game, state, text) == "card.hit.after-phase"
    assert not any(text.startswith("hit") for text in offers(game, state))


@pytest.mark.rule("card.hit.after-phase")
@both_editions
def test_a_phase_of_an_earlier_hand_does_not_count(edition: str) -> None:
    game, state = table(
        edition=edition, phase={0: 4}, hands={0: "Y5 Y7 W R1 R2 R3 R4 R6 R8 R9 R10"}, laid={1: SETS}
    )
    assert state.sheet[0].done == (1, 2, 3)
    assert why_not(game, state, "hit Y5 1.0") == "card.hit.after-phase"


@pytest.mark.rule("card.turn.draw")
@pytest.mark.rule("card.hit.after-phase")
@both_editions
def test_hits_only_in_the_own_turn_between_drawing_and_discarding(edition: str) -> None:
    game, state = table(edition=edition, stage="draw", laid={0: SETS}, hands={0: "Y5 Y7 R1"}, reserve="B12")
    assert why_not(game, state, "hit Y5 0.0") == "card.turn.draw"
    assert why_not(game, do(game, state, "draw"), "hit Y5 0.0") == "card.turn.draw"
    state = do(game, state, "draw", "drawn B12")
    do(game, state, "hit Y5 0.0")
    state = do(game, state, "discard B12")
    assert why_not(game, state, "hit Y5 0.0") == "card.turn.draw"


@pytest.mark.rule("card.hit.where")
@both_editions
def test_hits_go_onto_own_groups_and_onto_those_of_everybody(edition: str) -> None:
    game, state = table(
        edition=edition,
        phase={2: 4, 3: 8},
        laid={
            0: SETS,
            1: "2s(R2 G2 B2) 9s(R9 G9 B9)",
            2: "3-9(R3 R4 Y5 R6 Y7 R8 Y9)",
            3: "blue(B1 B2 B3 B4 B5 B6 B7)",
        },
        hands={0: "Y5 Y2 Y9 R10 B12 Y12"},
    )
    hits = ["hit Y5 0.0", "hit Y2 1.0", "hit Y2 2.0", "hit Y9 1.1", "hit R10 2.0", "hit B12 3.0"]
    assert sorted(text for text in offers(game, state) if text.startswith("hit")) == sorted(hits)
    hits.remove("hit Y2 2.0")
    state = do(game, state, *hits)  # any number in one turn
    assert held(state, 0) == "Y12"
    assert groups_of(state, 0)[0] == "5s(R5 G5 B5 Y5)"
    assert groups_of(state, 1) == ["2s(R2 G2 B2 Y2)", "9s(R9 G9 B9 Y9)"]
    assert groups_of(state, 2) == ["3-10(R3 R4 Y5 R6 Y7 R8 Y9 R10)"]
    assert groups_of(state, 3) == ["blue(B1 B2 B3 B4 B5 B6 B7 B12)"]


@pytest.mark.rule("card.hit.where")
@both_editions
def test_hitting_is_never_compulsory(edition: str) -> None:
    game, state = table(edition=edition, laid={0: SETS}, hands={0: "Y5 Y7 R1"})
    state = do(game, state, "discard R1")
    assert held(state, 0) == "Y5 Y7"
    state = do(game, idle(game, state, 3), "draw", "drawn R2")
    do(game, state, "discard Y5")  # a card that fits may be thrown away


@pytest.mark.rule("card.hit.where")
def test_only_groups_that_lie_there_and_cards_of_the_hand() -> None:
    game, state = table(laid={0: SETS}, hands={0: "Y5 Y7 R1"})
    for text in ("hit Y5 0.2", "hit Y5 1.0", "hit Y5 4.0", "hit G5 0.0", "hit W 0.0"):
        assert why_not(game, state, text) == "card.hit.where"


@pytest.mark.rule("card.hit.fit")
@both_editions
def test_a_hit_must_fit(edition: str) -> None:
    game, state = table(
        edition=edition,
        phase={0: 3, 1: 8},
        laid={0: "5s(R5 G5 B5 Y5) 4-7(R4 Y5 R6 R7)", 1: "blue(B1 B2 B3 B4 B5 B6 B7)"},
        hands={0: " ".join(f"G{number}" for number in range(1, 13)) + " B8 Y1"},
    )
    fits = {"0.0": {5}, "0.1": {3, 8}, "1.0": set()}
    for where, numbers in fits.items():
        for number in range(1, 13):
            if number in numbers:
                do(game, state, f"hit G{number} {where}")
            else:
                assert why_not(game, state, f"hit G{number} {where}") == "card.hit.fit"
    do(game, state, "hit B8 1.0")
    do(game, state, "hit B8 0.1")  # the colour means nothing in a run


@pytest.mark.rule("card.hit.fit")
@both_editions
def test_a_run_grows_card_by_card(edition: str) -> None:
    game, state = table(
        edition=edition,
        phase={0: 2},
        laid={0: "9s(R9 G9 B9) 4-7(R4 R5 R6 R7)"},
        hands={0: "G2 G3 G8 Y9 Y10 R12"},
    )
    assert why_not(game, state, "hit Y9 0.1") == "card.hit.fit"
    assert why_not(game, state, "hit G2 0.1") == "card.hit.fit"
    state = do(game, state, "hit G8 0.1", "hit Y9 0.1", "hit G3 0.1", "hit G2 0.1")
    assert groups_of(state, 0)[1] == "2-9(G2 G3 R4 R5 R6 R7 G8 Y9)"


@pytest.mark.rule("card.hit.fit")
@both_editions
def test_a_hit_never_opens_a_new_group(edition: str) -> None:
    game, state = table(edition=edition, laid={0: SETS}, hands={0: "R9 G9 B9 Y9 R1"})
    assert not any(text.startswith("hit") for text in offers(game, state))
    assert why_not(game, state, "hit R9 0.2") == "card.hit.where"
    assert why_not(game, state, "lay 1: 9s(R9 G9 B9)") == "card.phases.one-per-hand"


@pytest.mark.rule("card.hit.same-turn")
@both_editions
def test_hitting_from_the_very_turn_of_the_lay_down(edition: str) -> None:
    game, state = table(
        edition=edition,
        hands={0: "R5 G5 B5 R7 G7 B7 Y5 Y9 R1 R2 R3"},
        laid={1: "9s(R9 G9 B9) 11s(R11 G11 B11)"},
    )
    assert why_not(game, state, "hit Y9 1.0") == "card.hit.after-phase"
    state = do(game, state, f"lay 1: {SETS}", "hit Y5 0.0", "hit Y9 1.0", "discard R1")
    assert held(state, 0) == "R2 R3"


@pytest.mark.rule("card.hit.full-run")
@both_editions
def test_a_run_from_1_to_12_takes_nothing(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 4}, laid={0: FULL}, hands={0: "G1 G12 G6 W"})
    for text in ("hit W 0.0", "hit W 0.0 low", "hit W 0.0 high", "hit G1 0.0", "hit G12 0.0", "hit G6 0.0"):
        assert why_not(game, state, text) == "card.hit.full-run"
    assert not any(text.startswith("hit") for text in offers(game, state))


@pytest.mark.rule("card.hit.full-run")
@both_editions
def test_the_card_that_fills_a_run_is_its_last(edition: str) -> None:
    run = "2-12(R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12)"
    game, state = table(edition=edition, phase={0: 4}, laid={0: run}, hands={0: "G1 W W"})
    state = do(game, state, "hit W 0.0")
    assert groups_of(state, 0) == ["1-12(W R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12)"]
    assert why_not(game, state, "hit G1 0.0") == "card.hit.full-run"
    assert why_not(game, state, "hit W 0.0") == "card.hit.full-run"
    assert state.stage is Stage.PLAY
