"""Games of hidden cards looked at again: by what a seat knew, and every change of its chances has a cause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

import pytest

from tenfold.analysis.review import board, card, card_ends
from tenfold.analysis.review.estimates import Estimator, Steps, judged
from tenfold.analysis.review.review import Review
from tenfold.core import Decide
from tenfold.games.card.actions import Discard
from tenfold.games.card.state import Stage
from tenfold.games.registry import game_kind
from tenfold.pieces.cards import WILD
from tenfold.play import GameSeed, HashStream, Table
from tenfold.play.streams import derived
from tenfold.surfaces import bot
from tests.games.looking import Seeded

Mistake = Callable[[Any, Sequence[Any]], Any]  # an action instead of the bot's; None: none here


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENFOLD_FAST", "1")


def played(
    name: str, rules: Any, mistake: Mistake = lambda state, legal: None
) -> tuple[Any, Steps, list[Any]]:
    """A game of two; the first seat makes a mistake once. Its game, its events and the states after them."""
    steps: list[Any] = []
    after: list[Any] = []

    def note(before: Any, event: Any, now: Any) -> None:
        steps.append((before, event))
        after.append(now)

    game = game_kind(name).game(rules, players=2)
    table: Any = Table(game, GameSeed(derived(4, "review")), after_event=note)
    solid, stream = bot(name, "solid", rules), HashStream(derived(4, "choice"), "choice")
    made = False
    while isinstance(turn := table.settle(), Decide):
        legal = game.legal(table.state)
        wrong = None if made or turn.seat != 0 else mistake(table.state, legal)
        made = made or wrong is not None
        table.act(wrong or solid.choose(game.view(table.state, turn.seat), legal, stream))
    return game, steps, after


def throws_a_wild_away(state: Any, legal: Sequence[Any]) -> Any:
    """Early in a hand, with the phase not laid."""
    wild = next((action for action in legal if action == Discard(WILD)), None)
    return None if state.laid[0] is not None or len(state.deck) > 80 else wild


def expect_sums(found: Review) -> None:
    by_cause = {
        cause: [s.change for s in found.swings if s.cause == cause] for cause in ("luck", "choice", "others")
    }
    assert found.start + sum(map(sum, by_cause.values())) == pytest.approx(found.result, abs=1e-9)
    assert (found.luck, found.rest) == pytest.approx((sum(by_cause["luck"]), sum(by_cause["others"])))
    assert found.choice == pytest.approx(-sum(decision.cost for decision in found.decisions), abs=1e-9)
    assert by_cause["luck"]
    assert by_cause["others"]
    assert all(decision.cost >= 0 and 0 <= decision.value <= 1 for decision in found.decisions)
    assert [swing.event for swing in found.swings] == sorted(swing.event for swing in found.swings)
    for decision in found.decisions:
        costs = decision.cost > 0
        assert (decision.best != decision.done) is costs
        assert (decision.says is not None) is (decision.reason is not None) is costs
        assert decision.says != decision.did
        assert decision.reason not in decision.besides
        assert decision.besides == () or costs


@pytest.mark.usefixtures("fast")
def test_a_mistake_is_the_costliest_decision_and_everything_adds_up() -> None:
    rules = game_kind("card").rules("intl", ("short:3",))
    game, steps, after = played("card", rules, throws_a_wild_away)
    found = card.review(rules, game, steps, 0)
    expect_sums(found)
    assert (found.method, found.worlds) == ("strong", 256)
    dearest = found.costliest[0]
    assert dearest.done == Discard(WILD)
    assert dearest.cost > dearest.margin > 0
    assert dearest.did is not None
    assert dearest.says is not None
    assert str(dearest.says) != str(dearest.did)
    assert dearest.reason is not None  # of the two the other one is advised, and that has its words
    assert all(decision.did is not None for decision in found.decisions)
    # Between two hands nothing is played out: the kernel and we mean the same by the score sheet.
    between = [state for state in after if state.stage is Stage.DEAL and state.out is not None]
    assert between
    for state in between:
        worth = card.estimator(rules, game).position(game.view(state, 0))
        assert worth == pytest.approx(card_ends.chance_between(rules, state, 0), abs=1e-9)


def test_without_the_kernel_there_are_fewer_worlds() -> None:
    rules = game_kind("card").rules("intl", ("short:1",))
    game, steps, _ = played("card", rules)
    found = card.review(rules, game, steps, 1)
    expect_sums(found)
    assert (found.method, found.worlds) == ("solid", card.WORLDS)
    assert card.review(rules, game, steps, 1) == found


def test_at_the_board() -> None:
    rules = game_kind("board").read_rules({"edition": "intl", "phases": ["set 3 + set 3", "run 7"]})
    game, steps, _ = played("board", rules)
    told: list[int] = []
    found = board.review(rules, game, steps, 0, told.append)
    expect_sums(found)
    assert (found.method, found.worlds, sum(told)) == ("solid", board.WORLDS, len(steps))


@pytest.mark.usefixtures("fast")
def test_the_kernel_and_the_rules_agree_on_what_choices_are_worth() -> None:
    rules = game_kind("card").rules("intl", ("short:3",))
    game, steps, _ = played("card", rules, throws_a_wild_away)
    state, event = next(step for step in steps if step[1].action == Discard(WILD))
    view, legal = game.view(state, 0), game.legal(state)
    advised = card.estimator(rules, game, fast=False).advice(view, legal)[0]
    many = card.weigh(rules, game, view, legal, advised, fast=True)
    few = card.weigh(rules, game, view, legal, advised, fast=False)
    assert (many.worlds, len(few.choices)) == (1024, 3)
    assert few.worlds < many.worlds
    assert many.note != few.note  # which says that there could be more
    rows: list[Any] = []
    for table in (many, few):
        worths: list[Any] = [row.worth for row in table.choices]
        assert worths == sorted(worths, reverse=True)
        assert table.choices[0].action != event.action
        rows += [row for row in table.choices if row.action == advised]
    surer, other = rows
    assert 0 < surer.margin < other.margin
    assert abs(surer.worth - other.worth) < surer.margin + other.margin


@pytest.mark.usefixtures("fast")
@pytest.mark.parametrize("name", ["card", "card without the kernel", "board"])
def test_hidden_cards_change_nothing_of_what_is_said_of_a_decision(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module: Any = card if name.startswith("card") else board
    monkeypatch.setattr(module, "HANDS", 24)
    kind = game_kind(name.split()[0])
    rules = kind.rules(kind.editions[0])
    game, steps, _ = played(kind.name, rules)
    estimator: Estimator
    if kind.name == "card":
        estimator = card.estimator(rules, game, fast=name == "card")
    else:
        estimator = board.estimator(rules, game)
    decisions = ((n, state, event) for n, (state, event) in enumerate(steps) if event.seat is not None)
    many = 12 if name == "card" else 4
    for n, state, event in islice(decisions, 7, None, 9):
        if many and len(game.legal(state)) > 1:
            many -= 1
            other = game.determinize(game.view(state, event.seat), Seeded(n))
            assert other != state
            worst = game.legal(state)[-1]
            said = [judged(game, one, game.legal(one), n, worst, estimator) for one in (state, other)]
            assert repr(said[0]) == repr(said[1])
            advised = estimator.advice(game.view(state, event.seat), game.legal(state))[0]
            tables = [
                module.weigh(
                    rules, game, game.view(one, event.seat), game.legal(one), advised, name == "card"
                )
                for one in (state, other)
            ]
            assert repr(tables[0]) == repr(tables[1])
            assert advised in [row.action for row in tables[0].choices]
    assert not many
