"""Wild cards."""

from __future__ import annotations

import pytest

from tenfold.games.card.state import Stage
from tests.games.card.build import both_editions, deal, do, groups_of, held, idle, offers, table, why_not

SET = "9s(R9 G9 B9)"
NINES = "R9 G9 B9"


@pytest.mark.rule("card.wild.any")
@both_editions
@pytest.mark.parametrize("number", range(1, 13))
def test_a_wild_stands_for_any_number_in_a_set(edition: str, number: int) -> None:
    two = f"R{number} G{number}"
    game, state = table(edition=edition, hands={0: f"{two} W Y4 G4 B4 Y8 G8 B8 Y2 S"})
    other = "4s(Y4 G4 B4)" if number == 8 else "8s(Y8 G8 B8)"
    state = do(game, state, f"lay 1: {number}s({two} W) {other}")
    assert groups_of(state, 0)[0] == f"{number}s({two} W)"


@pytest.mark.rule("card.wild.any")
@both_editions
def test_wilds_stand_anywhere_in_a_run(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 4}, hands={0: "R2 R3 R4 R5 R6 R7 R8 W W W S"})
    for run in (
        "1-7(W R2 R3 R4 R5 R6 R7)",
        "2-8(R2 R3 W R5 W R7 R8)",
        "2-8(R2 R3 R4 R5 R6 W W)",
        "1-9(W R2 R3 R4 R5 R6 R7 R8 W)",
        "5-11(R5 R6 R7 R8 W W W)",
    ):
        assert groups_of(do(game, state, f"lay 4: {run}"), 0) == [run]


@pytest.mark.rule("card.wild.any")
@both_editions
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_a_wild_stands_for_any_colour(edition: str, colour: str) -> None:
    letter = colour[0].upper()
    six = " ".join(f"{letter}{number}" for number in range(1, 7))
    game, state = table(edition=edition, phase={0: 8}, hands={0: f"{six} W W S S S"})
    state = do(game, state, f"lay 8: {colour}({six} W)", "hit W 0.0")
    assert groups_of(state, 0) == [f"{colour}({six} W W)"]


@pytest.mark.rule("card.wild.any")
@both_editions
def test_a_wild_is_a_hit_on_every_kind_of_group(edition: str) -> None:
    game, state = table(
        edition=edition,
        phase={0: 2, 1: 8},
        laid={0: f"{SET} 3-6(R3 R4 R5 R6)", 1: "green(G1 G2 G3 G4 G5 G6 G7)"},
        hands={0: "W W W W R12"},
    )
    state = do(game, state, "hit W 0.0", "hit W 0.1 low", "hit W 0.1 high", "hit W 1.0")
    assert groups_of(state, 0) == ["9s(R9 G9 B9 W)", "2-7(W R3 R4 R5 R6 W)"]
    assert groups_of(state, 1) == ["green(G1 G2 G3 G4 G5 G6 G7 W)"]
    assert held(state, 0) == "R12"


@pytest.mark.rule("card.wild.natural-minimum")
def test_intl_asks_for_one_natural_card_in_the_phase() -> None:
    game, state = table(hands={0: "W W W W W W W R5 G5 B5 S"})
    assert why_not(game, state, "lay 1: 5s(W W W) 7s(W W W)") == "card.wild.natural-minimum"
    assert why_not(game, state, "lay 1: 5s(W W W W) 7s(W W W)") == "card.wild.natural-minimum"
    do(game, state, "lay 1: 5s(R5 W W) 7s(W W W)")
    do(game, state, "lay 1: 7s(W W W) 5s(W W B5)")


@pytest.mark.rule("card.wild.natural-minimum")
def test_the_natural_card_is_asked_of_the_phase_not_of_each_group() -> None:
    game, state = table(hands={0: "W W W R5 G5 B5 R1 R2 R3 R4 S"})
    state = do(game, state, "lay 1: 7s(W W W) 5s(R5 G5 B5)")
    assert groups_of(state, 0) == ["7s(W W W)", "5s(R5 G5 B5)"]


@pytest.mark.rule("card.wild.natural-minimum")
def test_an_extra_card_can_be_the_natural_one() -> None:
    game, state = table(hands={0: "W W W W W W R5 R1 R2 R3 S"})
    assert why_not(game, state, "lay 1: 5s(W W W) 7s(W W W)") == "card.wild.natural-minimum"
    do(game, state, "lay 1: 5s(W W W R5) 7s(W W W)")


@pytest.mark.rule("card.wild.natural-minimum")
@pytest.mark.rule("card.wild.no-minimum")
@pytest.mark.parametrize(
    ("number", "groups"),
    [
        (1, "5s(W W W) 7s(W W W)"),
        (2, "5s(W W W) 3-6(W W W W)"),
        (4, "3-9(W W W W W W W)"),
        (5, "3-10(W W W W W W W W)"),
        (7, "5s(W W W W) 5s(W W W W)"),
        (8, "green(W W W W W W W)"),
        (9, "5s(W W W W W) 7s(W W)"),
        (10, "5s(W W W W W) 7s(W W W)"),
    ],
)
def test_wilds_alone_complete_a_phase_in_fx_and_not_in_intl(number: int, groups: str) -> None:
    hand = "W W W W W W W W S S S"
    game, state = table(edition="intl", phase={0: number}, hands={0: hand})
    assert why_not(game, state, f"lay {number}: {groups}") == "card.wild.natural-minimum"
    assert not any(text.startswith("lay") for text in offers(game, state))
    game, state = table(edition="fx", phase={0: number}, hands={0: hand})
    assert any(text.startswith("lay") for text in offers(game, state))
    state = do(game, state, f"lay {number}: {groups}")
    assert " ".join(groups_of(state, 0)) == groups


@pytest.mark.rule("card.wild.natural-minimum")
@pytest.mark.rule("card.wild.no-minimum")
def test_the_house_rule_natural_minimum() -> None:
    hands = {0: "W W W W W W R5 G5 B5 R1 S"}
    mixed, wild = "lay 1: 7s(W W W) 5s(R5 G5 B5)", "lay 1: 7s(W W W) 5s(W W W)"
    for edition in ("intl", "fx"):
        game, state = table(edition=edition, options={"natural_minimum": "group"}, hands=hands)
        assert why_not(game, state, mixed) == "card.wild.natural-minimum"
        assert why_not(game, state, wild) == "card.wild.natural-minimum"
        do(game, state, "lay 1: 5s(R5 W W) 5s(G5 B5 W)")
        game, state = table(edition=edition, options={"natural_minimum": "phase"}, hands=hands)
        assert why_not(game, state, wild) == "card.wild.natural-minimum"
        do(game, state, mixed)
        game, state = table(edition=edition, options={"natural_minimum": "none"}, hands=hands)
        do(game, state, wild)


@pytest.mark.rule("card.wild.unnumbered-group")
@both_editions
def test_5_6_and_two_wilds_can_be_three_runs(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 2}, hands={0: f"R5 G6 W W {NINES} R2 R3 R7 R8"})
    for run, fits, fails in (
        ("3-6(W W R5 G6)", ("R2", "R7"), ("R3", "R8")),
        ("4-7(W R5 G6 W)", ("R3", "R8"), ("R2", "R7")),
        ("5-8(R5 G6 W W)", (), ("R2", "R3", "R7", "R8")),
    ):
        laid = do(game, state, f"lay 2: {SET} {run}")
        assert groups_of(laid, 0)[1] == run
        for card in fits:
            do(game, laid, f"hit {card} 0.1")
        for card in fails:
            assert why_not(game, laid, f"hit {card} 0.1") == "card.hit.fit"
    assert why_not(game, state, f"lay 2: {SET} 2-5(W W R5 G6)") == "card.run"
    assert why_not(game, state, f"lay 2: {SET} 6-9(R5 G6 W W)") == "card.run"


@pytest.mark.rule("card.wild.unnumbered-group")
@both_editions
def test_all_three_are_offered(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 2}, hands={0: f"R5 G6 W W {NINES} R12 S S S"})
    runs = {
        text.split()[-4].split("(")[0]
        for text in offers(game, state)
        if text.startswith("lay 2: 9s(R9 B9 G9)")
    }
    assert runs == {"3-6", "4-7", "5-8"}


@pytest.mark.rule("card.wild.unnumbered-group")
@both_editions
def test_a_group_of_wilds_alone_is_what_its_player_says(edition: str) -> None:
    game, state = table(edition=edition, hands={0: f"W W W {NINES} Y9 R5 R7 R1 S"})
    fives = do(game, state, f"lay 1: 5s(W W W) {SET}")
    assert why_not(game, fives, "hit R7 0.0") == "card.hit.fit"
    do(game, fives, "hit R5 0.0")
    sevens = do(game, state, f"lay 1: 7s(W W W) {SET}")
    assert why_not(game, sevens, "hit R5 0.0") == "card.hit.fit"
    do(game, sevens, "hit R7 0.0")
    do(game, state, f"lay 1: 9s(W W W) {SET}", "hit Y9 0.0")


@pytest.mark.rule("card.wild.unnumbered-group")
def test_a_colour_group_of_wilds_alone_has_the_colour_its_player_says() -> None:
    game, state = table(edition="fx", phase={0: 8}, hands={0: "W W W W W W W R5 G5 S S"})
    state = do(game, state, "lay 8: green(W W W W W W W)")
    assert why_not(game, state, "hit R5 0.0") == "card.hit.fit"
    do(game, state, "hit G5 0.0")


@pytest.mark.rule("card.wild.unnumbered-group")
@both_editions
def test_a_wild_hit_on_a_run_open_at_both_ends_names_the_end(edition: str) -> None:
    game, state = table(
        edition=edition, phase={0: 2}, laid={0: f"{SET} 3-6(R3 R4 R5 R6)"}, hands={0: "W W R2 R7 R12"}
    )
    assert why_not(game, state, "hit W 0.1") == "card.wild.unnumbered-group"
    assert {"hit W 0.1 low", "hit W 0.1 high"} <= set(offers(game, state))
    low = do(game, state, "hit W 0.1 low")
    assert groups_of(low, 0)[1] == "2-6(W R3 R4 R5 R6)"
    assert why_not(game, low, "hit R2 0.1") == "card.hit.fit"
    high = do(game, state, "hit W 0.1 high")
    assert groups_of(high, 0)[1] == "3-7(R3 R4 R5 R6 W)"
    assert why_not(game, high, "hit R7 0.1") == "card.hit.fit"


@pytest.mark.rule("card.wild.unnumbered-group")
@both_editions
@pytest.mark.parametrize(
    ("run", "open_end", "after"),
    [
        ("1-4(R1 R2 R3 R4)", "high", "1-5(R1 R2 R3 R4 W)"),
        ("9-12(Y9 R10 R11 R12)", "low", "8-12(W Y9 R10 R11 R12)"),
    ],
)
def test_at_one_open_end_the_wild_needs_no_name(edition: str, run: str, open_end: str, after: str) -> None:
    game, state = table(edition=edition, phase={0: 2}, laid={0: f"{SET} {run}"}, hands={0: "W W G5"})
    assert "hit W 0.1" in offers(game, state)
    assert groups_of(do(game, state, "hit W 0.1"), 0)[1] == after
    assert groups_of(do(game, state, f"hit W 0.1 {open_end}"), 0)[1] == after  # naming it does no harm
    closed_end = "low" if open_end == "high" else "high"
    assert why_not(game, state, f"hit W 0.1 {closed_end}") == "card.hit.fit"


@pytest.mark.rule("card.wild.unnumbered-group")
def test_only_a_wild_on_a_run_has_an_end_to_name() -> None:
    game, state = table(phase={0: 2}, laid={0: f"{SET} 3-6(R3 R4 R5 R6)"}, hands={0: "W Y9 R7 R12"})
    assert why_not(game, state, "hit W 0.0 low") == "card.hit.fit"
    assert why_not(game, state, "hit Y9 0.0 high") == "card.hit.fit"
    assert why_not(game, state, "hit R7 0.1 low") == "card.hit.fit"


@pytest.mark.rule("card.wild.fixed")
@both_editions
def test_a_wild_in_a_run_keeps_its_value(edition: str) -> None:
    game, state = table(
        edition=edition, phase={0: 2}, hands={0: f"R3 W B5 G6 {NINES} R4 R2 R7 R12"}, discard="G1"
    )
    state = do(game, state, f"lay 2: {SET} 3-6(R3 W B5 G6)")
    assert why_not(game, state, "hit R4 0.1") == "card.hit.fit"  # no swap for the card it stands for
    state = do(game, state, "hit R2 0.1", "hit R7 0.1")
    assert groups_of(state, 0)[1] == "2-7(R2 R3 W B5 G6 R7)"
    state = idle(game, do(game, state, "discard R12"), 3)
    state = do(game, state, "draw", f"drawn {state.deck[0]}")
    assert groups_of(state, 0)[1] == "2-7(R2 R3 W B5 G6 R7)"
    assert why_not(game, state, "hit R4 0.1") == "card.hit.fit"
    kinds = {text.split()[0] for text in offers(game, state)}
    assert kinds <= {"hit", "discard"}  # nothing takes a card back from the table


@pytest.mark.rule("card.wild.fixed")
@both_editions
def test_a_wild_that_was_hit_keeps_its_value(edition: str) -> None:
    game, state = table(
        edition=edition,
        phase={0: 2, 1: 8},
        laid={0: f"{SET} 3-6(R3 R4 R5 R6)", 1: "green(G1 G2 G3 G4 G5 G6 G7)"},
        hands={0: "W W W R2 R7 Y9 R12"},
    )
    state = do(game, state, "hit W 0.1 low", "hit W 0.0", "hit W 1.0")
    assert why_not(game, state, "hit R2 0.1") == "card.hit.fit"  # the wild is the 2
    assert why_not(game, state, "hit R12 0.0") == "card.hit.fit"
    assert why_not(game, state, "hit R12 1.0") == "card.hit.fit"
    state = do(game, state, "hit R7 0.1", "hit Y9 0.0")
    assert groups_of(state, 0) == ["9s(R9 G9 B9 W Y9)", "2-7(W R3 R4 R5 R6 R7)"]
    assert groups_of(state, 1) == ["green(G1 G2 G3 G4 G5 G6 G7 W)"]


@pytest.mark.rule("card.wild.fixed")
def test_after_the_hand_a_wild_is_a_wild_again() -> None:
    game, state = table(laid={0: "9s(R9 G9 B9) 5s(W W W)"}, hands={0: "R1"})
    state = do(game, state, "discard R1")
    assert state.stage is Stage.DEAL
    assert deal(game, state, top="W").table == ((),) * 4
