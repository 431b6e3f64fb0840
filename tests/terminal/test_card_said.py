"""What is told of the things that happen, as one seat may know them."""

from __future__ import annotations

import pytest

from tenfold.games.card import CardGame, State
from tenfold.games.card.actions import Deal
from tenfold.games.card.state import Stage
from tenfold.pieces.cards import read_card
from tests.games.card.build import KIND, deal, table
from tests.terminal.screens import screen, told

TEN = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"


def test_a_turn_of_ones_own_and_of_another() -> None:
    game, state = table(
        stage="draw",
        hands={0: "R5 G5 B5 R7 G7 B7 Y5 Y1 Y2 Y3", 1: "R6 G6 B6 R8 G8 B8 Y7 Y8 Y9 Y10"},
        discard="R12",
        reserve="B9 G9",
    )
    turn = ["draw", "drawn B9", "lay 1: 5s(R5 G5 B5) 7s(R7 G7 B7)", "hit Y5 0.0", "discard Y1"]
    mine, after = told(game, state, *turn)
    assert mine == [
        "You draw B9.",
        "You lay phase 1: 5s(R5 G5 B5) 7s(R7 G7 B7)",
        "You hit Y5 on 5s(R5 G5 B5).",
        "You discard Y1.",
    ]
    theirs, _ = told(game, state, *turn, seat=1)
    assert theirs == [
        "Anna draws a card.",
        "Anna lays phase 1: 5s(R5 G5 B5) 7s(R7 G7 B7)",
        "Anna hits Y5 on 5s(R5 G5 B5).",
        "Anna discards Y1.",
    ]
    taken, _ = told(game, after, "take", "discard Y10")
    assert taken == ["East takes Y1 from the discard pile.", "East discards Y10."]
    taken, _ = told(game, after, "take", seat=1)
    assert taken == ["You take Y1 from the discard pile."]


def test_going_out() -> None:
    game, state = table(laid={0: "5s(R5 G5 B5) 7s(R7 G7 B7)"}, hands={0: "Y1"})
    assert told(game, state, "discard Y1")[0] == ["You discard Y1.", "You go out. The hand is over."]
    assert told(game, state, "discard Y1", seat=2)[0] == [
        "Anna discards Y1.",
        "Anna goes out. The hand is over.",
    ]


def test_a_skip_and_the_turn_that_it_costs() -> None:
    game, state = table(edition="intl", hands={0: f"{TEN} S"})
    sentences, after = told(game, state, "discard S 1")
    assert sentences == ["You play a skip: East loses a turn."]
    assert after.seat == 2
    assert told(game, state, "discard S 1", seat=1)[0] == ["Anna plays a skip: you lose a turn."]
    assert told(game, state, "discard S 1", seat=3)[0] == ["Anna plays a skip: East loses a turn."]
    later, waiting = told(game, state, "discard S 2")
    assert later == ["You play a skip: South loses a turn."]
    turn = ["draw", "drawn any", f"discard {waiting.hands[1][0]}"]
    assert told(game, waiting, *turn)[0][-1] == "South loses this turn."
    assert told(game, waiting, *turn, seat=2)[0][-1] == "You lose this turn."


def test_a_skip_of_the_fx_edition_lies_in_front_of_its_player() -> None:
    game, state = table(edition="fx", hands={0: f"{TEN} S"})
    sentences, after = told(game, state, "discard S 3")
    assert sentences == ["You play a skip: West loses a turn."]
    assert after.skips[3]
    position = "\n".join(screen(game).position(game.view(after, 1)))
    assert "West   phase 1 · 10 cards · 0 points · loses a turn" in position
    turn = [*("draw", "drawn any"), f"discard {after.hands[1][0]}"]
    _, after = told(game, after, *turn)
    turn = [*("draw", "drawn any"), f"discard {after.hands[2][0]}"]
    sentences, after = told(game, after, *turn)
    assert sentences[-1] == "West loses this turn."
    assert after.seat == 0


def dealing(game: CardGame, state: State, top: str) -> str:
    """A deal with this card turned over, in its text form."""
    return KIND.write_action(Deal(deal(game, state, top=top).hands, read_card(top)))


@pytest.mark.parametrize(("seat", "sentence"), [(0, "You lose this turn."), (1, "Anna loses this turn.")])
def test_the_first_player_loses_the_turn_to_a_skip_that_is_turned_over(seat: int, sentence: str) -> None:
    game = KIND.game(KIND.rules("intl"), players=3, dealer=2)
    sentences, _ = told(game, game.initial(), dealing(game, game.initial(), "S"), seat=seat)
    assert sentences == ["South deals hand 1. S is turned over.", sentence]


def test_the_dealer_is_named() -> None:
    game = KIND.game(KIND.rules("intl"), players=3, dealer=0)
    sentences, _ = told(game, game.initial(), dealing(game, game.initial(), "R1"))
    assert sentences == ["You deal hand 1. R1 is turned over."]


def test_a_renewed_pile_is_told() -> None:
    game, state = table(stage="draw", deck="")
    sentences, after = told(game, state, "draw", "drawn any", seat=1)
    assert sentences == [
        "The draw pile is used up: the discard pile is shuffled and becomes the new one.",
        "Anna draws a card.",
    ]
    assert len(after.deck) > 40


def test_knocking_is_asked_and_told() -> None:
    game, state = table(
        variants=["knock"], hands={0: f"{TEN} B5", 2: "R5 G5 R7 G7 B7 B1 B2 B3 B4 Y7"}, discard="Y1"
    )
    _, window = told(game, state, "discard B5", "draw")
    assert window.stage is Stage.KNOCK
    assert screen(game).prompt(game.view(window, 2)) == "B5 was discarded: knock or pass?"
    knocked = told(game, window, "knock", seat=2)[0]
    assert knocked == ["You knock and get B5.", "East loses this turn."]
    assert told(game, window, "knock", seat=1)[0] == ["South knocks and gets B5.", "You lose this turn."]
    _, passed = told(game, window, "pass")
    assert told(game, window, "pass", seat=2)[0] == ["You let B5 go."]
    assert told(game, passed, "knock")[0] == ["West knocks and gets B5.", "East and South lose this turn."]
    assert told(game, passed, "pass", "drawn any")[0] == ["West lets B5 go.", "East draws a card."]


def test_a_play_off_is_announced() -> None:
    points = {0: (10,), 1: (5,), 2: (30,)}
    game, state = table(
        players=3,
        variants=["short:1"],
        laid={0: "5s(R5 G5 B5) 7s(R7 G7 B7)", 1: "5s(R5 Y5 B5) 7s(R7 Y7 B7)"},
        points=points,
        hands={0: "Y1", 1: "G6"},
    )
    sentences, after = told(game, state, "discard Y1")
    assert sentences[-1] == "You go out. The hand is over."
    sentences, dealt = told(game, after, dealing(game, after, "R1"))
    assert dealt.playoff, dealt
    assert sentences == ["It is a tie: Anna, East play off the last phase. R1 is turned over."]
    assert next(iter(screen(game).position(game.view(dealt, 0)))).startswith("── Play-off ─")
