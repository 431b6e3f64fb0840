"""Sets, runs and cards of one colour."""

from __future__ import annotations

import pytest

from tests.games.card.build import both_editions, do, groups_of, offers, table, why_not

SET = "9s(R9 G9 B9)"
NINES = "R9 G9 B9"


@pytest.mark.rule("card.set")
@both_editions
@pytest.mark.parametrize(
    "cards", ["R5 G5 B5", "R5 R5 B5", "B5 Y5 G5", "R5 G5 B5 Y5"]
)  # any colours, equal ones too
def test_a_set_is_cards_of_one_number(edition: str, cards: str) -> None:
    game, state = table(edition=edition, hands={0: f"{cards} {NINES} Y1 Y2"})
    state = do(game, state, f"lay 1: 5s({cards}) {SET}")
    assert groups_of(state, 0) == [f"5s({cards})", SET]


@pytest.mark.rule("card.set")
@both_editions
def test_another_number_does_not_belong_in_a_set(edition: str) -> None:
    game, state = table(edition=edition, hands={0: f"R5 G5 B6 R6 R7 {NINES} Y1 Y2 W"})
    assert why_not(game, state, f"lay 1: 5s(R5 G5 B6) {SET}") == "card.set"
    assert why_not(game, state, f"lay 1: 5s(R5 R6 R7) {SET}") == "card.set"
    assert why_not(game, state, f"lay 1: 5s(R5 W B6) {SET}") == "card.set"
    assert why_not(game, state, f"lay 1: 13s(W) {SET}") == "card.set"
    assert why_not(game, state, f"lay 1: 0s(W) {SET}") == "card.set"


@pytest.mark.rule("card.set")
def test_two_cards_are_a_set_where_the_phase_asks_for_two() -> None:
    game, state = table(phase={0: 9}, hands={0: f"{NINES} Y9 Y9 R5 G5 R1 R2 R3 R4"})
    state = do(game, state, f"lay 9: 9s({NINES} Y9 Y9) 5s(R5 G5)")
    assert groups_of(state, 0)[1] == "5s(R5 G5)"


@pytest.mark.rule("card.set.same-number-twice")
@both_editions
@pytest.mark.parametrize(
    ("number", "groups"),
    [
        (1, "8s(R8 G8 B8) 8s(R8 G8 W)"),
        (7, "8s(R8 R8 G8 G8) 8s(B8 B8 Y8 Y8)"),
        (10, "8s(R8 R8 G8 G8 B8) 8s(B8 Y8 Y8)"),
    ],
)
def test_two_sets_may_have_the_same_number(edition: str, number: int, groups: str) -> None:
    cards = " ".join(part.split("(")[1] for part in groups.split(")")[:-1])
    game, state = table(edition=edition, phase={0: number}, hands={0: f"{cards} R1 R2 R3"})
    assert any(text.count("8s(") == 2 for text in offers(game, state))
    state = do(game, state, f"lay {number}: {groups}")
    assert len(state.table[0]) == 2


@pytest.mark.rule("card.run")
@both_editions
@pytest.mark.parametrize("run", ["1-4(R1 R2 R3 R4)", "3-6(R3 G4 B5 Y6)", "9-12(Y9 G10 G11 B12)"])
def test_a_run_is_consecutive_numbers_of_any_colours(edition: str, run: str) -> None:
    cards = run.split("(")[1].rstrip(")")
    game, state = table(edition=edition, phase={0: 2}, hands={0: f"{cards} {NINES} Y7 Y8 S S"})
    state = do(game, state, f"lay 2: {SET} {run}")
    assert groups_of(state, 0) == [SET, run]


@pytest.mark.rule("card.run")
@both_editions
def test_what_is_no_run(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 2}, hands={0: f"R3 G4 G5 B5 Y6 R7 {NINES} W S"})
    assert why_not(game, state, f"lay 2: {SET} 3-6(R3 G4 Y6 R7)") == "card.run"  # a gap
    assert why_not(game, state, f"lay 2: {SET} 4-7(G4 G5 B5 Y6)") == "card.run"  # a number twice
    assert why_not(game, state, f"lay 2: {SET} 3-6(R3 G4 Y6 B5)") == "card.run"  # not in order
    assert why_not(game, state, f"lay 2: {SET} 3-7(R3 G4 B5 Y6)") == "card.run"  # not as long as said
    assert why_not(game, state, f"lay 2: {SET} 3-5(R3 G4 B5)") == "card.laydown.whole"  # only three
    assert why_not(game, state, f"lay 2: {SET} 9s({NINES} W)") == "card.laydown.whole"  # a set is not a run
    do(game, state, f"lay 2: {SET} 3-6(R3 G4 B5 Y6)")


@pytest.mark.rule("card.run.no-wrap")
@both_editions
@pytest.mark.parametrize(
    "run",
    [
        "10-13(R10 R11 R12 W)",
        "0-3(W R1 R2 R3)",
        "11-14(R11 R12 R1 R2)",
        "11-2(R11 R12 R1 R2)",
        "12-15(R12 R1 R2 R3)",
        "10-13(R10 R11 R12 R1)",
    ],
)
def test_a_run_stays_within_1_and_12(edition: str, run: str) -> None:
    game, state = table(edition=edition, phase={0: 2}, hands={0: f"R10 R11 R12 W R1 R2 R3 {NINES} S"})
    assert why_not(game, state, f"lay 2: {SET} {run}") == "card.run.no-wrap"


@pytest.mark.rule("card.run.no-wrap")
@both_editions
def test_nothing_offered_joins_12_and_1(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 2}, hands={0: f"R11 R12 R1 R2 {NINES} Y4 G4 Y6 G6"})
    assert not any(text.startswith("lay") for text in offers(game, state))


@pytest.mark.rule("card.run.no-wrap")
@both_editions
def test_hits_do_not_wrap_either(edition: str) -> None:
    game, state = table(
        edition=edition,
        phase={0: 4, 1: 4},
        laid={0: "6-12(R6 R7 R8 R9 R10 R11 R12)", 1: "1-7(R1 R2 R3 R4 R5 G6 G7)"},
        hands={0: "G1 G12 W G2"},
    )
    assert why_not(game, state, "hit G1 0.0") == "card.hit.fit"
    assert why_not(game, state, "hit W 0.0 high") == "card.hit.fit"
    assert why_not(game, state, "hit G12 1.0") == "card.hit.fit"
    assert why_not(game, state, "hit W 1.0 low") == "card.hit.fit"
    assert groups_of(do(game, state, "hit W 0.0"), 0) == ["5-12(W R6 R7 R8 R9 R10 R11 R12)"]
    assert groups_of(do(game, state, "hit W 1.0"), 1) == ["1-8(R1 R2 R3 R4 R5 G6 G7 W)"]


@pytest.mark.rule("card.colour")
@both_editions
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_a_colour_group_is_one_colour_of_any_numbers(edition: str, colour: str) -> None:
    letter = colour[0].upper()
    cards = " ".join(f"{letter}{number}" for number in (1, 1, 2, 5, 8, 12, 12))
    other = "G3" if letter != "G" else "R3"
    game, state = table(
        edition=edition, phase={0: 8}, hands={0: f"{cards} {other} {letter}9 S S"}, discard="B3"
    )
    broken = cards.replace(f"{letter}8", other)
    assert why_not(game, state, f"lay 8: {colour}({broken})") == "card.colour"
    state = do(game, state, f"lay 8: {colour}({cards})")
    assert groups_of(state, 0) == [f"{colour}({cards})"]
    assert why_not(game, state, f"hit {other} 0.0") == "card.hit.fit"
    do(game, state, f"hit {letter}9 0.0")
