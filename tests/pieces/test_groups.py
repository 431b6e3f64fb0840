"""Groups on the table: what they refuse, what fits on them, their text form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenfold.core import BadText
from tenfold.pieces.cards import ALL_KINDS, COLOURS, NATURALS, WILD, Card, Cards, natural, read_cards
from tenfold.pieces.groups import BadGroup, ColourGroup, End, Group, Run, Set, hits, read_groups
from tenfold.pieces.sayings import NO_CARD

# --- strategies ------------------------------------------------------------------------------------


@st.composite
def sets(draw: st.DrawFn) -> Set:
    number = draw(st.integers(1, 12))
    fitting = [*(natural(number, colour) for colour in COLOURS), WILD]
    return Set(number, tuple(draw(st.lists(st.sampled_from(fitting), min_size=1, max_size=8))))


@st.composite
def runs(draw: st.DrawFn) -> Run:
    low = draw(st.one_of(st.just(1), st.integers(1, 12)))
    high = draw(st.one_of(st.just(12), st.integers(low, 12)))
    colours = st.sampled_from((*COLOURS, None))
    drawn = [(number, draw(colours)) for number in range(low, high + 1)]
    return Run(low, tuple(WILD if colour is None else natural(number, colour) for number, colour in drawn))


@st.composite
def colour_groups(draw: st.DrawFn) -> ColourGroup:
    colour = draw(st.sampled_from(COLOURS))
    fitting = [*(natural(number, colour) for number in range(1, 13)), WILD]
    return ColourGroup(colour, tuple(draw(st.lists(st.sampled_from(fitting), min_size=1, max_size=8))))


groups = st.one_of(sets(), runs(), colour_groups())
ends = st.sampled_from((None, *End))


# --- what fits -------------------------------------------------------------------------------------


def longer(group: Group, card: Card) -> dict[End | None, Group]:
    """Every valid group that has `card` more, by the end it was added to (None: there are no ends)."""
    match group:
        case Set(number=number, cards=cards):
            tries: list[tuple[End | None, type[Group], tuple[object, Cards]]]
            tries = [(None, Set, (number, (*cards, card)))]
        case ColourGroup(colour=colour, cards=cards):
            tries = [(None, ColourGroup, (colour, (*cards, card)))]
        case Run(low=low, cards=cards):
            tries = [(End.LOW, Run, (low - 1, (card, *cards))), (End.HIGH, Run, (low, (*cards, card)))]
    found = {}
    for end, kind, values in tries:
        try:
            found[end] = kind(*values)  # type: ignore[arg-type]
        except BadGroup:
            continue
    return found


@pytest.mark.rule("card.hit.fit")
@pytest.mark.rule("card.hit.full-run")
@given(groups, st.one_of(st.just(WILD), st.sampled_from(ALL_KINDS)), ends)
def test_takes_says_what_can_be_added(group: Group, card: Card, end: End | None) -> None:
    possible = longer(group, card)
    if end is None:
        # Where both ends are possible one must be named.
        assert group.takes(card) == (len(possible) == 1)
    else:
        assert group.takes(card, end) == (end in possible)
    if group.takes(card, end):
        (expected,) = [possible[end]] if end is not None else possible.values()
        assert group.added(card, end) == expected


@given(groups)
def test_fitting_lists_the_naturals_that_it_takes(group: Group) -> None:
    assert group.fitting() == tuple(card for card in NATURALS if group.takes(card))


@pytest.mark.rule("card.wild.unnumbered-group")
@given(groups)
def test_wild_ends_are_the_ways_to_add_a_wild(group: Group) -> None:
    possible = longer(group, WILD)
    assert all(group.takes(WILD, end) for end in group.wild_ends())
    assert len(group.wild_ends()) == len(possible)
    assert {group.added(WILD, end) for end in group.wild_ends()} == set(possible.values())


@given(groups, st.lists(st.sampled_from(ALL_KINDS), max_size=8))
def test_hits_are_what_it_takes(group: Group, cards: list[Card]) -> None:
    found = list(hits(group, cards))
    assert all(group.takes(card, end) for card, end in found)
    assert {card for card, _ in found} == {
        c for c in cards if c in group.fitting() or (c == WILD and group.wild_ends())
    }


def test_the_last_open_end_may_be_named() -> None:
    run = Run(5, read_cards("R5 R6 R7 R8 R9 R10 R11 R12"))
    assert run.takes(WILD)
    assert run.takes(WILD, End.LOW)
    assert not run.takes(WILD, End.HIGH)
    assert run.added(WILD) == run.added(WILD, End.LOW)


@pytest.mark.rule("card.hit.full-run")
def test_a_full_run_takes_nothing() -> None:
    full = Run(1, tuple(natural(number, COLOURS[0]) for number in range(1, 13)))
    assert not any(full.takes(card, end) for card in ALL_KINDS for end in (None, *End))
    assert full.fitting() == ()
    assert full.wild_ends() == ()


# --- refusals --------------------------------------------------------------------------------------


@pytest.mark.rule("card.set")
@pytest.mark.rule("card.run")
@pytest.mark.rule("card.run.no-wrap")
@pytest.mark.rule("card.colour")
@pytest.mark.rule("card.skip.not-in-phase")
@pytest.mark.parametrize(
    ("text", "point"),
    [
        ("5s(R5 B6)", "set"),
        ("5s(R5 S)", "skip.not-in-phase"),
        ("0s(W W)", "set"),
        ("13s(W W)", "set"),
        ("3-5(R3 R5 R4)", "run"),
        ("3-5(R3 R3 R5)", "run"),
        ("3-5(R3 S R5)", "skip.not-in-phase"),
        ("3-6(R3 R4 R5)", "run"),
        ("0-3(W R1 R2 R3)", "run.no-wrap"),
        ("10-13(R10 R11 R12 W)", "run.no-wrap"),
        ("10-1(R10 R11 R12 R1)", "run.no-wrap"),
        ("red(R1 B2)", "colour"),
        ("red(R1 S)", "skip.not-in-phase"),
    ],
)
def test_cards_that_are_not_what_they_are_said_to_be(text: str, point: str) -> None:
    with pytest.raises(BadGroup) as refusal:
        read_groups(text)
    assert refusal.value.point == point


@pytest.mark.rule("card.set")
@pytest.mark.rule("card.run")
@pytest.mark.rule("card.colour")
@pytest.mark.parametrize("text", ["5s(R5 G5 W)", "3-6(R3 W B5 G6)", "red(R1 R1 R4 W)", "12s(W W W)"])
def test_groups_of_mixed_cards(text: str) -> None:
    (group,) = read_groups(text)
    assert str(group) == text


# --- text ------------------------------------------------------------------------------------------


@given(st.lists(groups, max_size=4), st.sampled_from(("", " ", "\n  ")))
def test_text_round_trips(laid: list[Group], between: str) -> None:
    text = between.join(map(str, laid))
    assert read_groups(text) == tuple(laid)
    assert read_groups(text.upper()) == tuple(laid)


@pytest.mark.parametrize(
    "text",
    [
        "5s",
        "5s(R5 G5",
        "5(R5 G5)",
        "(R5 G5)",
        "pink(R5)",
        "5s(R5) and 6s(R6)",
        "3-(R3 R4)",
        " ",
        "5s((R5))",
        "9" * 5000 + "s(W)",
    ],
)
def test_no_group(text: str) -> None:
    with pytest.raises(BadText) as refusal:
        read_groups(text)
    assert refusal.value.code == "no-group"


def test_a_bad_card_in_a_group() -> None:
    with pytest.raises(BadText) as refusal:
        read_groups("5s(R5 R13)")
    assert refusal.value.saying == NO_CARD(text="R13")


def test_names() -> None:
    assert Set(5, read_cards("R5")).name == "5s"
    assert Run(3, read_cards("R3 W")).name == "3-4"
    assert ColourGroup(COLOURS[0], read_cards("R3 W")).name == "red"
