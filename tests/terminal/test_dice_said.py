"""What is told of a dice game: one's own turns, those of others, bonuses, the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tenfold.core import Event
from tenfold.core import told as narrated
from tenfold.games.dice import DiceGame, State
from tenfold.games.dice.state import Stage
from tenfold.locales import FALLBACK, LANGUAGES
from tests.terminal.dice_screens import KIND, at, column, screen, told

NOTHING = "rolled B1 B2 R3 R4 R5 R6 R7 B8 R9 O10"  # a run of ten, but no set
SETS = "1 1 1 W 8 8 8 5 6 7"


def test_my_turn() -> None:
    said, _ = told(at(SETS), "keep H2 H3 H4")
    assert said == ["You keep 5 8 8 and roll 7 dice."]
    said, _ = told(at(SETS), "keep L1 L2 L3 L4 H1 H2 H3 H4 H5")
    assert said == ["You keep 1 1 1 5 6 8 8 8 W and roll 1 die."]
    said, _ = told(at(SETS), "keep -")
    assert said == ["You roll all ten dice again."]


def test_my_points() -> None:
    said, _ = told(at(SETS, players=2, stage=Stage.SCORE), "score")
    assert said == ["You make phase 1: 27 points."]
    said, _ = told(at(SETS, players=2, stage=Stage.SCORE), "decline")
    assert said == ["You decline the points of phase 1 and try it again in your next turn."]
    said, _ = told(at(SETS), "stop")
    assert said == [], "the question comes next"


def test_alone_a_failure_costs_points() -> None:
    said, _ = told(at("1 2 3 4 5 6 7 8 9 10"), "stop")
    assert said == ["Phase 1 is not made: 5 points off, and you try it again."]
    said, _ = told(at(SETS, stage=Stage.SCORE), "decline")
    assert said == ["You decline the points of phase 1: 5 points off, and you try it again."]
    said, _ = told(at(SETS, stage=Stage.SCORE, variants=("free-decline",)), "decline")
    assert said == ["You decline the points of phase 1 and try it again in your next turn."]


def test_the_last_dice_of_a_failed_attempt_are_shown() -> None:
    said, _ = told(at("1 2 3 4 5 6 7 8 9 10", rolls=2, players=2), "keep -", NOTHING)
    assert said[0] == "You roll all ten dice again."
    assert said[1].startswith("┌───┐")
    assert said[-1] == "Phase 1 is not made: you try it again in your next turn."


def test_in_a_room_the_dice_are_shown_though_the_view_is_older_than_the_keep() -> None:
    """There `before` is the view of the last message, and the keep came with the roll."""
    game, state = at("1 2 3 4 5 6 7 8 9 10", rolls=2, players=2)
    table, seen = screen(game), game.view(state, 0)
    keep, rolled = KIND.read_action("keep H1 H2"), KIND.read_action(NOTHING)
    kept = game.apply(state, keep)
    sayings = narrated(game, kept, Event(None, rolled), game.apply(kept, rolled), 0)
    assert list(table.picture(seen, Event(0, keep), ())) == []
    shown = list(table.picture(seen, Event(None, rolled), sayings))
    assert shown[:3] == list(table.position(game.view(kept, 0)))[-5:-2]
    assert shown[3:] == ["Set aside: e f"]
    assert list(table.picture(seen, Event(None, rolled), ())) == [], "the next attempt"


def test_the_block_is_shown_for_ones_own_points_and_at_the_end() -> None:
    def is_shown(position: tuple[DiceGame, State], text: str) -> bool:
        game, state = position
        action = KIND.read_action(text)
        after = game.apply(state, action)
        sayings = narrated(game, state, Event(state.seat, action), after, 0)
        return any(screen(game).ends_a_part(saying, game.view(after, 0)) for saying in sayings)

    missed = "1 2 3 4 5 6 7 8 9 10"
    made = at(SETS, stage=Stage.SCORE, players=3)
    assert is_shown(made, "score")
    assert not is_shown(made, "decline")
    assert not is_shown((made[0], replace(made[1], seat=1)), "score")
    assert not is_shown(at(SETS, players=3), "keep H1")
    assert not is_shown(at(missed, players=3), "stop")
    mine = at(missed, phase=9, players=3, others=11, finisher=1)
    assert is_shown(mine, "stop"), "nothing more will be written"
    game, state = at(missed, phase=11, players=3, others=9, finisher=0)
    assert not is_shown((game, replace(state, seat=1)), "stop")
    assert is_shown((game, replace(state, seat=2)), "stop"), "the game is over"


def test_the_turn_of_another() -> None:
    game, state = at(SETS, players=2)
    said, state = told((game, replace(state, seat=1)), "keep H2 H3 H4")
    assert said == ["East rolls 1 1 1 5 6 7 8 8 8 W and keeps 5 8 8."]
    said, _ = told((game, replace(state, kept=())), NOTHING)
    assert said == []
    said, _ = told(at("1 2 3 4 5 6 7 8 9 10", players=2, seat=1), "stop")
    assert said == ["East rolls 1 2 3 4 5 6 7 8 9 10 and does not make phase 1."]
    scoring = at(SETS, players=2, stage=Stage.SCORE, seat=1)
    assert told(scoring, "score")[0] == ["East rolls 1 1 1 5 6 7 8 8 8 W and makes phase 1: 27 points."]
    assert told(scoring, "decline")[0] == [
        "East rolls 1 1 1 5 6 7 8 8 8 W and declines the points of phase 1."
    ]
    assert told(at(SETS, players=2, seat=1), "keep -")[0] == [
        "East rolls 1 1 1 5 6 7 8 8 8 W and keeps nothing."
    ]


def test_who_begins() -> None:
    waiting = at(SETS, players=2, stage=Stage.LOT, scribe=None)
    assert told(waiting, "lot 0")[0] == ["You are the scribe and begin."]
    assert told(waiting, "lot 1")[0] == ["East is the scribe and begins."]


def test_the_5_phase_bonus() -> None:
    made = "4 W W W 5 6 7 8 9 10"
    position = at(made, phase=5, stage=Stage.SCORE)
    said, _ = told(position, "score")
    assert said == [
        "You make phase 5: 49 points.",
        "215 points after five phases: no 5-phase bonus (221 were needed).",
    ]
    rich = replace(position[1], sheet=(column(5)._replace(points=(50, 50, 50, 40)),))
    said, _ = told((position[0], rich), "score")
    assert said[1] == "239 points after five phases: you get the 5-phase bonus of 40 (221 were needed)."
    game, state = at(made, players=2, others=5, seat=1, stage=Stage.SCORE)
    assert "gets no 5-phase bonus" in told((game, state), "score")[0][1]


def test_the_end_of_the_game() -> None:
    made = "W W W W 8 8 8 8 5 6"
    said, state = told(at(made, phase=10, players=2, stage=Stage.SCORE), "score")
    assert said == [
        "You make phase 10: 38 points.",
        "You get the 10-phase bonus of 40.",
        "You have all ten phases. Everybody else has one last go.",
    ]
    assert state.finisher == 0
    game, state = at(made, players=2, others=10, seat=1, stage=Stage.SCORE)
    said, state = told((game, state), "score")
    assert said[1:] == [
        "East gets the 10-phase bonus of 40.",
        "East has all ten phases. Everybody else has one last go.",
    ]
    said, state = told((game, state), NOTHING, "stop")
    assert said[-1] == "Phase 1 is not made: your game is over."
    assert state.stage is Stage.OVER


def test_out_of_the_game() -> None:
    position = at("1 2 3 4 5 6 7 8 9 10", phase=11, players=2, others=9, seat=1, finisher=0)
    said, _ = told(position, "stop")
    assert said == ["East rolls 1 2 3 4 5 6 7 8 9 10 and does not make phase 9: out of the game."]


def test_alone_the_10_phase_bonus_needs_the_first_attempt() -> None:
    made = "W W W W 8 8 8 8 5 6"
    game, state = at(made, phase=10, stage=Stage.SCORE)
    assert told((game, state), "score")[0][1] == "You get the 10-phase bonus of 40."
    late = replace(state, sheet=(state.sheet[0]._replace(tries=1),))
    assert told((game, late), "score")[0][1] == "All 10 phases are made, but without the 10-phase bonus."


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FALLBACK])
def test_everything_is_told_in_every_language(language: str) -> None:
    made = "W W W W 8 8 8 8 5 6"
    cases = [
        (at(SETS), ["keep H2"]),
        (at(SETS), ["keep -"]),
        (at("1 2 3 4 5 6 7 8 9 10"), ["stop"]),
        (at(SETS, players=2, stage=Stage.SCORE), ["decline"]),
        (at(SETS, stage=Stage.SCORE), ["decline"]),
        (at(SETS, players=2, seat=1), ["keep H2"]),
        (at(SETS, players=2, seat=1), ["keep -"]),
        (at("4 W W W 5 6 7 8 9 10", phase=5, stage=Stage.SCORE), ["score"]),
        (at(made, phase=10, players=2, stage=Stage.SCORE), ["score"]),
        (at(made, players=2, others=10, seat=1, stage=Stage.SCORE), ["score"]),
        (at("1 2 3 4 5 6 7 8 9 10", phase=11, players=2, others=9, seat=1, finisher=0), ["stop"]),
    ]
    for position, texts in cases:
        english, _ = told(position, *texts)
        said, _ = told(position, *texts, language=language)
        assert len(said) == len(english) > 0
        for sentence, other in zip(said, english, strict=True):
            assert sentence != other
