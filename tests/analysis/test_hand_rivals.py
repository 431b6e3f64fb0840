"""What the others seem to collect, and how dangerous a discard is."""

from __future__ import annotations

from typing import Any

from tenfold.analysis.card.hand import Reading, read_hand
from tenfold.analysis.card.rivals import dangers, going_out, leader, next_collector, rivals
from tenfold.pieces.cards import SKIP, WILD, read_card, read_cards
from tests.games.card.build import table

HAND = "R1 R4 R5 R9 B5 B9 G9 G10 G11 Y3 Y4"
NEXT = "R3 G5 G8 B2 B12 Y7 Y8 Y9 Y10 Y11"


def reading(shown: str = "", **position: Any) -> Reading:
    chosen: dict[str, Any] = {"players": 2, "hands": {0: HAND, 1: NEXT}} | position
    game, state = table(**chosen)
    seen = tuple(read_cards(shown) if seat == 1 else () for seat in range(game.players))
    return read_hand(game.rules, game.view(state, 0)._replace(shown=seen))


def danger(found: Reading, card: str) -> float:
    return dangers(found, [read_card(card)])[read_card(card)]


def test_a_set_collector_wants_the_number_it_took() -> None:
    assert danger(reading("G5"), "R5") > 0.8
    assert danger(reading("G5"), "R5") > danger(reading("G5"), "R9") > 0


def test_what_was_let_go_is_less_wanted() -> None:
    assert danger(reading(discard="B4 Y12"), "R4") < danger(reading(discard="B6 Y12"), "R4")


def test_a_run_collector_has_the_number_it_took_and_wants_its_neighbours() -> None:
    found = reading("R3 G5", phase={1: 4})
    assert danger(found, "B5") < 0.1
    assert danger(found, "R4") > danger(found, "G11")


def test_a_colour_collector_wants_the_colour_it_took() -> None:
    found = reading("Y8 Y9", phase={1: 8})
    assert danger(found, "Y4") > 0.8
    assert danger(found, "R4") == 0


def test_who_has_laid_wants_what_fits_on_the_table() -> None:
    found = reading(hands={0: HAND, 1: "R2 R3"}, laid={1: "5s(G5 Y5 W) 8s(R8 G8 Y8)"})
    assert (danger(found, "R5"), danger(found, "R9")) == (1, 0)


def test_everybody_wants_a_wild_and_nobody_may_take_a_skip() -> None:
    found = reading()
    assert dangers(found, [WILD, SKIP]) == {WILD: 1.0, SKIP: 0.0}


def test_a_player_who_loses_a_turn_is_no_danger() -> None:
    game, state = table(players=3, hands={0: HAND})
    view = game.view(state, 0)._replace(skips=(False, True, False))
    assert next_collector(read_hand(game.rules, view)).seat == 2
    alone = game.view(state, 0)._replace(skips=(False, True, True))
    assert dangers(read_hand(game.rules, alone), [WILD]) == {WILD: 0.0}


def test_the_others_are_listed_clockwise() -> None:
    game, state = table(players=4, turn=2)
    assert [rival.seat for rival in rivals(read_hand(game.rules, game.view(state, 2)))] == [3, 0, 1]


def test_the_leader_has_done_most_phases() -> None:
    game, state = table(players=4, phase={1: 3, 2: 5, 3: 5}, points={2: [60], 3: [40]})
    assert leader(read_hand(game.rules, game.view(state, 0))).seat == 3


def test_with_fixed_hands_the_leader_has_the_fewest_points() -> None:
    game, state = table(players=3, variants=["fixed"], points={0: [10], 1: [40], 2: [30]})
    assert leader(read_hand(game.rules, game.view(state, 0))).seat == 2


def test_who_has_laid_and_holds_few_cards_is_about_to_go_out() -> None:
    groups = "5s(G5 Y5 W) 8s(R8 G8 Y8)"
    soon = reading(hands={0: HAND, 1: "R2 R3"}, laid={1: groups})
    later = reading(hands={0: HAND, 1: "R2 R3 B2 B3"}, laid={1: groups})
    rival = going_out(soon)
    assert rival is not None
    assert (rival.seat, rival.cards) == (1, 2)
    assert going_out(later) is None
