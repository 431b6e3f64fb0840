"""Every number of a dice hint is recomputed by rolling the dice in all ways, along games of easy bots."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from tenfold.analysis.advice import Advice
from tenfold.analysis.dice.advice import estimate, reasoned
from tenfold.analysis.dice.choice import Choice, estimated
from tenfold.analysis.dice.reasons import IMPROVE, IMPROVE_SAFELY, KEEP, STOP_LOCKED
from tenfold.bots.dice import EasyBot
from tenfold.core import Decide
from tenfold.core.sayings import Fact
from tenfold.games.dice import DiceKind, Rules
from tenfold.games.dice.actions import Keep
from tenfold.games.dice.state import Stage, phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import Face, best_points, is_colour_phase, read_faces
from tenfold.pieces.phases import Phase
from tenfold.play import GameSeed, Table
from tenfold.play.streams import HashStream

KIND = DiceKind()
ROLLED = 4  # dice at most whose faces are all tried: 6^4
TABLES: list[tuple[tuple[str, ...], int]] = [((), 1), ((), 3), (("locked",), 2), (("no-decline",), 1)]


class Rolls:
    """What all but the kept dice can show."""

    def __init__(self, rules: Rules, view: View, keep: tuple[int, ...]) -> None:
        self.phase: Phase = rules.phase(phase_number(view.sheet[view.seat]))
        self.kept = [view.faces[place] for place in keep]
        self.dice = [die for place, die in enumerate(rules.colours) if place not in keep]
        self.points = [best_points(self.phase, (*self.kept, *roll)) for roll in product(*self.dice)]

    @property
    def chance(self) -> float:
        """In 100, that the phase is complete after the roll."""
        return 100 * sum(points is not None for points in self.points) / len(self.points)

    @property
    def least(self) -> int | None:
        return None if None in self.points else min(points for points in self.points if points is not None)

    def missing(self) -> int:
        """The fewest dice that can complete the phase."""
        for count in range(len(self.dice) + 1):
            for some in combinations(self.dice, count):
                if any(best_points(self.phase, (*self.kept, *roll)) is not None for roll in product(*some)):
                    return count
        raise AssertionError("the roll never completes the phase")


def facts(advice: Advice) -> dict[str, Any]:
    return {n: fact.value if isinstance(fact, Fact) else fact for n, fact in advice.saying.facts.items()}


def try_hint(rules: Rules, view: View, advice: Advice) -> None:
    """Whatever it says of the dice."""
    said = facts(advice)
    now = best_points(rules.phase(phase_number(view.sheet[view.seat])), view.faces)
    if not isinstance(advice.action, Keep):
        assert said.get("points") == now
        return
    keep = advice.action.dice
    if len(view.faces) - len(keep) > ROLLED:
        return
    rolls = Rolls(rules, view, keep)
    if advice.saying.id == IMPROVE_SAFELY.id:
        assert rolls.least == said["points"]
        return
    assert said["chance"] == pytest.approx(rolls.chance, abs=0.5 + 1e-6)
    if advice.saying.id == IMPROVE.id:
        assert said["points"] == now
    elif rolls.chance:
        assert said["missing"] == rolls.missing()


@pytest.mark.parametrize(("variants", "players"), TABLES)
def test_what_a_hint_says_is_so(variants: tuple[str, ...], players: int) -> None:
    rules = KIND.rules("de", variants)
    game, met = KIND.game(rules, players=players), Counter[str]()
    table = Table(game, GameSeed(b"facts"))
    while isinstance(turn := table.settle(), Decide) and table.decisions < 120:
        view = game.view(table.state, turn.seat)
        legal = game.legal(table.state)
        advice = estimate(rules, view, legal)
        met[advice.saying.id] += 1
        if met[advice.saying.id] <= 12:
            try_hint(rules, view, advice)
        if view.stage is Stage.KEEP:  # of other choices too, of which a table of hints tells
            for choice in estimated(rules, view)[1:3]:
                if met[advice.saying.id] <= 6:
                    try_hint(rules, view, reasoned(rules, view, choice))
        table.act(EasyBot(rules).choose(view, legal, HashStream(b"", "facts")))
    assert {KEEP.id, IMPROVE.id} & met.keys()
    assert len(met) > 2


def hint(phase: int, faces: str, keep: tuple[int, ...]) -> Advice:
    """What is said of keeping these dice of phase `phase`, alone, after the first roll."""
    rules = KIND.rules("de")
    game = KIND.game(rules, players=1)
    view = game.view(game.initial(), 0)
    line = view.sheet[0]._replace(points=(30,) * (phase - 1))
    view = view._replace(stage=Stage.KEEP, sheet=(line,), rolls=1, faces=read_faces(faces))
    advice = reasoned(rules, view, Choice(Keep(keep), 0.0, 0.0))
    try_hint(rules, view, advice)
    return advice


def test_what_is_safe_is_what_the_kept_dice_bring() -> None:
    """Two sets of 3: 5 5 5 and 8 8 8 lie there, and four dice that do not count."""
    rules = KIND.rules("de")
    assert str(rules.phase(1)) == "set 3 + set 3"
    found = hint(1, _faces(rules, (1, 2, 0, 4, 8, 8, 8, 9, 9, 5)), (2, 4, 5, 6, 7, 8))
    assert found.saying.id == IMPROVE_SAFELY.id
    assert facts(found)["points"] == 42  # 8 8 8 and 9 9 with a wild


def test_one_colour() -> None:
    """Every keep of six dice, of a few rolls: nearly complete, complete, hopeless."""
    rules = KIND.rules("de")
    number = next(n for n in range(1, 11) if is_colour_phase(rules.phase(n)))
    stream, met = HashStream(b"", "colours"), Counter[str]()
    for _ in range(4):
        faces = " ".join(str(die[stream.below(6)]) for die in rules.colours)
        by_colour = sorted(range(10), key=lambda place: faces.split()[place][0])
        for at in range(5):
            met[hint(number, faces, tuple(sorted(by_colour[at : at + 6]))).saying.id] += 1
    assert met[KEEP.id] > 10


def test_points_that_may_be_lost_are_not_called_safe() -> None:
    rules = KIND.rules("de")
    found = hint(1, _faces(rules, (1, 2, 0, 4, 8, 8, 8, 9, 9, 5)), (4, 5, 6, 7, 8))
    assert found.saying.id == IMPROVE.id
    assert facts(found)["points"] == 42
    assert 0 < facts(found)["chance"] < 100


def _faces(rules: Rules, numbers: tuple[int, ...]) -> str:
    """The dice showing these numbers, in any of the colours that they have."""

    def face(place: int, number: int) -> Face:
        return next(face for face in rules.colours[place] if face.number == number)

    return " ".join(str(face(place, number)) for place, number in enumerate(numbers))


def test_with_all_dice_locked_there_is_nothing_to_roll() -> None:
    rules = KIND.rules("de", ("locked",))
    game = KIND.game(rules, players=2, dealer=0)
    view = game.view(game.initial(), 0)
    faces = read_faces(_faces(rules, (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)))
    view = view._replace(stage=Stage.KEEP, rolls=2, faces=faces, kept=tuple(range(10)))
    assert reasoned(rules, view, estimated(rules, view)[0]).saying == STOP_LOCKED()
