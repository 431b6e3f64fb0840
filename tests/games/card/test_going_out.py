"""Going out and the end of a hand."""

from __future__ import annotations

import pytest

from tenfold.games.card.actions import Discard, Hit, Lay
from tenfold.games.card.state import Stage
from tests.games.card.build import (
    KIND,
    both_editions,
    do,
    idle,
    offers,
    random_play,
    table,
    why_not,
)

SETS = "5s(R5 G5 B5) 7s(R7 G7 B7)"
ELEVEN = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11"
MUST_DISCARD = {"last_card_must_be_discarded": True}


@pytest.mark.rule("card.out")
@both_editions
@pytest.mark.parametrize("card", ["R1", "W", "Y5", "S"])
def test_going_out_by_discarding(edition: str, card: str) -> None:
    game, state = table(edition=edition, laid={0: SETS}, hands={0: card, 1: "R10 R11"})
    state = do(game, state, f"discard {card}")
    assert state.stage is Stage.DEAL  # at once: nobody else gets another turn
    assert state.sheet[0].points == (0,)
    assert state.sheet[1].points == (20,)


@pytest.mark.rule("card.out")
@both_editions
@pytest.mark.parametrize("hit", ["hit Y5 0.0", "hit Y9 1.0"])
def test_going_out_by_hitting(edition: str, hit: str) -> None:
    game, state = table(
        edition=edition, laid={0: SETS, 1: "9s(R9 G9 B9) 11s(R11 G11 B11)"}, hands={0: hit.split()[1]}
    )
    state = do(game, state, hit)
    assert state.stage is Stage.DEAL  # no card is left to discard
    assert state.sheet[0].points == (0,)


@pytest.mark.rule("card.out")
@both_editions
@pytest.mark.parametrize(
    ("number", "hand", "groups"),
    [
        (1, "R5 G5 B5 Y5 W R7 G7 B7 Y7 R7 G7", "5s(R5 G5 B5 Y5 W) 7s(R7 G7 B7 Y7 R7 G7)"),
        (4, ELEVEN, f"1-11({ELEVEN})"),
        (8, ELEVEN, f"red({ELEVEN})"),
    ],
)
def test_going_out_by_laying_down_all_eleven_cards(edition: str, number: int, hand: str, groups: str) -> None:
    game, state = table(edition=edition, phase={0: number}, hands={0: hand})
    state = do(game, state, f"lay {number}: {groups}")
    assert state.stage is Stage.DEAL
    assert state.sheet[0].points == (0,)
    assert state.sheet[0].done == tuple(range(1, number + 1))


@pytest.mark.rule("card.out")
@both_editions
def test_laying_down_and_hitting_the_rest_in_one_turn(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 4}, hands={0: "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 W"})
    state = do(game, state, "lay 4: 1-7(R1 R2 R3 R4 R5 R6 R7)", "hit R8 0.0", "hit R9 0.0", "hit R10 0.0")
    assert state.stage is Stage.PLAY
    assert do(game, state, "hit W 0.0").stage is Stage.DEAL


@pytest.mark.rule("card.out")
@both_editions
def test_with_a_card_left_the_hand_goes_on(edition: str) -> None:
    game, state = table(edition=edition, laid={0: SETS}, hands={0: "Y5 R1 R2"})
    state = do(game, state, "hit Y5 0.0", "discard R1")
    assert (state.stage, state.seat) == (Stage.DRAW, 1)
    assert state.sheet[0].points == ()


@pytest.mark.rule("card.out")
@both_editions
def test_the_house_rule_that_the_last_card_must_be_discarded(edition: str) -> None:
    game, state = table(edition=edition, options=MUST_DISCARD, laid={0: SETS}, hands={0: "Y5 Y7"})
    state = do(game, state, "hit Y5 0.0")
    assert why_not(game, state, "hit Y7 0.1") == "card.out"
    assert offers(game, state) == ["discard Y7"]
    assert do(game, state, "discard Y7").stage is Stage.DEAL
    game, state = table(edition=edition, options=MUST_DISCARD, laid={0: SETS}, hands={0: "S"})
    assert do(game, state, "discard S").stage is Stage.DEAL


@pytest.mark.rule("card.out")
@both_editions
def test_with_that_house_rule_eleven_cards_cannot_be_laid(edition: str) -> None:
    game, state = table(edition=edition, options=MUST_DISCARD, phase={0: 4}, hands={0: ELEVEN})
    assert why_not(game, state, f"lay 4: 1-11({ELEVEN})") == "card.out"
    state = do(game, state, "lay 4: 1-10(R1 R2 R3 R4 R5 R6 R7 R8 R9 R10)")
    assert do(game, state, "discard R11").stage is Stage.DEAL


@pytest.mark.rule("card.out.needs-phase")
@both_editions
def test_without_the_phase_a_hand_never_shrinks(edition: str) -> None:
    game, state = table(edition=edition, players=3, stage="draw")
    for _ in range(30):
        state = idle(game, state)
        assert [len(cards) for cards in state.hands] == [10, 10, 10]
    state = do(game, state, "draw", "drawn any")
    kinds = {type(action) for action in game.legal(state)}
    assert kinds <= {Discard, Lay}


@pytest.mark.rule("card.out.needs-phase")
@pytest.mark.parametrize("edition", ["intl", "fx"])
@pytest.mark.parametrize("seed", range(4))
def test_whoever_goes_out_has_laid_the_phase(edition: str, seed: int) -> None:
    game = KIND.game(KIND.rules(edition, ["short:1", "knock"]), players=4)
    for state, action in random_play(game, seed, 3000):
        for seat in state.playing:
            if state.laid[seat] is None and state.stage not in (Stage.LOT, Stage.DEAL):
                on_turn = seat == state.seat and state.stage is Stage.PLAY
                assert len(state.hands[seat]) == (11 if on_turn else 10)
        if len(state.hands[state.seat]) == 1 and isinstance(action, Discard | Hit):
            assert state.laid[state.seat] is not None
