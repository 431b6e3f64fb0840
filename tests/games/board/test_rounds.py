"""Discarding, ending a round, the evaluation, what is kept, the next round, winning."""

from __future__ import annotations

import pytest

from tenfold.games.board.actions import Keep
from tenfold.games.board.state import BoardReason, RoundOver, Stage
from tests.games.board.build import (
    KIND,
    both_editions,
    deal,
    do,
    every_table,
    groups_of,
    held,
    landed,
    offers,
    pile,
    refused,
    table,
    told,
    why_not,
)
from tests.games.looking import decider, outcome

PHASE_1 = "green(G1 G3 G5 G7 G9) 10-12(R10 B11 Y12)"
FULL_RUN = "1-12(R1 B2 G3 Y4 R5 B6 G7 Y8 R9 B10 G11 Y12)"
EIGHT_2S = "2s(R2 R2 B2 G2 G2 Y2 Y2 W)"
EIGHT_5S = "5s(R5 B5 B5 G5 G5 Y5 Y5 W W)"

# --- two discards -----------------------------------------------------------------------------------


@pytest.mark.rule("board.discard.two-when-full")
def test_two_cards_when_only_full_groups_lie() -> None:
    game, state = table(phase={0: 9}, laid={0: FULL_RUN}, hands={0: "R8 G8 B8"}, discard="R2")
    assert {"discard R8 G8", "discard G8 R8", "discard R8"} <= set(offers(game, state))
    assert pile(do(game, state, "discard R8 G8")) == "R2 R8 G8"
    assert pile(do(game, state, "discard G8 R8")) == "R2 G8 R8"  # in either order
    one = do(game, state, "discard R8")  # may, not must
    assert held(one, 0) == "B8 G8"
    assert one.seat == 1
    assert why_not(game, state, "discard R8 G8 B8") == "board.turn"
    assert why_not(game, state, "discard R8 R8") == "board.turn"


@pytest.mark.rule("board.discard.two-when-full")
def test_not_in_the_2010_edition() -> None:
    game, state = table(edition="2010", phase={0: 9}, laid={0: FULL_RUN}, hands={0: "R8 G8 B8"}, discard="R2")
    assert why_not(game, state, "discard R8 G8") == "board.turn"
    assert all(len(text.split()) == 2 for text in offers(game, state) if text.startswith("discard"))


@pytest.mark.rule("board.discard.two-when-full")
def test_full_is_a_set_of_eight_with_jokers_or_a_run_1_12() -> None:
    laid = {0: f"{EIGHT_5S} {EIGHT_2S}"}
    game, state = table(phase={0: 10}, laid=laid, under="R12 G12 B12", hands={0: "R8 G8 W(B8)"})
    do(game, state, "discard R8 W(B8)")
    seven = {0: "5s(R5 B5 B5 G5 G5 Y5 Y5 W W) 2s(R2 R2 B2 G2 G2 Y2 Y2)"}
    game, state = table(phase={0: 10}, laid=seven, under="R12 G12", hands={0: "R8 G8 B2 W(B8)"})
    assert why_not(game, state, "discard R8 G8") == "board.discard.two-when-full"
    # judged after the player's own additions
    for addition in ("add B2 0.1", "add W(B8) 0.1"):
        do(game, do(game, state, addition), "discard R8 G8")


@pytest.mark.rule("board.discard.two-when-full")
def test_one_group_that_is_not_full_forbids_it() -> None:
    laid = {0: FULL_RUN, 1: PHASE_1}
    game, state = table(phase={0: 9}, laid=laid, hands={0: "R8 G8 B8"}, discard="R2")
    assert why_not(game, state, "discard R8 G8") == "board.discard.two-when-full"


@pytest.mark.rule("board.discard.two-when-full")
def test_only_for_a_player_whose_phase_is_laid() -> None:
    game, state = table(phase={1: 9}, laid={1: FULL_RUN}, hands={0: "R8 G8 B8"}, discard="R2")
    assert why_not(game, state, "discard R8 G8") == "board.discard.two-when-full"
    game, state = table(hands={0: "R8 G8 B8"})  # nothing lies at all
    assert why_not(game, state, "discard R8 G8") == "board.discard.two-when-full"


@pytest.mark.rule("board.discard.two-when-full")
@pytest.mark.rule("board.out")
def test_the_two_may_be_the_last_two_and_end_the_round() -> None:
    game, state = table(phase={0: 6}, laid={0: FULL_RUN}, hands={0: "R8 G8"}, discard="R2")
    state = do(game, state, "discard R8 G8")
    assert state.stage is Stage.KEEP
    assert state.markers[0] == 8


@pytest.mark.rule("board.discard.two-when-full.colour")
def test_a_colour_group_is_full_with_all_24_cards_of_its_colour() -> None:
    reds = " ".join(f"R{n} R{n}" for n in range(1, 13))
    run = "1-12(B1 B2 G3 Y4 B5 B6 G7 Y8 B9 B10 G11 Y12)"
    game, state = table(
        players=2, laid={0: f"red({reds}) {run}"}, hands={0: "G8 B8 B4", 1: "G1"}, discard="Y2"
    )
    do(game, state, "discard G8 B8")
    without = reds.removesuffix(" R12")
    game, state = table(
        players=2, laid={0: f"red({without}) {run}"}, hands={0: "G8 B8 B4", 1: "G1"}, discard="Y2"
    )
    assert why_not(game, state, "discard G8 B8") == "board.discard.two-when-full"


# --- ending the round -------------------------------------------------------------------------------


@pytest.mark.rule("board.out")
@both_editions
def test_the_last_card_discarded_with_the_phase_on_the_table_ends_the_round(edition: str) -> None:
    game, state = table(edition=edition, laid={0: PHASE_1}, hands={0: "R8"})
    assert do(game, state, "discard R8").stage is Stage.KEEP
    game, state = table(edition=edition, laid={0: PHASE_1}, hands={0: "W(R8)"})
    assert do(game, state, "discard W(R8)").stage is Stage.KEEP


@pytest.mark.rule("board.out")
@both_editions
def test_also_in_the_turn_in_which_the_phase_was_laid(edition: str) -> None:
    game, state = table(edition=edition, hands={0: "G1 G3 G5 G7 G9 R10 B11 Y12 R1 R9"})
    state = do(game, state, f"lay 1: {PHASE_1}", "add R9 0.1", "discard R1")
    assert state.stage is Stage.KEEP
    assert state.markers == (3, 1, 1, 1)


@pytest.mark.rule("board.out")
def test_the_last_card_without_a_phase_on_the_table_ends_nothing() -> None:
    game, state = table(hands={0: "R8"})
    state = do(game, state, "discard R8")
    assert (state.seat, state.stage) == (1, Stage.ROLL)
    assert state.hands[0] == ()


@pytest.mark.rule("board.out.keep-one")
@both_editions
def test_laying_and_adding_leave_a_card_to_discard(edition: str) -> None:
    game, state = table(edition=edition, hands={0: "G1 G3 G5 G7 G9 R10 B11 Y12"})
    assert why_not(game, state, f"lay 1: {PHASE_1}") == "board.out.keep-one"
    assert not any(text.startswith("lay") for text in offers(game, state))
    game, state = table(edition=edition, laid={0: PHASE_1}, hands={0: "R9 W(B1)"})
    state = do(game, state, "add R9 0.1")
    assert why_not(game, state, "add W(B1) 0.0") == "board.out.keep-one"
    assert offers(game, state) == ["discard W(B1)"]


@pytest.mark.rule("board.out.keep-one")
@both_editions
def test_without_any_card_in_step_3_nothing_is_discarded_and_the_round_goes_on(edition: str) -> None:
    hands = {0: "-", 1: "R9", 2: "R9", 3: "B9"}
    _, state = landed("pick", edition=edition, laid={0: PHASE_1}, hands=hands, discard="")
    assert (state.seat, state.stage) == (1, Stage.ROLL)  # the action was left out, there is no card at all
    assert state.markers == (1, 1, 1, 1)


# --- the evaluation ---------------------------------------------------------------------------------

PHASE_2 = "3s(R3 B3) 3s(G3 Y3) 7s(R7 B7) 7s(G7 Y7)"
PHASE_8 = "2s(R2 B2 G2 Y2) 6s(R6 B6 G6 Y6)"


@pytest.mark.rule("board.round.advance")
@both_editions
def test_two_spaces_for_the_ender_one_for_the_others_who_laid(edition: str) -> None:
    game, state = table(
        edition=edition,
        turn=2,
        phase={0: 8, 1: 5, 2: 1, 3: 2},
        laid={0: PHASE_8, 2: PHASE_1, 3: PHASE_2},
        hands={0: "R1 R4", 1: "R5 B5", 2: "R8", 3: "G4 G12"},
    )
    state = do(game, state, "discard R8")
    assert state.markers == (9, 5, 3, 3)
    assert [held(state, seat) for seat in (0, 2, 3)] == ["-", "-", "-"]  # the rest of their hands is gone
    assert state.keepers == (1,)


@pytest.mark.rule("board.round.advance")
@pytest.mark.rule("board.win")
@both_editions
def test_clockwise_from_the_ender_the_first_at_the_wreath_wins(edition: str) -> None:
    ten = "4s(R4 B4 G4 Y4 R4) 8s(R8 B8 G8)"
    other = "5s(R5 B5 G5 Y5 R5) 9s(R9 B9 B9)"
    hands = {0: "R1", 1: "R2", 2: "R3", 3: "B1"}
    laid = {0: ten, 1: PHASE_1, 2: other}
    game, state = table(
        edition=edition, turn=1, phase={0: 10, 1: 1, 2: 10, 3: 7}, laid=laid, hands=hands, discard="B12"
    )
    state = do(game, state, "discard R2")
    assert outcome(game, state).winners == (2,)  # seat 2 comes before seat 0, clockwise from seat 1
    assert state.markers == (10, 3, 11, 7)  # and the evaluation stops there
    assert outcome(game, state).ranking == ((2,), (0,), (3,), (1,))


@pytest.mark.rule("board.round.keep-five")
@both_editions
def test_whoever_has_not_laid_keeps_up_to_five_cards_jokers_included(edition: str) -> None:
    hands = {0: "R8", 1: "R1 R2 R3 R4 R5 R6 W(G6)", 2: "B1 B1", 3: "G2 W(G4)"}
    game, state = table(edition=edition, laid={0: PHASE_1}, hands=hands)
    state = do(game, state, "discard R8")
    assert state.markers == (3, 1, 1, 1)
    assert decider(game, state) == 1
    assert state.keepers == (1, 2, 3)
    refusal = refused(game, state, "keep R1 R2 R3 R4 R5 R6")
    assert (refusal.rule, refusal.code) == ("board.round.keep-five", "keep-too-many")
    assert why_not(game, state, "keep R1 R1") == "board.round.keep-five"
    assert why_not(game, state, "keep G6") == "board.round.keep-five"  # it is a joker
    assert why_not(game, state, "keep ?") == "board.round.keep-five"
    state = do(game, state, "keep R1 R2 R3 R4 W(G6)", "keep -", "keep W(G4)")
    assert [held(state, seat) for seat in range(4)] == ["-", "R1 R2 R3 R4 W(G6)", "-", "W(G4)"]
    assert state.stage is Stage.DEAL
    for seat in (None, 0, 2):
        assert [len(faces) for faces in game.view(state, seat).jokers] == [0, 1, 0, 1]
    assert state.markers == (3, 1, 1, 1)  # cards in the hand cost nothing


@pytest.mark.rule("board.round.keep-five")
def test_all_choose_secretly() -> None:
    hands = {0: "R8", 1: "R1 R2 R3", 2: "B1 B2 B3", 3: "G2 G4"}
    game, state = table(laid={0: PHASE_1}, hands=hands)
    state = do(game, state, "discard R8")
    for other in (0, 2, 3, None):
        assert told(game, state, "keep R1 R2", other) == "keep ?"
    assert told(game, state, "keep R1 R2", 1) == "keep R1 R2"
    few, many = do(game, state, "keep -"), do(game, state, "keep R1 R2 R3")
    for other in (0, 2, 3, None):
        assert game.view(few, other) == game.view(many, other)  # not even how many
        assert game.view(few, other).chosen == (1,)
    assert game.view(few, 1) != game.view(many, 1)


@pytest.mark.rule("board.round.keep-five")
def test_every_selection_is_offered_once() -> None:
    game, state = table(laid={0: PHASE_1}, hands={0: "R8", 1: "R1 R1 R2 R3 R4 R5 W(G6)"})
    state = do(game, state, "discard R8")
    listed = list(game.legal(state))
    assert len(set(listed)) == len(listed) == len(game.legal(state))
    counts = [sum(isinstance(a, Keep) and len(a.cards or ()) == n for a in listed) for n in range(7)]
    # six kinds, one of them twice: C(6,n) without the second R1, C(5,n-2) with both
    assert counts == [1, 6, 15 + 1, 20 + 5, 15 + 10, 6 + 10, 0]


@pytest.mark.rule("board.round.keep-five")
def test_nobody_keeps_anything_when_the_game_has_ended() -> None:
    game, state = table(phase={0: 9}, laid={0: "3-11(R3 B4 G5 Y6 R7 B8 G9 Y10 R11)"}, hands={0: "R8"})
    state = do(game, state, "discard R8")
    assert state.stage is Stage.OVER
    assert why_not(game, state, "keep -") == "board.win"
    assert game.legal(state) == ()


@pytest.mark.rule("board.round.advance")
@both_editions
def test_until_the_next_deal_everybody_sees_who_ended_the_round_and_how_far_the_markers_went(
    edition: str,
) -> None:
    hands = {0: "B1", 1: "R8", 2: "B2 B3", 3: "G2 W(G4)"}
    game, state = table(
        edition=edition, turn=1, laid={1: PHASE_1, 2: "blue(B1 B3 B5 B7 B9) 3-5(R3 G4 Y5)"}, hands=hands
    )
    assert game.view(state, 0).over is None
    state = do(game, state, "discard R8")
    for choice in ("keep -", "keep B1", None):
        assert KIND.read_state(KIND.write_state(state)) == state
        for seat in (None, 0, 1, 2, 3):
            assert game.view(state, seat).over == RoundOver(
                1, (0, 2, 1, 0)
            )  # and no hand: up to five are kept
        assert KIND.rests(state) is (choice is None)
        state = deal(game, state) if choice is None else do(game, state, choice)
    assert game.view(state, 0).over is None
    assert not KIND.rests(state)
    assert not KIND.rests(KIND.game(game.rules, players=4, dealer=0).initial())


@pytest.mark.rule("board.win")
def test_the_round_that_ends_the_game_says_so_too() -> None:
    laid = {0: "3-11(R3 B4 G5 Y6 R7 B8 G9 Y10 R11)", 1: PHASE_1}
    game, state = table(phase={0: 9}, laid=laid, hands={0: "R8", 1: "B2"})
    state = do(game, state, "discard R8")
    assert game.view(state, None).over == RoundOver(0, (2, 0, 0, 0))  # the others' markers stay
    assert not KIND.rests(state)
    text = KIND.write_state(state)
    assert KIND.read_state(text) == state
    assert KIND.read_state(text.partition(" | over ")[0]).over is None  # an older text


# --- the next round ---------------------------------------------------------------------------------


@pytest.mark.rule("board.round.next")
@both_editions
@every_table
def test_everybody_is_dealt_up_to_ten_and_pieces_stay(edition: str, players: int) -> None:
    pieces = {seat: 3 * seat + 1 for seat in range(players)}
    game, state = table(
        edition=edition,
        players=players,
        turn=1,
        laid={1: f"{PHASE_1.replace('Y12', 'W')}"},
        under="Y12",
        hands={1: "R8", 0: "R1 R2 B2 W(G6)"},
        pieces=pieces,
        discard="Y1 Y1 Y2",
    )
    state = do(game, state, "discard R8", *("keep -" for _ in range(players - 2)), "keep R1 W(G6)")
    assert state.stage is Stage.DEAL
    assert len(state.deck) == 94  # laid phases included, the laid joker an ordinary card again
    assert state.table == ((),) * players
    assert state.discard == ()
    state = deal(game, state)
    assert [len(h) + len(j) for h, j in zip(state.hands, state.jokers, strict=True)] == [10] * players
    assert len(state.hands[0]) == 9
    assert "R1" in held(state, 0).split()
    assert "W(G6)" in held(state, 0).split()
    assert len(state.discard) == 5
    assert game.view(state, 0).discard[:4] == (None,) * 4
    assert state.pieces == tuple(pieces.values())
    assert state.seat == 2 % players  # left of the player who ended the round
    assert groups_of(state, 1) == []


@pytest.mark.rule("board.round.next")
def test_the_deal_counts_what_was_kept() -> None:
    game, state = table(players=2, laid={0: PHASE_1}, hands={0: "R8", 1: "R1 R2"})
    state = do(game, state, "discard R8", "keep R1")
    ten = "B1 B1 B2 B2 B3 B3 B4 B4 B5 B5"
    nine = "Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4 Y5"
    assert why_not(game, state, f"deal {ten} / {nine} Y5 up G1 G1 G2 G2 G3") == "board.round.next"
    do(game, state, f"deal {ten} / {nine} up G1 G1 G2 G2 G3")


@pytest.mark.rule("board.round.next")
def test_players_without_cards_are_not_asked_what_to_keep() -> None:
    game, state = table(players=3, laid={0: PHASE_1}, hands={0: "R8", 1: "-", 2: "-"})
    assert do(game, state, "discard R8").stage is Stage.DEAL


# --- winning ----------------------------------------------------------------------------------------


@pytest.mark.rule("board.win")
@both_editions
def test_ending_the_round_from_phase_9_wins_by_the_two_steps(edition: str) -> None:
    run = "3-11(R3 B4 G5 Y6 R7 B8 G9 Y10 R11)"
    game, state = table(edition=edition, phase={0: 9, 1: 10}, laid={0: run}, hands={0: "R8"})
    state = do(game, state, "discard R8")
    result = outcome(game, state)
    assert result.winners == (0,)
    assert result.reason is BoardReason.WREATH
    assert result.reason.rule == "board.win"
    assert result.scores == (11, 10, 1, 1)
    assert result.ranking == ((0,), (1,), (2, 3))


@pytest.mark.rule("board.win")
@both_editions
def test_the_order_of_evaluation_decides(edition: str) -> None:
    """Both would reach the wreath; the ender moves first."""
    ten = "4s(R4 B4 G4 Y4 R4) 8s(R8 B8 G8)"
    run = "3-11(R3 B4 G5 Y6 R7 B8 G9 Y10 R11)"
    game, state = table(
        edition=edition, turn=1, phase={0: 10, 1: 9}, laid={0: ten, 1: run}, hands={0: "R1", 1: "R2"}
    )
    assert outcome(game, do(game, state, "discard R2")).winners == (1,)


@pytest.mark.rule("board.win")
@both_editions
def test_reaching_phase_10_is_not_yet_winning(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 8}, laid={0: PHASE_8}, hands={0: "R8"})
    state = do(game, state, "discard R8")
    assert state.markers[0] == 10
    assert state.stage is Stage.KEEP


@pytest.mark.rule("board.win.over")
@both_editions
def test_two_steps_from_phase_10_reach_the_wreath(edition: str) -> None:
    ten = "4s(R4 B4 G4 Y4 R4) 8s(R8 B8 G8)"
    game, state = table(edition=edition, phase={0: 10}, laid={0: ten}, hands={0: "R1"})
    state = do(game, state, "discard R1")
    assert outcome(game, state).winners == (0,)
    assert state.markers[0] == 11
