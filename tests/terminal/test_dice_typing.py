"""What typed words mean at the dice; where they say too little or too much, the answer says why."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tenfold.core import Refusal
from tenfold.games.dice import DiceGame, State
from tenfold.games.dice.actions import Keep
from tenfold.games.dice.state import Stage
from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import rendered
from tenfold.pieces.dice import read_face
from tenfold.terminal.dice.screen import DiceScreen
from tenfold.terminal.typing import NotUnderstood, Unclear
from tenfold.terminal.words import Words
from tests.terminal.dice_screens import KIND, at, screen

# Shown in order: a B1  b R1  c 3  d W  e 5  f 8  g 8  h 8  i 9  j 10
DICE = "1 1 3 W 5 8 8 8 9 10"


def meant(position: tuple[DiceGame, State], text: str, language: str = "en") -> str:
    """The action in its text form, once the rules allow it too."""
    game, state = position
    command, *rest = text.split()
    words = Words(Speech(language), DiceScreen.vocabulary)
    meaning = words.meaning(command)
    assert meaning is not None
    action = screen(game, language).action(meaning, rest, game.view(state, 0))
    game.check(state, action)
    return KIND.write_action(action)


def unclear(position: tuple[DiceGame, State], text: str) -> tuple[str, str | None]:
    with pytest.raises(Unclear) as caught:
        meant(position, text)
    return str(caught.value), caught.value.rule


def refused(position: tuple[DiceGame, State], text: str) -> str:
    with pytest.raises(Refusal) as caught:
        meant(position, text)
    return rendered(caught.value.saying, Speech("en"))


@pytest.mark.parametrize(
    "text",
    ["keep e f g", "keep efg", "keep gfe", "k EF g", "keep e,f,g", "keep 8 8 5", "keep 5 8 8", "keep e 8 8"],
)
def test_dice_by_letter_and_by_number(text: str) -> None:
    assert meant(at(DICE.replace("W 5", "4 5")), text) == "keep H1 H2 H3"


def test_wilds_tens_and_faces() -> None:
    position = at("W 1 W 4 5 8 8 8 9 10")
    assert meant(position, "keep w W") == "keep L1 L3"
    assert meant(position, "keep 10") == "keep H6"
    assert meant(position, "keep 8 o8 rw") == "keep L1 H2 H3"  # H2 shows O8, and the other 8 is any other


def test_nothing_is_kept() -> None:
    assert meant(at(DICE), "keep") == "keep -"


def test_a_whole_colour() -> None:
    game, state = at("1 1 1 1 5 5 5 5 5 5", phase=8)
    red = [place for place, face in enumerate(state.faces) if str(face)[0] == "R"]
    assert meant((game, state), "keep red") == KIND.write_action(Keep(tuple(red)))
    both = [place for place, face in enumerate(state.faces) if str(face)[0] in "RB"]
    assert meant((game, state), "keep red blue") == KIND.write_action(Keep(tuple(both)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_in_every_language(language: str) -> None:
    position = at("1 1 1 1 5 5 5 5 5 5", phase=8)
    words = Words(Speech(language), DiceScreen.vocabulary)
    for colour in ("blue", "red", "orange", "green"):
        typed = meant(position, f"{words.shown('keep')} {words.shown(colour)}", language)
        assert typed == meant(position, f"keep {colour}", language) == meant(position, f"keep {colour}")
    assert meant(position, words.shown("stop"), language) == meant(position, "stop", language) == "stop"
    made = at("1 1 1 W 8 8 8 5 6 7", stage=Stage.SCORE, rolls=3)
    assert meant(made, words.shown("score"), language) == meant(made, "score", language) == "score"
    assert meant(made, words.shown("decline"), language) == meant(made, "decline", language) == "decline"


def test_of_equal_numbers_those_set_aside_are_meant() -> None:
    assert meant(at(DICE, rolls=2, kept=(6, 7)), "keep 8 8") == "keep H3 H4"
    assert meant(at(DICE, rolls=2, kept=(6, 7)), "keep 8 8 8") == "keep H2 H3 H4"


def test_locked_dice_stay_by_themselves() -> None:
    position = at(DICE, rolls=2, kept=(6, 7), variants=("locked",))
    assert meant(position, "keep 8") == "keep H2 H3 H4"
    assert meant(position, "keep 8 8 8") == "keep H2 H3 H4"
    assert meant(position, "keep 9") == "keep H3 H4 H5"
    assert meant(position, "keep") == "keep H3 H4"


def test_dice_that_are_not_there() -> None:
    position = at(DICE)
    assert unclear(position, "keep 8 8 8 8") == ("Only 3 dice show 8.", "dice.dice")
    assert unclear(position, "keep W W") == ("Only 1 die shows W.", "dice.dice")
    assert unclear(position, "keep f g 8 8") == ("Only 3 dice show 8.", "dice.dice")
    assert unclear(position, "keep 7")[0] == "No die shows 7 now."
    assert unclear(position, "keep b10")[0] == "No die shows B10 now."
    for number in ("0", "11", "88", "100"):
        said, rule = unclear(position, f"keep {number}")
        assert said == f"No die shows {number}: numbers go from 1 to 10, W is a wild."
        assert rule == "dice.dice"
    for word in ("k", "abx", "8888", "-1", "L1", "r", "everything", "W8", "ж"):
        said, rule = unclear(position, f"keep {word}")
        assert said.startswith(f'"{word}" is not a die: name dice by their letters a to j')
        assert rule == "dice.dice"


def test_a_colour_that_is_not_there() -> None:
    game, state = at("1 1 1 1 5 5 5 5 5 5")
    red = (read_face("R5"),) * 10
    assert unclear((game, replace(state, faces=red)), "keep green") == (
        "No die shows green now.",
        "dice.dice",
    )


def test_in_a_phase_of_colours_a_number_must_name_one_die() -> None:
    game, state = at("1 1 1 1 5 5 5 5 5 5", phase=8)
    said, rule = unclear((game, state), "keep 5")
    assert said.startswith("5 shows in more than one colour, and this phase is about colours.")
    assert rule == "dice.colour"
    assert meant((game, state), "keep g5") == "keep H2"


def test_too_many_dice() -> None:
    assert refused(at(DICE), "keep abcdefghija") == "Every die can be kept only once."
    assert refused(at(DICE), "keep a a") == "Every die can be kept only once."
    assert refused(at(DICE), "keep abcdefghij") == "To keep all ten dice, stop: nothing is left to roll."


def test_what_is_not_allowed_now() -> None:
    made = at("1 1 1 W 8 8 8 5 6 7", stage=Stage.SCORE, rolls=3)
    assert refused(made, "keep a").startswith("A turn has three rolls, and you have made them")
    assert refused(made, "keep nonsense").startswith("A turn has three rolls, and you have made them")
    assert refused(made, "stop") == "The phase is completed: score or decline."
    early = at("1 1 1 W 8 8 8 5 6 7", stage=Stage.SCORE, rolls=2)
    assert refused(early, "keep a") == "The phase is completed: score or decline."
    for word in ("score", "decline"):
        assert refused(at(DICE), word) == "First keep dice and roll the others, or stop."
    alone = at(DICE, variants=("no-decline",))
    assert refused(alone, "decline") == "In this game a completed phase cannot be declined."
    end = at(DICE, players=2, finisher=1, others=11)
    assert refused(end, "decline") == "At the end of the game a completed phase cannot be declined."


@pytest.mark.parametrize("text", ["stop now", "score 5", "decline it"])
def test_words_too_many(text: str) -> None:
    with pytest.raises(NotUnderstood):
        meant(at(DICE), text)


def test_an_action_is_shown_as_it_is_typed() -> None:
    game, state = at(DICE)
    shown = screen(game)
    view = game.view(state, 0)
    for action in game.legal(state):
        typed = shown.typed(action, view).split("  (")[0]
        assert meant((game, state), typed) == KIND.write_action(action)
    moves = shown.moves(view, game.legal(state))
    assert 2 < len(moves) <= 10
    assert shown.typed(moves[-1], view) == "stop"
    for move in moves:
        game.check(state, move)
