"""The board game's bots: legal in both editions and at every table, the same choice for the same view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from tenfold.analysis.board.advice import advise
from tenfold.analysis.board.search.turn_ends import learned, worth
from tenfold.core import Decide
from tenfold.games.board import BoardGame, Rules, State
from tenfold.games.board.actions import Action
from tenfold.games.board.state import Stage, put
from tenfold.games.board.view import View
from tenfold.locales import LANGUAGES, Speech
from tenfold.locales.rendering import rendered
from tenfold.play import GameSeed, HashStream, Table, run
from tenfold.play.streams import derived
from tenfold.surfaces import bot, bots_of
from tests.games.board.build import KIND, both_editions, every_table
from tests.games.looking import Seeded

SENSIBLE = ("easy", "solid")
DECIDED = {
    Stage.MOVE,
    Stage.STAR,
    Stage.TAKE,
    Stage.PICK,
    Stage.SWAP,
    Stage.ASK,
    Stage.GIVE,
    Stage.PLAY,
    Stage.KEEP,
}


def play(rules: Rules, names: Sequence[str], seed: int) -> Table[State, Action, View]:
    """A whole game; the table checks every action."""
    table = Table(KIND.game(rules, players=len(names)), GameSeed(derived(seed, "game")))
    streams = [HashStream(derived(seed, "bot", seat), "choice") for seat in range(len(names))]
    over = run(table, [bot("board", name, rules) for name in names], streams, most_decisions=20_000)
    assert over is not None, "the bots do not come to an end"
    return table


def positions(rules: Rules, players: int, seed: int) -> Iterator[tuple[BoardGame, State, int]]:
    """The positions of a game of mixed bots in which somebody must decide."""
    game = KIND.game(rules, players=players)
    table = Table(game, GameSeed(derived(seed, "game")))
    stream = Seeded(seed)
    seated = [bot("board", SENSIBLE[seat % 2], rules) for seat in range(players)]
    while isinstance(turn := table.settle(), Decide):
        yield game, table.state, turn.seat
        view = game.view(table.state, turn.seat)
        table.act(seated[turn.seat].choose(view, game.legal(table.state), stream))


def test_the_bots_by_name() -> None:
    assert bots_of("board") == ["random", "easy", "solid", "strong"]


@both_editions
@every_table
def test_bots_play_by_the_rules_to_the_end(edition: str, players: int) -> None:
    names = [bots_of("board")[(players + seat) % 4] for seat in range(players)]
    assert play(KIND.rules(edition), names, players).decisions < 10_000


@pytest.mark.parametrize("name", SENSIBLE)
@pytest.mark.parametrize("players", [2, 6])
def test_bots_of_one_kind_do_not_wait_for_each_other(name: str, players: int) -> None:
    assert play(KIND.rules("intl"), [name] * players, 1).decisions < 5_000


@pytest.mark.parametrize("name", SENSIBLE)
def test_house_rules_are_played_too(name: str) -> None:
    rules = KIND.read_rules(
        {
            "edition": "intl",
            "swap_minimum": 1,
            "star_plus": "next",
            "phases": ["set 2 + colour 3", "run 4 + set 2 + set 2", "run 10"],
        }
    )
    play(rules, [name] * 3, 1)


@pytest.mark.parametrize("name", SENSIBLE)
def test_the_same_game_is_played_again(name: str) -> None:
    rules = KIND.rules("2010")
    assert play(rules, [name] * 3, 5).state == play(rules, [name] * 3, 5).state


@both_editions
@every_table
def test_every_stage_is_advised_by_the_rules_in_words(edition: str, players: int) -> None:
    rules = KIND.rules(edition)
    met = set()
    for game, state, seat in positions(rules, players, players):
        view, legal = game.view(state, seat), game.legal(state)
        advice = advise(rules, view, legal)
        game.check(state, advice.action)
        assert all(rendered(advice.saying, Speech(language)) for language in LANGUAGES)
        assert bot("board", "solid", rules).choose(view, legal, Seeded(0)) == advice.action
        met.add(state.stage)
    assert met == DECIDED or players == 2


@pytest.mark.parametrize("players", [2, 4])
def test_hidden_cards_change_no_choice(players: int) -> None:
    rules = KIND.rules("intl")
    met = 0
    for at, (game, state, seat) in enumerate(positions(rules, players, 3)):
        if at % 5:
            continue
        other = game.determinize(game.view(state, seat), Seeded(met))
        choices: list[list[Any]] = []
        for world in (state, other):
            view, legal = game.view(world, seat), game.legal(world)
            named = [bot("board", name, rules).choose(view, legal, Seeded(1)) for name in bots_of("board")]
            choices.append(named)
        assert choices[0] == choices[1]
        met += other != state
    assert met > 20


def test_strong_searches_where_to_move_and_is_solid_in_all_else() -> None:
    rules = KIND.rules("intl")
    solid, strong = bot("board", "solid", rules), bot("board", "strong", rules)
    left = 0
    for at, (game, state, seat) in enumerate(positions(rules, 2, 4)):
        view, legal = game.view(state, seat), game.legal(state)
        if state.stage not in (Stage.MOVE, Stage.STAR):
            if at % 5 == 0:
                assert strong.choose(view, legal, Seeded(1)) == solid.choose(view, legal, Seeded(1))
        elif at % 3 == 0:
            chosen = strong.choose(view, legal, Seeded(1))
            assert strong.choose(view, legal, Seeded(2)) == chosen  # the view alone decides
            left += chosen != solid.choose(view, legal, Seeded(1))
    assert left > 2


def test_what_the_end_of_a_turn_is_worth_has_its_sense() -> None:
    """Fewer cards are better, and so is a rival with more of them, or to be on turn again."""
    rules = KIND.rules("intl")
    assert sorted(learned()) == ["laid", "laid, rival laid", "not laid", "not laid, rival laid"]
    for weights in learned().values():
        again, rivals_cards, rivals_jokers = weights[1:4]
        assert again > 0
        assert rivals_cards > 0 > rivals_jokers
        assert weights[6] < 0  # the own cards, or those that fit nowhere
    met = 0
    for game, state, _ in positions(rules, 2, 5):
        if state.stage is Stage.MOVE and not state.table[state.seat]:
            poorer = replace(state, hands=put(state.hands, 1 - state.seat, state.hands[1 - state.seat][:-2]))
            views = [game.view(one, state.seat) for one in (state, poorer)]
            assert worth(rules, views[0]) > worth(rules, views[1])
            met += 1
    assert met > 10
