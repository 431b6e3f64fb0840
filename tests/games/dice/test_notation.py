"""Text forms of actions and positions, and what every refusal has in common."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenfold.core import BadText, Decide, Illegal, TenfoldError
from tenfold.games.dice import DiceGame, State
from tenfold.games.dice.actions import Action, Keep
from tenfold.games.dice.state import SheetLine, Stage
from tenfold.locales.rendering import in_english
from tests.games.dice.build import BEST, KIND, attempt, do, table
from tests.games.looking import one_line, random_play

VARIANTS: list[list[str]] = [[], ["locked"], ["free-decline"], ["no-decline", "deductions"]]
games = st.builds(
    lambda variants, players: KIND.game(KIND.rules("de", variants), players=players),
    st.sampled_from(VARIANTS),
    st.integers(1, 8),
)
seeds = st.integers(0, 10**6)


@settings(max_examples=25)
@given(game=games, seed=seeds)
def test_actions_and_positions_round_trip(game: DiceGame, seed: int) -> None:
    for state, action in random_play(game, seed, 300):
        text = KIND.write_action(action)
        assert one_line(text)
        assert KIND.read_action(text) == action
        assert KIND.read_action(f"  {text.upper()} ") == action
        line = KIND.write_state(state)
        assert one_line(line)
        assert KIND.read_state(line) == state


def test_the_end_of_a_game_round_trips() -> None:
    game, state = table(players=2, phase={0: 10, 1: 10}, lines={1: SheetLine((5,) * 9, 0, None, 3, 1, 2, 0)})
    state = attempt(game, attempt(game, state, BEST[10]), BEST[10])
    assert state.stage is Stage.OVER
    assert KIND.read_state(KIND.write_state(state)) == state


def test_a_position_reads_as_one_line() -> None:
    game, state = table(players=2, points={0: (60, 57)}, turn=1)
    state = do(game, state, "roll W 1 2 3 10 10 10 10 9 8", "keep L1 H1")
    assert KIND.write_state(state) == (
        "stage roll | turn 1 | scribe 0 | began 1 | rolls 1 | dice RW R1 R2 B3 G10 R10 O10 B10 R9 R8 "
        "| kept L1 H1 | finisher - | sheet 60,57:-:-:0,0,0,0 / :-:-:0,0,0,0 | outcome -"
    )


# --- refusals -----------------------------------------------------------------------------------------


def simple_actions() -> list[Action]:
    texts = ["stop", "score", "decline", "lot 0", "lot 9", "keep -", "keep L1", "keep L1 H1", "keep H5 H6"]
    texts.append("keep L1 L2 L3 L4 H1 H2 H3 H4 H5 H6")
    texts.append("rolled RW R1 R2 B3 G10 R10 O10 B10 R9 R8")
    return [*map(KIND.read_action, texts), Keep((10,)), Keep((-1,)), Keep((4, 2)), Keep((2, 2))]


@settings(max_examples=15)
@given(game=games, seed=seeds)
def test_what_is_refused_says_why_in_one_line_and_what_is_offered_is_allowed(
    game: DiceGame, seed: int
) -> None:
    positions = [state for state, _ in random_play(game, seed, 200)]
    for state in positions[::20]:
        decides = isinstance(game.turn(state), Decide)
        offered = set(game.legal(state))
        assert bool(offered) is decides
        for action in simple_actions():
            refusal = refusal_of(game, state, action)
            if refusal is not None:
                assert one_line(in_english(refusal))
                assert refusal.rule.startswith("dice.")
                assert action not in offered
            elif decides:
                assert action in offered or isinstance(action, Keep)  # dice that are alike


def refusal_of(game: DiceGame, state: State, action: Action) -> Illegal | None:
    try:
        game.check(state, action)
    except Illegal as refusal:
        return refusal
    return None


@pytest.mark.parametrize(
    "text",
    [
        *("", "keep", "keep L5", "keep L1,H2", "keep R8", "keep 1", "stop it", "scores", "lot", "lot x"),
        *(
            "lot 1234",
            "lot -1",
            "rolled",
            "rolled X8",
            "rolled R11",
            "rolled R0",
            "rolled B",
            "roll",
            "dance",
        ),
    ],
)
def test_a_text_that_is_no_action(text: str) -> None:
    with pytest.raises(BadText) as caught:
        KIND.read_action(text)
    assert one_line(in_english(caught.value))


def test_what_is_no_die_is_told_which_there_are() -> None:
    with pytest.raises(BadText) as caught:
        KIND.read_action("keep L1 L5")
    assert in_english(caught.value) == '"L5" is not a die: they are L1, L2, L3, L4, H1, H2, H3, H4, H5, H6.'
    with pytest.raises(BadText) as caught:
        KIND.read_action("rolled R11")
    assert "write B, R, O or G and a number from 1 to 10 or W" in in_english(caught.value)


START = (
    "stage keep | turn 1 | scribe 0 | began 1 | rolls 1 | dice RW R1 R2 B3 G10 R10 O10 B10 R9 R8 "
    "| kept - | finisher - | sheet 60,57:-:-:0,0,0,0 / :-:-:0,0,0,0 | outcome -"
)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (START, ""),
        (START, "hello"),
        ("stage keep", "stage dance"),
        ("stage keep | ", ""),
        ("turn 1", "turn 2"),
        ("turn 1", "turn -1"),
        ("scribe 0", "scribe 2"),
        ("scribe 0", "scribe -"),
        ("finisher -", "finisher 5"),
        ("rolls 1", "rolls 0"),
        ("rolls 1", "rolls 3"),
        ("rolls 1", "rolls -1"),
        (
            "stage keep | turn 1 | scribe 0 | began 1 | rolls 1",
            "stage roll | turn 1 | scribe 0 | began 1 | rolls 3",
        ),
        (
            "stage keep | turn 1 | scribe 0 | began 1 | rolls 1",
            "stage roll | turn 1 | scribe 0 | began 1 | rolls 7",
        ),
        (" R9 R8", " R9"),
        (" R9 R8", " R9 R8 R8"),
        (" R9 R8", " R9 R11"),
        ("dice RW R1 R2 B3 G10 R10 O10 B10 R9 R8", "dice -"),
        ("kept -", "kept L7"),
        ("sheet 60,57:-:-:0,0,0,0", "sheet 60,57:-:-:0,0,0"),
        ("sheet 60,57:-:-:0,0,0,0", "sheet 60,x:-:-:0,0,0,0"),
        ("sheet 60,57:-:-:0,0,0,0", "sheet -"),
        ("outcome -", "outcome 0 > 1 by most-points"),
        ("outcome -", "outcome 0 > 1 by dancing"),
    ],
)
def test_a_text_that_is_no_position(right: str, wrong: str) -> None:
    KIND.read_state(START)
    assert right in START
    with pytest.raises(TenfoldError) as caught:
        KIND.read_state(START.replace(right, wrong))
    assert one_line(in_english(caught.value))


def test_a_view_holds_everything_but_secrets_there_are_none() -> None:
    game, state = table(players=2)
    state = do(game, state, f"roll {BEST[1]}", "keep H1 H2")
    data = KIND.write_view(game.view(state, 1))
    assert data["viewer"] == 1
    assert data["faces"] == "B1 B2 R3 R4 G10 R10 O10 B10 G10 O10"
    assert data["kept"] == ["H1", "H2"]
    assert data == KIND.write_view(game.view(state, None)) | {"viewer": 1}
