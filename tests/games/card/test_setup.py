"""Players, deck, deal, dealer, the opening card."""

from __future__ import annotations

from collections import Counter

import pytest

from tenfold.core import BadRules, Chance
from tenfold.games.card.state import FULL_DECK, Stage
from tenfold.games.nature import Lot
from tenfold.games.sayings import DEALER, PLAYERS
from tenfold.pieces.cards import ALL_KINDS, COLOURS, SKIP, WILD, natural, write_cards
from tests.games.card.build import (
    KIND,
    both_editions,
    deal,
    do,
    every_table,
    held,
    idle,
    offers,
    table,
    why_not,
)
from tests.games.looking import Seeded, decider


@pytest.mark.rule("card.players")
@both_editions
def test_two_to_six_can_play(edition: str) -> None:
    rules = KIND.rules(edition)
    assert list(KIND.seats) == [2, 3, 4, 5, 6]
    for players in range(2, 7):
        assert KIND.game(rules, players=players).players == players
    for players in (-1, 0, 1, 7):
        with pytest.raises(BadRules) as caught:
            KIND.game(rules, players=players)
        assert caught.value.saying == PLAYERS(players=players, fewest=2, most=6)


@pytest.mark.rule("card.deck")
def test_the_deck_has_108_cards() -> None:
    count = Counter(FULL_DECK)
    assert len(FULL_DECK) == 108
    assert all(count[natural(number, colour)] == 2 for number in range(1, 13) for colour in COLOURS)
    assert count[WILD] == 8
    assert count[SKIP] == 4


@pytest.mark.rule("card.deck")
def test_the_colour_of_a_wild_or_a_skip_means_nothing() -> None:
    assert WILD.colour is None
    assert SKIP.colour is None
    assert sum(not kind.is_natural for kind in ALL_KINDS) == 2  # all wilds are one kind, all skips too
    for name in ("red", "blue", "green", "yellow"):
        letter = name[0].upper()
        six = " ".join(f"{letter}{number}" for number in range(1, 7))
        game, state = table(phase={0: 8}, hands={0: f"{six} W Y8 Y9 Y10 S"})
        do(game, state, f"lay 8: {name}({six} W)")


@pytest.mark.rule("card.deck")
def test_no_card_is_dealt_more_often_than_the_deck_holds_it() -> None:
    game = KIND.game(KIND.rules("intl"), players=2, dealer=0)
    rest = "R1 R2 R3 R4 R5 R6 R7"
    text = f"deal R12 R12 R12 {rest} / G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 up Y1"
    assert why_not(game, game.initial(), text) == "card.deck"
    text = f"deal R12 R12 S {rest} / G1 G2 G3 G4 G5 G6 G7 S S S up S"
    assert why_not(game, game.initial(), text) == "card.deck"
    do(game, game.initial(), f"deal R12 R12 S {rest} / G1 G2 G3 G4 G5 G6 G7 S S W up S")


@pytest.mark.rule("card.deal")
@both_editions
@every_table
def test_ten_hidden_cards_each_and_one_turned_over(edition: str, players: int) -> None:
    game = KIND.game(KIND.rules(edition), players=players, dealer=players - 1)
    state = game.initial()
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    action = turn.sample(Seeded(players))
    state = do(game, state, KIND.write_action(action))
    assert [len(cards) for cards in state.hands] == [10] * players
    assert len(state.discard) == 1
    assert len(state.deck) == 108 - 10 * players - 1
    for seat in range(players):
        view = game.view(state, seat)
        assert view.hand == state.hands[seat]
        assert view.shown == ((),) * players
        data = KIND.write_view(view)
        assert data["hand"] == held(state, seat)
        assert "hands" not in data
        assert "deck" not in data
    assert game.view(state, None).hand is None


@pytest.mark.rule("card.deal")
def test_every_deal_is_as_likely() -> None:
    game = KIND.game(KIND.rules("intl"), players=6, dealer=0)
    turn = game.turn(game.initial())
    assert isinstance(turn, Chance)
    tops = Counter(KIND.write_action(turn.sample(Seeded(seed))).split()[-1] for seed in range(1500))
    assert set(tops) == {str(card) for card in ALL_KINDS}
    assert tops["W"] > 70  # 111 expected; a natural card comes 28 times
    assert tops["S"] > 25  # 56 expected


@pytest.mark.rule("card.deal")
@pytest.mark.parametrize("first", ["R1 R2 R3 R4 R5 R6 R7 R8 R9", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11", "-"])
def test_nobody_is_dealt_more_or_less_than_ten(first: str) -> None:
    game = KIND.game(KIND.rules("intl"), players=2, dealer=0)
    text = f"deal {first} / G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 up Y1"
    assert why_not(game, game.initial(), text) == "card.deal"


@pytest.mark.rule("card.order")
@both_editions
@every_table
def test_the_first_dealer_is_drawn_by_lot(edition: str, players: int) -> None:
    game = KIND.game(KIND.rules(edition), players=players)
    state = game.initial()
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    assert turn.outcomes() == [(Lot(seat), 1) for seat in range(players)]
    assert {turn.sample(Seeded(seed)) for seed in range(100)} == {Lot(seat) for seat in range(players)}
    assert why_not(game, state, f"lot {players}") == "card.order"
    assert do(game, state, f"lot {players - 1}").dealer == players - 1


@pytest.mark.rule("card.order")
@every_table
def test_the_host_may_choose_the_first_dealer(players: int) -> None:
    for dealer in range(players):
        state = KIND.game(KIND.rules("intl"), players=players, dealer=dealer).initial()
        assert (state.stage, state.dealer) == (Stage.DEAL, dealer)
    for dealer in (-1, players):
        with pytest.raises(BadRules) as caught:
            KIND.game(KIND.rules("intl"), players=players, dealer=dealer)
        assert caught.value.saying == DEALER()


@pytest.mark.rule("card.order")
@both_editions
@every_table
def test_the_player_left_of_the_dealer_starts_and_play_is_clockwise(edition: str, players: int) -> None:
    for dealer in range(players):
        game = KIND.game(KIND.rules(edition), players=players, dealer=dealer)
        state = deal(game, game.initial())
        seats = []
        for _ in range(2 * players):
            seats.append(decider(game, state))
            state = idle(game, state)
        assert seats == [(dealer + 1 + i) % players for i in range(2 * players)]


@pytest.mark.rule("card.dealer-rotates")
@both_editions
@every_table
def test_the_player_left_of_the_dealer_deals_next(edition: str, players: int) -> None:
    for dealer in range(players):
        game, state = table(
            players=players,
            edition=edition,
            dealer=dealer,
            turn=0,
            hands={0: "R1"},
            laid={0: "5s(R5 G5 B5) 7s(R7 G7 W)"},
        )
        state = do(game, state, "discard R1")
        assert state.stage is Stage.DEAL
        state = deal(game, state, hands={0: "R1 R1 R5 R5 G5 G5 B5 B5 Y5 Y5"})  # all are shuffled together
        assert state.dealer == (dealer + 1) % players
        assert state.table == ((),) * players
        assert state.laid == (None,) * players
        assert decider(game, state) == (dealer + 2) % players


@pytest.mark.rule("card.open.wild")
@both_editions
def test_the_first_player_may_take_a_wild_that_opens_the_pile(edition: str) -> None:
    game = KIND.game(KIND.rules(edition), players=4, dealer=0)
    state = deal(game, game.initial(), top="W", hands={1: "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"})
    assert offers(game, state) == ["draw", "take"]
    state = do(game, state, "take")
    assert held(state, 1) == "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 W"
    assert state.discard == ()


@pytest.mark.rule("card.open.wild")
@both_editions
def test_a_discarded_wild_may_be_taken_like_any_other_card(edition: str) -> None:
    game, state = table(edition=edition, hands={0: "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 W"})
    state = do(game, state, "discard W", "take")
    assert WILD in state.hands[1]
    assert write_cards(state.discard) == "Y12"


@pytest.mark.rule("card.open.skip")
@both_editions
@every_table
def test_a_skip_that_opens_the_pile_costs_the_first_player_the_turn(edition: str, players: int) -> None:
    game = KIND.game(KIND.rules(edition), players=players, dealer=0)
    state = deal(game, game.initial(), top="S")
    second = 2 % players
    assert decider(game, state) == second
    assert state.discard == (SKIP,)  # it stays on the pile
    assert why_not(game, state, "take") == "card.skip.not-from-discard"
    state = idle(game, state)
    assert decider(game, state) == (second + 1) % players
    state = idle(game, state, players - 2)
    assert decider(game, state) == 1  # only the first turn was lost
    assert state.discard[0] == SKIP


@pytest.mark.rule("card.open.skip")
@pytest.mark.rule("card.skip.once-per-lap")
def test_an_opening_skip_does_not_count_for_the_lap() -> None:
    game = KIND.game(KIND.rules("intl"), players=4, dealer=3)
    hands = {1: "R1 R2 R3 R4 R5 R6 R7 R8 R9 S", 2: "G1 G2 G3 G4 G5 G6 G7 G8 G9 S"}
    state = deal(game, game.initial(), top="S", hands=hands)
    assert decider(game, state) == 1
    state = do(game, state, "draw", "drawn B1", "discard S 0")  # seat 0 lost a turn in this lap already
    state = do(game, state, "draw", "drawn B2")
    assert why_not(game, state, "discard S 0") == "card.skip.one-pending"
