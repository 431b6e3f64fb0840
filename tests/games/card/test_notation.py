"""Text forms of actions and positions, and what every refusal has in common."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenfold.core import BadText, Decide, Illegal, TenfoldError
from tenfold.games.card import CardGame, State
from tenfold.games.card.actions import Action, Discard, Hit, Lay
from tenfold.games.card.state import FULL_DECK, Stage
from tenfold.locales.rendering import in_english
from tenfold.pieces.cards import ALL_KINDS, SKIP
from tenfold.pieces.groups import End
from tests.games.card.build import KIND, all_cards, random_play, table
from tests.games.looking import one_line

VARIANTS: list[list[str]] = [[], ["knock"], ["free", "knock"], ["fixed", "short:2"], ["even"], ["short:1"]]
games = st.builds(
    lambda edition, variants, players: KIND.game(KIND.rules(edition, variants), players=players),
    st.sampled_from(["intl", "fx"]),
    st.sampled_from(VARIANTS),
    st.integers(2, 6),
)
seeds = st.integers(0, 10**6)


@settings(max_examples=25)
@given(game=games, seed=seeds)
def test_actions_and_positions_round_trip(game: CardGame, seed: int) -> None:
    for step, (state, action) in enumerate(random_play(game, seed, 500)):
        text = KIND.write_action(action)
        assert one_line(text)
        assert KIND.read_action(text) == action
        assert KIND.read_action(f"  {text.upper()} ") == action
        if step % 7 == 0:
            line = KIND.write_state(state)
            assert one_line(line)
            assert KIND.read_state(line) == state


@settings(max_examples=15)
@given(game=games, seed=seeds)
def test_no_card_is_lost_or_doubled(game: CardGame, seed: int) -> None:
    for state, _ in random_play(game, seed, 500):
        assert all_cards(game, state) == FULL_DECK


def test_the_end_of_a_game_round_trips() -> None:
    for edition in ("intl", "fx"):
        game = KIND.game(KIND.rules(edition, ["short:1"]), players=3)
        last: State | None = None
        for state, action in random_play(game, 5, 8000):
            last = game.apply(state, action)
        assert last is not None
        assert last.stage is Stage.OVER
        assert KIND.read_state(KIND.write_state(last)) == last


# --- refusals -----------------------------------------------------------------------------------------


def simple_actions(players: int) -> list[Action]:
    """Every action that does not depend on the cards of a lay-down."""
    actions: list[Action] = [KIND.read_action(text) for text in ("draw", "take", "knock", "pass", "lot 0")]
    for card in ALL_KINDS:
        actions.append(KIND.read_action(f"drawn {card}"))
        actions += [Discard(card, target) for target in (None, *range(players + 1))]
        for seat in range(players):
            for group in range(3):
                actions += [Hit(card, seat, group, end) for end in (None, *End)]
    actions += [
        KIND.read_action(f"lay {number}: {groups}")
        for number in (0, 1, 2, 4, 8, 10, 11)
        for groups in ("", "5s(R5 G5 B5) 7s(R7 G7 B7)", "1-7(W W W W W W W)", "red(W W W W W W W)")
    ]
    return actions


NATURE = ("drawn", "lot", "deal")


def refusal_of(game: CardGame, state: State, action: Action) -> Illegal | None:
    try:
        game.check(state, action)
    except Illegal as refusal:
        return refusal
    return None


@settings(max_examples=8)
@given(game=games, seed=seeds)
def test_what_is_refused_says_why_in_one_line_and_what_is_offered_is_allowed(
    game: CardGame, seed: int
) -> None:
    actions = simple_actions(game.players)
    positions = [state for state, _ in random_play(game, seed, 250)]
    for state in positions[::50] + positions[-1:]:
        offered = set(game.legal(state))
        assert not any(refusal_of(game, state, action) for action in offered)
        decides = isinstance(game.turn(state), Decide)
        assert bool(offered) is decides
        for action in actions:
            text = KIND.write_action(action)
            refusal = refusal_of(game, state, action)
            if refusal is not None:
                assert one_line(in_english(refusal)), text
                assert refusal.rule.startswith("card."), text
                assert action not in offered, text
            elif text.split()[0] in NATURE:
                assert not decides, text
            else:
                assert action in offered or is_another_form(state, action), text


def is_another_form(state: State, action: Action) -> bool:
    """Allowed, but listed in its shortest form: an end that need not be named, a last skip's target."""
    if isinstance(action, Hit):
        return action.end is not None
    if isinstance(action, Discard):
        return action.card == SKIP and len(state.hands[state.seat]) == 1
    return isinstance(action, Lay)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "drew",
        "draw 2",
        "take R5",
        "lay",
        "lay 1",
        "lay x: 5s(R5)",
        "lay 1: 5s(R5 G5",
        "lay 1: 5s R5 G5",
        "lay 1: fives(R5 G5)",
        "lay 1: 5s(R5 X5)",
        "hit R5",
        "hit R5 1",
        "hit R5 1.0 middle",
        "hit R13 1.0",
        "hit R0 1.0",
        "hit R05 1.0",
        "hit R5 -1.0",
        "discard",
        "discard 5R",
        "discard R5 x",
        "discard R5 1 2",
        "discard R5\nG5",
        "lot",
        "lot x",
        "deal up",
        "deal R1",
        "drawn",
        "drawn ??",
        "knock\x00",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(BadText) as caught:
        KIND.read_action(text)
    assert one_line(in_english(caught.value))


def problem_of(text: str) -> TenfoldError | None:
    try:
        KIND.read_action(text)
    except TenfoldError as error:
        return error
    return None


WORDS = "lay hit discard lot deal drawn up 1: 2: 5s( 3-6( red( ) R5 G5 W S 1.0 0.1 low 2 / ? - ( : x"
words = st.sampled_from(WORDS.split())


@settings(max_examples=200)
@given(st.text(max_size=40) | st.lists(words, max_size=8).map(" ".join))
def test_any_text_is_an_action_or_refused_in_one_line(text: str) -> None:
    problem = problem_of(text)
    if problem is not None:
        assert isinstance(problem, BadText | Illegal)
        assert one_line(in_english(problem))
    else:
        action = KIND.read_action(text)
        assert KIND.read_action(KIND.write_action(action)) == action


@pytest.mark.parametrize(
    "text",
    ["lay {}: 5s(R5 G5 B5)", "lay 1: {}s(W W W)", "hit R5 {}.0", "hit R5 0.{}", "discard S {}", "lot {}"],
)
def test_a_number_too_long_for_any_table_is_refused_like_any_other(text: str) -> None:
    game, state = table()
    with pytest.raises((BadText, Illegal)) as caught:
        game.check(state, KIND.read_action(text.format("9" * 5000)))
    assert one_line(in_english(caught.value))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("stage play", "stage dance"),
        ("stage play | ", ""),
        ("turn 0", "turn zero"),
        ("turn 0", "turn 4"),
        ("dealer 3", "dealer 7"),
        ("playing 0 1 2 3", "playing 0 1 2 9"),
        ("playoff no", "playoff maybe"),
        ("discard Y12", "discard Y13"),
        ("discard Y12", "discard Y12 Y12 Y12"),
        ("skips no / no / no / no", "skips no / no / no"),
        ("table - /", "table 5s(R5 G5 /"),
        ("table - /", "table 5s(R6) /"),
        ("table - /", "table 10-13(R10 W W W) /"),
        ("sheet : /", "sheet - /"),
        ("laid - /", "laid one /"),
        ("outcome -", "outcome 0 > 1 by magic"),
        ("stage play", "stage knock"),  # without a window
        ("stage play", "stage over"),  # without an outcome
        ("dealer 3", "dealer -"),  # in the middle of a hand
    ],
)
def test_what_is_no_position(old: str, new: str) -> None:
    _, state = table()
    good = KIND.write_state(state)
    assert KIND.read_state(good) == state
    assert old in good
    with pytest.raises(BadText) as caught:
        KIND.read_state(good.replace(old, new, 1))
    assert one_line(in_english(caught.value))


@pytest.mark.parametrize("text", ["", "|", "hello", "stage play"])
def test_what_is_no_position_at_all(text: str) -> None:
    with pytest.raises(BadText):
        KIND.read_state(text)
