"""What typed words mean at the board; where they say too little or too much, the answer says why."""

from __future__ import annotations

from collections import Counter

import pytest

from tenfold.core import Decide, Refusal
from tenfold.games.board import BoardGame, State
from tenfold.games.board.state import Stage
from tenfold.locales import LANGUAGES
from tenfold.terminal.typing import NotUnderstood, Unclear
from tests.games.board.build import KIND, do, landed, random_play, table
from tests.terminal.board_screens import meant, screen, voice

Position = tuple[BoardGame, State]
HAND = "R1 R5 B5 G7 G8 Y9 Y11 W(R3) W(B4)"


def unclear(position: Position, text: str) -> tuple[str, str | None]:
    with pytest.raises(Unclear) as caught:
        meant(position, text)
    return str(caught.value), caught.value.rule


def refused(position: Position, text: str) -> str:
    with pytest.raises(Refusal) as caught:
        meant(position, text)
    return voice()(caught.value.saying)


def test_a_die() -> None:
    position = table(stage="move", dice=(2, 5))
    assert meant(position, "move 5") == meant(position, "5") == meant(position, "go 5") == "move 5"
    assert unclear(position, "move") == ("Move 2 or 5: say which.", "board.move")
    assert unclear(position, "move on")[0] == "Move 2 or 5: say which."
    assert refused(position, "3") == "The dice do not allow a move of 3: move 2 or 5."
    assert refused(position, "draw") == "First choose a die and move."
    doubles = table(stage="move", dice=(3, 3))
    assert meant(doubles, "6") == "move 6"


def test_a_star_space() -> None:
    position = landed("star")
    for text in ("star ask", "ask", "star ASK"):
        assert meant(position, text) == "star ask"
    assert meant(position, "star +2") == meant(position, "star 2") == "star +2"
    assert meant(position, "star all") == meant(position, "star all-draw") == "star all-draw"
    assert meant(position, "swap") == "star swap"
    said, rule = unclear(position, "star moon")
    assert said == "Say which action: +1, +2, +3, again, pick, swap, all, joker, ask"
    assert rule == "board.action.stars"


def test_draw_and_take() -> None:
    position = landed("+2")
    assert meant(position, "d") == "draw"
    assert meant(position, "take") == "take"
    with pytest.raises(NotUnderstood):
        meant(position, "draw 2")


def test_a_card_of_the_discard_pile() -> None:
    position = landed("pick", discard="R7 B8 R7 Y12")
    assert meant(position, "pick b8") == "pick B8 2"
    assert meant(position, "p R7") == "pick R7 1", "the upper one"
    assert unclear(position, "pick")[0] == "Say which card; from the top: Y12 R7 B8 R7"
    assert refused(position, "pick G1")
    game, state = position
    moves = screen(game).moves(game.view(state, 0), game.legal(state))
    assert [KIND.write_action(move) for move in moves] == ["pick Y12 0", "pick R7 1", "pick B8 2"]


def test_cards_to_swap() -> None:
    position = landed("swap", hands={0: HAND})
    assert meant(position, "swap r5, g8 r1") == "swap R5 G8 R1", "the last one goes on top"
    assert meant(position, "swap W(R3) R1") == "swap W(R3) R1"
    assert meant(position, "swap W W") == "swap W(R3) W(B4)"
    assert meant(position, "swap W W(R3)") == "swap W(B4) W(R3)"
    assert meant(position, "swap none") == meant(position, "swap -") == "swap -"
    assert unclear(position, "swap")[0] == "Name the cards, the last one goes on top; none: no cards."
    assert unclear(position, "swap W") == ("Say which joker, with its face: W(R3) W(B4)", "board.hidden")
    assert refused(position, "swap R2")
    assert refused(position, "swap R1 R5 B5 G7 G8")
    alone = landed("swap", hands={0: "R1 R2"})
    assert unclear(alone, "swap W") == ("You hold no joker.", "board.joker.any")


def test_a_number_to_ask_for() -> None:
    two = landed("ask", players=2)
    assert meant(two, "ask 7") == meant(two, "7") == "ask 7 clockwise"
    four = landed("ask", players=4)
    assert meant(four, "ask 7 right") == meant(four, "ask right 7") == "ask 7 counterclockwise"
    assert screen(four[0]).number_alone(7, four[0].view(four[1], 0)) is None
    said, rule = unclear(four, "ask 7")
    assert said == "Say whom you ask first for a 7: left (East) or right (West)."
    assert rule == "board.action.ask"
    assert unclear(four, "ask left")[0] == "Say which number you ask for, from 1 to 12."
    assert refused(two, "ask 13")
    with pytest.raises(NotUnderstood):
        meant(four, "ask 7 upwards")


def test_a_card_to_give() -> None:
    game, state = landed("ask", players=2, hands={1: "R7 G7 B2 W(B7)"})
    asked = (game, do(game, state, "ask 7 clockwise"))
    assert meant(asked, "give g7") == "give G7"
    assert unclear(asked, "give")[0].endswith("R7 G7"), "no joker"
    assert refused(asked, "give B2")
    game, state = landed("ask", players=2, hands={1: "R7 B2"})
    assert meant((game, do(game, state, "ask 7 clockwise")), "give") == "give R7", (
        "only this one can be meant"
    )


def test_laying_adding_and_discarding() -> None:
    position = table(hands={0: "R1 R2 R4 R6 R9 G3 B4 W(Y7) Y12"})
    assert meant(position, "lay") == "lay 1: red(R1 R4 R6 R9 W) 2-4(R2 G3 B4) with Y7"
    typed = "lay red(R1 R2 R4 R6 R9) 3-5(G3 B4 W)"
    assert meant(position, typed) == "lay 1: red(R1 R2 R4 R6 R9) 3-5(G3 B4 W) with Y7"
    assert refused(position, "lay 2")
    assert unclear(table(hands={0: "R1 G2 B4"}), "lay")[1] == "board.laydown"
    assert unclear(position, "discard")[0].endswith("R1 R2 G3 R4 B4 R6 R9 Y12 W(Y7)")
    assert meant(position, "x W") == "discard W(Y7)"
    laid = {0: "red(R1 R2 R4 R6 R9) 3-5(G3 B4 W)"}
    after = table(hands={0: "B2 R7 R12 W(Y7)"}, laid=laid, under="Y8")
    assert meant(after, "add B2") == meant(after, "add b2 b") == "add B2 0.1", "it fits on one group only"
    assert meant(after, "add W b high") == "add W(Y7) 0.1 high"
    assert unclear(after, "add W")[1] == "board.add"
    assert unclear(after, "add R7 z")[0].startswith('There is no group "z"')
    assert unclear(after, "add")[1] is None
    assert refused(after, "add Y1")
    assert refused(table(hands={0: "R1 R2"}), "add R1 a")


def test_cards_to_keep() -> None:
    game, state = table(
        players=2, hands={0: HAND, 1: "R2"}, laid={1: "red(R1 R4 R6 R9 R12) 3-5(G3 B4 G5)"}, turn=1
    )
    position = (game, do(game, state, "discard R2"))
    assert meant(position, "keep r5 G8 w(r3)") == meant(position, "k R5, G8, W(R3)") == "keep R5 G8 W(R3)"
    assert meant(position, "keep none") == "keep -"
    assert unclear(position, "keep")[0] == "Name the cards that you keep; none: no cards."
    assert refused(position, "keep R1 R5 B5 G7 G8 Y9")
    shown, view = screen(game), game.view(position[1], 0)
    assert shown.allowed(game.legal(position[1])) == ["keep"]
    (hint,) = shown.hint(view, game.legal(position[1]))
    assert hint.startswith("Hint: Keep ")
    for move in shown.moves(view, game.legal(position[1])):
        game.check(position[1], move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_the_list_can_be_typed_as_it_is_shown(language: str) -> None:
    met: Counter[Stage] = Counter()
    rules = KIND.read_rules({"edition": "intl", "phases": ["set 2", "colour 5 + run 3"] * 6})
    for players, seed in ((2, 1), (3, 2)):
        game = KIND.game(rules, players=players)
        shown = screen(game, language)
        for state, _ in random_play(game, seed, 1000):
            turn = game.turn(state)
            if not isinstance(turn, Decide) or met[state.stage] > 6:
                continue
            met[state.stage] += 1
            view, legal = game.view(state, turn.seat), game.legal(state)
            moves = shown.moves(view, legal)
            assert shown.hint(view, legal)
            for move in moves[:40]:
                typed = shown.typed(move, view).split("  (")[0]
                assert meant((game, state), typed, language=language) == KIND.write_action(move)
    nature = {Stage.LOT, Stage.DEAL, Stage.ROLL, Stage.DRAWING, Stage.TURNING}
    assert set(met) == set(Stage) - nature - {Stage.OVER}
