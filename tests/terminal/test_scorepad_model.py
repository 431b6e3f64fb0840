"""The score pad as a value: what can be written, what follows from it, what a correction changes."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from msgspec.structs import replace

from tenfold.core import BadText, Illegal
from tenfold.core.sayings import Fact
from tenfold.games.card.rules import DEALT, Rules, edition_rules
from tenfold.games.card.scoring import hand_points
from tenfold.locales.rendering import in_english
from tenfold.pieces.cards import read_cards
from tenfold.pieces.phases import read_phase
from tenfold.terminal.scorepad import draft as drafts
from tenfold.terminal.scorepad.draft import PadQuestion, Wanted
from tenfold.terminal.scorepad.model import (
    Pad,
    PadDraft,
    PadHand,
    PadScore,
    corrected,
    undone,
    with_hand,
    with_playoff,
)
from tenfold.terminal.scorepad.names import check_name, read_names, seat_called
from tenfold.terminal.scorepad.sums import Claim, fit_one_deck, possible_points, sizes_left

OUT = PadScore(0, laid=True)
INTL = edition_rules("intl")


def pad_of(*hands: PadHand, rules: Rules = INTL, names: tuple[str, ...] = ("North", "East")) -> Pad:
    pad = Pad(rules=rules, names=names)
    for hand in hands:
        pad = with_hand(pad, hand)
    return pad


def refusal(pad: Pad, hand: PadHand) -> tuple[str, str]:
    with pytest.raises(Illegal) as refused:
        with_hand(pad, hand)
    return refused.value.rule, refused.value.code


# --- possible sums ---


@pytest.mark.parametrize("edition", ["intl", "fx"])
@pytest.mark.parametrize("size", range(1, DEALT + 1))
def test_possible_points_against_brute_force(edition: str, size: int) -> None:
    rules = edition_rules(edition)
    sums = set()
    for kinds in combinations_with_replacement("LTSW", size):  # low, ten, skip, wild
        if kinds.count("S") <= 4 and kinds.count("W") <= 8 and kinds.count("T") <= 24:
            text = {"L": "R1", "T": "R12", "S": "S", "W": "W"}
            sums.add(sum(hand_points(rules, read_cards(text[kind])) for kind in kinds))
    assert set(possible_points(rules, range(size, size + 1))) == sums


def test_the_extremes_of_a_whole_hand() -> None:
    # ten low cards; eight wilds and two skips
    assert possible_points(INTL, sizes_left(None))[:2] == (50, 55)
    assert possible_points(INTL, sizes_left(None))[-2:] == (225, 230)
    assert possible_points(edition_rules("fx"), sizes_left(None))[-1] == 190


def test_how_many_cards_are_left() -> None:
    assert list(sizes_left(None)) == [10]
    assert list(sizes_left(6)) == [1, 2, 3, 4]
    assert list(sizes_left(9)) == [1]
    assert list(sizes_left(10)) == []


def test_house_rules_count_wilds_as_they_like() -> None:
    rules = replace_rules(wild_points=7)
    assert 7 in possible_points(rules, range(1, 2))
    assert 0 in possible_points(replace_rules(wild_points=0), range(1, 2))


def replace_rules(**options: object) -> Rules:
    from dataclasses import replace as changed

    return changed(INTL, **options)  # type: ignore[arg-type]


def test_one_deck_for_all_hands() -> None:
    whole = sizes_left(None)
    assert fit_one_deck(INTL, [Claim(whole, 230)])
    # the second hand has no wild left: 2 skips and 8 tens
    assert fit_one_deck(INTL, [Claim(whole, 230), Claim(whole, 110)])
    assert not fit_one_deck(INTL, [Claim(whole, 230), Claim(whole, 115)])
    assert not fit_one_deck(INTL, [Claim(whole, 3)])


# --- what may be written ---


@pytest.mark.rule("card.score")
def test_points_must_be_possible() -> None:
    pad = pad_of()
    with_hand(pad, PadHand(0, (OUT, PadScore(50))))
    with_hand(pad, PadHand(0, (OUT, PadScore(100, laid=True))))  # four wilds
    assert refusal(pad, PadHand(0, (OUT, PadScore(45)))) == ("card.score", "pad-points-held")
    assert refusal(pad, PadHand(0, (OUT, PadScore(52)))) == ("card.score", "pad-points-held")
    assert refusal(pad, PadHand(0, (OUT, PadScore(235)))) == ("card.score", "pad-points-held")
    assert refusal(pad, PadHand(0, (OUT, PadScore(105, laid=True)))) == ("card.score", "pad-points-laid")
    assert refusal(pad, PadHand(0, (OUT, PadScore(0, laid=True)))) == ("card.score", "pad-points-laid")
    assert refusal(pad, PadHand(0, (OUT, PadScore(-5)))) == ("card.score", "pad-points-held")


@pytest.mark.rule("card.score.fx")
def test_a_wild_is_cheaper_in_fx() -> None:
    pad = pad_of(rules=edition_rules("fx"))
    with_hand(pad, PadHand(0, (OUT, PadScore(80, laid=True))))
    assert refusal(pad, PadHand(0, (OUT, PadScore(100, laid=True)))) == ("card.score.fx", "pad-points-laid")


def test_a_refusal_names_the_nearest_sums() -> None:
    with pytest.raises(Illegal) as refused:
        with_hand(pad_of(), PadHand(0, (OUT, PadScore(52))))
    assert refused.value.saying.facts == {
        "name": Fact("name", "East"),
        "points": 52,
        "cards": 10,
        "least": 50,
        "most": 230,
        "nearest": Fact("words", ["50", "55"]),
    }


@pytest.mark.rule("card.deck")
def test_the_hands_share_a_deck() -> None:
    pad = pad_of(names=("North", "East", "South"))
    with_hand(pad, PadHand(0, (OUT, PadScore(230), PadScore(110))))
    assert refusal(pad, PadHand(0, (OUT, PadScore(230), PadScore(115)))) == ("card.deck", "pad-deck")


@pytest.mark.rule("card.out.needs-phase")
def test_going_out_needs_the_phase_and_costs_nothing() -> None:
    assert refusal(pad_of(), PadHand(0, (PadScore(0), PadScore(50)))) == (
        "card.out.needs-phase",
        "pad-out-phase",
    )
    assert refusal(pad_of(), PadHand(0, (PadScore(5, True), PadScore(50)))) == (
        "card.score",
        "pad-out-points",
    )


@pytest.mark.rule("card.out")
def test_a_phase_of_ten_cards_means_going_out() -> None:
    rules = replace_rules(phases=(read_phase("set 5 + set 5"), read_phase("set 3")))
    pad = pad_of(rules=rules)
    assert refusal(pad, PadHand(0, (OUT, PadScore(5, True)))) == ("card.out", "pad-must-be-out")
    with_hand(pad, PadHand(0, (OUT, PadScore(50))))


@pytest.mark.rule("card.phases.order")
def test_phases_are_crossed_off_in_order() -> None:
    pad = pad_of(PadHand(0, (OUT, PadScore(50))), PadHand(1, (PadScore(15, True), OUT)))
    assert [line.done for line in pad.lines] == [(1, 2), (1,)]
    named = PadHand(0, (PadScore(0, True, 5), PadScore(50)))
    assert refusal(pad, named) == ("card.phases.order", "pad-phase-number")


@pytest.mark.rule("card.variant.free-order")
def test_free_order_names_the_phase_and_takes_each_once() -> None:
    rules = edition_rules("intl", ["free"])
    pad = pad_of(PadHand(0, (PadScore(0, True, 7), PadScore(50))), rules=rules)
    assert pad.lines[0].done == (7,)
    again = PadHand(0, (PadScore(0, True, 7), PadScore(50)))
    assert refusal(pad, again) == ("card.variant.free-order", "pad-phase")
    assert refusal(pad, PadHand(0, (OUT, PadScore(50)))) == ("card.phases.order", "pad-phase-number")


# --- the end ---


@pytest.mark.rule("card.win")
def test_the_last_phase_ends_the_game() -> None:
    rules = edition_rules("intl", ["short:1"])
    assert pad_of(PadHand(0, (OUT, PadScore(50))), rules=rules).winners == (0,)
    both = pad_of(PadHand(0, (OUT, PadScore(5, True))), rules=rules)
    assert (both.winners, both.over) == ((0,), True)
    assert refusal(both, PadHand(0, (OUT, PadScore(5, True)))) == ("card.win", "pad-over")


def level(edition: str) -> Pad:
    """Both complete the second phase in the same hand with equal points."""
    hands = PadHand(0, (OUT, PadScore(15, True))), PadHand(1, (PadScore(15, True), OUT))
    return pad_of(*hands, rules=edition_rules(edition, ["short:2"]))


@pytest.mark.rule("card.win.playoff")
def test_level_points_are_played_off() -> None:
    pad = level("intl")
    assert (pad.playoff_due, pad.winners, pad.leaders) == (True, (), (0, 1))
    decided = with_playoff(pad, 1)
    assert (decided.winners, decided.playoff_due) == ((1,), False)
    assert undone(decided) == pad
    with pytest.raises(Illegal, match=r"^pad-no-playoff \[card\.win\.playoff\]$"):
        with_playoff(undone(pad), 0)


@pytest.mark.rule("card.win.playoff")
def test_only_the_tied_play_off() -> None:
    hand = PadHand(0, (OUT, PadScore(15, True), PadScore(50)))
    third = PadHand(1, (PadScore(15, True), OUT, PadScore(50)))
    rules = edition_rules("intl", ["short:2"])
    pad = pad_of(hand, third, rules=rules, names=("North", "East", "South"))
    with pytest.raises(Illegal) as refused:
        with_playoff(pad, 2)
    said = "South is not in the play-off. Choose from: North, East. (rule card.win.playoff)"
    assert in_english(refused.value) == said


@pytest.mark.rule("card.win.shared")
def test_level_points_are_shared_in_fx() -> None:
    assert (level("fx").playoff_due, level("fx").winners) == (False, (0, 1))


@pytest.mark.rule("card.variant.ten-hands")
def test_fixed_hands_move_everyone_on() -> None:
    rules = edition_rules("intl", ["fixed", "short:2"])
    pad = pad_of(PadHand(0, (OUT, PadScore(50))), rules=rules)
    assert not pad.over
    pad = with_hand(pad, PadHand(1, (PadScore(5, True), OUT)))
    assert [line.done for line in pad.lines] == [(1, 2), (2,)]
    assert pad.winners == (0,)


# --- corrections ---


def test_a_correction_renumbers_what_follows() -> None:
    pad = pad_of(PadHand(0, (OUT, PadScore(20, True))), PadHand(0, (OUT, PadScore(15, True))))
    assert pad.lines[1].done == (1, 2)
    fixed = corrected(pad, 1, PadHand(0, (OUT, PadScore(60))))
    assert (fixed.lines[1].done, fixed.lines[1].total) == ((1,), 75)


def test_a_correction_that_makes_a_later_hand_impossible_is_refused() -> None:
    # 100 points need four cards: possible beside phase 1 (6 cards), not beside phase 2 (7 cards)
    pad = pad_of(PadHand(0, (OUT, PadScore(60))), PadHand(0, (OUT, PadScore(100, True))))
    with pytest.raises(Illegal) as refused:
        corrected(pad, 1, PadHand(0, (OUT, PadScore(5, True))))
    assert (refused.value.code, refused.value.saying.facts["hand"]) == ("pad-hand", 2)
    said = (
        "Hand 2: East has laid the phase and so holds 1 to 3 cards: 5 to 75 points. 100 is impossible; "
        "nearest: 75. (rule card.score)"
    )
    assert in_english(refused.value) == said


def test_a_correction_must_not_end_the_game_early() -> None:
    rules = edition_rules("intl", ["short:2"])
    pad = pad_of(
        PadHand(0, (OUT, PadScore(50))),
        PadHand(1, (PadScore(50), OUT)),
        PadHand(0, (OUT, PadScore(50))),
        rules=rules,
    )
    with pytest.raises(Illegal) as refused:
        corrected(pad, 2, PadHand(1, (PadScore(5, True), OUT)))
    assert in_english(refused.value) == "Hand 3: The game was over before this hand. (rule card.win)"


def test_a_correction_under_a_play_off_is_refused() -> None:
    with pytest.raises(Illegal, match=r"^pad-no-playoff "):
        corrected(with_playoff(level("intl"), 0), 1, PadHand(0, (OUT, PadScore(10, True))))


# --- a hand in progress ---


def test_the_questions_of_a_hand() -> None:
    pad = pad_of(names=("North", "East", "South"))
    draft = drafts.blank(pad)
    assert drafts.question(pad, draft) == PadQuestion(Wanted.OUT)
    assert drafts.back(pad, draft) is None
    draft = drafts.with_out(pad, draft, 1)
    assert drafts.question(pad, draft) == PadQuestion(Wanted.SCORE, 0, (1,))
    with pytest.raises(Illegal):
        drafts.with_score(pad, draft, 0, PadScore(49))
    first = drafts.with_score(pad, draft, 0, PadScore(230))
    with pytest.raises(Illegal, match=r"^pad-deck\(points='230 \+ 230'\) \[card\.deck\]$"):
        drafts.with_score(pad, first, 2, PadScore(230))
    assert drafts.question(pad, first) == PadQuestion(Wanted.SCORE, 2, (1,))
    assert drafts.back(pad, first) == draft
    assert drafts.back(pad, draft) == drafts.blank(pad)
    done = drafts.with_score(pad, first, 2, PadScore(20, True))
    assert drafts.question(pad, done) is None
    assert drafts.back(pad, done) == first
    assert drafts.finished(done) == PadHand(1, (PadScore(230), OUT, PadScore(20, True)))


def test_the_questions_of_a_hand_in_free_order() -> None:
    pad = pad_of(rules=edition_rules("intl", ["free", "short:2"]))
    out = drafts.with_out(pad, drafts.blank(pad), 0)
    assert drafts.question(pad, out) == PadQuestion(Wanted.PHASE, 0, (1, 2))
    assert drafts.back(pad, out) == drafts.blank(pad)
    with pytest.raises(Illegal, match=r"^pad-phase\(phase=3 name=North phases=1,2\) "):
        drafts.with_phase(pad, out, 0, 3)
    named = drafts.with_phase(pad, out, 0, 2)
    assert drafts.back(pad, named) == out
    pending = drafts.with_score(pad, named, 1, PadScore(80, True))
    assert drafts.question(pad, pending) == PadQuestion(Wanted.PHASE, 1, (1, 2))
    assert drafts.back(pad, pending) == named
    with pytest.raises(Illegal):  # three cards at most beside phase 2
        drafts.with_phase(pad, pending, 1, 2)
    done = drafts.with_phase(pad, pending, 1, 1)
    pad = with_hand(pad, drafts.finished(done))
    # one phase is left to each: nothing to ask
    out = drafts.with_out(pad, drafts.blank(pad), 1)
    assert out.scores[1] == PadScore(0, True, 2)
    assert drafts.back(pad, out) == drafts.blank(pad)


@pytest.mark.parametrize(
    "draft",
    [
        PadDraft(None, (PadScore(50), None, None)),
        PadDraft(0, (None, None, None)),
        PadDraft(0, (OUT, None, PadScore(50))),
        PadDraft(0, (OUT, PadScore(1), None)),
        PadDraft(0, (OUT, PadScore(50), PadScore(50))),
        PadDraft(0, (PadScore(5, True), None, None)),
    ],
)
def test_a_draft_out_of_order_is_refused(draft: PadDraft) -> None:
    with pytest.raises(Illegal):
        drafts.check_draft(pad_of(names=("North", "East", "South")), draft)


def test_a_draft_in_order() -> None:
    pad = pad_of(names=("North", "East", "South"))
    for draft in (drafts.blank(pad), PadDraft(0, (OUT, None, None)), PadDraft(0, (OUT, PadScore(50), None))):
        drafts.check_draft(pad, draft)
    over = pad_of(PadHand(0, (OUT, PadScore(50))), rules=edition_rules("intl", ["short:1"]))
    with pytest.raises(Illegal, match=r"^pad-over \[card\.win\]$"):
        drafts.check_draft(over, drafts.blank(over))


# --- names ---


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("North", "pad-names-count"),
        ("a,b,c,d,e,f,g", "pad-names-count"),
        ("North,", "pad-name-empty"),
        ("North, north", "pad-name-twice"),
        ("North, " + "x" * 21, "pad-name-long"),
        ("North, Ea\x1b[2Jst", "pad-name-letters"),
        ("North, Ea\u202est", "pad-name-letters"),
        ("North, Ea\u200bst", "pad-name-letters"),
        ("North, Ea\ud800st", "pad-name-letters"),
        ("North, 12", "pad-name-number"),
        ("North, Undo", "pad-name-word"),
    ],
)
def test_names_that_are_refused(text: str, code: str) -> None:
    with pytest.raises(BadText) as refused:
        read_names(text, {"undo"})
    assert refused.value.code == code
    assert in_english(refused.value).isprintable()


def test_names_and_how_players_are_called() -> None:
    names = read_names(" North ,  South  East, Su\u0308d")
    assert names == ("North", "South East", "Süd")
    for name in names:
        check_name(name)
    assert [seat_called(names, text) for text in ("north", "2", "so", "SÜD")] == [0, 1, 1, 2]
    for wrong in ("s", "4", "0", "west", "-1"):
        with pytest.raises(BadText) as refused:
            seat_called(names, wrong)
        assert in_english(refused.value).endswith("from: 1\u00a0North, 2\u00a0South East, 3\u00a0Süd.")
    with pytest.raises(BadText):
        seat_called(names, "1", among=(1, 2))


def test_a_renamed_pad_is_the_same_pad() -> None:
    pad = pad_of(PadHand(0, (OUT, PadScore(50))))
    assert replace(pad, names=("West", "East")).lines == pad.lines
