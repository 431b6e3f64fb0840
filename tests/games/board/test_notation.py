"""Text forms of actions and positions."""

from __future__ import annotations

import json
import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenfold.core import BadText, Illegal
from tenfold.games.board.actions import Lay
from tenfold.locales.rendering import in_english
from tests.games.board.build import KIND, both_editions, do, every_table, landed, random_play, table
from tests.games.looking import one_line

EXAMPLES = [
    "move 5",
    "star ask",
    "star +2",
    "draw",
    "take",
    "pick R5 3",
    "pick ?",
    "swap R5 W(G7) B2",
    "swap -",
    "swap ? ? B2",
    "ask 7 clockwise",
    "ask 12 counterclockwise",
    "give R7",
    "give W(R7)",
    "give ?",
    "lay 2: 4s(R4 G4) 8s(R8 W) 8s(B8 Y8) 11s(R11 B11) with G7",
    "lay 6: 4-11(R4 B5 G6 Y7 R8 B9 G10 Y11)",
    "add R7 1.0",
    "add W(G7) 2.1 low",
    "add W(G7) 0.0 high",
    "discard R5",
    "discard W(R5)",
    "discard R5 B2",
    "keep R5 W(G7)",
    "keep -",
    "keep ?",
    "lot 2",
    "deal R1 B2 / ? ? / - up ? ? ? ? G4",
    "roll 2 5",
    "drawn R5",
    "drawn ?",
]


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_action_comes_back_as_it_was_written(text: str) -> None:
    action = KIND.read_action(text)
    assert KIND.write_action(action) == text
    assert KIND.read_action(f"  {text.upper()}  ") == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "move",
        "move x",
        "move 1000",
        "star",
        "star sky",
        "pick R5",
        "pick R13 0",
        "swap",
        "swap W",
        "swap S",
        "ask seven clockwise",
        "ask 7",
        "ask 7 up",
        "give",
        "give W",
        "lay 2",
        "lay 2: 4s(R4",
        "lay 2: 4s(R4 G4) with W",
        "add R7",
        "add W 1.0",
        "discard",
        "discard W",
        "keep W()",
        "keep W(W)",
        "deal up",
        "deal R1 up X",
        "roll",
        "roll 1",
        "drawn",
        "drawn W",
        "lot x",
        "hit R7 1.0",
        "5s(R5 G5)+2",
        "lay 8: 5s(R5 G5)+2",
    ],
)
def test_what_is_no_action_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadText) as caught:
        KIND.read_action(text)
    assert one_line(in_english(caught.value))


@given(st.text(max_size=60))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    with suppress(BadText, Illegal):
        action = KIND.read_action(text)
        assert KIND.read_action(KIND.write_action(action)) == action


@given(st.sampled_from(EXAMPLES), st.integers(0, 60), st.sampled_from("RW(): ?-+0.9sS"))
def test_a_mistyped_action_is_an_action_or_refused(text: str, at: int, letter: str) -> None:
    mistyped = text[:at] + letter + text[at + 1 :]
    with suppress(BadText, Illegal):
        KIND.read_action(mistyped)


def test_groups_that_cannot_be_name_the_ledgers_rule() -> None:
    for text, rule in (
        ("lay 8: 5s(R5 G6)", "board.set"),
        ("lay 6: 11-14(R11 R12 R1 R2)", "board.run"),
        ("lay 6: 3-5(R3 R4 R6)", "board.run"),
        ("lay 6: 3-5(R3 R4 R5)+1", "board.run"),
        ("lay 1: red(R3 G4)", "board.colour"),
        ("lay 8: 5s(R5 S)", "board.material"),
    ):
        action = KIND.read_action(text)
        assert isinstance(action, Lay)
        assert action.flaw is not None
        assert action.flaw.rule == rule


# --- positions --------------------------------------------------------------------------------------


@both_editions
@every_table
def test_positions_come_back_as_they_were_written(edition: str, players: int) -> None:
    game = KIND.game(KIND.rules(edition), players=players)
    for at, (state, _) in enumerate(random_play(game, players, 1200)):
        if at % 4 == 0:
            text = KIND.write_state(state)
            assert one_line(text)
            assert KIND.read_state(text) == state


def test_a_position_with_everything_in_it_comes_back() -> None:
    game, state = landed("ask", hands={0: "R1 W(R2)", 1: "R7 G7 W(B7)"}, discard="R9 R8")
    asked = do(game, state, "ask 7 clockwise")
    for position in (asked, do(game, asked, "give G7")):
        assert KIND.read_state(KIND.write_state(position)) == position


def test_a_position_that_cannot_be_is_refused_in_one_line() -> None:
    _, state = table(hands={0: "R1 R2 W(R3)"})
    text = KIND.write_state(state)
    broken = [
        "",
        "stage play",
        text.replace("stage play", "stage fun"),
        text.replace("turn 0", "turn 7"),
        text.replace("turn 0", "turn x"),
        text.replace("again no", "again maybe"),
        text.replace("pieces 0 0 0 0", "pieces 0 0 0 32"),
        text.replace("pieces 0 0 0 0", "pieces 0 0 0"),
        text.replace("markers 1 1 1 1", "markers 0 1 1 1"),
        text.replace("hands R1 R2", "hands R1"),
        text.replace("hands R1 R2", "hands R1 R2 R2 R2"),
        text.replace("jokers R3", "jokers W"),
        text.replace("under -", "under R3"),
        text.replace("knowers *", "knowers * *"),
        text.replace("known -", "known R1"),
        text.replace("known -", "known ;;;9:R1"),
        text.replace("stage play", "stage give"),
        text.replace("stage play", "stage keep"),
        text.replace("stage play", "stage over"),
        text.replace("stage play", "stage drawing"),
        text.replace("stage play", "stage move"),
        text.replace("dice -", "dice 5 2"),
        text.replace("table -", "table 5s(R5 G6)"),
        text.replace("outcome -", "outcome 0 by luck"),
    ]
    assert len(set(broken)) == len(broken)
    assert text not in broken
    for wrong in broken:
        with pytest.raises(BadText) as caught:
            KIND.read_state(wrong)
        assert one_line(in_english(caught.value))


@given(st.data())
def test_a_mistyped_position_is_a_position_or_refused(data: st.DataObject) -> None:
    _, state = table(hands={0: "R1 R2 W(R3)"})
    text = KIND.write_state(state)
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from("RW|/-;: 079*s"))
    with suppress(BadText):
        KIND.read_state(text[:at] + letter + text[at + 1 :])


# --- views ------------------------------------------------------------------------------------------


@every_table
def test_a_view_is_plain_data(players: int) -> None:
    game = KIND.game(KIND.rules("intl"), players=players)
    for state, _ in random_play(game, 3, 300):
        for seat in (None, *range(players)):
            data = KIND.write_view(game.view(state, seat))
            assert json.loads(json.dumps(data))["stage"] == state.stage.value
            assert data["viewer"] == seat
            assert not re.search("Card|Held|Stage", json.dumps(data))
