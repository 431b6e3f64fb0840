"""Skips: what both editions say."""

from __future__ import annotations

import pytest

from tenfold.games.card.state import Stage
from tenfold.pieces.cards import SKIP
from tests.games.card.build import both_editions, do, every_table, held, idle, offers, table, why_not
from tests.games.looking import decider

TEN = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"


@pytest.mark.rule("card.skip.not-in-phase")
@both_editions
@pytest.mark.parametrize(
    ("number", "groups"),
    [
        (1, "5s(R5 G5 S) 7s(R7 G7 B7)"),
        (2, "7s(R7 G7 B7) 3-6(R3 R4 R5 S)"),
        (8, "red(R3 R4 R5 R7 R8 R9 S)"),
        (9, "7s(R7 R7 G7 B7 S) 5s(R5 G5)"),
    ],
)
def test_a_skip_is_never_part_of_a_phase(edition: str, number: int, groups: str) -> None:
    hand = "R3 R4 R5 G5 R7 R7 G7 B7 R8 R9 S"
    game, state = table(edition=edition, phase={0: number}, hands={0: hand})
    assert why_not(game, state, f"lay {number}: {groups}") == "card.skip.not-in-phase"


@pytest.mark.rule("card.skip.not-in-phase")
@both_editions
def test_a_skip_is_never_a_hit(edition: str) -> None:
    game, state = table(
        edition=edition,
        phase={0: 2, 1: 8, 2: 4},
        laid={
            0: "9s(R9 G9 B9) 3-6(R3 R4 R5 R6)",
            1: "green(G1 G2 G3 G4 G5 G6 G7)",
            2: "1-12(R1 R2 B3 B4 B5 B6 R7 R8 Y9 R10 R11 R12)",
        },
        hands={0: "S R12"},
    )
    for where in ("0.0", "0.1", "0.1 low", "0.1 high", "1.0", "2.0"):
        assert why_not(game, state, f"hit S {where}") == "card.skip.not-in-phase"


@pytest.mark.rule("card.skip.keep-or-play")
@both_editions
def test_a_drawn_skip_may_be_played_at_once(edition: str) -> None:
    game, state = table(edition=edition, stage="draw", hands={0: TEN})
    state = do(game, state, "draw", "drawn S", "discard S 1")
    assert held(state, 0) == TEN  # it was that turn's discard
    assert decider(game, state) == 2


@pytest.mark.rule("card.skip.keep-or-play")
@both_editions
def test_a_drawn_skip_may_be_kept(edition: str) -> None:
    game, state = table(edition=edition, stage="draw", hands={0: TEN})
    state = do(game, state, "draw", "drawn S", "discard R1")
    assert SKIP in state.hands[0]
    assert decider(game, state) == 1
    state = idle(game, state, 3)
    state = do(game, state, "draw", "drawn R11", "discard S 1")
    assert decider(game, state) == 2


@pytest.mark.rule("card.skip.keep-or-play")
@both_editions
def test_only_a_skip_costs_another_player_a_turn(edition: str) -> None:
    game, state = table(edition=edition, hands={0: f"{TEN} W"})
    assert why_not(game, state, "discard R1 1") == "card.skip.keep-or-play"
    assert why_not(game, state, "discard W 1") == "card.skip.keep-or-play"


@pytest.mark.rule("card.skip.keep-or-play")
@both_editions
def test_a_skip_ends_the_turn_like_any_discard(edition: str) -> None:
    game, state = table(edition=edition, hands={0: f"{TEN} S"})
    state = do(game, state, "discard S 2")
    assert decider(game, state) == 1
    assert why_not(game, state, "discard R1") == "card.turn.draw"


@pytest.mark.rule("card.skip.not-from-discard")
@both_editions
def test_a_skip_is_not_taken_from_the_discard_pile(edition: str) -> None:
    game, state = table(edition=edition, stage="draw", discard="G1 S")
    assert offers(game, state) == ["draw"]
    assert why_not(game, state, "take") == "card.skip.not-from-discard"
    state = idle(game, state)
    do(game, state, "take")  # whatever comes to lie on it can be taken


@pytest.mark.rule("card.skip.one-pending")
@both_editions
def test_a_player_with_an_unserved_skip_gets_no_other(edition: str) -> None:
    game, state = table(edition=edition, hands={0: f"{TEN} S", 1: "G1 G2 G3 G4 G5 G6 G7 G8 G9 S"})
    state = do(game, state, "discard S 2", "draw", "drawn B1")
    assert why_not(game, state, "discard S 2") == "card.skip.one-pending"
    assert [text for text in offers(game, state) if text.startswith("discard S")] == [
        "discard S 0",
        "discard S 3",
    ]
    state = do(game, state, "discard S 0")
    assert decider(game, state) == 3  # seat 2 has served its skip
    state = idle(game, state)
    assert decider(game, state) == 1  # seat 0 has served the other


@pytest.mark.rule("card.skip.one-pending")
@both_editions
def test_with_two_players_a_skip_gives_another_turn(edition: str) -> None:
    for dealer in (0, 1):
        game, state = table(players=2, edition=edition, dealer=dealer, hands={0: f"{TEN[:-4]} S S"})
        state = do(game, state, "discard S 1")
        assert (decider(game, state), state.stage) == (0, Stage.DRAW)
        state = do(game, state, "draw", "drawn B1", "discard S 1")
        assert (decider(game, state), state.stage) == (0, Stage.DRAW)  # and again
        assert decider(game, idle(game, state)) == 1


@pytest.mark.rule("card.skip.one-pending")
@both_editions
@every_table
def test_a_skip_names_its_target(edition: str, players: int) -> None:
    game, state = table(players=players, edition=edition, hands={0: f"{TEN} S"})
    assert why_not(game, state, "discard S") == "card.skip.one-pending"
    targets = [text for text in offers(game, state) if text.startswith("discard S")]
    assert targets == [f"discard S {seat}" for seat in range(1, players)]


@pytest.mark.rule("card.skip.one-pending")
@pytest.mark.rule("card.out")
@both_editions
def test_a_skip_as_the_last_card_needs_no_target(edition: str) -> None:
    game, state = table(edition=edition, laid={0: "5s(R5 G5 B5) 7s(R7 G7 B7)"}, hands={0: "S"})
    assert offers(game, state) == ["discard S"]
    for text in ("discard S", "discard S 2"):
        after = do(game, state, text)
        assert after.stage is Stage.DEAL
        assert after.sheet[0].points == (0,)
        assert not any(after.skips)
    assert why_not(game, state, "discard S 0") in ("card.skip.discard", "card.skip.in-front")


@pytest.mark.rule("card.skip.one-pending")
@both_editions
def test_all_four_skips_can_be_out_at_once(edition: str) -> None:
    hands = {seat: f"{c}1 {c}2 {c}3 {c}4 {c}5 {c}6 {c}7 {c}8 {c}9 S" for seat, c in enumerate("RGBY")}
    hands[0] += " R10"
    game, state = table(players=6, edition=edition, hands=hands)
    state = do(game, state, "discard S 4", "draw", "drawn any", "discard S 5")
    state = do(game, state, "draw", "drawn any", "discard S 0", "draw", "drawn any", "discard S 1")
    assert decider(game, state) == 2  # 4, 5, 0 and 1 have lost their turns one after the other
    assert not any(state.skips)


@pytest.mark.rule("card.skip.one-pending")
@pytest.mark.rule("card.skip.in-front")
@pytest.mark.rule("card.skip.discard")
@both_editions
def test_the_house_rule_that_a_skip_goes_to_the_next_player(edition: str) -> None:
    game, state = table(edition=edition, options={"skip_target": "next"}, hands={0: f"{TEN} S"})
    played = "card.skip.in-front" if edition == "fx" else "card.skip.discard"
    assert why_not(game, state, "discard S 2") == played
    assert why_not(game, state, "discard S 3") == played
    assert decider(game, do(game, state, "discard S 1")) == 2


@pytest.mark.rule("card.skip.in-front")
def test_a_refused_target_names_the_rule_by_which_skips_are_played() -> None:
    game, state = table(edition="intl", options={"skip_play": "in-front"}, hands={0: f"{TEN} S"})
    assert why_not(game, state, "discard S 0") == "card.skip.in-front"
    game, state = table(edition="fx", options={"skip_play": "discard"}, hands={0: f"{TEN} S"})
    assert why_not(game, state, "discard S 0") == "card.skip.discard"
