"""Skips in the international edition: discarded onto the pile, once per player and lap."""

from __future__ import annotations

import pytest

from tenfold.games.card.state import Stage, State
from tenfold.pieces.cards import SKIP, write_cards
from tests.games.card.build import deal, do, idle, offers, table, why_not
from tests.games.looking import decider

TEN = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"
NINE = {1: "G1 G2 G3 G4 G5 G6 G7 G8 G9", 2: "B1 B2 B3 B4 B5 B6 B7 B8 B9", 3: "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9"}
DRAWN = ("draw", "drawn any")


@pytest.mark.rule("card.skip.discard")
def test_a_skip_lies_on_the_discard_pile_and_its_target_loses_the_next_turn() -> None:
    game, state = table(hands={0: f"{TEN} S"}, discard="G1")
    state = do(game, state, "discard S 2")
    assert write_cards(state.discard) == "G1 S"
    assert why_not(game, state, "take") == "card.skip.not-from-discard"
    seats = []
    for _ in range(7):
        seats.append(decider(game, state))
        state = idle(game, state)
    assert seats == [1, 3, 0, 1, 2, 3, 0]  # one turn is lost, no more
    assert write_cards(state.discard[:2]) == "G1 S"  # and the skip stays in the pile


@pytest.mark.rule("card.skip.discard")
@pytest.mark.parametrize("target", [1, 2, 3])
def test_any_other_player_can_be_named(target: int) -> None:
    game, state = table(hands={0: f"{TEN} S"})
    state = do(game, state, f"discard S {target}")
    seats = []
    for _ in range(3):
        seats.append(decider(game, state))
        state = idle(game, state)
    assert seats == [seat for seat in (1, 2, 3, 0) if seat != target]


@pytest.mark.rule("card.skip.discard")
def test_the_target_is_another_player_at_the_table() -> None:
    game, state = table(hands={0: f"{TEN} S"})
    assert why_not(game, state, "discard S 0") == "card.skip.discard"
    assert why_not(game, state, "discard S 4") == "card.skip.discard"


@pytest.mark.rule("card.skip.discard")
def test_a_skip_not_served_when_the_hand_ends_is_void() -> None:
    game, state = table(hands={0: f"{TEN} S", 1: "R12"}, laid={1: "5s(G5 B5 Y5) 7s(G7 B7 Y7)"}, reserve="Y5")
    state = do(game, state, "discard S 2", "draw", "drawn Y5", "hit Y5 1.0", "discard R12")
    assert state.stage is Stage.DEAL
    state = deal(game, state)
    assert state.deck.count(SKIP) == 4
    seats = []
    for _ in range(4):
        seats.append(decider(game, state))
        state = idle(game, state)
    assert seats == [1, 2, 3, 0]


@pytest.mark.rule("card.skip.once-per-lap")
def test_one_skip_against_a_player_in_a_lap() -> None:
    game, state = table(hands={0: f"{TEN} S", 3: f"{NINE[3]} S", 1: f"{NINE[1]} S"})
    state = idle(game, do(game, state, "discard S 2"))
    assert decider(game, state) == 3  # seat 2 has served its skip
    state = do(game, state, *DRAWN)
    assert why_not(game, state, "discard S 2") == "card.skip.once-per-lap"
    assert [text for text in offers(game, state) if "S" in text] == ["discard S 0", "discard S 1"]
    state = idle(game, do(game, state, "discard any"))
    state = do(game, state, *DRAWN, "discard S 2")  # seat 1, in the next lap
    assert decider(game, state) == 3


@pytest.mark.rule("card.skip.once-per-lap")
def test_each_player_can_be_skipped_in_a_lap() -> None:
    game, state = table(hands={0: f"{TEN} S", 1: f"{NINE[1]} S", 3: f"{NINE[3]} S"})
    state = do(game, state, "discard S 2", *DRAWN, "discard S 3")
    assert decider(game, state) == 0
    assert state.lap == ()
    state = idle(game, state, 3)
    state = do(game, state, *DRAWN, "discard S 0")
    assert decider(game, state) == 1


def new_lap_for(dealer: int) -> State:
    """Seat 1 has skipped seat 2 and it is seat 3's turn; seat `dealer` + 1 began the lap."""
    game, state = table(dealer=dealer, turn=1, hands={1: f"{NINE[1]} G10 S", 3: f"{NINE[3]} S"})
    return do(game, state, "discard S 2", *DRAWN)


@pytest.mark.rule("card.skip.once-per-lap")
def test_the_lap_begins_with_the_first_player_of_the_hand() -> None:
    game, _ = table()
    for dealer in (3, 0):  # seat 0 or seat 1 is first: seats 1 and 3 play in the same lap
        assert why_not(game, new_lap_for(dealer), "discard S 2") == "card.skip.once-per-lap"
    for dealer in (1, 2):  # seat 2 or seat 3 is first: between them a new lap begins
        do(game, new_lap_for(dealer), "discard S 2")


@pytest.mark.rule("card.skip.once-per-lap")
def test_a_lost_turn_of_the_first_player_begins_the_lap_too() -> None:
    game, state = table(turn=3, hands={3: f"{NINE[3]} Y10 S", 1: f"{NINE[1]} S", 2: f"{NINE[2]} S"})
    state = do(game, state, "discard S 0")  # at the end of the first lap
    assert decider(game, state) == 1  # the second lap began with the turn that seat 0 lost
    state = do(game, state, *DRAWN, "discard S 0")  # the first against seat 0 in this lap
    state = do(game, state, *DRAWN)
    assert why_not(game, state, "discard S 0") == "card.skip.one-pending"


@pytest.mark.rule("card.skip.once-per-lap")
def test_a_lost_turn_of_another_player_is_part_of_the_lap() -> None:
    game, state = table(turn=2, hands={2: f"{NINE[2]} B10 S", 1: f"{NINE[1]} S S"})
    state = idle(game, do(game, state, "discard S 3"))  # seat 3 loses the last turn of the first lap
    assert decider(game, state) == 1
    state = do(game, state, *DRAWN, "discard S 3")  # the second lap: seat 3 can be skipped again
    state = idle(game, state)
    assert decider(game, state) == 0
    state = idle(game, state)
    do(game, state, *DRAWN, "discard S 3")  # the third


@pytest.mark.rule("card.skip.once-per-lap")
def test_a_skip_counts_for_the_lap_in_which_it_is_played() -> None:
    game, state = table(
        turn=2, hands={2: f"{NINE[2]} B10 S", 3: f"{NINE[3]} S", 0: "R1 R2 R3 R4 R5 R6 R7 R8 R9 S"}
    )
    state = do(game, state, "discard S 1", *DRAWN)  # played in the first lap, served in the second
    assert why_not(game, state, "discard S 1") == "card.skip.one-pending"
    state = do(game, state, "discard S 0")
    assert decider(game, state) == 2  # seats 0 and 1 lost their turns in the second lap
    assert state.lap == ()


@pytest.mark.rule("card.skip.once-per-lap")
def test_with_two_players_too() -> None:
    game, state = table(players=2, hands={0: "R1 R2 R3 R4 R5 R6 R7 R8 S S S"})
    state = do(game, state, "discard S 1", *DRAWN, "discard S 1", *DRAWN, "discard S 1")
    assert decider(game, state) == 0  # every lost turn of seat 1 ended a lap


@pytest.mark.rule("card.skip.once-per-lap")
def test_without_the_house_rule_a_player_can_be_skipped_twice_in_a_lap() -> None:
    game, state = table(options={"skip_once_per_lap": False}, hands={0: f"{TEN} S", 3: f"{NINE[3]} S"})
    state = idle(game, do(game, state, "discard S 2"))
    assert decider(game, do(game, state, *DRAWN, "discard S 2")) == 0
