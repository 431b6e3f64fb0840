"""The table on the screen: what it shows, that it fits, and that it shows no secret."""

from __future__ import annotations

import pytest

from tenfold.core import Chance, Decide, Event, Over, told
from tenfold.games.card import CardGame, State
from tenfold.games.card.actions import Action
from tenfold.games.card.state import SheetLine
from tenfold.locales import LANGUAGES, Speech
from tenfold.pieces.groups import BadGroup, read_groups
from tenfold.terminal.card.layout import CardLayout
from tenfold.terminal.paint import Paint, wants_colours
from tenfold.terminal.wrap import columns
from tests.games.card.build import KIND, random_play, table
from tests.games.looking import Seeded
from tests.terminal.screens import screen, voice

CASES = [("intl", ()), ("fx", ()), ("intl", ("knock", "free")), ("fx", ("fixed",)), ("intl", ("even",))]


def lines_of(text: list[str]) -> list[str]:
    return [line for part in text for line in part.splitlines()]


def test_a_position_in_words() -> None:
    game, state = table(
        players=2,
        phase={0: 2, 1: 2},
        laid={1: "6s(R6 G6 B6) 3-6(R3 B4 W Y6)"},
        hands={0: "Y9 R9 B9 G1 G2 R12 W S Y1 Y2 Y4", 1: "R1 R2 R3"},
        discard="B12",
    )
    assert list(screen(game, width=60).position(game.view(state, 0))) == [
        "── Hand 1 ".ljust(60, "─"),
        "Draw pile: 86 · Discard pile: B12",
        "> Anna  phase 2 · 11 cards · 0 points",
        "  East  phase 2 laid · 3 cards · 0 points",
        "    a  6s     R6 G6 B6",
        "    b  3-6    R3 B4 W Y6",
        "Your phase 2: set of 3 and run of 4 (ready to lay)",
        "Your hand: Y1 G1 G2 Y2 Y4 R9 B9 Y9 R12 W S".replace("Y1 G1", "G1 Y1"),
    ]


BLUE = {"de": "blau", "en": "blue", "fr": "bleu", "it": "blu", "nl": "blauw", "ru": "синий"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_group_of_one_colour_is_named_in_the_language(language: str) -> None:
    game, state = table(players=2, phase={0: 8, 1: 8}, laid={1: "blue(B1 B2 B3 B4 B5 B6 B7)"})
    layout = CardLayout(game.rules, ("Anna", "East"), Speech(language), Paint(on=False), 60)
    assert f"    a  {BLUE[language]:<6} B1 B2 B3 B4 B5 B6 B7" in list(layout.table(game.view(state, 0)))
    with pytest.raises(BadGroup) as refusal:
        read_groups("blue(B1 R2)")
    assert f"({BLUE[language]})" in voice(language=language)(refusal.value.saying)


def test_sorting_by_colour_is_kept() -> None:
    game, state = table(players=2, hands={0: "R1 B1 R12 Y3 G5 W S B2 Y2 G1 R5"})
    shown, view = screen(game), game.view(state, 0)
    assert list(shown.position(view))[-1] == "Your hand: R1 B1 G1 B2 Y2 Y3 R5 G5 R12 W S"
    sorted_by_colour = list(shown.answer("sort", view))
    assert sorted_by_colour[0] == "Sorted by colour."
    assert sorted_by_colour[-1] == "Your hand: R1 R5 R12 B1 B2 G1 G5 Y2 Y3 W S"
    assert list(shown.position(view)) == sorted_by_colour[2:]
    assert next(shown.answer("sort", view)) == "Sorted by number."


def test_the_score_sheet() -> None:
    rules = KIND.rules("intl", ["short:4"])
    sheet = (SheetLine((1, 2), (0, 35, 120)), SheetLine((1,), (45, 5, 0)))
    wide = CardLayout(rules, ("Anna", "Bo"), Speech("en"), Paint(on=False), 60)
    assert list(wide.sheet(sheet)) == [
        "Score sheet",
        "  Anna   X  X  3  4",
        "        0 + 35 + 120 · total 155",
        "  Bo     X  2  3  4",
        "        45 + 5 + 0 · total 50",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 79])
def test_everything_fits_the_window(language: str, width: int) -> None:
    names = ("Bärbel-Henriette", "久保田久保田久保", "easy-3", "x", "solid-12", "y")
    for edition, variants in CASES:
        game = KIND.game(KIND.rules(edition, variants), players=6)
        say = Speech(language)
        layout = CardLayout(game.rules, names, say, Paint(on=True), width)
        for at, (state, _) in enumerate(random_play(game, seed=width, steps=300)):
            turn = game.turn(state)
            if at % 20 or not isinstance(turn, Decide):
                continue
            view = game.view(state, turn.seat)
            shown = [*layout.table(view), *layout.hand(view, by_colour=True), *layout.sheet(view.sheet)]
            assert [line for line in lines_of(shown) if columns(line) > width] == []
    long_sheet = (SheetLine(tuple(range(1, 11)), (100,) * 40),) * 6
    shown = list(CardLayout(KIND.rules("intl"), names, say, Paint(on=False), width).sheet(long_sheet))
    assert [line for line in lines_of(shown) if columns(line) > width] == []


# --- secrets ---------------------------------------------------------------------------------------


def _screened(game: CardGame, before: State, event: Event[Action], after: State, seat: int) -> list[str]:
    """All that the screen says of one step to a seat."""
    shown, sees = screen(game), game.view(after, seat)
    said = [voice(seat)(saying) for saying in told(game, before, event, after, seat)]
    if isinstance(turn := game.turn(after), Decide) and turn.seat == seat:
        said += shown.position(sees)
        said += [shown.prompt(sees), *shown.hint(sees, game.legal(after)), *shown.scores(sees)]
        said += [shown.typed(action, sees) for action in game.legal(after)]
    return said


@pytest.mark.parametrize(("edition", "variants"), CASES[:3])
def test_what_is_shown_depends_on_the_view_alone(edition: str, variants: tuple[str, ...]) -> None:
    """The same steps with the hidden cards exchanged look the same from the person's seat."""
    game = KIND.game(KIND.rules(edition, variants), players=3)
    stream = Seeded(5)
    compared = 0
    for state, action in random_play(game, seed=8, steps=400):
        turn = game.turn(state)
        if isinstance(turn, Over):
            break
        if isinstance(turn, Chance) or turn.seat != 0:
            continue
        after = game.apply(state, action)
        other = game.determinize(game.view(state, 0), stream)
        game.check(other, action)
        event: Event[Action] = Event(0, action)
        changed = game.apply(other, action)
        assert _screened(game, state, event, after, 0) == _screened(game, other, event, changed, 0)
        compared += other.hands != state.hands
    assert compared > 20


def test_what_others_draw_is_not_told() -> None:
    game, state = table(stage="draw", turn=1)
    for card in ("R1", "W", "S"):
        after = game.apply(state, KIND.read_action("draw"))
        event: Event[Action] = Event(None, KIND.read_action(f"drawn {card}"))
        done = game.apply(after, KIND.read_action(f"drawn {card}"))
        assert _screened(game, after, event, done, 0) == ["East draws a card."]


# --- paint -----------------------------------------------------------------------------------------


def test_colours_only_where_they_are_wanted() -> None:
    assert wants_colours({"TERM": "xterm"}, is_terminal=True)
    assert wants_colours({"TERM": "xterm", "NO_COLOR": ""}, is_terminal=True)
    for environment in ({"TERM": "xterm", "NO_COLOR": "1"}, {"TERM": "dumb"}, {"TERM": ""}, {}):
        assert not wants_colours(environment, is_terminal=True)
    assert not wants_colours({"TERM": "xterm"}, is_terminal=False)
