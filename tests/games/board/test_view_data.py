"""Views as plain data: what is read is what was written, and a seat's own part is all that sets it apart."""

from __future__ import annotations

import json

import pytest

from tests.games.board.build import KIND, random_play


@pytest.mark.parametrize("players", [2, 4, 6])
def test_views_round_trip_and_differ_from_a_spectators_only_in_the_own_part(players: int) -> None:
    game = KIND.game(KIND.rules("intl"), players=players)
    for seed in range(3):
        for step, (state, _) in enumerate(random_play(game, seed, 400)):
            assert KIND.silence(state) is None
            if step % 3:
                continue
            open_part = KIND.write_view(game.view(state, None))
            for seat in (None, *range(players)):
                view = game.view(state, seat)
                data = KIND.write_view(view)
                assert KIND.read_view(json.loads(json.dumps(data))) == view
                assert data == open_part | KIND.write_own(view)
