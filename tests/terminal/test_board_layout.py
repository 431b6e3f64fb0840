"""The board on the screen: what it shows, and that it fits."""

from __future__ import annotations

import pytest

from tenfold.core import Decide
from tenfold.games.board.track import LENGTH
from tenfold.locales import LANGUAGES, Speech
from tenfold.terminal.board.screen import BoardScreen
from tenfold.terminal.paint import Paint
from tenfold.terminal.wrap import columns
from tests.games.board.build import KIND, do, landed, random_play, table
from tests.terminal.board_screens import screen

LONG_NAMES = ("Bärbel-Henriette", "久保田久保田久保", "easy-3", "x", "solid-12", "Ж" * 16)


def test_a_move() -> None:
    game, state = table(
        stage="move",
        dice=(2, 5),
        players=3,
        pieces={0: 30, 1: 6, 2: 12},
        hands={0: "R1 R2 R4 B5 G7 W(Y7)", 1: "R3 B6 W(G2)"},
        laid={2: "blue(B1 B2 B4 B9 B11) 3-5(G3 B4 W)"},
        under="Y8",
        phase={1: 4},
        discard="R7 Y12",
    )
    assert list(screen(game).position(game.view(state, 0))) == [
        "── Your turn · dice 2 and 5 ".ljust(59, "─"),
        "START  +1     swap   ask    pick   +2     all    joker",
        ">2     ·      ·      >5     ·      ·      [B]    ·",
        "star   again  +3     swap   pick   +1     ask    all",
        "·      ·      ·      ·      [C]    ·      ·      ·",
        "star   joker  +2     swap   again  pick   ask    +1",
        "·      ·      ·      ·      ·      ·      ·      ·",
        "star   +3     all    swap   joker  pick   +2     again",
        "·      ·      ·      ·      ·      ·      [A]    ·",
        "  2: START · move on to an action of your choice",
        "  5: ask · ask the others for a number",
        "Draw pile: 75 · Discard pile: Y12, 1 below",
        "> A Anna   phase 1 · 6 cards · joker Y7",
        "  B East   phase 4 · 3 cards · joker G2",
        "  C South  phase 1 laid · 2 cards",
        "      a  blue   B1 B2 B4 B9 B11",
        "      b  3-5    G3 B4 W",
        "Phase markers: 1[AC] 2 3 4[B] 5 6 7 8 9 10 wreath",
        "Your phase 1: 5 cards of one colour and run of 3 (2 cards",
        "  to go)",
        "Your hand: R1 R2 R4 B5 G7 W(Y7)",
    ]


def test_a_narrow_window_has_rows_of_four() -> None:
    game, state = table(stage="move", dice=(2, 5), players=2)
    rows = list(screen(game, width=39).answer("track", game.view(state, 0)))
    assert rows[:4] == [
        "START  +1     swap   ask",
        "[AB]   ·      >2     ·",
        "pick   +2     all    joker",
        "·      >5     ·      ·",
    ]
    assert len([row for row in rows if not row.startswith(" ")]) == LENGTH // 2


def test_the_track_only_where_a_piece_moves() -> None:
    game, state = landed("+1")
    shown, view = screen(game), game.view(state, 0)
    assert "START" not in "\n".join(shown.position(view))
    assert "START" in "\n".join(shown.answer("track", view))


def test_the_discard_pile_only_for_who_picks() -> None:
    game, state = landed("pick", discard="R7 B8 Y12", players=2)
    assert "The discard pile from the top:\n  Y12 B8 R7" in "\n".join(
        screen(game).position(game.view(state, 0))
    )
    assert "B8 R7" not in "\n".join(screen(game).position(game.view(state, 1)))


def test_what_is_known_of_another_hand() -> None:
    game, state = landed("ask", players=3, hands={1: "R7 G7 B2", 2: "R5 G5 B2"})
    state = do(game, state, "ask 7 counterclockwise")
    player = screen(game).position(game.view(state, 0))
    assert "  C South  phase 1 · 3 cards · no 7" in list(player)
    waiting = "\n".join(screen(game).position(game.view(state, 2)))
    assert "Waiting for East, who must give Anna a 7." in waiting
    assert screen(game).prompt(game.view(state, 1)) == "Anna asks for a 7: which one do you give?"
    state = do(game, state, "give G7")
    assert "  B East   phase 1 · 2 cards" in "\n".join(screen(game).position(game.view(state, 0)))
    assert "holds G7" in "\n".join(screen(game).position(game.view(state, 1)))
    assert "holds ?7" in "\n".join(screen(game).position(game.view(state, 2))), "the colour is not known"


def test_the_sheet_and_the_hand_by_colour() -> None:
    game, state = table(players=2, hands={0: "R9 B1 R2 Y5 W(G3)"}, phase={0: 3, 1: 10})
    shown, view = screen(game), game.view(state, 0)
    assert list(shown.scores(view)) == [
        "Where the phase markers stand",
        "  A Anna  Phase 3: set of 3 and run of 4",
        "  B East  Phase 10: set of 5 and set of 3",
        "Phase markers: 1 2 3[A] 4 5 6 7 8 9 10[B] wreath",
    ]
    assert list(shown.answer("sort", view))[-1] == "Your hand: R2 R9 B1 Y5 W(G3)"
    assert list(shown.answer("sort", view))[-1] == "Your hand: B1 R2 Y5 R9 W(G3)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [39, 59])
def test_everything_fits_the_window(language: str, width: int) -> None:
    for players in (2, 6):
        game = KIND.game(KIND.rules("intl"), players=players)
        say = Speech(language)
        shown = BoardScreen(game.rules, LONG_NAMES[:players], say, Paint(on=True), width)
        for step, (state, _) in enumerate(random_play(game, players, 250)):
            turn = game.turn(state)
            if step % 8 or not isinstance(turn, Decide):
                continue
            for seat in {turn.seat, 0}:
                view = game.view(state, seat)
                whole = "\n".join([*shown.position(view), *shown.scores(view), *shown.answer("track", view)])
                assert [line for line in whole.splitlines() if columns(line) > width] == []
