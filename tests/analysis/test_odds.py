"""Exact odds: against complete enumeration of small decks, and against other ways to count the full one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import comb, factorial, prod

import pytest

from tenfold.analysis.card.odds import DealOdds, Deck, dealt
from tenfold.pieces.cards import COLOURS, SKIP, WILD, Cards, hand, natural
from tenfold.pieces.laydown import can_lay
from tenfold.pieces.phases import read_phase
from tenfold.pieces.placements import Minimum

ALL_HANDS = 38_722_819_230_810  # 108 cards, 10 of them

# The hands that hold each printed phase: (no natural card asked for, one in the phase, one in every group).
# Found twice. Phases of sets and runs: all 646,490 ways to hold at most ten cards of the twelve numbers
# were written out, and each was judged by trying every place of every group; phase 8 was counted by its
# four numbers of coloured cards.
EXACT = {
    "set 3 + set 3": (7_076_688_307_898, 7_076_688_307_832, 7_076_688_286_712),
    "set 3 + run 4": (11_542_982_419_894, 11_542_982_419_856, 11_542_982_404_112),
    "set 4 + run 4": (2_068_500_403_702, 2_068_500_403_696, 2_068_500_398_704),
    "run 7": (6_028_742_383_702, 6_028_742_383_664, 6_028_742_383_664),
    "run 8": (2_512_414_175_830, 2_512_414_175_824, 2_512_414_175_824),
    "run 9": (771_580_074_832, 771_580_074_832, 771_580_074_832),
    "set 4 + set 4": (128_608_485_742, 128_608_485_736, 128_608_480_744),
    "colour 7": (1_071_555_721_662, 1_071_555_721_624, 1_071_555_721_624),
    "set 5 + set 2": (1_205_167_533_086, 1_205_167_533_048, 1_205_167_517_304),
    "set 5 + set 3": (136_415_912_446, 136_415_912_440, 136_415_907_448),
}


@pytest.mark.parametrize("text", EXACT)
def test_the_printed_phases_have_these_odds(text: str) -> None:
    for minimum, hands in zip(Minimum, EXACT[text], strict=True):
        assert dealt(read_phase(text), minimum) == DealOdds(read_phase(text), hands, ALL_HANDS)


def test_odds_as_chance() -> None:
    odds = DealOdds(read_phase("run 4"), 1, 8)
    assert (odds.chance, odds.one_in) == (0.125, 8)
    assert DealOdds(read_phase("run 4"), 0, 8).one_in == float("inf")


def test_a_phase_larger_than_the_hand_is_never_dealt() -> None:
    assert dealt(read_phase("run 11"), Minimum.NONE).hands == 0


# --- small decks, every hand -----------------------------------------------------------------------

SMALL = {  # name: a deck, and how many of its cards are dealt
    "one of each number": (Deck(colours=1, copies=1, wilds=3, skips=1), 5),
    "a pair of each card": (Deck(range(10, 13), colours=2, wilds=4, skips=1), 6),
    "many wilds": (Deck(range(1, 4), colours=3, copies=1, wilds=5, skips=1), 7),
    "four colours": (Deck(range(6, 8), colours=4, copies=1, wilds=2, skips=2), 6),
}
PHASES = (
    "set 3",
    "set 2 + set 2",
    "set 3 + set 2",
    "set 2 + set 2 + set 2",
    "run 3",
    "run 4",
    "run 5",
    "run 3 + run 3",
    "set 2 + run 3",
    "set 3 + run 3",
    "set 2 + set 2 + run 3",
    "colour 4",
    "colour 5",
    "colour 3 + set 2",
    "run 3 + colour 2",
    "set 2 + colour 2 + set 2",
    "set 2 + run 3 + colour 2",
)


@cache
def hands_of(deck: Deck, cards: int) -> Counter[Cards]:
    naturals = [natural(*card) for card in product(deck.numbers, COLOURS[: deck.colours])]
    box = naturals * deck.copies + [WILD] * deck.wilds + [SKIP] * deck.skips
    return Counter(map(hand, combinations(box, cards)))


@pytest.mark.parametrize("minimum", Minimum)
@pytest.mark.parametrize("text", PHASES)
@pytest.mark.parametrize("name", SMALL)
def test_every_hand_of_a_small_deck(name: str, text: str, minimum: Minimum) -> None:
    deck, cards = SMALL[name]
    phase = read_phase(text)
    hands = hands_of(deck, cards)
    holding = sum(ways for held, ways in hands.items() if can_lay(phase, held, minimum))
    assert dealt(phase, minimum, deck, cards) == DealOdds(phase, holding, hands.total())


# --- the full deck, counted in other ways ----------------------------------------------------------


def other_cards(naturals: int, open_places: int) -> int:
    """Ways to fill a hand up to ten with skips and at least so many wilds as places are open."""
    return sum(comb(8, wilds) * comb(4, 10 - naturals - wilds) for wilds in range(open_places, 11 - naturals))


@pytest.mark.parametrize("text", EXACT)
def test_only_wilds_and_skips_make_the_rule_of_one_natural_card_matter(text: str) -> None:
    phase = read_phase(text)
    without, one = (dealt(phase, minimum).hands for minimum in (Minimum.NONE, Minimum.PHASE))
    assert without - one == other_cards(0, phase.size)


def test_a_phase_of_one_group_needs_its_natural_card_either_way() -> None:
    for text in ("set 6", "run 7", "colour 7"):
        assert dealt(read_phase(text), Minimum.GROUP) == dealt(read_phase(text), Minimum.PHASE)


@pytest.mark.parametrize("size", [3, 5, 7, 9])
def test_a_colour_counted_by_the_cards_of_each_colour(size: int) -> None:
    hands = sum(
        prod(comb(24, count) for count in counts) * other_cards(sum(counts), max(0, size - max(counts)))
        for counts in product(range(11), repeat=4)
        if sum(counts) <= 10
    )
    assert dealt(read_phase(f"colour {size}"), Minimum.NONE).hands == hands


@pytest.mark.parametrize("size", [4, 7, 8, 9])
def test_a_run_counted_by_the_numbers_present(size: int) -> None:
    window = (1 << size) - 1
    hands = 0
    for present in range(1 << 12):
        missing = min((window << low & ~present).bit_count() for low in range(13 - size))
        for naturals in range(11):
            hands += covering(present.bit_count(), naturals) * other_cards(naturals, missing)
    assert dealt(read_phase(f"run {size}"), Minimum.NONE).hands == hands


@cache
def covering(numbers: int, naturals: int) -> int:
    """Ways to hold so many cards of so many numbers, each number at least once (inclusion, exclusion)."""
    return sum(
        (-1) ** absent * comb(numbers, absent) * comb(8 * (numbers - absent), naturals)
        for absent in range(numbers + 1)
    )


@pytest.mark.parametrize(("one", "two"), [(2, 2), (3, 3), (4, 4), (5, 2), (5, 3)])
def test_two_sets_counted_by_how_often_numbers_repeat(one: int, two: int) -> None:
    hands = 0
    for counts in (counts for naturals in range(11) for counts in partitions(naturals, 8, 12)):
        ways = factorial(12) * prod(comb(8, count) for count in counts)
        for alike in Counter(counts).values():
            ways //= factorial(alike)
        missing = min(
            max(0, one + two - counts[a]) if a == b else max(0, one - counts[a]) + max(0, two - counts[b])
            for a, b in product(range(12), repeat=2)
        )
        hands += ways * other_cards(sum(counts), missing)
    assert dealt(read_phase(f"set {one} + set {two}"), Minimum.NONE).hands == hands


def partitions(total: int, largest: int, parts: int) -> Iterator[tuple[int, ...]]:
    """`total` as so many parts from 0 to `largest`, in falling order."""
    if parts == 0:
        if total == 0:
            yield ()
        return
    for first in range(min(total, largest), -1, -1):
        for rest in partitions(total - first, first, parts - 1):
            yield (first, *rest)
