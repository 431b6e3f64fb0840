"""What typed words mean; where they say too little, the answer says what is missing."""

from __future__ import annotations

import pytest

from tenfold.core import Refusal
from tenfold.games.card import CardGame, State
from tenfold.locales import LANGUAGES, Speech
from tenfold.terminal.card.screen import CardScreen
from tenfold.terminal.typing import NotUnderstood, Unclear
from tenfold.terminal.words import Words
from tests.games.card.build import KIND, table
from tests.terminal.screens import screen, voice

NINE = "R1 R2 R3 R4 R5 R6 R7 R8 R9"


def meant(position: tuple[CardGame, State], text: str, language: str = "en") -> str:
    """The action in its text form, once the rules allow it too."""
    game, state = position
    command, *rest = text.split()
    words = Words(Speech(language), CardScreen.vocabulary)
    meaning = words.meaning(command)
    assert meaning is not None
    action = screen(game, language).action(meaning, rest, game.view(state, state.seat))
    game.check(state, action)
    return KIND.write_action(action)


def unclear(position: tuple[CardGame, State], text: str) -> tuple[str, str | None]:
    with pytest.raises(Unclear) as caught:
        meant(position, text)
    return str(caught.value), caught.value.rule


def refused(position: tuple[CardGame, State], text: str) -> str:
    with pytest.raises(Refusal) as caught:
        meant(position, text)
    return voice()(caught.value.saying)


def hitting(hand: str) -> tuple[CardGame, State]:
    """Anna's sets of 5 and 7 are groups a and b; East's set of 6 and run 3-6 are c and d."""
    return table(
        players=2,
        phase={1: 2},
        laid={0: "5s(R5 G5 B5) 7s(R7 G7 B7)", 1: "6s(R6 G6 B6) 3-6(R3 B4 W Y6)"},
        hands={0: hand},
    )


# --- hitting ---------------------------------------------------------------------------------------


def test_a_hit_without_a_place_where_one_fits() -> None:
    position = hitting("Y5 R2 W S B1")
    assert meant(position, "hit Y5") == "hit Y5 0.0"
    assert meant(position, "h r2") == "hit R2 1.1"
    assert meant(position, "hit R2 low") == "hit R2 1.1"


def test_a_hit_without_a_place_where_several_fit() -> None:
    position = hitting("Y7 R2 W S B1")
    assert unclear(position, "hit Y7") == (
        "Y7 fits in several places. Choose: hit Y7 b, hit Y7 d",
        "card.hit.where",
    )
    assert meant(position, "hit Y7 d") == "hit Y7 1.1"
    assert meant(position, "hit y7 D") == "hit Y7 1.1"
    assert meant(position, "hit Y7 1.1") == "hit Y7 1.1"
    assert unclear(position, "hit W")[0] == (
        "W fits in several places. Choose: hit W a, hit W b, hit W c, hit W d low, hit W d high"
    )
    assert meant(position, "hit W d high") == "hit W 1.1 high"
    assert meant(position, "hit W a") == "hit W 0.0"
    assert refused(position, "hit W d") == ("Say at which end of the run 3-6 the wild goes: low or high.")


def test_a_wild_on_the_only_run() -> None:
    position = table(players=2, phase={0: 4}, laid={0: "3-6(R3 B4 W Y6)"}, hands={0: "W B1 B2"})
    assert unclear(position, "hit W") == (
        "W fits in several places. Choose: hit W a low, hit W a high",
        "card.wild.unnumbered-group",
    )
    assert meant(position, "hit W low") == "hit W 0.0 low"
    assert meant(position, "hit W a high") == "hit W 0.0 high"
    ending = table(players=2, phase={0: 4}, laid={0: "9-12(R9 B10 W Y12)"}, hands={0: "W B1 B2"})
    assert meant(ending, "hit W") == "hit W 0.0"
    assert meant(ending, "hit W a") == "hit W 0.0"


def test_a_hit_that_fits_nowhere() -> None:
    position = hitting("R12 B1 S")
    assert unclear(position, "hit B1") == ("B1 fits nowhere on the table.", "card.hit.fit")
    assert unclear(position, "hit") == ("Nothing in your hand fits on the table.", "card.hit.fit")
    assert refused(position, "hit R12 a") == "R12 does not fit there: 5s takes R5 B5 G5 Y5 or a wild."
    assert refused(position, "hit S a") == "A skip is never a hit: discard it."
    assert refused(position, "hit R5") == "Your hand does not hold R5; it has B1 R12 S."
    assert refused(position, "hit Q") == (
        '"Q" is not a card: write R, B, G or Y and a number from 1 to 12, W for a wild, S for a skip.'
    )
    assert unclear(position, "hit B1 x") == (
        'There is no group "x" on the table. '
        "The groups are: a 5s(R5 G5 B5), b 7s(R7 G7 B7), c 6s(R6 G6 B6), d 3-6(R3 B4 W Y6)",
        "card.hit.where",
    )


def test_a_hit_without_a_card() -> None:
    assert unclear(hitting("Y5 Y5 W B1"), "hit") == ("Say which card: Y5 W", None)


def test_words_left_over_are_not_understood() -> None:
    position = hitting("Y5 Y5 W B1")
    for text in (
        "hit Y5 a b",
        "hit Y5 a low b",
        "hit W d middle",
        "draw two",
        "take it",
        "pass on",
        "knock k",
    ):
        with pytest.raises(NotUnderstood):
            meant(position, text)


def test_more_groups_than_letters() -> None:
    """House rules can ask for five pairs, and six players can lay them."""
    pairs = [f"{n}s({colour}{n} {colour}{n})" for colour in "RBG" for n in range(1, 11)]
    position = table(
        players=6,
        options={"phases": ["set 2 + set 2 + set 2 + set 2 + set 2"]},
        laid={seat: " ".join(pairs[5 * seat : 5 * seat + 5]) for seat in range(6)},
        hands={seat: f"Y{seat + 1} Y{seat + 6}" for seat in range(6)},
    )
    game, state = position
    assert "    zd  10s    G10 G10" in list(screen(game).position(game.view(state, 0)))
    assert unclear(position, "hit Y1")[0].endswith("hit Y1 a, hit Y1 k, hit Y1 u")
    assert meant(position, "hit Y6 z") == "hit Y6 5.0"


# --- laying ----------------------------------------------------------------------------------------


def test_lay_means_the_best_lay_down() -> None:
    position = table(hands={0: "R5 G5 B5 R7 G7 B7 W Y1 Y2 Y3 Y4"})
    assert meant(position, "lay") == "lay 1: 5s(R5 B5 G5) 7s(R7 B7 G7)"
    assert meant(position, "lay 1") == "lay 1: 5s(R5 B5 G5) 7s(R7 B7 G7)"
    assert meant(position, "lay 5s(R5 G5 W) 7s(R7 G7 B7)") == "lay 1: 5s(R5 G5 W) 7s(R7 G7 B7)"
    assert meant(position, "l 1: 5s(r5,g5,w) 7s(R7 G7 B7)") == "lay 1: 5s(R5 G5 W) 7s(R7 G7 B7)"
    assert refused(position, "lay 3") == "Phase 3 cannot be laid now; you can lay: 1."
    assert refused(position, "lay 0") == "Phase 0 cannot be laid now; you can lay: 1."
    assert refused(position, "lay R5 G5 B5").startswith('"R5 G5 B5" is not a group: write 5s(R5 G5 W)')
    assert refused(position, "lay 1 2").startswith('"1 2" is not a group')
    assert refused(position, "lay 99999").startswith('"99999" is not a group')


def test_lay_with_a_phase_on_the_table() -> None:
    assert refused(hitting("Y5 W B1"), "lay") == (
        "Only one phase can be completed in a hand, and yours is already down: hit or discard."
    )


def test_in_free_order_the_number_chooses_the_phase() -> None:
    position = table(variants=["free"], hands={0: f"{NINE} G12 G11"})
    assert meant(position, "lay 4").startswith("lay 4: ")
    assert meant(position, "lay 6") == "lay 6: 1-9(R1 R2 R3 R4 R5 R6 R7 R8 R9)"
    assert meant(position, "lay").startswith("lay 8: red(")
    assert unclear(position, "lay 10")[0].startswith("Phase 10 cannot be laid yet: ")
    done = table(variants=["free"], hands={0: f"{NINE} G12 G11"}, done={0: [4, 8]})
    assert refused(done, "lay 4") == ("Phase 4 cannot be laid now; you can lay: 1, 2, 3, 5, 6, 7, 9, 10.")
    far = table(variants=["free"], hands={0: "R1 B1 G2 Y4 R6 B6 G8 Y9 R11 B11 G12"})
    message, rule = unclear(far, "lay")
    assert message.startswith("Phase 1 cannot be laid yet: ")
    assert rule == "card.laydown.whole"


# --- discarding ------------------------------------------------------------------------------------


def test_a_skip_needs_a_name_where_there_is_a_choice() -> None:
    position = table(players=3, hands={0: f"{NINE} B1 S"})
    assert refused(position, "discard S") == "Say who loses a turn: East, South."
    assert meant(position, "x s south") == "discard S 2"
    assert unclear(position, "discard S Bob") == (
        'There is nobody called "Bob". The players are: East, South',
        None,
    )
    two = table(players=2, hands={0: f"{NINE} B1 S"})
    assert meant(two, "discard S") == "discard S 1"
    assert meant(two, "discard S East") == "discard S 1"


def test_a_discard_without_a_card() -> None:
    position = table(players=2, hands={0: f"{NINE} B1 S"})
    assert unclear(position, "discard")[0] == f"Say which card: R1 B1{NINE[2:]} S"


# --- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_language_and_english_ones(language: str) -> None:
    position = table(players=2, hands={0: f"{NINE} B1 S"})
    own = f"{Words(Speech(language), CardScreen.vocabulary).shown('discard')} B1"
    assert meant(position, own, language) == "discard B1"
    assert meant(position, "discard b1", language) == "discard B1"
    assert meant(position, "DISCARD b1", language) == "discard B1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_listed_move_can_be_typed_as_it_is_shown(language: str) -> None:
    for position in (
        hitting("Y7 R2 W S B1"),
        table(hands={0: "R5 G5 B5 R7 G7 B7 W Y1 Y2 Y3 S"}),
        table(stage="draw"),
        table(variants=["free"], hands={0: f"{NINE} G12 G11"}),
    ):
        game, state = position
        view = game.view(state, state.seat)
        for action in game.legal(state):
            typed = screen(game, language).typed(action, view).split("  (")[0]
            assert meant(position, typed, language) == KIND.write_action(action)
