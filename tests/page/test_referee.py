"""The page's referee answers as the engine does: 100,000 hands, what fits where, every roll of each phase."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from playwright.sync_api import Page, expect

from tenfold.analysis.board import referee as board
from tenfold.analysis.card import referee as card
from tenfold.analysis.dice.referee import Shown, phase_verdict, read_roll
from tenfold.analysis.dice.solver.numbers_phase import FAILED, points_table
from tenfold.analysis.dice.solver.rolls import Ints, Lattice, high, low
from tenfold.core import Illegal
from tenfold.games.board.rules import EDITIONS as BOARD
from tenfold.games.board.state import FULL_DECK as BOARD_CARDS
from tenfold.games.card.rules import EDITIONS as CARD
from tenfold.games.card.state import FULL_DECK
from tenfold.games.dice.rules import edition_rules
from tenfold.pieces.cards import ALL_KINDS, SKIP, WILD, Card, hand, write_cards
from tenfold.pieces.dice import is_colour_phase
from tenfold.pieces.groups import Group
from tenfold.pieces.laydown import few_lay_downs
from tests.page.browsing import Person, shown
from tests.page.playing import reads_the_method
from tests.page.vitest import expect_vitest
from tools.odds import FILE, opening_odds

HANDS = 100_000
DICE = edition_rules("de")
BOARD_RULES = BOARD["intl"]
OTHERS = (1, 3, 4, 5, 6, 8, 9, 10)


def question(chance: random.Random) -> str:
    """A hand and a phase of a box, with what its referee says; every third at the board, with jokers."""
    size = chance.choice((6, 9, 10, 10, 10, 11, 11, 11))
    number = chance.randrange(1, 11)
    if chance.random() < 0.3:
        number = chance.choice((2, 7, *OTHERS * 4))  # two phases of many groups take Python ten times as long
        jokers = (WILD,) * chance.choice((0, 0, 1, 2, 4))
        cards = hand((*chance.sample(BOARD_CARDS, size), *jokers))
        game, minimum, phase = "board", BOARD_RULES.natural_minimum, BOARD_RULES.phase(number)
        verdict = board.phase_verdict(BOARD_RULES, number, cards)
    else:
        rules = CARD[chance.choice(("intl", "fx"))]
        wilds = (WILD,) * chance.choice((0, 0, 0, 2, 4))  # often more than a deal has: rules are about them
        cards = hand((*chance.sample(FULL_DECK[:96] if wilds else FULL_DECK, size - len(wilds)), *wilds))
        game, minimum, phase = "card", rules.natural_minimum, rules.phase(number)
        verdict = card.phase_verdict(rules, number, cards)
    outs = sum(1 << out for out in verdict.outs)
    laid = " ".join(map(str, verdict.lay_down or ()))
    return f"{phase}|{minimum.value}|{game}|{write_cards(cards)}|{verdict.distance}|{outs:x}|{laid}"


def groups(chance: random.Random) -> Iterator[dict[str, object]]:
    """Groups out of lay-downs, and every card on each of them, at either game."""
    for _ in range(60):
        is_board = chance.random() < 0.5
        rules = BOARD_RULES if is_board else CARD["intl"]
        cards = hand((*chance.sample(BOARD_CARDS, 9), WILD, WILD, WILD))
        for number in range(1, 11):
            for laid in few_lay_downs(rules.phase(number), cards, rules.natural_minimum, 3)[:1]:
                yield from (_fits(group, is_board) for group in laid)
    full = card.read_table("1-12(R1 W R3 R4 R5 R6 R7 R8 R9 R10 R11 R12)")[0]
    yield _fits(full, True)
    yield _fits(full, False)


def _fits(group: Group, is_board: bool) -> dict[str, object]:
    judge = board if is_board else card
    fits = judge.fitting_cards(ALL_KINDS, (group,))
    is_read = len(group.cards) > 1 and any(one != WILD for one in group.cards)
    ends: dict[Card, list[str]] = {one: [] for one in ALL_KINDS if one != SKIP or not is_board}
    for fit in fits:
        ends[fit.card].append(fit.end.value if fit.end else "-")
    cards = {str(one): found for one, found in ends.items()}
    return {"group": str(group), "board": is_board, "read": is_read, "cards": cards}


def neighbours(side: Lattice) -> Ints:
    """Which rolls of one side differ in one die at most."""
    counts = side.counts[side.full]
    differing: Ints = np.abs(counts[:, None] - counts).sum(axis=2)
    return np.where(differing <= 2, 1, 0)


def distances(points: Ints) -> Ints:
    """The fewest dice to change from every roll to one that makes the phase, by walking back from these."""
    above, below = neighbours(high()), neighbours(low())
    far = np.where(points == FAILED, -1, 0)
    for step in range(1, 11):
        reached = far >= 0
        near = (above @ reached > 0) | (reached @ below > 0)
        far[near & ~reached] = step
    return far


def rolled(side: Lattice) -> list[str]:
    return [
        " ".join(
            str(number or "W") for number, count in zip(side.numbers, row, strict=True) for _ in range(count)
        )
        for row in side.counts[side.full]
    ]


def rolls() -> dict[str, object]:
    tables = [(phase, points_table(phase)) for phase in DICE.phases if not is_colour_phase(phase)]
    return {
        "high": rolled(high()),
        "low": rolled(low()),
        "phases": [
            {"phase": str(phase), "points": points.tolist(), "missing": distances(points).tolist()}
            for phase, points in tables
        ],
    }


def verdicts(chance: random.Random) -> dict[str, object]:
    found = []
    for number in [*range(1, 11), *[8] * 40] * 8:
        phase = DICE.phase(number)
        colour = chance.choice("BROG") if number == 8 else ""
        leaning = [
            [f for f in die if f.colour.value == colour and chance.random() < 0.7] for die in DICE.colours
        ]
        roll = [chance.choice(some or die) for some, die in zip(leaning, DICE.colours, strict=True)]
        dice = tuple(Shown(f.number, f.colour) for f in chance.sample(roll, 10))
        verdict = phase_verdict(DICE, number, dice)
        missing = verdict.missing
        found.append(
            {
                "phase": str(phase),
                "roll": " ".join(map(str, dice)),
                "points": verdict.points,
                "sizes": [len(group) for group in verdict.groups],
                "kept": sorted(map(str, missing.kept)) if missing else [],
                "wanted": list(missing.wanted) if missing else [],
            }
        )
    faces = [[str(f) for f in die] for die in DICE.colours]
    return {"dice": faces, "rolls": found, "impossible": list(impossible(chance, faces))}


def impossible(chance: random.Random, faces: list[list[str]]) -> Iterator[str]:
    """Four low dice and six high ones that no dice of the set show together."""
    lows, highs = ({f for die in dice for f in die} for dice in (faces[:4], faces[4:]))
    for _ in range(400):
        roll = " ".join((*chance.choices(sorted(lows), k=4), *chance.choices(sorted(highs), k=6)))
        try:
            read_roll(roll, DICE.colours)
        except Illegal:
            yield roll


def test_the_odds_are_those_that_are_counted() -> None:
    assert json.loads(FILE.read_text("utf-8")) == opening_odds()


def tells(page: Page, colour: str, *numbers: str) -> None:
    """Dice that show this colour."""
    if colour:
        page.get_by_role("radio", name=colour).check(force=True)
    keys = page.get_by_role("group", name="Cards and dice to tap")
    for number in numbers:
        keys.get_by_role("button", name=f"{colour} {number}".strip(), exact=True).click()


def coaches_offline(one: Person) -> None:
    """`tenfold coach` says the same of these dice."""
    page = one.page
    one.context.set_offline(True)
    page.get_by_text("The coach", exact=True).click()
    shown(page.get_by_text("Enter the points of the phases so far"))
    page.get_by_label("Points of the phases so far").fill("85")
    answer = page.get_by_role("region", name="The coach")
    shown(answer.get_by_text(re.compile("points are safe with these")))
    expect(answer.get_by_role("row").nth(1)).to_contain_text("497.03100.00%")
    expect(answer.get_by_role("row").nth(2)).to_contain_text("497.0099.38%")
    page.get_by_text("Roll 3", exact=True).click()
    shown(answer.get_by_text("Score: 47 points are good enough."))
    expect(answer.get_by_role("row").nth(2)).to_contain_text("Try again for more")
    page.get_by_label("Points lost so far").fill("7")
    shown(answer.get_by_text("Every failed or declined attempt costs 5 points"))
    page.get_by_label("Points lost so far").fill("0")
    page.get_by_label("Points of the phases so far").fill("118")
    shown(answer.get_by_text("Before phase 3 there are at most 117 points."))

    page.get_by_role("combobox", name="The phase").select_option("8")
    page.get_by_label("Points of the phases so far").fill("310")
    page.get_by_text("Roll 1", exact=True).click()
    tells(page, "orange", "3", "wild")
    tells(page, "red", "2", "wild", "5", "6", "9", "7", "8")
    tells(page, "blue", "6")
    expect(answer.get_by_role("row").nth(1)).to_contain_text("505.76100.00%")
    page.get_by_label("Die H3 shows").select_option("blue 6")  # two dice have a red 7 and a blue 6
    expect(answer.get_by_role("row").nth(1)).to_contain_text("503.51100.00%")
    one.expect_accessible()
    one.expect_no_scrolling_sideways()
    one.context.set_offline(False)


def test_a_hand_and_a_roll_of_a_real_table(person: Callable[..., Person]) -> None:
    one = person(offline=True)
    page = one.come("pad/").page
    shown(page.get_by_text("The pad also works without a network"))
    page.get_by_role("link", name="Ask the referee").click()
    keys = page.get_by_role("group", name="Cards and dice to tap")
    for name in ("red 5", "red 5", "wild"):
        keys.get_by_role("button", name=name, exact=True).click()
    expect(keys.get_by_role("button", name="red 5", exact=True)).to_be_disabled()  # the box has two
    shown(page.get_by_role("heading", name="3 cards to go"))
    reads_the_method(one, "the fewest cards that still have to come")
    page.get_by_label("Or type the cards").fill("g7 b7 x3")
    page.keyboard.press("Enter")
    shown(page.get_by_text("is not a card"))
    page.get_by_label("Or type the cards").fill("g7 b7 w y12 s")
    page.keyboard.press("Enter")
    shown(page.get_by_role("heading", name="Phase 1 is complete"))
    shown(page.get_by_text("The hand costs 95 points."))
    shown(page.get_by_text("What is left costs 25 points."))
    one.button("Group on the table").click()
    page.get_by_label("Or type the cards").fill("R8 B9 W G11")
    page.keyboard.press("Enter")
    shown(page.get_by_text("Fits on group 1:"))
    shown(page.get_by_text("at the low end"))
    one.button("Take green 11 away").click()
    shown(page.get_by_text("This is not a group"))
    page.get_by_text("May I…").click()
    question = page.get_by_role("listitem").filter(has_text="take a skip from the discard pile?")
    expect(question.get_by_text("No", exact=True)).to_be_visible()
    question.get_by_role("button", name="Why?").click()
    shown(question.get_by_text("card.skip.not-from-discard"))
    one.expect_accessible()
    one.expect_no_scrolling_sideways()

    page.get_by_text("Dice game", exact=True).click()
    page.get_by_role("combobox", name="The phase").select_option("3")
    tells(page, "", "9", "9", "9", "9", "9", "5", "4", "wild", "2", "wild")
    shown(page.get_by_role("heading", name="Complete: 47 points"))  # the example of dice.score
    coaches_offline(one)
    page.get_by_role("combobox", name="The phase").select_option("6")
    tells(page, "", "9", "9", "9", "9", "9", "5", "4", "wild", "2", "wild")
    shown(page.get_by_role("heading", name="Not complete: 3 dice must change"))
    one.expect_accessible()
    page.get_by_role("link", name="Opening odds").click()
    shown(page.get_by_role("heading", name="Opening odds"))
    page.get_by_text("Card game", exact=True).click()
    shown(page.get_by_text("18.3%"))
    reads_the_method(one, "hands of ten cards is counted")
    one.expect_accessible()
    one.expect_no_scrolling_sideways()


def test_the_page_judges_as_the_engine_does(tmp_path: Path) -> None:
    chance = random.Random(20)
    with (tmp_path / "hands").open("w") as file:
        file.writelines(f"{question(chance)}\n" for _ in range(HANDS))
    for name, told in (("groups", list(groups(chance))), ("rolls", rolls()), ("verdicts", verdicts(chance))):
        (tmp_path / f"{name}.json").write_text(json.dumps(told))
    expect_vitest("referee", 4, TENFOLD_REFEREE=tmp_path)
