"""One descriptor per game: everything that it names is there, and every surface offers just that."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from tenfold.core import BadRules, BadText
from tenfold.games.registry import GAMES
from tenfold.rooms.settings import Settings, in_full
from tenfold.server.catalogue import game_choices
from tenfold.surfaces import Surfaces, bots_of, maker, room_bots, surface, surfaces_of

OURS = tuple(GAMES)
NAMED = tuple(
    [
        "adviser",
        "referee",
        "odds",
        "review",
        "setup",
        "screen",
        "plain",
        "pad",
        "solution",
        "reading",
        "attempts",
    ]
)


def test_every_game_has_a_descriptor() -> None:
    for game in OURS:
        assert surfaces_of(game).kind is GAMES[game]


def test_the_list_of_what_is_named_is_whole() -> None:
    named = {field.name for field in fields(Surfaces) if field.type == "str | None"}
    assert named == set(NAMED)


@pytest.mark.parametrize("game", OURS)
def test_everything_that_a_descriptor_names_can_be_loaded(game: str) -> None:
    for what in NAMED:
        if getattr(surfaces_of(game), what) is not None:
            assert surface(game, what) is not None, what
    for name in bots_of(game):
        assert callable(maker(game, name)), name


@pytest.mark.parametrize("game", OURS)
def test_what_is_not_there_is_refused_with_its_own_words(game: str) -> None:
    refused = {what for what in NAMED if getattr(surfaces_of(game), what) is None} - {"solution", "reading"}
    for what in refused:
        with pytest.raises(BadText) as caught:
            surface(game, what)
        assert caught.value.code.startswith("no-")


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(BadRules) as caught:
        surfaces_of("chess")
    assert caught.value.code == "unknown-game"


@pytest.mark.parametrize("game", OURS)
def test_rooms_accept_the_bots_that_are_offered_and_one_that_plays_at_random(game: str) -> None:
    edition = GAMES[game].editions[0]

    def is_accepted(bot: str) -> bool:
        settings = Settings(game=game, rules={"edition": edition}, seats=2, fill=bot)
        try:
            in_full(settings)
        except BadText as refusal:
            return refusal.code != "unknown-bot"
        return True

    offered: Any = game_choices(game)["bots"]
    accepted = [bot for bot in (*bots_of(game), "nobody") if is_accepted(bot)]
    assert accepted == room_bots(game)
    assert accepted == ["random", *offered, *surfaces_of(game).fast]  # these are offered with the extra
