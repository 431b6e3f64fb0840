"""The dice game's bots: legal with all rules and at every table, the same choice for the same view."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from statistics import mean

import pytest

from tenfold.analysis.dice.advice import reasoned, weigh
from tenfold.analysis.dice.evaluation import evaluate, evaluate_action
from tenfold.analysis.dice.reasons import IMPROVE, KEEP, REASONS, SCORE
from tenfold.core import Decide, Refusal
from tenfold.games.dice import DiceKind, Rules, State, View
from tenfold.games.dice.actions import Action, Decline
from tenfold.games.dice.state import Stage
from tenfold.locales.rendering import in_english
from tenfold.play import GameSeed, HashStream, Table, run
from tenfold.play.streams import derived
from tenfold.surfaces import bot, bots_of, surfaces_of
from tests.analysis.dice.solutions import in_tests_folder

KIND = DiceKind()
VARIANTS = ((), ("locked",), ("free-decline", "deductions"), ("no-decline", "locked"))
SENSIBLE = ("easy", "solid")
SOLVERS = surfaces_of("dice").solvers
# Every reading that is solved; and a list of five phases, so that there is a bonus, which is quickly solved.
READINGS = [
    tuple(filter(None, reading))
    for reading in product(("", "free-decline", "no-decline"), ("", "deductions"))
]
QUICK = ["set 3 + set 3", "run 7", "run 4", "run 4", "run 4"]


def play(rules: Rules, names: Sequence[str], seed: int) -> Table[State, Action, View]:
    """A whole game; the table checks every action."""
    table = Table(KIND.game(rules, players=len(names)), GameSeed(derived(seed, "game")))
    streams = [HashStream(derived(seed, "bot", seat), "choice") for seat in range(len(names))]
    over = run(table, [bot("dice", name, rules) for name in names], streams, most_decisions=5_000)
    assert over is not None, "the bots do not come to an end"
    return table


def test_the_bots_by_name() -> None:
    assert bots_of("dice") == ["random", "easy", "solid", "optimal", "racer"]


@pytest.mark.parametrize("variants", VARIANTS, ids="+".join)
def test_bots_play_by_the_rules_to_the_end(variants: tuple[str, ...]) -> None:
    rules = KIND.rules("de", variants)
    for players in (1, 2, 8):
        play(rules, [SENSIBLE[seat % 2] for seat in range(players)], players)
    play(rules, ["solid"], 9)


@pytest.mark.parametrize("variants", READINGS, ids=lambda variants: "+".join(variants) or "printed")
def test_all_bots_play_every_reading_alone_and_among_several(variants: tuple[str, ...]) -> None:
    """Among several there is no rule for declining: what reads the solo solution must not rely on one."""
    rules = KIND.read_rules({"edition": "de", "variants": list(variants), "phases": QUICK})
    with in_tests_folder():
        for name in bots_of("dice"):
            play(rules, [name], 1)
            play(rules, [name] * 2, 2)
        play(rules, [*SOLVERS, *SENSIBLE], 3)
        play(rules, ["random", *SOLVERS, "random"], 4)


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("variants", READINGS, ids=lambda variants: "+".join(variants) or "printed")
def test_every_reading_is_evaluated_alone_and_among_several(variants: tuple[str, ...], players: int) -> None:
    """All that is listed is legal, and so is advice; declining is listed wherever it is allowed."""
    rules = KIND.read_rules({"edition": "de", "variants": list(variants), "phases": QUICK})
    game = KIND.game(rules, players=players)
    table = Table(game, GameSeed(b"judged"))
    with in_tests_folder():
        easy = bot("dice", "easy", rules)
        bot("dice", "optimal", rules)  # solves, so that advice is exact
        while isinstance(turn := table.settle(), Decide) and table.decisions < 60:
            view, legal = game.view(table.state, turn.seat), game.legal(table.state)
            choices = evaluate(rules, view)
            for choice in choices[:3]:
                game.check(table.state, choice.action)
            assert weigh(rules, view).choices[0].action == choices[0].action
            if table.state.stage is Stage.SCORE:
                assert {choice.action for choice in choices} == set(legal)
            action = easy.choose(view, legal, HashStream(b"", "x"))
            assert evaluate_action(rules, view, action, choices).value <= choices[0].value + 1e-9
            table.act(action)


@pytest.mark.parametrize("name", SOLVERS)
def test_where_dice_stay_locked_there_is_no_solution_to_play(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        bot("dice", name, KIND.rules("de", ("locked",)))
    said = in_english(caught.value)
    assert re.search("no exact solution where dice set aside stay .* give estimates", said)


@pytest.mark.parametrize("name", SENSIBLE)
def test_house_rules_are_played_too(name: str) -> None:
    phases = ["set 2", "run 10", "colour 4", "set 3 + run 5 + set 2", "set 2 + set 2 + set 2"]
    rules = KIND.read_rules({"edition": "de", "phases": phases})
    play(rules, [name], 1)
    play(rules, [name] * 2, 1)


@pytest.mark.parametrize("name", SENSIBLE)
def test_the_same_game_is_played_again(name: str) -> None:
    rules = KIND.rules("de")
    assert play(rules, [name] * 2, 5).state == play(rules, [name] * 2, 5).state


def test_solid_plays_better_alone_and_declines_for_it() -> None:
    rules = KIND.rules("de")
    columns = {name: [play(rules, [name], seed).state.sheet[0] for seed in range(8)] for name in SENSIBLE}
    easy, solid = (mean(line.total for line in columns[name]) for name in SENSIBLE)
    assert solid > easy + 30  # 80 on the long run, with a standard deviation of 30 per game
    assert sum(line.declined for line in columns["easy"]) == 0
    assert sum(line.declined for line in columns["solid"]) > 0


def test_advice_is_legal_and_has_its_facts() -> None:
    """Of every decision in games of easy bots, which see more bad moments than good players do."""
    met = set()
    for variants, players in ((), 1), (("locked",), 2), (("no-decline",), 1):
        rules = KIND.rules("de", variants)
        game = KIND.game(rules, players=players)
        table = Table(game, GameSeed(b"advice"))
        while isinstance(turn := table.settle(), Decide) and table.decisions < 60:
            view = game.view(table.state, turn.seat)
            advice = reasoned(rules, view, weigh(rules, view).choices[0])
            game.check(table.state, advice.action)
            assert advice.saying.facts.keys() == REASONS.by_id[advice.saying.id].kinds.keys()
            met.add(advice.saying.id)
            choice = bot("dice", "easy", rules).choose(view, game.legal(table.state), HashStream(b"", "x"))
            table.act(choice)
    assert {KEEP.id, IMPROVE.id, SCORE.id} <= met


def test_nobody_declines_in_a_hurry() -> None:
    """Among several a turn is worth more than points."""
    rules = KIND.rules("de")
    game = KIND.game(rules, players=2)
    table = Table(game, GameSeed(b"hurry"))
    solid = bot("dice", "solid", rules)
    while isinstance(turn := table.settle(), Decide):
        view = game.view(table.state, turn.seat)
        choice = solid.choose(view, game.legal(table.state), HashStream(b"", "x"))
        assert not isinstance(choice, Decline)
        table.act(choice)
