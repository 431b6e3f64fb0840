"""Skips in the fx edition: laid in front of a player, who puts them under the discard pile."""

from __future__ import annotations

import pytest

from tenfold.games.card.state import Stage
from tenfold.pieces.cards import SKIP, read_card, write_cards
from tests.games.card.build import deal, do, idle, offers, table, why_not
from tests.games.looking import decider

TEN = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"
NINE = {1: "G1 G2 G3 G4 G5 G6 G7 G8 G9", 3: "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9"}


@pytest.mark.rule("card.skip.in-front")
def test_a_skip_lies_in_front_of_the_player_until_it_is_served() -> None:
    game, state = table(edition="fx", hands={0: f"{TEN} S"}, discard="G1 G2")
    state = do(game, state, "discard S 2")
    assert write_cards(state.discard) == "G1 G2"  # it does not go onto the pile
    assert state.skips == (False, False, True, False)
    assert game.view(state, 3).skips == state.skips  # everybody sees it
    assert decider(game, state) == 1
    state = do(game, state, "take")  # so the discard of the turn before can still be taken
    state = do(game, state, "discard G2")
    assert decider(game, state) == 3
    assert write_cards(state.discard) == "S G1 G2"  # the only action: it goes under the pile
    assert state.skips == (False,) * 4


@pytest.mark.rule("card.skip.in-front")
@pytest.mark.parametrize("target", [1, 2, 3])
def test_any_other_player_not_only_the_following_one(target: int) -> None:
    game, state = table(edition="fx", hands={0: f"{TEN} S"})
    state = do(game, state, f"discard S {target}")
    seats = []
    for _ in range(4):
        seats.append(decider(game, state))
        state = idle(game, state)
    order = [seat for seat in (1, 2, 3, 0) if seat != target]
    assert seats == [*order, 1]
    assert state.discard[0] == SKIP


@pytest.mark.rule("card.skip.in-front")
def test_the_target_is_another_player_at_the_table() -> None:
    game, state = table(edition="fx", hands={0: f"{TEN} S"})
    assert why_not(game, state, "discard S 0") == "card.skip.in-front"
    assert why_not(game, state, "discard S 4") == "card.skip.in-front"


@pytest.mark.rule("card.skip.in-front")
@pytest.mark.rule("card.skip.once-per-lap")
def test_fx_knows_no_limit_per_lap() -> None:
    hands = {0: f"{TEN} S", 3: f"{NINE[3]} S"}
    game, state = table(edition="fx", hands=hands)
    state = idle(game, do(game, state, "discard S 2"))
    assert decider(game, state) == 3
    state = do(game, state, "draw", "drawn B12", "discard S 2")  # the second in this lap
    assert decider(game, state) == 0
    game, state = table(edition="fx", options={"skip_once_per_lap": True}, hands=hands)
    state = idle(game, do(game, state, "discard S 2"))
    state = do(game, state, "draw", "drawn B12")
    assert why_not(game, state, "discard S 2") == "card.skip.once-per-lap"


@pytest.mark.rule("card.skip.in-front")
@pytest.mark.rule("card.skip.not-from-discard")
def test_a_skip_put_under_an_empty_pile_is_its_top_and_cannot_be_taken() -> None:
    game, state = table(edition="fx", stage="draw", hands={0: f"{TEN[:-4]} S"}, discard="G1")
    state = do(game, state, "take", "discard S 1")
    assert decider(game, state) == 2
    assert state.discard == (SKIP,)
    assert offers(game, state) == ["draw"]
    assert why_not(game, state, "take") == "card.skip.not-from-discard"
    state = idle(game, state)
    assert state.discard[0] == SKIP
    do(game, state, "take")


@pytest.mark.rule("card.skip.in-front")
@pytest.mark.rule("card.pile.exhausted")
def test_a_skip_under_the_pile_comes_back_with_the_shuffle() -> None:
    game, state = table(edition="fx", hands={0: f"{TEN} S"}, deck="B7", discard="G1")
    state = do(game, state, "discard S 2", "draw", "drawn B7", "discard B7")
    assert decider(game, state) == 3
    assert state.discard[0] == SKIP
    state = do(game, state, "draw")
    assert SKIP in state.deck
    assert state.discard == (read_card("B7"),)


@pytest.mark.rule("card.skip.in-front")
def test_a_skip_not_served_when_the_hand_ends_scores_for_nobody() -> None:
    game, state = table(
        edition="fx",
        hands={0: f"{TEN} S", 1: "R12", 2: "B1 B2 B3 B4 B5 B6 B7 B8 B9 B9"},
        laid={1: "5s(G5 B5 Y5) 7s(G7 B7 Y7)"},
        reserve="Y5",
    )
    state = do(game, state, "discard S 2", "draw", "drawn Y5", "hit Y5 1.0", "discard R12")
    assert state.stage is Stage.DEAL
    assert [line.points for line in state.sheet[:3]] == [(55,), (0,), (50,)]
    state = deal(game, state)
    assert not any(state.skips)
    assert state.deck.count(SKIP) == 4


@pytest.mark.rule("card.skip.in-front")
def test_in_front_can_be_played_with_the_international_edition() -> None:
    game, state = table(options={"skip_play": "in-front"}, hands={0: f"{TEN} S"}, discard="G1")
    state = idle(game, do(game, state, "discard S 2"))
    assert state.discard[0] == SKIP
