"""Jokers: turned cards that stand for anything."""

from __future__ import annotations

import pytest

from tests.games.board.build import both_editions, do, groups_of, held, offers, pile, refused, table, why_not

RED = "red(R8 R9 R10 R11 R12)"
REDS = "R8 R9 R10 R11 R12"


@pytest.mark.rule("board.joker.any")
@both_editions
def test_any_number_or_colour_in_every_phase_with_the_back_up(edition: str) -> None:
    for number, groups in (
        (1, "red(R1 R2 R3 R4 W) 7-9(G7 W Y9)"),
        (2, "3s(R3 W) 4s(R4 W) 5s(R5 B5) 6s(R6 B6)"),
        (4, "1-4(R1 W G3 Y4) 9-12(R9 B10 G11 W)"),
        (6, "4-11(W B5 G6 Y7 R8 W G10 Y11)"),
        (10, "2s(R2 B2 G2 W Y2) 5s(R5 W G5)"),
    ):
        cards = " ".join(part.split("(")[1] for part in groups.split(")")[:-1]).replace("W", "")
        game, state = table(edition=edition, phase={0: number}, hands={0: f"{cards} W(G12) W(Y12) B1"})
        after = do(game, state, f"lay {number}: {groups} with G12 Y12")
        assert " ".join(groups_of(after, 0)) == groups  # the faces are not seen any more
        assert held(after, 0) == "B1"
        assert [str(card) for card in after.under] == ["G12", "Y12"]
        assert any(text.startswith(f"lay {number}: ") for text in offers(game, state))


@pytest.mark.rule("board.joker.any")
def test_a_held_joker_is_not_the_card_that_it_shows() -> None:
    game, state = table(phase={0: 2}, hands={0: "R3 G3 R4 G4 R5 G5 R6 W(G6) B1"})
    assert why_not(game, state, "lay 2: 3s(R3 G3) 4s(R4 G4) 5s(R5 G5) 6s(R6 G6)") == "board.laydown"
    do(game, state, "lay 2: 3s(R3 G3) 4s(R4 G4) 5s(R5 G5) 6s(R6 W) with G6")
    assert why_not(game, state, "discard G6") == "board.turn"
    laid = {0: "3s(R3 G3) 4s(R4 G4) 5s(R5 G5) 6s(R6 B6)"}
    game, state = table(phase={0: 2}, laid=laid, hands={0: "W(G6) B1"})
    assert why_not(game, state, "add G6 0.3") == "board.add"
    assert groups_of(do(game, state, "add W(G6) 0.3"), 0)[3] == "6s(R6 B6 W)"


@pytest.mark.rule("board.joker.any")
def test_the_jokers_that_are_laid_are_named() -> None:
    game, state = table(hands={0: f"{REDS} G3 B1 W(G6) W(Y7) W(Y8)"})
    run = f"lay 1: {RED} 3-5(G3 W W)"
    assert why_not(game, state, f"{run} with G6 Y9") == "board.joker.any"
    assert why_not(game, state, f"{run} with G6") == "board.joker.any"
    assert refused(game, state, run).code == "which-jokers"
    assert held(do(game, state, f"{run} with G6 Y8"), 0) == "B1 W(Y7)"
    assert held(do(game, state, f"{run} with Y7 Y8"), 0) == "B1 W(G6)"
    assert why_not(game, state, f"lay 1: {RED} 3-7(G3 W W W W) with G6 Y7 Y8") == "board.joker.any"


@pytest.mark.rule("board.joker.no-swap")
@both_editions
def test_a_joker_on_the_table_is_never_exchanged(edition: str) -> None:
    game, state = table(
        edition=edition, laid={0: f"{RED} 3-5(R3 W G5)"}, under="Y1", hands={0: "B4 G6 R1 G2"}
    )
    assert why_not(game, state, "add B4 0.1") == "board.add"
    after = do(game, state, "add G6 0.1", "add G2 0.1")
    assert groups_of(after, 0)[1] == "2-6(G2 R3 W G5 G6)"
    assert why_not(game, after, "add B4 0.1") == "board.add"
    assert {text.split()[0] for text in offers(game, after)} <= {"add", "discard"}


@pytest.mark.rule("board.joker.full-groups")
@both_editions
def test_any_number_of_jokers_on_all_eight_9s(edition: str) -> None:
    nines = "9s(R9 R9 B9 B9 G9 G9 Y9 Y9)"
    game, state = table(
        edition=edition, phase={0: 8}, laid={0: f"2s(R2 B2 G2 Y2) {nines}"}, hands={0: "W(R1) W(R4) W(R5) B1"}
    )
    assert "add W(R1) 0.1" in offers(game, state)
    state = do(game, state, "add W(R1) 0.1", "add W(R4) 0.1", "add W(R5) 0.1")
    assert groups_of(state, 0)[1] == "9s(R9 R9 B9 B9 G9 G9 Y9 Y9 W W W)"


@pytest.mark.rule("board.joker.full-groups")
@pytest.mark.rule("board.joker.position")
@both_editions
def test_any_number_of_jokers_on_a_run_1_12(edition: str) -> None:
    run = "1-12(R1 B2 G3 Y4 R5 B6 G7 Y8 R9 B10 G11 Y12)"
    game, state = table(
        edition=edition, phase={0: 9}, laid={0: run}, hands={0: "W(R6) W(R4) W(R7) B1 R1"}, discard="R2"
    )
    assert "add W(R4) 0.0" in offers(game, state)
    for end in ("low", "high"):
        refusal = refused(game, state, f"add W(R4) 0.0 {end}")
        assert (refusal.rule, refusal.code) == ("board.joker.position", "no-end")
    state = do(game, state, "add W(R4) 0.0", "add W(R6) 0.0", "add W(R7) 0.0")
    assert groups_of(state, 0) == [f"{run}+3"]
    assert [str(card) for card in state.under] == ["R4", "R6", "R7"]
    assert why_not(game, state, "add B1 0.0") == "board.add"  # only jokers


@pytest.mark.rule("board.joker.one-real")
@both_editions
def test_each_group_needs_at_least_one_real_card(edition: str) -> None:
    game, state = table(edition=edition, hands={0: f"{REDS} G3 B1 W(G6) W(Y7) W(Y8)"})
    assert why_not(game, state, f"lay 1: {RED} 3-5(W W W) with G6 Y7 Y8") == "board.joker.one-real"
    do(game, state, f"lay 1: {RED} 3-5(G3 W W) with G6 Y7")
    # the rule is about each group, not about the phase
    game, state = table(edition=edition, phase={0: 2}, hands={0: "R3 G3 R4 G4 R5 G5 W(R6) W(G6) B1"})
    laying = "lay 2: 3s(R3 G3) 4s(R4 G4) 5s(R5 G5) {} with R6 G6"
    assert why_not(game, state, laying.format("6s(W W)")) == "board.joker.one-real"
    lays = [text for text in offers(game, state) if text.startswith("lay")]
    assert lays
    for text in lays:
        groups = text.split(": ")[1].split(" with")[0].split(") ")
        assert all("W W" not in group for group in groups), text


@pytest.mark.rule("board.joker.position")
@both_editions
@pytest.mark.parametrize(
    ("run", "fits", "fails"),
    [
        ("3-5(R3 W W)", ("B2", "B6"), ("B1", "B3", "B4", "B5", "B7")),
        ("2-4(W R3 W)", ("B1", "B5"), ("B2", "B3", "B4", "B6", "B7")),
        ("1-3(W W R3)", ("B4",), ("B1", "B2", "B3", "B5", "B6", "B12")),
    ],
)
def test_3jj_j3j_and_jj3(edition: str, run: str, fits: tuple[str, ...], fails: tuple[str, ...]) -> None:
    """The printed examples of what may be added to a run of one 3 and two jokers."""
    hand = f"{REDS} R3 W(G8) W(G9) W(G10) B1 B2 B3 B4 B5 B6 B7 B12"
    game, state = table(edition=edition, hands={0: hand})
    state = do(game, state, f"lay 1: {RED} {run} with G8 G9")
    for card in fits:
        assert f"add {card} 0.1" in offers(game, state)
        do(game, state, f"add {card} 0.1")
    for card in fails:
        assert why_not(game, state, f"add {card} 0.1") == "board.add"
    joker = [text for text in offers(game, state) if text.startswith("add W(G10) 0.1")]
    assert len(joker) == len(fits)  # a joker at every open end
    for text in joker:
        do(game, state, text)


@pytest.mark.rule("board.joker.position")
@both_editions
def test_the_player_names_the_end(edition: str) -> None:
    game, state = table(edition=edition, laid={0: f"{RED} 3-5(R3 G4 G5)"}, hands={0: "W(Y1) B1 B2 B6"})
    assert why_not(game, state, "add W(Y1) 0.1") == "board.joker.position"
    low, high = do(game, state, "add W(Y1) 0.1 low"), do(game, state, "add W(Y1) 0.1 high")
    assert groups_of(low, 0)[1] == "2-5(W R3 G4 G5)"
    assert groups_of(high, 0)[1] == "3-6(R3 G4 G5 W)"
    assert why_not(game, low, "add B2 0.1") == "board.add"
    assert why_not(game, high, "add B6 0.1") == "board.add"
    do(game, low, "add B1 0.1")
    game, state = table(edition=edition, laid={0: f"{RED} 1-3(R1 G2 G3)"}, hands={0: "W(Y1) B1"})
    assert refused(game, state, "add W(Y1) 0.1 low").code == "joker-end-closed"
    assert groups_of(do(game, state, "add W(Y1) 0.1"), 0)[1] == "1-4(R1 G2 G3 W)"


@pytest.mark.rule("board.joker.discard")
@both_editions
def test_a_discarded_joker_is_an_ordinary_card_again(edition: str) -> None:
    game, state = table(edition=edition, discard="Y1", hands={0: "W(G8) G8 B1"}, pieces={1: 0})
    state = do(game, state, "discard W(G8)")
    assert pile(state) == "Y1 G8"
    assert held(state, 0) == "B1 G8"
    state = do(game, state, "roll 1 2", "move 1", "take")  # the next player's "+1"
    assert state.jokers[1] == ()
    assert "G8" in held(state, 1).split()
