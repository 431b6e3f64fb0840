"""Bots: by name, legal in every edition and variant, the same choice for the same view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tenfold.analysis.card.advice import advise
from tenfold.core import BadText, Decide
from tenfold.games.card import CardGame, CardKind, Rules, State
from tenfold.games.card.actions import Action
from tenfold.games.card.view import View
from tenfold.play import GameSeed, HashStream, Table, run
from tenfold.play.streams import derived
from tenfold.surfaces import bot, bot_factory, bots_of
from tests.games.looking import Seeded

KIND = CardKind()
VARIANTS = ((), ("fixed",), ("short:2",), ("even",), ("odd",), ("knock",), ("free",), ("knock", "free"))
SENSIBLE = ("easy", "solid")
QUICK = ("random", *SENSIBLE)  # tests/bots/test_strong.py has the one that searches


def play(rules: Rules, names: Sequence[str], seed: int) -> Table[State, Action, View]:
    """A whole game; the table checks every action."""
    table = Table(KIND.game(rules, players=len(names)), GameSeed(derived(seed, "game")))
    streams = [HashStream(derived(seed, "bot", seat), "choice") for seat in range(len(names))]
    over = run(table, [bot("card", name, rules) for name in names], streams, most_decisions=20_000)
    assert over is not None, "the bots do not come to an end"
    return table


def positions(rules: Rules, players: int, seed: int) -> Iterator[tuple[CardGame, State, int]]:
    """Some positions of a game of mixed bots in which somebody must decide."""
    game = KIND.game(rules, players=players)
    table = Table(game, GameSeed(derived(seed, "game")))
    stream = Seeded(seed)
    seated = [bot("card", SENSIBLE[seat % 2], rules) for seat in range(players)]
    while isinstance(turn := table.settle(), Decide) and table.decisions < 300:
        if table.decisions % 7 == 0:
            yield game, table.state, turn.seat
        view = game.view(table.state, turn.seat)
        table.act(seated[turn.seat].choose(view, game.legal(table.state), stream))


def test_a_bot_is_known_by_its_name() -> None:
    assert bots_of("card") == ["random", "easy", "solid", "strong"]
    with pytest.raises(BadText, match=r"^unknown-bot\(name='gladys' bots=random,easy,solid,strong\)$"):
        bot("card", "gladys", None)


@pytest.mark.parametrize("variants", VARIANTS, ids="+".join)
@pytest.mark.parametrize("edition", KIND.editions)
def test_bots_play_by_the_rules_to_the_end(edition: str, variants: tuple[str, ...]) -> None:
    rules = KIND.rules(edition, variants)
    for players in KIND.seats:
        names = [QUICK[(players + seat) % 3] for seat in range(players)]
        assert play(rules, names, players).decisions < 10_000


@pytest.mark.parametrize("name", SENSIBLE)
@pytest.mark.parametrize("players", [2, 6])
def test_bots_of_one_kind_do_not_wait_for_each_other(name: str, players: int) -> None:
    assert play(KIND.rules("intl"), [name] * players, 1).decisions < 5_000


@pytest.mark.parametrize("name", SENSIBLE)
def test_house_rules_are_played_too(name: str) -> None:
    rules = KIND.read_rules(
        {
            "edition": "fx",
            "last_card_must_be_discarded": True,
            "natural_minimum": "group",
            "skip_target": "next",
            "phases": ["set 2 + colour 3", "run 4 + set 2 + set 2", "run 10"],
        }
    )
    play(rules, [name] * 3, 1)


@pytest.mark.parametrize("name", SENSIBLE)
def test_the_same_game_is_played_again(name: str) -> None:
    rules = KIND.rules("fx", ["short:2"])
    assert play(rules, [name] * 3, 5).state == play(rules, [name] * 3, 5).state


@pytest.mark.parametrize("variants", [(), ("knock",), ("free",)], ids="+".join)
def test_hidden_cards_change_no_choice(variants: tuple[str, ...]) -> None:
    rules = KIND.rules("intl", variants)
    met = 0
    for game, state, seat in positions(rules, 4, 3):
        other = game.determinize(game.view(state, seat), Seeded(met))
        choices: list[list[Any]] = []
        for world in (state, other):
            view, legal = game.view(world, seat), game.legal(world)
            bots = [bot("card", name, rules) for name in QUICK]
            choices.append([player.choose(view, legal, Seeded(1)) for player in bots])
        assert choices[0] == choices[1]
        met += other != state
    assert met > 20


@pytest.mark.parametrize("name", ["greedy", "careless"])
def test_players_to_measure_by_play_in_tournaments_only(name: str) -> None:
    with pytest.raises(BadText, match=r"^unknown-bot"):
        bot("card", name, None)
    for variants in (), ("knock",), ("free",):
        rules = KIND.rules("fx", ["short:2", *variants])
        for game, state, seat in positions(rules, 3, 5):
            view, legal = game.view(state, seat), game.legal(state)
            other = game.determinize(view, Seeded(1))
            chosen = bot_factory("card", name)(rules).choose(view, legal, Seeded(0))
            game.check(state, chosen)
            assert bot_factory("card", name)(rules).choose(game.view(other, seat), legal, Seeded(0)) == chosen


def test_solid_plays_what_a_hint_advises() -> None:
    rules = KIND.rules("intl")
    for game, state, seat in positions(rules, 3, 4):
        view, legal = game.view(state, seat), game.legal(state)
        advice = advise(rules, view, legal)
        assert advice.action == bot("card", "solid", rules).choose(view, legal, Seeded(0))
        assert advice.action in legal
