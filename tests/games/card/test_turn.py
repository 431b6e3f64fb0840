"""A turn: take one card, end with a discard; the piles."""

from __future__ import annotations

import pytest

from tenfold.core import Chance
from tenfold.games.card.state import Stage
from tenfold.games.nature import Drawn
from tenfold.pieces.cards import read_card, write_cards
from tests.games.card.build import both_editions, do, held, idle, offers, table, why_not
from tests.games.looking import decider

NINE = "R1 R2 R3 R4 R5 R6 R7 R8 R9"


@pytest.mark.rule("card.turn.draw")
@both_editions
def test_a_turn_begins_with_one_card_from_either_pile(edition: str) -> None:
    game, state = table(edition=edition, stage="draw", hands={0: f"{NINE} R10"}, discard="G1 G2")
    assert offers(game, state) == ["draw", "take"]
    taken = do(game, state, "take")
    assert held(taken, 0) == "R1 R2 G2 R3 R4 R5 R6 R7 R8 R9 R10"
    assert write_cards(taken.discard) == "G1"  # the top, not the card below
    drawn = do(game, state, "draw", "drawn B12")
    assert held(drawn, 0) == f"{NINE} R10 B12"
    assert write_cards(drawn.discard) == "G1 G2"
    assert len(drawn.deck) == len(state.deck) - 1


@pytest.mark.rule("card.turn.draw")
@both_editions
def test_only_one_card_is_taken(edition: str) -> None:
    game, state = table(edition=edition, stage="draw", discard="G1 G2")
    for after in (do(game, state, "take"), do(game, state, "draw", "drawn B12")):
        assert why_not(game, after, "draw") == "card.turn.draw"
        assert why_not(game, after, "take") == "card.turn.draw"
    assert why_not(game, do(game, state, "draw"), "take") == "card.turn.draw"
    assert why_not(game, do(game, state, "take"), "drawn B12") == "card.turn.discard"


@pytest.mark.rule("card.turn.draw")
def test_nothing_is_done_before_a_card_is_taken() -> None:
    game, state = table(
        stage="draw",
        hands={0: "R5 G5 B5 R7 G7 B7 R1 R2 R3 R4", 1: "R9 R10"},
        laid={1: "8s(R8 G8 B8) 10s(R10 G10 B10)"},
    )
    assert why_not(game, state, "lay 1: 5s(R5 G5 B5) 7s(R7 G7 B7)") == "card.laydown.when"
    assert why_not(game, state, "lay 1: 5s(R5 G5 B6) 7s(R7 G7 B7)") == "card.laydown.when"  # before its form
    assert why_not(game, state, "hit R1 1.0") == "card.turn.draw"
    assert why_not(game, state, "discard R1") == "card.turn.draw"


@pytest.mark.rule("card.turn.draw")
def test_every_card_of_the_draw_pile_is_as_likely_to_come() -> None:
    game, state = table(stage="draw", deck="R1 R1 G4 W W W S")
    turn = game.turn(do(game, state, "draw"))
    assert isinstance(turn, Chance)
    odds = {"R1": 2, "G4": 1, "W": 3, "S": 1}
    assert turn.outcomes() == [(Drawn(read_card(card)), weight) for card, weight in odds.items()]
    assert why_not(game, do(game, state, "draw"), "drawn G5") == "card.deck"
    assert why_not(game, do(game, state, "draw"), "drawn ?") == "card.deck"


@pytest.mark.rule("card.turn.draw")
def test_from_an_empty_discard_pile_nothing_is_taken() -> None:
    game, state = table(
        edition="fx", stage="draw", hands={0: f"{NINE} S"}, discard="G1"
    )  # taking the last discard and playing a skip leaves the pile empty
    state = do(game, state, "take", "discard S 2")
    assert state.discard == ()
    assert decider(game, state) == 1
    assert offers(game, state) == ["draw"]
    assert why_not(game, state, "take") == "card.turn.draw"
    card = state.deck[0]
    state = do(game, state, "draw", f"drawn {card}", f"discard {card}")
    assert state.discard[-1] == card


@pytest.mark.rule("card.turn.discard")
@both_editions
def test_a_turn_ends_with_a_discard_face_up(edition: str) -> None:
    game, state = table(edition=edition, hands={0: f"{NINE} R10 R11"}, discard="G1")
    state = do(game, state, "discard R4")
    assert write_cards(state.discard) == "G1 R4"
    assert held(state, 0) == "R1 R2 R3 R5 R6 R7 R8 R9 R10 R11"
    assert (decider(game, state), state.stage) == (1, Stage.DRAW)
    assert game.view(state, 3).discard == state.discard


@pytest.mark.rule("card.turn.discard")
@both_editions
@pytest.mark.parametrize("source", ["take", "draw"])
def test_the_card_just_taken_may_be_discarded(edition: str, source: str) -> None:
    game, state = table(edition=edition, stage="draw", discard="G1 G2")
    before = state.hands[0]
    state = do(game, state, source, *(["drawn B12"] if source == "draw" else []))
    state = do(game, state, "discard B12" if source == "draw" else "discard G2")
    assert state.hands[0] == before


@pytest.mark.rule("card.turn.discard")
def test_only_a_card_of_the_hand_is_discarded() -> None:
    game, state = table(hands={0: f"{NINE} R10 R11"})
    assert why_not(game, state, "discard R12") == "card.turn.discard"
    assert why_not(game, state, "discard W") == "card.turn.discard"
    assert why_not(game, state, "discard S 1") == "card.turn.discard"


@pytest.mark.rule("card.turn.discard")
def test_one_card_is_discarded_not_two() -> None:
    game, state = table(hands={0: f"{NINE} R10 R11"})
    assert why_not(game, do(game, state, "discard R1"), "discard R2") == "card.turn.draw"


@pytest.mark.rule("card.pile.exhausted")
@both_editions
def test_drawing_from_an_empty_pile_shuffles_the_discards_below_the_top(edition: str) -> None:
    game, state = table(edition=edition, stage="draw", deck="", discard="G1 G2 G3")
    below = sorted(state.discard[:-1])
    assert offers(game, state) == ["draw", "take"]
    state = do(game, state, "draw")
    assert write_cards(state.discard) == "G3"  # the top stays and can be seen
    assert list(state.deck) == below
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    outcomes = turn.outcomes()
    assert outcomes is not None
    assert sum(weight for _, weight in outcomes) == len(below)
    state = do(game, state, "drawn G1", "discard G1", "take")
    assert write_cards(state.discard) == "G3"


@pytest.mark.rule("card.pile.exhausted")
@both_editions
def test_taking_the_top_discard_needs_no_shuffle(edition: str) -> None:
    game, state = table(edition=edition, stage="draw", deck="", discard="G1 G2 G3")
    before = state.discard
    state = do(game, state, "take")
    assert state.deck == ()
    assert state.discard == before[:-1]
    state = do(game, state, "discard G3")
    assert state.deck == ()  # still not: it waits until somebody wants a card from it
    assert state.discard == before


@pytest.mark.rule("card.pile.exhausted")
def test_the_last_card_of_the_draw_pile_comes_before_the_shuffle() -> None:
    game, state = table(stage="draw", deck="B7", discard="G1 G2 G3")
    state = do(game, state, "draw", "drawn B7")
    assert state.deck == ()
    assert write_cards(state.discard[-3:]) == "G1 G2 G3"


@pytest.mark.rule("card.pile.exhausted")
@both_editions
@pytest.mark.parametrize("players", [2, 6])
def test_a_card_can_always_be_drawn(edition: str, players: int) -> None:
    game, state = table(edition=edition, players=players, stage="draw")
    for _ in range(130):  # the draw pile runs out more than once
        assert len(state.deck) + len(state.discard) >= 44
        state = idle(game, state)
