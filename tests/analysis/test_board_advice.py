"""What is advised on positions of the board game made for it, and why."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tenfold.analysis.advice import Advice
from tenfold.analysis.board import reasons as why
from tenfold.analysis.board.advice import advise
from tenfold.analysis.board.hand import read_hand
from tenfold.analysis.board.rivals import dangers
from tenfold.core.sayings import Sentence
from tenfold.games.board import BoardGame, State
from tenfold.games.board.actions import Keep, Swap
from tenfold.games.board.knowledge import Known, PrivateCard
from tenfold.pieces.cards import CARD_OF, read_cards
from tests.games.board.build import KIND, do, landed, table
from tests.games.looking import decider

PAIRS = "R1 B1 R4 B4 R7 B7 G9 Y11 G3 Y12"  # one card away from four pairs
LAID = "1s(R1 B1) 4s(R4 B4) 7s(R7 B7) 9s(G9 Y9)"


def advice(game: BoardGame, state: State) -> Advice:
    seat = decider(game, state)
    found = advise(game.rules, game.view(state, seat), game.legal(state))
    game.check(state, found.action)
    return found


def said(game: BoardGame, state: State) -> tuple[str, Sentence]:
    found = advice(game, state)
    return KIND.write_action(found.action), why.REASONS.by_id[found.saying.id]


def knowing(state: State, seat: int, **known: Any) -> State:
    """The position in which this is known of a hand."""
    return replace(state, known=(*state.known[:seat], Known(**known), *state.known[seat + 1 :]))


# --- the piece --------------------------------------------------------------------------------------


def test_go_where_the_joker_is() -> None:
    game, state = table(
        stage="move", dice=(1, 3), pieces={0: 4}, phase={0: 2}, hands={0: PAIRS}, discard="R2"
    )
    found = advice(game, state)
    assert KIND.write_action(found.action) == "move 3"
    assert found.saying == why.GO_JOKER(space="space-joker", phase=2, distance=1)


def test_with_the_phase_laid_few_cards_are_better_than_many() -> None:
    game, state = table(
        stage="move", dice=(1, 2), pieces={0: 8}, phase={0: 2}, laid={0: LAID}, hands={0: "B3 R3 Y6"}
    )
    assert said(game, state) == ("move 1", why.GO_OUT)  # 'again' rather than '+3'


def test_go_to_a_swap_with_a_hand_full_of_useless_cards() -> None:
    game, state = table(stage="move", phase={0: 8}, hands={0: "R1 B1 G1 R5 B5 G5 G7 Y8 R9 R11"})
    found = advice(game, state)
    assert KIND.write_action(found.action) == "move 2"
    assert found.saying == why.GO_SWAP(space="space-swap", count=4)


def test_go_where_a_card_of_the_discard_pile_helps() -> None:
    game, state = table(
        stage="move", dice=(1, 4), pieces={0: 0}, phase={0: 2}, hands={0: PAIRS}, discard="G11 R2"
    )
    found = advice(game, state)
    assert KIND.write_action(found.action) == "move 4"
    assert found.saying == why.GO_PICK(space="space-pick", card="G11")


def test_go_where_a_known_number_can_be_asked_for() -> None:
    game, state = table(
        players=2, stage="move", dice=(1, 3), phase={0: 2}, hands={0: PAIRS, 1: "G11 R2 B6 B8"}, discard="R2"
    )
    found = advice(game, knowing(state, 1, shown=read_cards("G11")))
    assert KIND.write_action(found.action) == "move 3"
    assert found.saying == why.GO_ASK(space="space-ask", number=11)


def test_go_to_a_star_for_what_it_leads_to_and_then_there() -> None:
    game, state = table(
        stage="move", dice=(1, 3), pieces={0: 5}, phase={0: 2}, hands={0: PAIRS}, discard="R2"
    )
    found = advice(game, state)
    assert found.saying == why.GO_STAR(space="space-star", next="space-joker")
    state = do(game, state, KIND.write_action(found.action))
    assert said(game, state) == ("star joker", why.GO_JOKER)


# --- the piles --------------------------------------------------------------------------------------


def test_take_the_top_discard_when_it_shortens_the_distance() -> None:
    game, state = landed("+2", phase={0: 2}, hands={0: PAIRS}, discard="R12 G11")
    found = advice(game, state)
    assert KIND.write_action(found.action) == "take"
    assert found.saying == why.TAKE_SHORTENS(card="G11", phase=2, before=1, after=0)
    game, state = landed("+2", phase={0: 2}, hands={0: PAIRS}, discard="G11 R2")
    assert said(game, state) == ("draw", why.DRAW_BETTER)


def test_take_the_top_discard_when_it_can_be_added() -> None:
    game, state = landed("+2", phase={0: 2}, laid={0: LAID}, hands={0: "B3 R3"}, discard="G4")
    assert said(game, state) == ("take", why.TAKE_ADDS)
    game, state = landed("+2", phase={0: 2}, laid={0: LAID}, hands={0: "B3 R3"}, discard="G5")
    assert said(game, state) == ("draw", why.DRAW_TO_ADD)


def test_pick_what_completes_the_phase() -> None:
    game, state = landed("pick", phase={0: 2}, hands={0: PAIRS}, discard="R12 R2 B2 G6")
    assert said(game, state) == ("pick R12 3", why.PICK_SHORTENS)


def test_pick_what_can_be_added_else_what_the_neighbour_wants() -> None:
    game, state = landed("pick", phase={0: 2}, laid={0: LAID}, hands={0: "B3 R3"}, discard="G4 R12 B2")
    assert said(game, state) == ("pick G4 2", why.PICK_ADDS)
    game, state = landed(
        "pick", phase={0: 2, 1: 2}, laid={0: LAID}, hands={0: "B3 R3", 1: "R5 G5 Y6"}, discard="B5 R12 B2"
    )
    state = knowing(state, 1, shown=read_cards("R5 G5"))
    found = advice(game, state)
    assert KIND.write_action(found.action) == "pick B5 2"
    assert found.saying == why.PICK_DENIES(card="B5", seat=1)


def test_of_equal_cards_the_lowest_is_picked_which_nobody_sees() -> None:
    game, state = landed("pick", phase={0: 2}, hands={0: PAIRS}, discard="G11 R2 G11")
    assert said(game, state) == ("pick G11 2", why.PICK_SHORTENS)


def test_swap_what_the_phase_can_do_without() -> None:
    game, state = landed("swap", phase={0: 8}, hands={0: "R1 B1 G1 R8 B8 G8 Y2 R4 B5 W(G12)"})
    found = advice(game, state)
    assert isinstance(found.action, Swap)
    assert sorted(map(str, found.action.cards)) == ["B5", "R4", "Y2"]
    assert found.saying.id == why.SWAP_SPARED.id


def test_swap_what_fits_nowhere() -> None:
    game, state = landed("swap", phase={0: 2}, laid={0: LAID}, hands={0: "R3 B5 G4"})
    found = advice(game, state)
    assert isinstance(found.action, Swap)
    assert (sorted(map(str, found.action.cards)), found.saying.id) == (["B5", "R3"], why.SWAP_STUCK.id)


def test_swap_nothing_where_everything_is_needed() -> None:
    game, state = landed("swap", phase={0: 2}, hands={0: "R1 B1 R4 B4 W(G12)"})
    assert said(game, state) == ("swap -", why.SWAP_NONE)
    game, state = landed("swap", phase={0: 2}, hands={0: "R1 B1 R4"}, options={"swap_minimum": 1})
    assert said(game, state) == ("swap R4", why.SWAP_SPARED)


def test_where_only_one_pile_has_a_card() -> None:
    game, state = landed("+2", hands={0: PAIRS}, discard="R2")
    assert said(game, replace(state, discard=(), knowers=())) == ("draw", why.DRAW_ONLY)
    assert said(game, replace(state, deck=())) == ("take", why.TAKE_ONLY)


# --- asking and giving ------------------------------------------------------------------------------


def test_ask_for_a_number_that_is_known_to_be_held() -> None:
    game, state = landed("ask", phase={0: 2}, hands={0: PAIRS, 3: "G11 G2 B2 G5"})
    state = knowing(state, 3, shown=read_cards("G11"))
    found = advice(game, state)
    assert KIND.write_action(found.action) == "ask 11 counterclockwise"  # nobody is asked before seat 3
    assert found.saying == why.ASK_KNOWN(number=11, seat=3)


def test_nobody_is_asked_for_what_is_known_to_be_absent() -> None:
    game, state = landed("ask", players=2, phase={0: 2}, hands={0: PAIRS, 1: "R2 B5"})
    state = knowing(state, 1, absent=(3, 9, 11))
    assert said(game, state) == ("ask 12 clockwise", why.ASK_LIKELY)


def test_a_joker_is_asked_for_by_its_face() -> None:
    game, state = landed("ask", players=2, phase={0: 2}, hands={0: PAIRS, 1: "R2 B5 W(G12)"})
    found = advice(game, state)
    assert KIND.write_action(found.action) == "ask 12 clockwise"
    assert found.saying.id == why.ASK_JOKER.id


def test_give_the_card_that_is_missed_least() -> None:
    hands = {1: "R9 G9 R1 R2 R4 R6 B10 Y11"}  # red is collected
    game, state = landed("ask", players=2, phase={0: 8}, hands=hands)
    assert said(game, do(game, state, "ask 9 clockwise")) == ("give G9", why.GIVE_LEAST)


def test_give_the_card_that_helps_the_asker_least() -> None:
    hands = {1: "R9 G9 B1 B2 Y4 Y4 B10 Y10"}
    game, state = landed("ask", players=2, phase={0: 1, 1: 2}, hands=hands)
    state = knowing(state, 0, shown=state.hands[0][:1])
    wanted = state.hands[0][0] % 4
    action, reason = said(game, do(game, state, "ask 9 clockwise"))
    assert reason is why.GIVE_SAFE
    assert CARD_OF[action.removeprefix("give ")] % 4 != wanted


def test_no_joker_is_given_where_an_ordinary_card_can_be() -> None:
    game, state = landed("ask", players=2, hands={1: "R9 R10 R11 R12 W(G9)"})
    assert said(game, do(game, state, "ask 9 clockwise")) == ("give R9", why.GIVE_ONLY)
    game, state = landed("ask", players=2, hands={1: "R10 R11 R12 W(G9)"})
    assert said(game, do(game, state, "ask 9 clockwise")) == ("give W(G9)", why.GIVE_JOKER)


# --- step 2 -----------------------------------------------------------------------------------------


def test_lay_at_once_and_keep_the_joker_that_an_ordinary_card_protects() -> None:
    game, state = table(phase={0: 2}, hands={0: "R1 B1 R4 B4 R7 B7 R12 G9 R2 W(G2) W(B9)"})
    found = advice(game, state)
    assert found.saying.id == why.LAY_NOW.id
    left = do(game, state, KIND.write_action(found.action))
    assert left.jokers[0][0] // 4 in {card // 4 for card in left.hands[0]}


def test_lay_and_go_out() -> None:
    game, state = table(phase={0: 2}, hands={0: "R1 B1 R4 B4 R7 B7 G9 Y9 G9"})
    assert advice(game, state).saying.id == why.LAY_OUT.id


def test_a_joker_waits_while_cards_are_stuck_and_leads_to_them_where_it_can() -> None:
    game, state = table(phase={0: 2}, laid={0: LAID}, hands={0: "R2 B3 Y6 W(G12)"})
    assert advice(game, state).saying.id in (why.DISCARD_STUCK.id, why.DISCARD_SAFE.id)
    run = "3s(R3 B3 G3) 4-7(R4 B5 G6 Y7)"
    game, state = table(phase={0: 3}, laid={0: run}, hands={0: "Y9 B12 R1 W(G12)"})
    assert said(game, state) == ("add W(G12) 0.1 high", why.ADD_OPENS)


def test_jokers_are_added_to_go_out() -> None:
    game, state = table(phase={0: 2}, laid={0: LAID}, hands={0: "B3 W(G12)"})
    state = do(game, state, KIND.write_action(advice(game, state).action))
    assert said(game, state) == ("discard B3", why.DISCARD_OUT)


# --- step 3 and after -------------------------------------------------------------------------------


def test_discard_what_the_neighbour_is_not_known_to_want() -> None:
    hands = {0: "R1 B1 R4 B4 R7 B7 W(R10) G3 Y12", 1: "R3 B3 G5 Y6"}
    game, state = table(phase={0: 8, 1: 2}, hands=hands)
    state = knowing(state, 1, shown=read_cards("R3 B3"))
    reading = read_hand(game.rules, game.view(state, 0))
    danger = dangers(reading, read_cards("G3 Y12"))
    assert danger[CARD_OF["G3"]] > danger[CARD_OF["Y12"]]
    found = advice(game, state)
    assert KIND.write_action(found.action) == "discard Y12"
    assert found.saying == why.DISCARD_SAFE(card="Y12", instead="G3", seat=1)


def test_a_card_that_was_given_tells_its_giver_more_than_the_others() -> None:
    game, state = table(phase={1: 1}, hands={1: "R3 B5 G5 Y6"})
    state = knowing(state, 1, numbers=(3,), told=(PrivateCard(0, CARD_OF["R3"]),))
    red, blue = read_cards("R9 B9")
    mine = dangers(read_hand(game.rules, game.view(state, 0)), (red, blue))
    assert mine[red] > mine[blue]


def test_a_joker_is_discarded_only_when_nothing_else_is_held() -> None:
    game, state = table(phase={0: 9}, hands={0: "W(R1) W(R2) R5"})
    assert said(game, state)[0] == "discard R5"
    game, state = table(phase={0: 9}, hands={0: "W(R1) W(R2)"})
    assert said(game, state)[1] is why.DISCARD_JOKER


def test_two_cards_go_when_only_full_groups_lie() -> None:
    full = "1s(R1 B1 G1 Y1 R1 B1 G1 Y1) 4s(R4 B4 G4 Y4 R4 B4 G4 Y4)"
    game, state = table(phase={0: 8}, laid={0: full}, hands={0: "R2 B7 Y9"})
    assert advice(game, state).saying.id == why.DISCARD_TWO.id


def test_keep_the_five_cards_that_the_phase_is_made_of() -> None:
    hands = {0: "R5", 1: "R8 B8 G8 R2 B2 Y5 Y6 R11 G12 W(G4)"}
    game, state = table(players=2, phase={0: 2, 1: 8}, laid={0: LAID}, hands=hands)
    found = advice(game, do(game, state, "discard R5"))
    # A single 2 is worth less than the card that is dealt for it.
    assert KIND.write_action(found.action) == "keep R8 B8 G8 W(G4)"
    assert found.saying == why.KEEP_BEST(phase=8, cards=["R8", "B8", "G8", "W"], distance=4)


def test_keep_no_more_than_five_of_a_long_run() -> None:
    hands = {0: "R5", 1: "R1 B2 G3 Y4 R5 B6 G6 R6 Y12 G12"}
    game, state = table(players=2, phase={0: 2, 1: 9}, laid={0: LAID}, hands=hands)
    kept = advice(game, do(game, state, "discard R5")).action
    assert isinstance(kept, Keep)
    assert len({held.card // 4 for held in kept.cards or ()} - {11}) == 5  # of 1 to 6, each once


def test_keep_nothing_that_helps_less_than_what_is_dealt() -> None:
    hands = {0: "R5", 1: "Y12"}
    game, state = table(players=2, phase={0: 2, 1: 3}, laid={0: LAID}, hands=hands)
    assert said(game, do(game, state, "discard R5")) == ("keep -", why.KEEP_NONE)
