"""The compiled advice chooses what `advise` chooses, in all editions, variants, house options and seats."""

from __future__ import annotations

import random

from tenfold.analysis.card.advice import advise
from tenfold.analysis.card.search.choosing import choose_as_solid
from tenfold.core import Decide
from tenfold.games.card import CardKind
from tenfold.kernel.numbering import id_of
from tenfold.play import GameSeed, Table
from tenfold.play.streams import derived
from tests.kernel.playing import setting

POSITIONS = 3000
WHIM = 0.1  # how often something else is played than advised, so that odd positions come up


def test_compiled_solid_chooses_what_is_advised() -> None:
    generator, kind = random.Random(1), CardKind()
    compared, met = 0, set()
    while compared < POSITIONS:
        played = setting(generator)
        game = kind.game(played.rules, players=played.players)
        table = Table(game, GameSeed(derived(generator.randrange(2**32), "game")))
        while isinstance(turn := table.settle(), Decide) and table.decisions < 80:
            view, legal = game.view(table.state, turn.seat), game.legal(table.state)
            advised = advise(played.rules, view, legal).action
            wanted = id_of(advised, turn.seat, played.players)
            assert choose_as_solid(played.rules, view) == wanted, (played, view)
            met.add((type(advised), played.players, played.rules.free_order))
            compared += 1
            table.act(advised if generator.random() >= WHIM else generator.choice(legal))
    assert len(met) > 30
