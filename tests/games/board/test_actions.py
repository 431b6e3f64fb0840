"""The actions of the spaces, apart from asking."""

from __future__ import annotations

import pytest

from tenfold.core import BadRules
from tenfold.games.board.actions import Swap
from tenfold.games.board.state import Stage
from tenfold.games.board.track import CHOICES, Space
from tenfold.locales.rendering import in_english
from tests.games.board.build import (
    KIND,
    both_editions,
    chances,
    do,
    every_table,
    groups_of,
    held,
    landed,
    offers,
    pile,
    refused,
    table,
    told,
    why_not,
)

# --- +1, +2, +3 -------------------------------------------------------------------------------------


@pytest.mark.rule("board.action.draw-n")
@both_editions
@pytest.mark.parametrize("count", [1, 2, 3])
def test_exactly_so_many_cards_each_from_either_pile(edition: str, count: int) -> None:
    game, state = landed(f"+{count}", edition=edition, discard="R1 R2 R3", hands={0: "Y1"}, reserve="G8 G9")
    before = state
    for left in range(count, 0, -1):
        assert state.to_take == left
        assert offers(game, state) == ["draw", "take"]
        state = do(game, state, "take")
    assert state.stage is Stage.PLAY
    assert len(state.hands[0]) == 1 + count
    assert why_not(game, state, "take") == "board.turn"
    drawn = before
    for _ in range(count):
        drawn = do(game, drawn, "draw", "drawn any")
    assert drawn.stage is Stage.PLAY
    assert pile(drawn) == "R1 R2 R3"


@pytest.mark.rule("board.action.draw-n")
def test_each_card_is_seen_before_the_next_pile_is_chosen() -> None:
    game, state = landed("+3", discard="R1 R2 R3", hands={0: "Y1"}, reserve="G8")
    state = do(game, state, "draw")
    assert state.stage is Stage.DRAWING
    state = do(game, state, "drawn G8")
    assert state.stage is Stage.TAKE
    view = game.view(state, 0)
    assert view.hand is not None
    assert held(state, 0) == "Y1 G8"  # in the hand, and seen, before the next choice
    state = do(game, state, "take")
    assert offers(game, state) == ["draw", "take"]
    assert game.view(state, 0).discard[-1] == state.discard[-1]  # so is the card that came to light
    state = do(game, state, "take")
    assert held(state, 0) == "Y1 R2 R3 G8"


# --- another turn -----------------------------------------------------------------------------------


@pytest.mark.rule("board.action.again")
@both_editions
@pytest.mark.parametrize("source", ["draw", "take"])
def test_a_card_steps_2_and_3_and_a_complete_further_turn(edition: str, source: str) -> None:
    game, state = landed("again", edition=edition, hands={0: "R1 R2"})
    state = do(game, state, source)
    if source == "draw":
        state = do(game, state, "drawn any")
    assert state.stage is Stage.PLAY
    assert len(state.hands[0]) == 3
    state = do(game, state, "discard any")
    assert (state.seat, state.stage) == (0, Stage.ROLL)  # the same player, from step 1
    state = do(game, state, "roll 1 2", "move 1")  # onto +3
    state = do(game, state, "draw", "drawn any", "take", "draw", "drawn any", "discard any")
    assert state.seat == 1


@pytest.mark.rule("board.action.again")
def test_landing_there_again_gives_yet_another() -> None:
    game, state = landed("again", hands={0: "R1 R2"})
    state = do(game, state, "take", "discard any")
    for _ in range(3):
        state = do(game, state, "roll 1 1")
        at = next(i for i in range(1, 33) if game.rules.track[(state.pieces[0] + i) % 32] is Space.AGAIN)
        moved = KIND.read_state(
            KIND.write_state(state).replace(
                f"pieces {state.pieces[0]} ", f"pieces {(state.pieces[0] + at - 1) % 32} "
            )
        )
        state = do(game, moved, "move 1")
        assert state.again
        state = do(game, state, "take", "discard any")
        assert state.seat == 0


@pytest.mark.rule("board.action.again")
def test_also_when_the_space_was_reached_from_a_star_space() -> None:
    game, state = landed("star", hands={0: "R1 R2"})
    state = do(game, state, "star again", "take", "discard any")
    assert (state.seat, state.stage) == (0, Stage.ROLL)


@pytest.mark.rule("board.action.again")
@both_editions
def test_ending_the_round_loses_the_further_turn(edition: str) -> None:
    hands = {0: "R1 R2 R3 R4 R5 G7 B8 Y9"}
    game, state = landed("again", edition=edition, hands=hands, discard="R12")
    state = do(game, state, "take", "lay 1: red(R1 R2 R3 R4 R5) 7-9(G7 B8 Y9)", "discard R12")
    assert state.stage is Stage.KEEP
    assert not state.again
    assert state.starter == 1


# --- picking ----------------------------------------------------------------------------------------


@pytest.mark.rule("board.action.pick-discard")
@both_editions
def test_any_card_of_the_discard_pile_the_rest_keeps_its_order(edition: str) -> None:
    game, state = landed("pick", edition=edition, discard="R1 G2 B3 Y4", hands={0: "R9"})
    assert offers(game, state) == ["pick Y4 0", "pick B3 1", "pick G2 2", "pick R1 3"]
    after = do(game, state, "pick G2 2")
    assert held(after, 0) == "G2 R9"
    assert pile(after) == "R1 B3 Y4"
    assert after.stage is Stage.PLAY
    assert pile(do(game, state, "pick Y4 0")) == "R1 G2 B3"
    for wrong in ("pick G2 1", "pick G9 2", "pick Y4 4", "pick ?"):
        assert why_not(game, state, wrong) == "board.action.pick-discard"
    why = in_english(refused(game, state, "pick G9 2"))
    assert why.startswith("G9 is not there; from the top the discard pile holds Y4 B3 G2 R1.")


@pytest.mark.rule("board.action.pick-discard")
def test_the_others_do_not_see_which() -> None:
    game, state = landed("pick", discard="R1 G2 B3 Y4", hands={0: "R9"})
    assert told(game, state, "pick G2 2", 0) == "pick G2 2"
    for other in (1, 2, 3, None):
        assert told(game, state, "pick G2 2", other) == "pick ?"
        assert told(game, state, "pick R1 3", other) == "pick ?"
        assert told(game, state, "pick Y4 0", other) == "pick Y4 0"  # they see that the top one is gone
    game, state = landed("pick", discard="R1 G2 Y4 Y4", hands={0: "R9"})
    assert told(game, state, "pick Y4 0", 1) == "pick ?"  # another Y4 lies there now


@pytest.mark.rule("board.action.pick-discard")
def test_with_an_empty_pile_the_action_is_left_out() -> None:
    _, state = landed("pick", discard="", hands={0: "R9"})
    assert state.stage is Stage.PLAY
    assert held(state, 0) == "R9"


# --- swapping ---------------------------------------------------------------------------------------


@pytest.mark.rule("board.action.swap")
@both_editions
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_up_to_four_cards_then_one_more_from_the_draw_pile(edition: str, count: int) -> None:
    game, state = landed("swap", edition=edition, discard="R9", hands={0: "R1 G2 B3 Y4 R5"}, reserve="G8")
    cards = ["Y4", "R1", "B3", "G2"][:count]
    state = do(game, state, f"swap {' '.join(cards) or '-'}")
    assert pile(state) == " ".join(["R9", *cards])  # in the chosen order
    for left in range(count + 1, 0, -1):
        assert state.owed == (0,) * left
        state = do(game, state, "drawn any")
    assert state.stage is Stage.PLAY
    assert len(state.hands[0]) == 6


@pytest.mark.rule("board.action.swap")
def test_not_five_not_what_the_hand_lacks() -> None:
    game, state = landed("swap", hands={0: "R1 G2 B3 Y4 R5"})
    assert why_not(game, state, "swap R1 G2 B3 Y4 R5") == "board.action.swap"
    assert why_not(game, state, "swap R1 R1") == "board.action.swap"
    assert why_not(game, state, "swap W(R1)") == "board.action.swap"
    assert why_not(game, state, "swap ? R1") == "board.action.swap"


@pytest.mark.rule("board.action.swap")
def test_as_many_as_the_hand_has_at_most_and_emptying_it_ends_nothing() -> None:
    laid = {0: "red(R1 R2 R3 R4 R5) 7-9(G7 B8 Y9)"}
    game, state = landed("swap", hands={0: "R8 G8"}, laid=laid)
    state = do(game, state, "swap R8 G8")
    assert state.stage is Stage.DRAWING
    state = do(game, state, "drawn any", "drawn any", "drawn any")
    assert state.stage is Stage.PLAY
    assert len(state.hands[0]) == 3
    assert state.markers == (1, 1, 1, 1)


@pytest.mark.rule("board.action.swap")
def test_a_joker_among_them_becomes_an_ordinary_card() -> None:
    game, state = landed("swap", discard="R9", hands={0: "R1 G2 W(B3)"})
    after = do(game, state, "swap W(B3) G2", "drawn any", "drawn any", "drawn any")
    assert pile(after) == "R9 B3 G2"
    assert after.jokers[0] == ()
    assert told(game, state, "swap W(B3) G2", 1) == "swap W(B3) G2"  # its face was seen by all


@pytest.mark.rule("board.action.swap")
def test_the_others_see_only_the_top_one() -> None:
    game, state = landed("swap", discard="R9", hands={0: "R1 G2 B3 Y4 R5"})
    for other in (1, 2, 3, None):
        assert told(game, state, "swap R1 G2 B3", other) == "swap ? ? B3"
        assert told(game, state, "swap R1", other) == "swap R1"
    assert told(game, state, "swap R1 G2 B3", 0) == "swap R1 G2 B3"
    after = do(game, state, "swap R1 G2 B3")
    assert [str(card) for card in game.view(after, 1).discard] == ["R9", "None", "None", "B3"]
    assert [str(card) for card in game.view(after, 0).discard] == ["R9", "R1", "G2", "B3"]


@pytest.mark.rule("board.action.swap")
def test_every_selection_with_every_top_card_is_offered_once() -> None:
    game, state = landed("swap", hands={0: "R1 R1 G2 W(G2)"})
    listed = game.legal(state)
    texts = offers(game, state)
    assert len(texts) == len(set(texts)) == len(listed)
    assert {text.split()[-1] for text in texts} == {"-", "R1", "G2", "W(G2)"}
    # none; 3 tops alone; R1 on R1, G2, W; G2 on R1, W; W on R1, G2; and so on, counted by hand
    by_size = [sum(len(a.cards) == n for a in listed if isinstance(a, Swap)) for n in range(5)]
    assert by_size == [1, 3, 7, 7, 3]
    assert listed[-1] == listed[len(listed) - 1]
    assert list(listed[2:5]) == [listed[2], listed[3], listed[4]]
    with pytest.raises(IndexError):
        listed[len(listed)]


@pytest.mark.rule("board.action.swap.minimum")
@both_editions
def test_none_at_all_is_allowed_unless_the_option_asks_for_one(edition: str) -> None:
    game, state = landed("swap", edition=edition, hands={0: "R1 G2"})
    assert "swap -" in offers(game, state)
    after = do(game, state, "swap -", "drawn any")
    assert (len(after.hands[0]), after.stage) == (3, Stage.PLAY)
    game, state = landed("swap", edition=edition, hands={0: "R1 G2"}, options={"swap_minimum": 1})
    assert why_not(game, state, "swap -") == "board.action.swap.minimum"
    do(game, state, "swap R1", "drawn any", "drawn any")


@pytest.mark.rule("board.action.swap.minimum")
def test_the_option_is_0_or_1_and_an_empty_hand_has_nothing_to_swap() -> None:
    with pytest.raises(BadRules) as caught:
        KIND.read_rules({"edition": "intl", "swap_minimum": 2})
    assert in_english(caught.value).startswith("swap_minimum: This must be a whole number from 0 to 1.")
    game, state = landed("swap", hands={0: "-"}, options={"swap_minimum": 1})
    assert offers(game, state) == ["swap -"]
    assert do(game, state, "swap -", "drawn any").stage is Stage.PLAY


# --- all draw ---------------------------------------------------------------------------------------


@pytest.mark.rule("board.action.all-draw")
@both_editions
@every_table
def test_everybody_draws_clockwise_and_keeps_the_card(edition: str, players: int) -> None:
    laid = {1: "red(R1 R2 R3 R4 R5) 7-9(G7 B8 Y9)"}  # whether or not the phase lies
    game, state = landed("all-draw", edition=edition, players=players, seat=players - 1, laid=laid)
    assert state.owed == (players - 1, *range(players - 1))
    sizes = [len(cards) for cards in state.hands]
    for _ in range(players):
        seat, card = state.owed[0], state.deck[0]
        before = state.hands[seat]
        state = do(game, state, f"drawn {card}")
        assert sorted((*before, card)) == list(state.hands[seat])
    assert [len(cards) for cards in state.hands] == [size + 1 for size in sizes]
    assert (state.seat, state.stage) == (players - 1, Stage.PLAY)


@pytest.mark.rule("board.action.all-draw")
def test_each_sees_only_the_own_card() -> None:
    game, state = landed("all-draw", reserve="G8 G9", hands={0: "R1"})
    assert [told(game, state, "drawn G8", seat) for seat in (0, 1, 2, None)] == [
        "drawn G8",
        "drawn ?",
        "drawn ?",
        "drawn ?",
    ]
    state = do(game, state, "drawn G8")
    assert [told(game, state, "drawn G9", seat) for seat in (0, 1, 2)] == ["drawn ?", "drawn G9", "drawn ?"]


# --- the joker --------------------------------------------------------------------------------------


@pytest.mark.rule("board.action.joker")
@both_editions
def test_the_top_card_of_the_draw_pile_is_held_turned_round(edition: str) -> None:
    game, state = landed("joker", edition=edition, hands={0: "R1 R2"}, reserve="G8")
    assert sum(chances(game, state).values()) == len(state.deck)
    after = do(game, state, "drawn G8")
    assert held(after, 0) == "R1 R2 W(G8)"
    assert after.stage is Stage.PLAY
    for seat in (None, 0, 1, 2, 3):
        assert told(game, state, "drawn G8", seat) == "drawn G8"
        assert game.view(after, seat).jokers[0] == after.jokers[0]
        assert game.view(after, seat).hand_sizes[0] == 3


@pytest.mark.rule("board.action.joker")
def test_it_is_any_number_and_any_colour() -> None:
    game, state = landed("joker", hands={0: "R1 R2 R3 R4 B7 G8 Y9 Y10"}, reserve="G8")
    state = do(game, state, "drawn G8")
    for groups in ("red(R1 R2 R3 R4 W) 7-9(B7 G8 Y9)", "red(R1 R2 R3 R4 W) 8-10(G8 Y9 Y10)"):
        assert groups_of(do(game, state, f"lay 1: {groups} with G8"), 0) == groups.replace(") ", ")|").split(
            "|"
        )


# --- the star space ---------------------------------------------------------------------------------


@pytest.mark.rule("board.action.stars")
@both_editions
@pytest.mark.parametrize("space", [space.value for space in CHOICES])
def test_the_piece_moves_on_to_the_next_free_space_of_the_kind(edition: str, space: str) -> None:
    game, state = landed("star", edition=edition)
    assert f"star {space}" in offers(game, state)
    track = game.rules.track
    wanted = next(i for i in range(1, 32) if track[(8 + i) % 32] is Space(space))
    after = do(game, state, f"star {space}")
    assert after.pieces[0] == (8 + wanted) % 32
    assert after.stage is not Stage.STAR
    assert after.stage is not Stage.PLAY  # the action is carried out


@pytest.mark.rule("board.action.stars")
def test_plus_1_2_and_3_are_three_choices_and_a_star_is_none() -> None:
    game, state = landed("star")
    assert offers(game, state) == [f"star {space.value}" for space in CHOICES]
    assert {"star +1", "star +2", "star +3"} <= set(offers(game, state))
    assert why_not(game, state, "star star") == "board.action.stars"
    assert why_not(game, state, "star start") == "board.action.stars"


@pytest.mark.rule("board.action.stars")
def test_occupied_spaces_of_the_kind_are_passed_over() -> None:
    game, state = landed("star", pieces={1: 17})  # the next joker space
    assert do(game, state, "star joker").pieces[0] == 28


@pytest.mark.rule("board.action.stars")
def test_if_all_are_occupied_another_kind_must_be_chosen() -> None:
    game, state = landed("star", pieces={1: 7, 2: 17, 3: 28})
    assert "star joker" not in offers(game, state)
    refusal = refused(game, state, "star joker")
    assert refusal.rule == "board.action.stars"
    assert refusal.saying.facts["space"] == ("term", "space-joker")
    assert in_english(refusal).startswith(
        'No "joker" space can be chosen now; choose from: +1, +2, +3, again, pick, swap, all, ask'
    )


@pytest.mark.rule("board.action.stars")
def test_landing_on_the_start_later_is_an_ordinary_star_space() -> None:
    game, state = table(stage="move", dice=(1, 2), pieces={0: 31, 1: 5, 2: 6, 3: 9})
    state = do(game, state, "move 1")
    assert state.pieces[0] == 0
    assert state.stage is Stage.STAR


@pytest.mark.rule("board.action.stars")
def test_the_option_star_plus_offers_only_the_next_of_the_three() -> None:
    game, state = landed("star", options={"star_plus": "next"})
    assert [text for text in offers(game, state) if "+" in text] == ["star +3"]  # space 10 comes first
    assert why_not(game, state, "star +1") == "board.action.stars"
    game, state = landed("star", options={"star_plus": "next"}, pieces={1: 10})
    assert [text for text in offers(game, state) if "+" in text] == ["star +1"]
