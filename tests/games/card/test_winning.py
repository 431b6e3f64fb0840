"""Winning, the play-off, the shared win."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tenfold.games.card import State
from tenfold.games.card.game import CardGame
from tenfold.games.card.state import CardReason, Stage
from tests.games.card.build import both_editions, deal, do, idle, table, why_not
from tests.games.looking import decider, outcome

TENS = {  # phase 10 for every seat
    0: "5s(R5 R5 G5 G5 B5) 7s(R7 R7 G7)",
    1: "6s(R6 R6 G6 G6 B6) 8s(R8 R8 G8)",
    2: "9s(R9 R9 G9 G9 B9) 10s(R10 R10 G10)",
    3: "2s(R2 R2 G2 G2 B2) 3s(R3 R3 G3)",
}
ONE = {0: "Y1", 1: "R1", 2: "G1", 3: "B1"}


def last_hand(
    finishers: tuple[int, ...],
    points: Mapping[int, tuple[int, ...]],
    *,
    edition: str = "intl",
    turn: int = 0,
    dealer: int = 3,
    options: dict[str, object] | None = None,
) -> tuple[CardGame, State]:
    """Seat `turn` goes out; everybody else holds a 1; `finishers` have laid the last phase."""
    laid = {seat: TENS[seat] for seat in finishers}
    if turn not in finishers:
        laid[turn] = "11s(R11 R11 G11) 12s(R12 R12 G12)"
    game, state = table(
        edition=edition,
        options=options,
        phase=dict.fromkeys(finishers, 10),
        points=points,
        laid=laid,
        hands=ONE,
        turn=turn,
        dealer=dealer,
    )
    return game, do(game, state, f"discard {ONE[turn]}")


@pytest.mark.rule("card.win")
@both_editions
def test_whoever_completes_the_last_phase_wins(edition: str) -> None:
    game, state = last_hand((0,), {0: (500,), 1: (5,), 2: (5,), 3: (5,)}, edition=edition)
    assert outcome(game, state).winners == (0,)
    assert why_not(game, state, "draw") == "card.win"
    assert not game.legal(state)


@pytest.mark.rule("card.win")
@pytest.mark.rule("card.phases.laying-is-enough")
@both_editions
def test_the_winner_need_not_have_gone_out(edition: str) -> None:
    game, state = last_hand((2,), {0: (5,), 1: (5,), 2: (500,), 3: (5,)}, edition=edition)
    assert outcome(game, state).winners == (2,)
    assert outcome(game, state).reason is CardReason.LAST_PHASE


@pytest.mark.rule("card.win")
@both_editions
def test_the_game_ends_with_the_hand_not_with_the_lay_down(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 10}, hands={0: "R5 R5 G5 G5 B5 R7 R7 G7 R1 R2 R3"})
    state = do(game, state, f"lay 10: {TENS[0]}", "discard R1")
    assert (state.stage, state.outcome) == (Stage.DRAW, None)
    assert idle(game, state).stage is Stage.DRAW


@pytest.mark.rule("card.win")
@both_editions
def test_without_the_last_phase_the_game_goes_on(edition: str) -> None:
    game, state = table(
        edition=edition, phase={0: 9}, laid={0: "5s(R5 R5 G5 G5 B5) 7s(R7 R7)"}, hands={0: "R1"}
    )
    assert do(game, state, "discard R1").stage is Stage.DEAL


@pytest.mark.rule("card.win")
@both_editions
def test_of_several_the_fewest_points_win_this_hand_included(edition: str) -> None:
    game, state = last_hand((0, 1), {0: (100,), 1: (90,)}, edition=edition)
    assert outcome(game, state).winners == (1,)  # 100 and 95
    game, state = last_hand((0, 1), {0: (100,), 1: (99,)}, edition=edition)
    assert outcome(game, state).winners == (0,)  # 100 and 104: this hand decides
    assert outcome(game, state).reason is CardReason.FEWEST_POINTS


@pytest.mark.rule("card.win")
@both_editions
def test_points_of_those_without_the_last_phase_do_not_matter(edition: str) -> None:
    game, state = last_hand((0, 1), {0: (100,), 1: (90,), 2: (0,), 3: (0,)}, edition=edition)
    assert outcome(game, state).winners == (1,)


@pytest.mark.rule("card.win.playoff")
@pytest.mark.rule("card.win.shared")
def test_level_points_are_played_off_in_intl_and_shared_in_fx() -> None:
    points = {0: (100,), 1: (95,)}
    game, state = last_hand((0, 1), points, edition="intl")
    assert state.stage is Stage.DEAL
    state = deal(game, state)
    assert (state.playoff, state.playing) == (True, (0, 1))
    game, state = last_hand((0, 1), points, edition="fx")
    assert outcome(game, state).winners == (0, 1)
    assert outcome(game, state).reason is CardReason.SHARED


@pytest.mark.rule("card.win.playoff")
@pytest.mark.rule("card.win.shared")
def test_the_house_rule_playoff() -> None:
    points = {0: (100,), 1: (95,)}
    game, state = last_hand((0, 1), points, edition="fx", options={"playoff": True})
    assert deal(game, state).playing == (0, 1)
    game, state = last_hand((0, 1), points, edition="intl", options={"playoff": False})
    assert outcome(game, state).winners == (0, 1)


@pytest.mark.rule("card.win.shared")
def test_three_can_share() -> None:
    game, state = last_hand((0, 2, 3), {0: (100,), 2: (95,), 3: (95,)}, edition="fx")
    assert outcome(game, state).ranking == ((0, 2, 3), (1,))


@pytest.mark.rule("card.win.playoff")
@pytest.mark.parametrize(("last_dealer", "deals", "starts"), [(0, 1, 3), (1, 3, 1), (2, 3, 1), (3, 1, 3)])
def test_the_next_tied_player_left_of_the_last_dealer_deals(
    last_dealer: int, deals: int, starts: int
) -> None:
    game, state = last_hand((1, 3), {1: (95,), 3: (95,)}, dealer=last_dealer)
    state = deal(game, state)
    assert state.dealer == deals
    assert [len(cards) for cards in state.hands] == [0, 10, 0, 10]  # the tied players alone
    assert decider(game, state) == starts
    assert decider(game, idle(game, state)) == deals
    assert decider(game, idle(game, state, 2)) == starts


def playoff(hands: dict[int, str], *, finishers: tuple[int, ...] = (1, 3)) -> tuple[CardGame, State]:
    """The play-off dealt; seat 0 went out before and is level with those who had 95 points."""
    game, state = last_hand(finishers, {0: (100,), 1: (95,), 2: (95,), 3: (95,)}, dealer=0)
    return game, deal(game, state, hands=hands)


@pytest.mark.rule("card.win.playoff")
def test_the_playoff_is_a_hand_of_the_last_phase() -> None:
    game, state = playoff({3: "R5 R5 G5 G5 B5 R7 R7 G7 R1 R2"})
    assert decider(game, state) == 3
    state = do(game, state, "draw", "drawn B7")
    for number in (1, 7, 9):
        text = f"lay {number}: 5s(R5 R5 G5 G5 B5) 7s(R7 R7 G7 B7)"
        assert why_not(game, state, text) == "card.win.playoff"
    sheet = state.sheet
    state = do(game, state, "lay 10: 5s(R5 R5 G5 G5 B5) 7s(R7 R7 G7 B7)")
    assert state.sheet == sheet  # nothing is crossed off a second time
    assert why_not(game, state, "lay 10: 1s(R1)") == "card.phases.one-per-hand"


@pytest.mark.rule("card.win.playoff")
def test_whoever_goes_out_first_wins_the_playoff_and_its_points_do_not_count() -> None:
    game, state = playoff({3: "R5 R5 G5 G5 B5 R7 R7 G7 B7 R2", 1: "R1 R3 R4 R6 R8 R9 R10 R11 W W"})
    before = state.sheet
    state = do(game, state, "draw", "drawn Y7", "lay 10: 5s(R5 R5 G5 G5 B5) 7s(R7 R7 G7 B7 Y7)", "discard R2")
    result = outcome(game, state)
    assert state.sheet == before
    assert result.ranking == ((3,), (1,), (0,), (2,))
    assert result.scores == (100, 100, 100, 100)
    assert result.reason is CardReason.PLAYOFF
    assert result.reason.rule == "card.win.playoff"


@pytest.mark.rule("card.win.playoff")
def test_laying_the_phase_does_not_win_the_playoff() -> None:
    game, state = table(
        playing=(1, 3),
        turn=1,
        points={1: (100,), 3: (100,)},
        laid={1: TENS[1], 3: TENS[3]},
        hands={1: "Y5 Y6 Y7", 3: "Y1"},
        done={1: range(1, 11), 3: range(1, 11)},
        reserve="Y2",
    )
    state = do(game, state, "hit Y6 1.0", "discard Y5")
    assert state.stage is Stage.DRAW
    state = do(game, state, "draw", "drawn Y2", "hit Y2 3.0", "discard Y1")
    assert outcome(game, state).winners == (3,)


@pytest.mark.rule("card.win.playoff")
def test_three_tied_players_play_off_among_themselves() -> None:
    game, state = playoff({}, finishers=(0, 1, 3))
    assert state.playing == (0, 1, 3)
    assert state.dealer == 1
    seats = []
    for _ in range(4):
        seats.append(decider(game, state))
        state = idle(game, state)
    assert seats == [3, 0, 1, 3]


@pytest.mark.rule("card.win.playoff")
@pytest.mark.rule("card.skip.discard")
def test_only_players_of_the_playoff_can_be_skipped() -> None:
    game, state = playoff({3: "R5 R5 G5 G5 B5 R7 R7 G7 S R2"})
    state = do(game, state, "draw", "drawn B7")
    for target in (0, 2, 3):
        assert why_not(game, state, f"discard S {target}") == "card.skip.discard"
    assert decider(game, do(game, state, "discard S 1")) == 3


@pytest.mark.rule("card.win.playoff")
def test_an_opening_skip_in_the_playoff() -> None:
    game, state = last_hand((1, 3), {1: (95,), 3: (95,)}, dealer=0)
    state = deal(game, state, top="S")
    assert decider(game, state) == 1  # seat 3 would start


@pytest.mark.rule("card.win.playoff")
@pytest.mark.rule("card.variant.short")
def test_the_playoff_of_a_short_game_is_its_last_phase() -> None:
    game, state = table(
        variants=["odd", "short:2"],
        phase={0: 3, 1: 3},
        points={0: (100,), 1: (95,)},
        laid={0: "5s(R5 R5 G5 G5) 6-9(R6 R7 R8 R9)", 1: "4s(R4 R4 G4 G4) 9-12(B9 R10 R11 R12)"},
        hands=ONE,
    )
    state = deal(game, do(game, state, "discard Y1"), hands={1: "R5 R5 G5 G5 R6 R7 R8 R9 B1 B2"})
    assert state.playing == (0, 1)
    assert decider(game, state) == 1  # seat 3 dealt last, seat 0 deals now
    state = do(game, state, "draw", "drawn any")
    assert why_not(game, state, "lay 1: 5s(R5 R5 G5 G5) 6-9(R6 R7 R8 R9)") == "card.win.playoff"
    do(game, state, "lay 3: 5s(R5 R5 G5 G5) 6-9(R6 R7 R8 R9)")
