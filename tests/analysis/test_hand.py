"""What a hand needs: distance, outs, how many are unseen, what the top discard does, what can go."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.analysis.card.hand import Reading, difficulty, read_hand
from tenfold.analysis.card.leftovers import leftovers
from tenfold.analysis.card.plans import count_unseen, turns
from tenfold.games.card.determinize import unseen
from tenfold.games.card.state import FULL_DECK
from tenfold.pieces.cards import SKIP, WILD, hand, read_card, read_cards, without_cards, write_cards
from tenfold.pieces.groups import read_groups
from tenfold.pieces.phases import PRINTED_PHASES
from tests.games.card.build import table

# Two sets of 3: three 5s and two 8s, so that one 8 is missing.
ONE_AWAY = "R5 B5 G5 R8 B8 R1 B2 G3 Y4 R6"


def reading(**position: Any) -> Reading:
    chosen: dict[str, Any] = {"players": 2, "stage": "draw", "hands": {0: ONE_AWAY}} | position
    game, state = table(**chosen)
    return read_hand(game.rules, game.view(state, 0))


def test_distance_and_outs() -> None:
    (needs,) = reading().needs
    assert (needs.number, needs.distance) == (1, 1)
    assert write_cards(needs.outs) == "R8 B8 G8 Y8 W"


def test_outs_count_as_unseen_until_they_are_seen() -> None:
    assert reading().needs[0].unseen == 6 + 8
    assert reading(discard="G8 W Y12").needs[0].unseen == 5 + 7
    assert reading(laid={1: "8s(G8 Y8 Y8) 2s(R2 G2 W)"}).needs[0].unseen == 3 + 7


def test_a_card_seen_going_into_another_hand_is_no_longer_unseen() -> None:
    game, state = table(players=2, stage="draw", hands={0: ONE_AWAY, 1: "G8 R2 R3 R4 B9 B10 B11 Y1 Y2 Y3"})
    hidden = read_hand(game.rules, game.view(state, 0))
    shown = read_hand(game.rules, game.view(state, 0)._replace(shown=((), read_cards("G8"))))
    assert (hidden.needs[0].unseen, shown.needs[0].unseen) == (14, 13)


def test_the_count_of_unseen_cards_is_that_of_the_game() -> None:
    found = reading(laid={1: "8s(G8 Y8 Y8) 2s(R2 G2 W)"})
    cards = unseen(found.rules, found.view)
    assert found.unseen.total == len(cards)
    assert list(found.unseen.kinds) == [cards.count(card) for card in range(50)]


def test_turns_grow_when_the_missing_cards_are_gone() -> None:
    cards = hand(read_cards(ONE_AWAY))
    rest = without_cards(FULL_DECK, cards)
    without_eights = without_cards(rest, read_cards("R8 B8 G8 G8"))
    many, few = (turns(PRINTED_PHASES[0], cards, count_unseen(left)) for left in (rest, without_eights))
    assert 0 < many < few
    assert turns(PRINTED_PHASES[0], hand(read_cards("R5 B5 G5 R8 B8 W")), count_unseen(rest)) == 0


def test_three_pairs_are_nearer_than_two() -> None:
    """Distance calls them equal: a third pair is a second plan."""
    three, two = (hand(read_cards(text)) for text in ("R5 B5 R8 B8 R9 B9", "R5 B5 R8 B8 R9 B1"))
    left = count_unseen(without_cards(FULL_DECK, hand({*three, *two})))
    assert turns(PRINTED_PHASES[0], three, left) < turns(PRINTED_PHASES[0], two, left)


@pytest.mark.parametrize(
    ("card", "before", "after", "fits"),
    [("G8", 1, 0, False), ("W", 1, 0, True), ("Y12", 1, 1, False), ("Y9", 1, 1, True), ("S", 1, 1, False)],
)
def test_the_top_discard(card: str, before: int, after: int, fits: bool) -> None:
    found = reading(discard=card, laid={1: "2s(R2 G2 B2) 9s(R9 G9 B9)"})
    top = found.top
    assert top is not None
    assert (top.card, top.before, top.after) == (read_card(card), before, after)
    assert found.fits(top.card) is fits
    assert (top.gain > 0) is (after < before)


def test_a_wild_is_worth_the_turns_it_saves() -> None:
    found = reading()
    assert found.wild_value == pytest.approx(found.away(found.hand))  # it would complete the phase


def test_nothing_is_needed_once_the_phase_lies() -> None:
    found = reading(hands={0: "R1 B2"}, laid={0: "5s(R5 B5 G5) 8s(R8 B8 W)"})
    assert found.has_laid
    assert (found.needs, found.distance(found.hand), found.away(found.hand)) == ((), 0, 0.0)


def test_in_free_order_the_best_phases_are_pursued() -> None:
    found = reading(hands={0: "R1 B2 G3 Y4 R5 B6 G8 R9 B10 Y12"}, variants=["free"])
    assert len(found.pursued) == 3
    assert found.pursued[0] in {4, 5, 6}  # the runs
    assert difficulty(PRINTED_PHASES[6]) > difficulty(PRINTED_PHASES[0])


@pytest.mark.parametrize(
    ("cards", "groups", "left"),
    [
        ("R1 B8", "8s(R8 G8 Y8)", "R1"),
        ("R7 B8 R10", "3-6(R3 B4 G5 Y6)", "R10"),
        ("R8 W", "3-6(R3 B4 G5 Y6)", ""),  # the wild is the 7
        ("R9 W", "3-6(R3 B4 G5 Y6)", "R9"),
        ("W S", "1-12(R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12)", "S W"),
        ("R2 R9", "red(R1 R4 R5 W W W W)", ""),
    ],
)
def test_leftovers(cards: str, groups: str, left: str) -> None:
    assert write_cards(leftovers(hand(read_cards(cards)), read_groups(groups))) == left


def test_wilds_and_skips_are_no_naturals() -> None:
    left = count_unseen((WILD, SKIP))
    assert (sum(left.slots), left.wilds, left.total) == (0, 1, 2)
