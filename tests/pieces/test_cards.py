"""Cards, their text form, and hands."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenfold.core import BadText
from tenfold.pieces.cards import (
    ALL_KINDS,
    COLOURS,
    COPIES,
    NATURALS,
    NUMBERS,
    SKIP,
    WILD,
    Card,
    hand,
    missing_cards,
    natural,
    read_card,
    read_cards,
    with_card,
    without_card,
    without_cards,
    write_cards,
)
from tenfold.pieces.sayings import NO_CARD

some_cards = st.lists(st.sampled_from(ALL_KINDS), max_size=12)


@pytest.mark.rule("card.deck")
def test_the_deck() -> None:
    assert sum(COPIES) == 108
    assert COPIES[WILD] == 8
    assert COPIES[SKIP] == 4
    faces = Counter((card.number, card.colour) for card in NATURALS for _ in range(COPIES[card]))
    assert faces == {(number, colour): 2 for number in range(1, 13) for colour in COLOURS}


def test_naturals_show_number_and_colour() -> None:
    for number in NUMBERS:
        for colour in COLOURS:
            card = natural(number, colour)
            assert (card.number, card.colour, card.is_natural) == (number, colour, True)


@pytest.mark.parametrize("card", [WILD, SKIP])
def test_wild_and_skip_show_neither(card: Card) -> None:
    assert (card.number, card.colour, card.is_natural) == (None, None, False)


def test_text_forms() -> None:
    assert write_cards(natural(5, colour) for colour in COLOURS) == "R5 B5 G5 Y5"
    assert write_cards((natural(12, COLOURS[0]), WILD, SKIP)) == "R12 W S"
    assert repr(read_cards("r5, g12\tw")) == "(R5, G12, W)"


@given(some_cards)
def test_text_round_trips(cards: list[Card]) -> None:
    assert read_cards(write_cards(cards)) == tuple(cards)
    assert read_cards(write_cards(cards).lower().replace(" ", ",")) == tuple(cards)
    assert [read_card(str(card)) for card in cards] == cards


@pytest.mark.parametrize("text", ["", " ", "R", "R0", "R13", "R05", "5R", "X5", "WW", "R5 G5", "W1", "R-1"])
def test_no_card(text: str) -> None:
    with pytest.raises(BadText) as refusal:
        read_card(text)
    assert refusal.value.saying == NO_CARD(text=text)


def test_one_bad_card_among_good_ones() -> None:
    with pytest.raises(BadText) as refusal:
        read_cards("R1 R13 W")
    assert refusal.value.saying == NO_CARD(text="R13")


@given(some_cards.flatmap(lambda cards: st.tuples(st.just(cards), st.permutations(cards))))
def test_a_hand_has_no_order(two_orders: tuple[list[Card], list[Card]]) -> None:
    one, other = two_orders
    assert hand(one) == hand(other)


@given(some_cards, st.sampled_from(ALL_KINDS))
def test_a_card_in_and_out_again(cards: list[Card], card: Card) -> None:
    held = hand(cards)
    more = with_card(held, card)
    assert more == hand([*cards, card])
    assert without_card(more, card) == held


@given(some_cards, some_cards)
def test_without_cards_takes_them_all(kept: list[Card], gone: list[Card]) -> None:
    assert without_cards(hand(kept + gone), gone) == hand(kept)


@given(some_cards, some_cards)
def test_missing_cards_are_the_fewest_that_help(held: list[Card], wanted: list[Card]) -> None:
    missing = missing_cards(held, wanted)
    assert missing == hand(missing)
    together = Counter(held) + Counter(missing)
    assert together >= Counter(wanted)
    for card in missing:
        assert together[card] == wanted.count(card)


def test_a_card_that_is_not_held_cannot_go() -> None:
    with pytest.raises(ValueError, match=r"not in"):
        without_card(hand([WILD]), SKIP)
