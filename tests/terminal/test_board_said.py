"""What is told of the things that happen at the board, as one seat may know them."""

from __future__ import annotations

from tests.games.board.build import landed, table
from tests.terminal.board_screens import told


def test_a_turn_of_ones_own_and_of_another() -> None:
    position = table(
        stage="roll", hands={0: "R1 R2 R4 R6 R9 G3 B4 G5 B12 Y12"}, reserve="Y6", players=2, discard="G1"
    )
    turn = ["roll 1 5", "move 1", "draw", "drawn Y6", "lay 1: red(R1 R2 R4 R6 R9) 3-5(G3 B4 G5)"]
    turn += ["add Y6 0.1", "discard B12"]
    assert told(position, *turn)[0] == [
        "You roll 1 and 5.",
        "You move 1 space to +1.",
        "You draw Y6.",
        "You lay phase 1: red(R1 R2 R4 R6 R9) 3-5(G3 B4 G5)",
        "You add Y6 to 3-5(G3 B4 G5).",
        "You discard B12.",
    ]
    theirs, after = told(position, *turn, seat=1)
    assert theirs[2] == "Anna draws a card."
    assert theirs[5] == "Anna discards B12."
    ended, _ = told((position[0], after), "roll 1 1", "move 1", "swap -")
    assert ended[2] == "East swaps no cards and draws one."


def test_jokers_and_picks() -> None:
    joker = landed("joker", reserve="R8")
    assert told(joker, "drawn R8")[0] == ["You draw R8 and turn it round: a joker."]
    assert told(joker, "drawn R8", seat=1)[0] == ["Anna draws a joker; its face is R8."]
    pick = landed("pick", discard="R7 B8 Y12")
    assert told(pick, "pick B8 1")[0] == ["You pick B8 out of the discard pile."]
    assert told(pick, "pick B8 1", seat=1)[0] == ["Anna picks a card out of the discard pile, unseen."]


def test_swapped_cards() -> None:
    swap = landed("swap", hands={0: "R1 R2 R3 W(R4)"})
    assert told(swap, "swap R1 R2")[0] == ["You swap R1 R2 for new cards."]
    assert told(swap, "swap R1 R2", seat=1)[0] == ["Anna swaps 2 cards, R2 on top, and draws 3."]
    assert told(swap, "swap R1", seat=1)[0] == ["Anna swaps 1 card, R1, and draws 2."]


def test_several_draws_are_no_litany() -> None:
    plus = landed("+3", reserve="R8 R9")
    drawn = ["draw", "drawn R8", "draw", "drawn R9"]
    assert told(plus, *drawn)[0] == ["You draw R8.", "You draw R9."]
    assert told(plus, *drawn, seat=1)[0] == ["Anna draws a card (1 of 3).", "Anna draws a card (2 of 3)."]
    swap = landed("swap", hands={0: "R1 R2 R3"}, reserve="R8 R9 B9")
    swapped = ["swap R1 R2", "drawn R8", "drawn R9", "drawn B9"]
    assert told(swap, *swapped)[0][1:] == ["You draw R8.", "You draw R9.", "You draw B9."]
    assert told(swap, *swapped, seat=1)[0] == ["Anna swaps 2 cards, R2 on top, and draws 3."]


def test_asking_round_the_table() -> None:
    position = landed("ask", players=3, hands={1: "R7 G7 B2", 2: "R5 G5 B2"})
    asked = ["ask 7 counterclockwise", "give G7"]
    assert told(position, *asked)[0] == [
        "You ask to the right for a 7.",
        "South has no 7.",
        "East must give a 7.",
        "East gives you G7.",
    ]
    assert told(position, *asked, seat=1)[0][-2:] == ["You must give a 7.", "You give Anna G7."]
    assert told(position, *asked, seat=2)[0][1:] == [
        "You have no 7.",
        "East must give a 7.",
        "East gives Anna a 7.",
    ]
    assert told(position, "ask 12 clockwise")[0][0] == "You ask to the left for a 12."


def test_the_end_of_a_round() -> None:
    position = table(
        players=2, hands={0: "R2", 1: "R5 R6 B7"}, laid={0: "red(R1 R4 R6 R9 R12) 3-5(G3 B4 G5)"}
    )
    events = ["discard R2", "keep R5 B7"]
    assert told(position, *events)[0] == [
        "You discard R2.",
        "You end the round.",
        "Your phase marker moves 2 spaces, from phase 1 to 3.",
        "East has not laid phase 1 and stays there.",
        "East has chosen what to keep.",
        "East has kept 2 cards.",
    ]
    assert told(position, *events, seat=1)[0][-1] == "You keep 2 cards: R5 B7."
    last = table(
        players=2,
        hands={0: "R2", 1: "R5 R6 B7"},
        laid={0: "5s(R5 B5 G5 Y5 W) 3s(R3 G3 B3)"},
        phase={0: 10},
        under="G9",
    )
    assert told(last, "discard R2")[0][-1] == (
        "Your phase marker moves from phase 10 onto the laurel wreath."
    )
