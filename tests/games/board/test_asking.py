"""Asking for a number, and giving."""

from __future__ import annotations

import pytest

from tenfold.games.board.state import Stage
from tenfold.locales.rendering import in_english
from tests.games.board.build import (
    both_editions,
    do,
    every_table,
    held,
    landed,
    offers,
    refused,
    told,
    why_not,
)
from tests.games.looking import decider

NO_SEVEN = "R1 G2 B3"


@pytest.mark.rule("board.action.ask")
@both_editions
@pytest.mark.parametrize(("way", "giver"), [("clockwise", 2), ("counterclockwise", 3)])
def test_the_first_player_in_that_direction_who_has_the_number_gives_it_up(
    edition: str, way: str, giver: int
) -> None:
    hands = {0: NO_SEVEN, 1: NO_SEVEN.replace("1", "4"), 2: "R7 Y12", 3: "G7 Y11"}
    game, state = landed("ask", edition=edition, hands=hands, reserve="B9")
    state = do(game, state, f"ask 7 {way}")
    assert decider(game, state) == giver  # a decision out of turn
    assert state.seat == 0
    card = "R7" if giver == 2 else "G7"
    assert offers(game, state) == [f"give {card}"]
    state = do(game, state, f"give {card}")
    assert card in held(state, 0)
    assert state.owed == (giver,)  # at once a replacement from the draw pile
    state = do(game, state, "drawn B9")
    assert "B9" in held(state, giver)
    assert card not in held(state, giver)
    assert (state.seat, state.stage) == (0, Stage.PLAY)


@pytest.mark.rule("board.action.ask")
@every_table
def test_all_others_are_asked_before_the_asker_draws(players: int) -> None:
    hands = {seat: NO_SEVEN if seat < 2 else f"R{seat + 6} G{seat + 6}" for seat in range(players)}
    for way in ("clockwise", "counterclockwise"):
        game, state = landed("ask", players=players, hands={**hands, 0: "R7"}, reserve="B9")
        state = do(game, state, f"ask 7 {way}")
        assert state.owed == (0,)  # nobody has one, the own hand is not asked
        assert [known.absent for known in state.known] == [(), *((7,),) * (players - 1)]
        state = do(game, state, "drawn B9")
        assert held(state, 0) == "R7 B9"
        assert state.stage is Stage.PLAY


@pytest.mark.rule("board.action.ask")
def test_a_number_from_1_to_12_never_a_colour() -> None:
    game, state = landed("ask")
    assert len(offers(game, state)) == 24
    for wrong in (0, 13):
        assert why_not(game, state, f"ask {wrong} clockwise") == "board.action.ask"
    game, state = landed("ask", players=2)
    assert len(offers(game, state)) == 12  # both directions are the same
    do(game, state, "ask 3 counterclockwise")


@pytest.mark.rule("board.action.ask")
def test_nothing_else_can_be_done_before_the_card_is_given() -> None:
    game, state = landed("ask", hands={0: NO_SEVEN, 1: "R7 G8"})
    state = do(game, state, "ask 7 clockwise")
    for text in ("discard R1", "ask 8 clockwise", "draw"):
        assert why_not(game, state, text) == "board.action.ask"


@pytest.mark.rule("board.action.ask.joker")
@both_editions
def test_a_joker_that_shows_the_number_goes_if_there_is_no_ordinary_card(edition: str) -> None:
    hands = {0: NO_SEVEN, 1: "R4 W(G7)", 2: "R7"}
    game, state = landed("ask", edition=edition, hands=hands, reserve="B9")
    state = do(game, state, "ask 7 clockwise")
    assert offers(game, state) == ["give W(G7)"]
    state = do(game, state, "give W(G7)", "drawn B9")
    assert held(state, 0) == "R1 G2 B3 G7"  # an ordinary card again, no joker
    assert state.jokers == ((),) * 4
    assert held(state, 1) == "R4 B9"  # and so is the replacement


@pytest.mark.rule("board.action.ask.joker")
@both_editions
def test_an_ordinary_card_goes_first(edition: str) -> None:
    game, state = landed("ask", edition=edition, hands={0: NO_SEVEN, 1: "R7 W(G7)"})
    state = do(game, state, "ask 7 clockwise")
    assert offers(game, state) == ["give R7"]
    assert why_not(game, state, "give W(G7)") == "board.action.ask.joker"
    assert held(do(game, state, "give R7"), 1) == "W(G7)"


@pytest.mark.rule("board.action.ask.joker")
def test_a_joker_with_another_face_is_not_asked_for() -> None:
    game, state = landed("ask", hands={0: NO_SEVEN, 1: "R4 W(G8)", 2: "R7", 3: "R4"})
    assert decider(game, do(game, state, "ask 7 clockwise")) == 2


@pytest.mark.rule("board.action.ask.which")
@both_editions
def test_the_giver_chooses_among_several(edition: str) -> None:
    game, state = landed("ask", edition=edition, hands={0: NO_SEVEN, 1: "R7 R7 Y7 G8"})
    state = do(game, state, "ask 7 clockwise")
    assert offers(game, state) == ["give R7", "give Y7"]
    assert held(do(game, state, "give Y7"), 1) == "R7 R7 G8"
    assert held(do(game, state, "give R7"), 1) == "R7 Y7 G8"
    refusal = refused(game, state, "give G8")
    assert refusal.rule == "board.action.ask.which"
    said = "G8 cannot be given for a 7: give R7 Y7. (rule board.action.ask.which)"
    assert in_english(refusal) == said
    assert why_not(game, state, "give ?") == "board.action.ask.which"


@pytest.mark.rule("board.action.ask")
@both_editions
def test_with_a_single_card_of_the_number_there_is_nothing_to_choose(edition: str) -> None:
    for theirs in ("R7 G8", "W(R7) G8"):
        game, state = landed("ask", edition=edition, hands={0: NO_SEVEN, 1: theirs})
        assert why_not(game, do(game, state, "ask 7 clockwise"), "give G8") == "board.action.ask"


@pytest.mark.rule("board.action.ask.which")
def test_so_with_several_jokers_and_no_ordinary_card() -> None:
    game, state = landed("ask", hands={0: NO_SEVEN, 1: "R8 W(B7) W(G7)"})
    state = do(game, state, "ask 7 clockwise")
    assert offers(game, state) == ["give W(B7)", "give W(G7)"]
    assert held(do(game, state, "give W(B7)"), 1) == "R8 W(G7)"


@pytest.mark.rule("board.action.ask")
@pytest.mark.rule("board.hidden")
def test_giver_and_receiver_alone_see_the_colour() -> None:
    game, state = landed("ask", hands={0: NO_SEVEN, 1: "R7 Y7 W(G8)", 2: "R5"})
    state = do(game, state, "ask 7 clockwise")
    assert [told(game, state, "give Y7", seat) for seat in (0, 1, 2, 3, None)] == [
        "give Y7",
        "give Y7",
        "give ?",
        "give ?",
        "give ?",
    ]
    game, state = landed("ask", hands={0: NO_SEVEN, 1: "W(G8)", 2: "R5"})
    state = do(game, state, "ask 8 clockwise")
    assert told(game, state, "give W(G8)", 2) == "give W(G8)"  # a joker's face was seen by all
