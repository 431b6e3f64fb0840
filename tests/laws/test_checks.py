"""`check_laws` and `check_bot`, as an author calls them: they pass what is sound and say what is not."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import tenfold
from tenfold.core import BadInput, Game, Stream
from tenfold.games.card import CardGame, CardKind
from tenfold.games.card.actions import Draw, Source
from tenfold.games.registry import GAMES
from tenfold.surfaces import bot, bots_of
from tenfold.testing import check_bot, check_laws


@pytest.mark.parametrize("name", GAMES)
def test_the_laws_hold(name: str) -> None:
    assert check_laws(GAMES[name], seeds=range(4), steps=60) > 100


def test_a_broken_law_names_the_seed_and_the_position() -> None:
    class Faulty(CardGame):
        def legal(self, state: Any) -> Any:
            return list(super().legal(state)) * 2

    class FaultyKind(CardKind):
        def game(self, rules: Any, *, players: int, dealer: int | None = None) -> Any:
            return Faulty(rules, players, dealer)

    with pytest.raises(AssertionError, match="lists a choice twice") as broken:
        check_laws(FaultyKind(), seeds=[5])
    (note,) = broken.value.__notes__
    assert note.startswith("seed 5: card, ")
    assert "stage draw |" in note


def test_an_unknown_game_needs_hooks() -> None:
    class Stranger(CardKind):
        name = "stranger"

    with pytest.raises(BadInput, match=r"^the laws need to know more about the game stranger: pass hooks="):
        check_laws(Stranger())


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in bots_of(game)])
def test_our_bots_decide_by_what_they_see(game: str, name: str) -> None:
    kind = GAMES[game]
    rules = kind.rules(kind.editions[-1])
    table = kind.game(rules, players=3)
    assert check_bot(bot(game, name, rules), table, seeds=[1], most_decisions=40) == 40


class Chooser:
    def __init__(self, choose: Callable[[Any, Sequence[Any], Stream], Any]) -> None:
        self.choose = choose


def remembering() -> Callable[[Any, Sequence[Any], Stream], Any]:
    met: list[Any] = []

    def choose(view: Any, legal: Sequence[Any], stream: Stream) -> Any:
        met.append(view)
        return legal[len(met) % len(legal)]

    return choose


@pytest.mark.parametrize(
    ("choose", "said"),
    [
        (lambda view, legal, stream: random.choice(legal), "the same view and stream lead to"),
        (remembering(), "the same view and stream lead to"),
        (lambda view, legal, stream: Draw(Source.DECK), "is refused: "),
    ],
    ids=["own chance", "memory", "illegal"],
)
def test_a_bot_that_does_not_is_found_out(choose: Any, said: str) -> None:
    game: Game[Any, Any, Any] = tenfold.make_game("card", players=3)
    with pytest.raises(AssertionError, match=said):
        check_bot(Chooser(choose), game)


def test_nothing_of_it_needs_what_only_tests_need() -> None:
    used = "import sys, tenfold.testing; print(*{'hypothesis', 'pytest'} & {*sys.modules})"
    done = subprocess.run(
        [sys.executable, "-c", used], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == ""
