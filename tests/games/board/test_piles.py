"""The draw pile runs out."""

from __future__ import annotations

import pytest

from tenfold.games.board.notation import read_held_cards
from tenfold.games.board.state import FULL_DECK, Stage
from tenfold.pieces.cards import without_cards, write_cards
from tests.games.board.build import both_editions, do, held, landed, offers, pile, refused, table, why_not


def rest(*texts: str) -> str:
    """All cards of the box but these: a hand that leaves nothing to draw."""
    gone = [held.card for text in texts for held in read_held_cards(text)]
    return write_cards(without_cards(FULL_DECK, gone))


@pytest.mark.rule("board.pile.exhausted")
@both_editions
def test_the_discard_pile_below_its_top_card_becomes_the_new_draw_pile(edition: str) -> None:
    game, state = landed("+1", edition=edition, discard="R7 G8 B9", deck="", hands={0: "R2"})
    assert state.deck == ()
    below = state.discard[:-1]
    state = do(game, state, "draw")
    assert state.stage is Stage.DRAWING
    assert pile(state) == "B9"  # the top card stays
    assert state.deck == tuple(sorted(below))
    assert do(game, state, "drawn G8").stage is Stage.PLAY


@pytest.mark.rule("board.pile.exhausted")
@both_editions
def test_in_the_middle_of_a_swap_its_own_discards_take_part_except_the_top_one(edition: str) -> None:
    mine = "R2 R3 R4 R5"
    hands = {0: mine, 1: "B1", 2: "B2", 3: rest(mine, "B1", "B2", "Y9", "Y12")}
    game, state = landed("swap", edition=edition, discard="Y9", deck="Y12", hands=hands)
    state = do(game, state, "swap R3 R2 R5", "drawn Y12")
    assert [str(card) for card in state.deck] == ["R2", "R3", "Y9"]
    assert pile(state) == "R5"
    state = do(game, state, "drawn R2", "drawn Y9", "drawn R3")
    assert held(state, 0) == "R2 R3 R4 Y9 Y12"


@pytest.mark.rule("board.pile.exhausted")
def test_missed_cards_of_a_swap_are_not_made_up_for() -> None:
    hands = {0: "R2 R3", 1: "B1", 2: "B2", 3: rest("R2 R3", "B1", "B2", "Y9")}
    game, state = landed("swap", discard="Y9", deck="", hands=hands)
    state = do(game, state, "swap R3 R2")
    assert [str(card) for card in state.deck] == ["R3", "Y9"]
    state = do(game, state, "drawn Y9", "drawn R3")
    assert state.stage is Stage.PLAY  # the third card is missed
    assert state.owed == ()
    assert held(state, 0) == "R3 Y9"


@pytest.mark.rule("board.pile.exhausted")
@both_editions
@pytest.mark.parametrize(("space", "count"), [("+1", 1), ("+2", 2), ("+3", 3), ("again", 1)])
def test_plus_n_and_again_take_the_discard_piles_top_card_if_there_is_one(
    edition: str, space: str, count: int
) -> None:
    hands = {0: "R2 R3", 1: "B1", 2: "B2", 3: rest("R2 R3", "B1", "B2", "Y9")}
    game, state = landed(space, edition=edition, discard="Y9", deck="", hands=hands)
    assert state.to_take == count
    assert offers(game, state) == ["take"]
    assert refused(game, state, "draw").rule == "board.pile.exhausted"
    state = do(game, state, "take")
    assert state.stage is Stage.PLAY  # then nothing is left to take
    assert held(state, 0) == "R2 R3 Y9"


@pytest.mark.rule("board.pile.exhausted")
@pytest.mark.rule("board.action.draw-n")
def test_with_both_piles_empty_nothing_is_taken_and_an_empty_discard_pile_gives_nothing() -> None:
    hands = {0: "R2 R3", 1: "B1", 2: "B2", 3: rest("R2 R3", "B1", "B2")}
    _, state = landed("+2", discard="", deck="", hands=hands)
    assert state.stage is Stage.PLAY
    hands = {0: "R2 R3", 1: "B1", 2: "B2", 3: rest("R2 R3", "B1", "B2", "Y9")}
    game, state = landed("+2", discard="", deck="Y9", hands=hands)
    assert offers(game, state) == ["draw"]
    assert why_not(game, state, "take") == "board.action.draw-n"


@pytest.mark.rule("board.pile.exhausted")
def test_in_all_draw_those_after_the_last_card_go_without() -> None:
    hands = {0: "R2", 1: "B1", 2: "B2", 3: rest("R2", "B1", "B2", "Y9 Y10 Y11")}
    game, state = landed("all-draw", discard="Y9 Y10", deck="Y11", hands=hands)
    state = do(game, state, "drawn Y11", "drawn Y9")
    assert state.stage is Stage.PLAY
    assert held(state, 0) == "R2 Y11"
    assert held(state, 1) == "B1 Y9"
    assert held(state, 2) == "B2"
    assert pile(state) == "Y10"


@pytest.mark.rule("board.pile.exhausted")
def test_a_giver_goes_without_a_replacement() -> None:
    hands = {0: "R2", 1: "B7", 2: "B2", 3: rest("R2", "B7", "B2", "Y9")}
    game, state = landed("ask", discard="Y9", deck="", hands=hands)
    state = do(game, state, "ask 7 clockwise", "give B7")
    assert (state.seat, state.stage) == (0, Stage.PLAY)
    assert held(state, 1) == "-"


@pytest.mark.rule("board.pile.exhausted")
def test_without_a_card_there_is_no_joker_and_nothing_for_the_asker() -> None:
    hands = {0: "R2", 1: "B7", 2: "B2", 3: rest("R2", "B7", "B2", "Y9")}
    _, state = landed("joker", discard="Y9", deck="", hands=hands)
    assert (held(state, 0), state.stage) == ("R2", Stage.PLAY)
    three = {0: "R2", 1: "B7", 2: rest("R2", "B7", "Y9 Y9 R9 R9 B9 B9 G9 G9")}
    laid = {1: "9s(Y9 R9 R9 B9 B9 G9 G9)"}
    game, state = landed("ask", players=3, discard="Y9", deck="", hands=three, laid=laid)
    state = do(game, state, "ask 9 clockwise")
    assert (held(state, 0), state.stage) == ("R2", Stage.PLAY)


@pytest.mark.rule("board.pile.exhausted")
def test_a_joker_can_come_from_the_renewed_pile() -> None:
    game, state = table(
        stage="move", pieces={0: 6}, discard="R7 G8 B9", deck="", hands={0: "R2"}, dice=(1, 2)
    )
    state = do(game, state, "move 1")
    assert state.stage is Stage.TURNING
    assert held(do(game, state, "drawn G8"), 0) == "R2 W(G8)"
