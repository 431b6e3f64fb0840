"""Every reason to do something, on a position made for it; a sentence can be made of each."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from tenfold.analysis.advice import Advice
from tenfold.analysis.board import reasons as board_reasons
from tenfold.analysis.card import reasons
from tenfold.analysis.card.advice import advise
from tenfold.core import Saying
from tenfold.core.sayings import Fact, Sentence
from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import rendered
from tenfold.pieces.cards import read_cards
from tests.games.card.build import KIND, table

ONE_AWAY = "R5 B5 G5 R8 B8 R1 B2 G3 Y4 R6"  # from two sets of 3
GROUPS = "5s(R5 B5 G5) 3-6(R3 B4 G5 Y6)"


def advice(*, view: dict[str, Any] | None = None, **position: Any) -> Advice:
    """What seat 0 is advised to do, at a table for two."""
    chosen: dict[str, Any] = {"players": 2} | position
    game, state = table(**chosen)
    seen = game.view(state, 0)._replace(**(view or {}))
    found = advise(game.rules, seen, game.legal(state))
    game.check(state, found.action)
    return found


def said(found: Advice) -> tuple[str, Saying]:
    return KIND.write_action(found.action), found.saying


def facts(found: Advice, why: Sentence) -> dict[str, Any]:
    """The plain values of a reason that must be this one."""
    assert found.saying.id == why.id
    return {name: fact.value if isinstance(fact, Fact) else fact for name, fact in found.saying.facts.items()}


# --- taking a card ----------------------------------------------------------------------------------


def test_take_what_shortens_the_distance() -> None:
    found = advice(stage="draw", hands={0: ONE_AWAY}, discard="G8")
    assert said(found) == ("take", reasons.TAKE_SHORTENS(card="G8", phase=1, before=1, after=0))


def test_take_what_can_be_hit() -> None:
    found = advice(stage="draw", hands={0: "R1 B2"}, phase={0: 2}, laid={0: GROUPS}, discard="G7")
    assert said(found) == ("take", reasons.TAKE_HITS(card="G7"))


def test_draw_rather_than_take_what_does_not_help() -> None:
    found = advice(stage="draw", hands={0: ONE_AWAY}, discard="Y12")
    better = reasons.DRAW_BETTER(card="Y12", phase=1, distance=1, outs=6 + 8, total=108 - 10 - 1)
    assert said(found) == ("draw", better)


def test_draw_when_the_discard_fits_nowhere() -> None:
    found = advice(stage="draw", hands={0: "R1 B2"}, phase={0: 2}, laid={0: GROUPS}, discard="G12")
    assert said(found) == ("draw", reasons.DRAW_TO_HIT(card="G12"))


READY = "R5 B5 G5 R8 B8 G8 R1 B2 G3 Y11"  # two sets of 3


@pytest.mark.parametrize("card", ["W", "Y5", "Y8"])
def test_take_what_goes_on_the_table_with_a_complete_phase(card: str) -> None:
    found = advice(stage="draw", hands={0: READY}, discard=card)
    assert said(found) == ("take", reasons.TAKE_READY(card=card, phase=1))


def test_draw_what_a_complete_phase_has_no_place_for() -> None:
    found = advice(stage="draw", hands={0: READY}, discard="Y12")
    assert said(found) == ("draw", reasons.DRAW_READY(card="Y12", phase=1))


def test_a_group_of_wilds_alone_completes_no_phase() -> None:
    hand = "R5 B5 G5 W W R1 B2 G3 Y11 Y12"
    complete = advice(stage="draw", hands={0: hand}, discard="W")
    assert said(complete) == ("take", reasons.TAKE_READY(card="W", phase=1))  # 5s, and 12s with two wilds
    hand = "W W W W W R5"  # card.wild.natural-minimum by group: one natural card is missing
    options = {"natural_minimum": "group"}
    found = advice(stage="draw", hands={0: hand}, discard="W", options=options)
    assert said(found)[0] == "draw"
    found = advice(stage="draw", hands={0: hand}, discard="Y8", options=options)
    assert said(found) == ("take", reasons.TAKE_SHORTENS(card="Y8", phase=1, before=1, after=0))


def test_take_what_completes_a_harder_phase_in_free_order() -> None:
    found = advice(stage="draw", hands={0: "R5 B5 G5 Y5 R8 B8 G8 R1 B2 Y11"}, discard="Y8", variants=["free"])
    assert said(found) == ("take", reasons.TAKE_SHORTENS(card="Y8", phase=7, before=1, after=0))


def test_draw_when_a_skip_lies_on_the_pile() -> None:
    assert said(advice(stage="draw", hands={0: ONE_AWAY}, discard="S")) == ("draw", reasons.DRAW_ONLY())


def knocking(hand: str, discard: str, **position: Any) -> Advice:
    """Seat 3 has discarded, seat 1 is on turn and draws; seat 2 may knock."""
    game, state = table(
        players=4, variants=["knock"], stage="draw", turn=1, hands={2: hand}, discard=discard, **position
    )
    view = game.view(state, 2)._replace(stage=type(state.stage).KNOCK, window=(2,))
    legal = tuple(map(KIND.read_action, ("knock", "pass")))
    return advise(game.rules, view, legal)


def test_knock_for_what_shortens_the_distance() -> None:
    assert said(knocking(ONE_AWAY, "G8")) == (
        "knock",
        reasons.KNOCK_SHORTENS(card="G8", phase=1, before=1, after=0),
    )


def test_knock_for_what_can_be_hit() -> None:
    found = knocking("R1 B2", "G7", phase={2: 2}, laid={2: GROUPS})
    assert said(found) == ("knock", reasons.KNOCK_HITS(card="G7"))


def test_knock_with_a_complete_phase() -> None:
    assert said(knocking(READY, "Y5")) == ("knock", reasons.KNOCK_READY(card="Y5", phase=1))
    assert said(knocking(READY, "Y12")) == ("pass", reasons.PASS(card="Y12"))


def test_let_pass_what_does_not_help() -> None:
    found = knocking(ONE_AWAY, "Y12")
    assert said(found) == ("pass", reasons.PASS(card="Y12"))


# --- laying and hitting -----------------------------------------------------------------------------


def test_lay_with_the_fewest_cards_stuck() -> None:
    found = advice(hands={0: "R5 B5 G5 R8 B8 G8 W R1 B2 G3 Y12"})
    assert found.saying == reasons.LAY_NOW(phase=1, wilds=0, left=5, stuck=4)


def test_lay_the_hardest_phase_in_free_order() -> None:
    hand = "R5 B5 G5 Y5 R8 B8 G8 Y8 R1 B3 G12"  # two sets of 3, two sets of 4
    found = advice(hands={0: hand}, variants=["free"])
    assert found.saying == reasons.LAY_HARD(phase=7, others=1)


def test_lay_and_go_out() -> None:
    found = advice(hands={0: "R5 B5 G5 Y5 R5 R8 B8 G8 Y8 W R1"})
    assert found.saying == reasons.LAY_OUT(phase=1)


def test_hit_whatever_fits() -> None:
    found = advice(hands={0: "R1 B5 B12"}, phase={0: 2}, laid={0: GROUPS})
    assert said(found) == ("hit B5 0.0", reasons.HIT_AWAY(card="B5", group="5s", left=2))


def test_a_wild_goes_where_it_makes_room() -> None:
    found = advice(hands={0: "R8 W B12"}, phase={0: 2}, laid={0: GROUPS})
    assert said(found) == ("hit W 0.1 high", reasons.HIT_OPENS(card="W", group="3-6", next="R8"))


def test_a_wild_that_makes_no_room_goes_on_a_set() -> None:
    found = advice(hands={0: "R9 W B12"}, phase={0: 2}, laid={0: GROUPS})
    assert said(found) == ("hit W 0.0", reasons.HIT_AWAY(card="W", group="5s", left=2))


@pytest.mark.parametrize(
    ("last", "action"), [("B5", "hit B5 0.0"), ("B12", "discard B12"), ("S", "discard S")]
)
def test_go_out_with_the_last_card(last: str, action: str) -> None:
    found = advice(hands={0: last}, phase={0: 2}, laid={0: GROUPS})
    assert said(found) == (action, reasons.GO_OUT(card=last))


# --- discarding -------------------------------------------------------------------------------------


def test_discard_a_card_that_the_phase_does_not_need() -> None:
    # All that seat 1 could want is as likely as any other: nothing was seen.
    found = advice(hands={0: "R1 R2 R3 R4 R5 R6 B6 B6 G6 G6 Y6"}, phase={0: 4, 1: 8}, discard="Y12")
    why = facts(found, reasons.DISCARD_USELESS)
    assert why["card"] in {"B6", "G6", "Y6"}
    assert (why["phase"], why["distance"]) == (4, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", [reasons.DISCARD_USELESS, board_reasons.DISCARD_USELESS])
def test_a_phase_that_is_complete_needs_nothing_more(why: Sentence, language: str) -> None:
    """Between two discards, as a review compares them, the phase may be there already."""
    words = rendered(why(card="R7", phase=4, distance=0, outs=0), Speech(language))
    assert "0" not in words
    assert re.search("complete|vollständig|complète|completa|compleet|собрана", words)


def test_do_not_discard_what_the_next_player_collects() -> None:
    shown = read_cards("B1 G1")
    found = advice(
        hands={0: "R5 B5 G5 R8 B8 R1 B2 G2 Y4 R4 R7", 1: "B1 G1 B3 B4 B9 Y7 Y9 Y10 G11 G12"},
        view={"shown": ((), shown)},
    )
    why = facts(found, reasons.DISCARD_SAFE)
    assert (why["instead"], why["seat"]) == ("R1", 1)
    assert why["card"] != "R1"


def test_discard_what_costs_most_when_somebody_is_about_to_go_out() -> None:
    found = advice(
        hands={0: "R5 B5 G5 R8 B8 R1 B2 G3 Y4 R6 B12", 1: "R9 R10"},
        laid={1: "11s(R11 B11 G11) 7s(R7 B7 G7)"},
    )
    assert said(found) == ("discard B12", reasons.DISCARD_DEAR(card="B12", seat=1, cards=2, points=10))


def test_discard_what_is_stuck_after_the_phase() -> None:
    found = advice(hands={0: "R1 B1"}, phase={0: 2}, laid={0: GROUPS})
    assert facts(found, reasons.DISCARD_STUCK)["card"] in {"R1", "B1"}


def test_discard_the_least_useful_of_useful_cards() -> None:
    found = advice(hands={0: "R1 R2 R3 R4 R5 R6 R7 R8"}, phase={0: 6}, discard="Y12")
    assert facts(found, reasons.DISCARD_LEAST)["distance"] == 2


def test_keep_the_wild() -> None:
    found = advice(hands={0: "R1 R2 R3 R4 R5 R6 R7 W"}, phase={0: 6}, discard="Y12")
    why = facts(found, reasons.KEEP_WILD)
    assert why["card"] != "W"
    assert isinstance(why["turns"], float)
    assert why["turns"] > 0


# --- skips ------------------------------------------------------------------------------------------


def test_between_two_players_a_skip_is_a_turn() -> None:
    found = advice(hands={0: ONE_AWAY + " S"})
    assert said(found) == ("discard S 1", reasons.SKIP_AGAIN(seat=1))


def test_a_skip_stops_who_is_about_to_go_out() -> None:
    found = advice(
        players=4,
        hands={0: ONE_AWAY + " S", 2: "R9 R10"},
        phase={3: 5},
        laid={2: "11s(R11 B11 G11) 7s(R7 B7 G7)"},
    )
    assert said(found) == ("discard S 2", reasons.SKIP_GOING_OUT(seat=2, cards=2))


def test_a_skip_goes_to_the_leader_once_somebody_has_laid() -> None:
    found = advice(
        players=4,
        hands={0: ONE_AWAY + " S"},
        phase={3: 5},
        laid={2: "11s(R11 B11 G11) 7s(R7 B7 G7)"},
    )
    assert said(found) == ("discard S 3", reasons.SKIP_LEADER(seat=3, done=4, points=0))


def test_a_skip_goes_to_the_next_best_where_the_leader_cannot_be_skipped() -> None:
    game, state = table(
        players=4,
        hands={0: ONE_AWAY + " S"},
        phase={1: 2, 3: 5},
        laid={2: "11s(R11 B11 G11) 7s(R7 B7 G7)"},
    )
    state = replace(state, skips=(False, False, False, True))
    found = advise(game.rules, game.view(state, 0), game.legal(state))
    assert said(found) == ("discard S 2", reasons.SKIP_RIVAL(seat=2, done=1, points=0))
