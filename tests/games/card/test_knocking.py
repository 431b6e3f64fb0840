"""Knocking for a card out of turn. With four players seat 0 discards, so seat 1 is next."""

from __future__ import annotations

import pytest

from tenfold.games.card.state import Stage
from tenfold.pieces.cards import SKIP, read_card, write_cards
from tests.games.card.build import both_editions, deal, do, idle, offers, table, why_not
from tests.games.looking import decider

KNOCK = ["knock"]
TEN = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"
DRAWN = ("draw", "drawn any")


@pytest.mark.rule("card.variant.knock")
@both_editions
def test_whoever_knocks_gets_the_discard_and_plays_on(edition: str) -> None:
    game, state = table(
        edition=edition,
        variants=KNOCK,
        hands={0: f"{TEN} B5", 2: "R5 G5 R7 G7 B7 B1 B2 B3 B4 Y7"},
        discard="Y1",
    )
    state = do(game, state, "discard B5", "draw")
    assert (decider(game, state), state.stage) == (2, Stage.KNOCK)
    assert offers(game, state) == ["knock", "pass"]
    state = do(game, state, "knock")
    assert (decider(game, state), state.stage) == (2, Stage.PLAY)
    assert read_card("B5") in state.hands[2]
    assert write_cards(state.discard) == "Y1"
    assert write_cards(state.shown[2]) == "B5"  # everybody saw it go
    assert len(state.hands[1]) == 10  # seat 1 has lost its turn and drawn nothing
    assert why_not(game, state, "draw") == "card.turn.draw"  # the card was the knocker's draw
    state = do(game, state, "lay 1: 5s(R5 G5 B5) 7s(R7 G7 B7)", "hit Y7 2.1", "discard B1")
    assert decider(game, state) == 3  # the knocker's left neighbour


@pytest.mark.rule("card.variant.knock")
def test_the_knocker_must_discard_a_skip_included() -> None:
    game, state = table(
        edition="fx", variants=KNOCK, hands={0: f"{TEN} B5", 3: "G1 G2 G3 G4 G5 G6 G7 G8 G9 S"}
    )
    state = do(game, state, "discard B5", "draw", "pass", "knock")
    assert {text.split()[0] for text in offers(game, state)} == {"discard"}
    state = do(game, state, "discard S 0")
    assert decider(game, state) == 1  # seat 0, the neighbour, loses the turn


@pytest.mark.rule("card.variant.knock")
def test_the_card_knocked_for_may_be_discarded_again_and_knocked_for_again() -> None:
    game, state = table(edition="fx", variants=KNOCK, hands={0: f"{TEN} B5"})
    state = do(game, state, "discard B5", "draw", "knock", "discard B5", "draw")
    assert decider(game, state) == 0
    state = do(game, state, "knock")
    assert decider(game, state) == 0


@pytest.mark.rule("card.variant.knock")
@both_editions
def test_knocking_is_played_only_where_agreed(edition: str) -> None:
    game, state = table(edition=edition, hands={0: f"{TEN} B5"})
    state = do(game, state, "discard B5")
    assert why_not(game, state, "knock") == "card.variant.knock"
    assert why_not(game, state, "pass") == "card.variant.knock"
    assert do(game, state, "draw").stage is Stage.TURN_OVER


@pytest.mark.rule("card.variant.knock")
def test_nobody_knocks_twice_directly_in_succession() -> None:
    game, state = table(edition="fx", variants=KNOCK)
    state = do(game, state, "discard any", "draw", "knock", "discard any")  # seat 2
    assert decider(game, state) == 3
    state = do(game, idle(game, state), "draw")  # seat 3 plays, seat 0 does not want its card
    assert state.window == (1,)  # not seat 2
    state = do(game, state, "pass", "drawn any", "discard any", "draw")  # nor for seat 0's card
    assert state.window == (3,)


@pytest.mark.rule("card.variant.knock")
@pytest.mark.parametrize("turn", ["draw", "take"])
def test_an_ordinary_turn_of_the_own_allows_the_next_knock(turn: str) -> None:
    game, state = table(edition="fx", variants=KNOCK)
    state = do(game, state, "discard any", "draw", "knock", "discard any")  # seat 2
    state = idle(game, state, 3)  # 3, 0, 1
    assert decider(game, state) == 2
    state = do(game, state, "take", "discard any") if turn == "take" else idle(game, state)
    state = do(game, idle(game, state), "draw")  # seat 3 plays, seat 0 does not want its card
    assert state.window == (1, 2)


@pytest.mark.rule("card.variant.knock")
def test_somebody_elses_knock_allows_the_next_knock() -> None:
    game, state = table(edition="fx", variants=KNOCK)
    state = do(game, state, "discard any", "draw", "knock", "discard any")  # seat 2
    state = do(game, idle(game, state), "draw", "knock", "discard any")  # seat 1, for seat 3's card
    assert decider(game, state) == 2
    state = do(game, state, "draw")
    assert state.window == (3, 0)  # seat 2 is on turn itself
    state = do(game, state, "pass", "knock", "discard any")  # seat 0 knocks
    assert decider(game, state) == 1
    assert do(game, state, "draw").window == (2, 3)  # seat 2 may, seat 0 discarded


@pytest.mark.rule("card.variant.knock")
def test_a_lost_turn_is_no_ordinary_turn() -> None:
    game, state = table(edition="fx", variants=KNOCK, hands={3: "G1 G2 G3 G4 G5 G6 G7 G8 G9 S"})
    state = do(game, state, "discard any", "draw", "knock", "discard any")  # seat 2
    state = do(game, state, "draw", "pass", "pass", "drawn any", "discard S 2")
    state = idle(game, state)  # seat 0
    state = do(game, state, "draw", "pass", "drawn any", "discard any")  # seat 1; only seat 3 is asked
    assert (state.stage, state.window) == (Stage.KNOCK, (3, 0))  # seat 2 has a skip: the others first
    state = do(game, state, "pass", "pass")
    assert decider(game, state) == 3  # seat 2 has lost its turn
    state = do(game, idle(game, state), "draw")
    assert state.window == (1,)  # and still cannot knock


@pytest.mark.rule("card.variant.knock")
def test_a_new_hand_forgets_who_knocked() -> None:
    game, state = table(
        edition="fx", variants=KNOCK, laid={2: "5s(R5 G5 B5) 7s(R7 G7 B7)"}, hands={0: "Y5 Y1", 2: "R1 R2"}
    )
    state = do(game, state, "discard Y5", "draw", "knock", "hit Y5 2.0", "discard R1")
    assert state.last_knocker == 2
    game, state = table(
        edition="fx", variants=KNOCK, laid={2: "5s(R5 G5 B5) 7s(R7 G7 B7)"}, hands={0: "Y5 Y1", 2: "R1"}
    )
    state = do(game, state, "discard Y5", "draw", "knock", "hit Y5 2.0", "discard R1")
    assert state.stage is Stage.DEAL
    state = do(game, idle(game, deal(game, state)), "draw")  # seat 1 plays, seat 2 does not want its card
    assert state.window == (3, 0)
    state = do(game, state, "pass", "pass", "drawn any", "discard any", "draw", "pass", "pass", "drawn any")
    state = do(game, state, "discard any", "draw")
    assert 2 in state.window


# --- who comes first ----------------------------------------------------------------------------------


@pytest.mark.rule("card.variant.knock.order")
@both_editions
def test_the_next_player_comes_first_and_then_the_others_clockwise(edition: str) -> None:
    game, state = table(edition=edition, players=6, variants=KNOCK, turn=4, hands={4: f"{TEN} B5"})
    state = do(game, state, "discard B5")
    assert (decider(game, state), state.stage) == (5, Stage.DRAW)
    taken = do(game, state, "take")
    assert (decider(game, taken), taken.stage) == (5, Stage.PLAY)  # simply that player's draw
    assert taken.last_knocker is None
    state = do(game, state, "draw")
    asked = []
    while state.stage is Stage.KNOCK:
        asked.append(decider(game, state))
        state = do(game, state, "pass")
    assert asked == [0, 1, 2, 3]  # not seat 4, who discarded
    assert (state.seat, state.stage) == (5, Stage.TURN_OVER)
    state = do(game, state, "drawn any")
    assert (decider(game, state), state.stage) == (5, Stage.PLAY)
    assert read_card("B5") == state.discard[-1]


@pytest.mark.rule("card.variant.knock.order")
def test_the_next_player_who_let_the_card_go_cannot_take_it_after_all() -> None:
    game, state = table(edition="fx", variants=KNOCK)
    state = do(game, state, "discard any", "draw")
    for text in ("take", "draw"):
        assert why_not(game, state, text) == "card.variant.knock.order"
    state = do(game, state, "pass", "pass")
    assert why_not(game, state, "take") == "card.turn.draw"


@pytest.mark.rule("card.variant.knock.order")
def test_nothing_else_is_done_while_others_may_knock() -> None:
    game, state = table(edition="fx", variants=KNOCK)
    state = do(game, state, "discard any", "draw")
    assert why_not(game, state, f"discard {state.hands[2][0]}") == "card.variant.knock.order"
    assert why_not(game, state, f"drawn {state.deck[0]}") == "card.variant.knock.order"


@pytest.mark.rule("card.variant.knock.order")
@both_editions
def test_only_a_card_discarded_in_the_turn_just_ended(edition: str) -> None:
    game, state = table(edition=edition, variants=KNOCK, stage="draw", discard="G1 G2")
    assert why_not(game, state, "knock") == "card.variant.knock.order"
    assert do(game, state, "draw").stage is Stage.TURN_OVER  # nothing was discarded before
    state = do(game, state, "take")
    assert why_not(game, state, "knock") == "card.variant.knock.order"


@pytest.mark.rule("card.variant.knock.order")
@both_editions
@pytest.mark.parametrize("top", ["B5", "W", "S"])
def test_the_opening_card_cannot_be_knocked_for(edition: str, top: str) -> None:
    game, state = table(
        edition=edition, variants=KNOCK, laid={0: "5s(R5 G5 B5) 7s(R7 G7 B7)"}, hands={0: "R1"}
    )
    state = deal(game, do(game, state, "discard R1"), top=top)
    assert do(game, state, "draw").stage is Stage.TURN_OVER


@pytest.mark.rule("card.variant.knock.order")
@both_editions
def test_a_skip_cannot_be_knocked_for(edition: str) -> None:
    for target in (1, 2):
        game, state = table(edition=edition, variants=KNOCK, hands={0: f"{TEN} S"})
        state = do(game, state, f"discard S {target}")
        assert state.stage is Stage.DRAW
        state = do(game, state, "draw")
        assert state.stage is Stage.TURN_OVER  # and nobody for the card below it


@pytest.mark.rule("card.variant.knock.order")
@both_editions
def test_a_discarded_wild_can_be_knocked_for(edition: str) -> None:
    game, state = table(edition=edition, variants=KNOCK, hands={0: f"{TEN} W"})
    state = do(game, state, "discard W", "draw", "pass", "knock")
    assert read_card("W") in state.hands[3]


@pytest.mark.rule("card.variant.knock.order")
@both_editions
def test_a_player_with_an_unserved_skip_cannot_knock(edition: str) -> None:
    game, state = table(edition=edition, variants=KNOCK, hands={0: f"{TEN} S"})
    state = do(game, state, "discard S 3")
    state = do(game, idle(game, state), "draw")  # seat 1 plays, seat 2 does not want its card
    assert state.window == (0,)


@pytest.mark.rule("card.variant.knock.order")
@both_editions
def test_if_the_next_player_has_a_skip_the_others_come_first(edition: str) -> None:
    game, state = table(edition=edition, variants=KNOCK, hands={0: f"{TEN} S"}, discard="G1")
    state = do(game, state, "discard S 2", *DRAWN)
    card = state.hands[1][0]
    state = do(game, state, "discard any")  # seat 2 is next
    assert (state.stage, state.window) == (Stage.KNOCK, (3, 0))
    for passes, knocker in (([], 3), (["pass"], 0)):
        knocked = do(game, state, *passes, "knock")
        assert decider(game, knocked) == knocker
        assert card in knocked.hands[knocker]
        assert knocked.skips[2]  # the skip stays where it is
        assert knocked.last_knocker == knocker  # even seat 3, the next to play, has knocked
    later = idle(game, do(game, state, "knock", "discard any"), 2)  # 3 knocked; 0 and 1 play
    while later.stage is Stage.KNOCK:
        later = do(game, later, "pass")
    assert decider(game, later) == 3  # now seat 2 has lost its turn
    assert not any(later.skips)


@pytest.mark.rule("card.variant.knock.order")
def test_if_nobody_knocks_the_skip_is_served_and_the_card_can_be_taken() -> None:
    game, state = table(edition="fx", variants=KNOCK, hands={0: f"{TEN} S"}, discard="G1")
    state = do(game, state, "discard S 2", *DRAWN)
    card = state.hands[1][0]
    state = do(game, state, "discard any", "pass", "pass")
    assert (decider(game, state), state.stage) == (3, Stage.DRAW)
    assert state.discard[0] == SKIP
    taken = do(game, state, "take")
    assert card in taken.hands[3]
    assert taken.last_knocker is None  # an ordinary turn
    assert do(game, state, "draw").stage is Stage.TURN_OVER  # the turn just ended was the lost one


@pytest.mark.rule("card.variant.knock.order")
def test_after_a_lost_turn_nobody_knocks_for_the_card_of_the_turn_before() -> None:
    game, state = table(players=3, edition="fx", variants=KNOCK, hands={2: "G1 G2 G3 G4 G5 G6 G7 G8 G9 S"})
    state = do(game, state, "discard any", "draw", "knock", "discard S 1")  # seat 2
    state = do(game, state, *DRAWN, "discard any")  # seat 0; nobody is asked: 1 has a skip, 2 knocked last
    assert (decider(game, state), state.stage) == (2, Stage.DRAW)
    assert do(game, state, "draw").stage is Stage.TURN_OVER  # seat 0 is not asked about its own card


@pytest.mark.rule("card.variant.knock.order")
def test_if_the_next_two_have_skips_neither_is_asked() -> None:
    hands = {0: f"{TEN} S", 1: "G1 G2 G3 G4 G5 G6 G7 G8 G9 S"}
    game, state = table(players=5, edition="fx", variants=KNOCK, hands=hands)
    state = do(game, state, "discard S 4", *DRAWN, "discard S 3", *DRAWN, "discard any")
    assert (state.stage, state.window) == (Stage.KNOCK, (0, 1))
    passed = do(game, state, "pass", "pass")
    assert decider(game, passed) == 0
    knocked = do(game, state, "pass", "knock")
    assert (decider(game, knocked), knocked.skips) == (1, (False, False, False, True, True))


@pytest.mark.rule("card.variant.knock.order")
@both_editions
def test_with_two_players_nobody_can_knock(edition: str) -> None:
    game, state = table(players=2, edition=edition, variants=KNOCK)
    state = do(game, state, "discard any", "draw")
    assert state.stage is Stage.TURN_OVER
    game, state = table(players=4, edition=edition, variants=KNOCK, playing=(1, 3), turn=1)
    state = do(game, state, "discard any", "draw")
    assert state.stage is Stage.TURN_OVER


@pytest.mark.rule("card.variant.knock.order")
def test_with_three_players_one_can_knock() -> None:
    game, state = table(players=3, edition="fx", variants=KNOCK)
    state = do(game, state, "discard any", "draw")
    assert state.window == (2,)
    state = do(game, state, "knock", "discard any")
    assert decider(game, state) == 0


@pytest.mark.rule("card.variant.knock.order")
@pytest.mark.rule("card.pile.exhausted")
def test_knocking_when_the_draw_pile_is_empty() -> None:
    game, state = table(edition="fx", variants=KNOCK, deck="", hands={0: f"{TEN} B5"})
    state = do(game, state, "discard B5", "draw")
    assert state.deck == ()  # nothing is shuffled before it is clear who gets the card
    assert do(game, state, "knock").deck == ()
    state = do(game, state, "pass", "pass")
    assert write_cards(state.discard) == "B5"


# --- knocking and laps (intl) -------------------------------------------------------------------------


@pytest.mark.rule("card.variant.knock.order")
@pytest.mark.rule("card.skip.once-per-lap")
@pytest.mark.parametrize(("knocker", "same_lap"), [(3, True), (0, False), (1, False)])
def test_a_knock_past_the_first_player_begins_a_new_lap(knocker: int, same_lap: bool) -> None:
    hands = {0: f"{TEN} S", knocker: "G1 G2 G3 G4 G5 G6 G7 G8 G9 S"}
    if knocker == 0:
        hands = {0: "R1 R2 R3 R4 R5 R6 R7 R8 R9 S S"}
    game, state = table(players=6, variants=KNOCK, hands=hands)
    state = do(game, state, "discard S 2")
    if same_lap:  # seat 1 discards, seat 3 (for seat 2 has a skip) or another knocks
        state = do(game, state, *DRAWN, "discard any", "knock")
    else:  # seat 4 discards, seat 5 does not want the card, seat 0 or 1 knocks
        state = idle(game, state)
        while state.stage is Stage.KNOCK:
            state = do(game, state, "pass")
        state = do(game, idle(game, state, 2), "draw")
        assert state.window == (0, 1, 2, 3)
        state = do(game, state, *(["pass"] if knocker == 1 else []), "knock")
    assert decider(game, state) == knocker
    if same_lap:
        assert why_not(game, state, "discard S 2") == "card.skip.one-pending"
        assert state.lap == (2,)
    else:
        do(game, state, "discard S 2")  # in the lap before, seat 2 was skipped once


@pytest.mark.rule("card.variant.knock.order")
@pytest.mark.rule("card.skip.once-per-lap")
def test_a_knock_within_the_lap_does_not_end_it() -> None:
    game, state = table(players=6, variants=KNOCK, hands={0: f"{TEN} S", 5: "G1 G2 G3 G4 G5 G6 G7 G8 G9 S"})
    state = idle(game, do(game, state, "discard S 1"))  # seat 1 loses its turn, seat 2 plays
    state = do(game, state, "draw", "pass", "knock")  # seat 3 lets its card go, 4 too, seat 5 knocks
    assert decider(game, state) == 5
    assert why_not(game, state, "discard S 1") == "card.skip.once-per-lap"
    state = do(game, state, "discard S 3")
    assert decider(game, state) == 0
