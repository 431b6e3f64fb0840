"""The board game's own secrets: each leak, and each forgetful world, is caught."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec.structs import replace

from tenfold.core import Event, Game
from tenfold.games.board import BoardGame, State, View
from tenfold.games.board.actions import Deal, Give, Keep, Pick, Swap
from tenfold.games.board.state import Stage
from tenfold.games.nature import Drawn
from tenfold.games.registry import GAMES
from tenfold.testing.hooks import HOOKS
from tenfold.testing.laws import Laws
from tenfold.testing.playing import SeededStream, step
from tests.games.board.build import table

KIND = GAMES["board"]
RULES = KIND.rules("intl")


@dataclass(frozen=True)
class Faulty(BoardGame):
    """A board game with one method replaced."""


def game_with(**methods: Callable[..., Any]) -> Game[Any, Any, Any]:
    faulty: type[Any] = type("Planted", (Faulty,), methods)
    game: Game[Any, Any, Any] = faulty(RULES, 3)
    return game


def try_secrets(game: Game[Any, Any, Any]) -> None:
    """Both laws of secrecy for all seats and a spectator, along a sound game and at the end of a round."""
    compared = [0, 0]
    _walk(game, BoardGame(RULES, 3).initial(), 700, compared)
    laid = {0: "green(G1 G3 G5 G7 G9) 10-12(R10 B11 Y12)"}
    hands = {0: "R8", 1: "R1 R2 R3 R4 R5 R6 W(G6)", 2: "B1 B2 B3 W(G4)"}
    _, ending = table(players=3, laid=laid, hands=hands)
    for _ in range(5):
        _walk(game, ending, 8, compared)
    if min(compared) < 200:
        raise RuntimeError("the laws found too little to compare")


def _walk(game: Game[Any, Any, Any], state: Any, steps: int, compared: list[int]) -> None:
    sound, stream = BoardGame(RULES, 3), SeededStream(6)
    laws = Laws(KIND, game, HOOKS["board"])
    for at in range(steps):
        event = step(sound, state, stream)
        assert event is not None
        if at % 4 == 0 or isinstance(event.action, Pick | Swap | Give | Keep | Deal):
            for seat in (None, 0, 1, 2):
                compared[0] += laws.events_keep_secrets(state, event, seat, stream)
                compared[1] += laws.events_tell_no_more_than_views(state, event, seat, stream)
        state = sound.apply(state, event.action)


def test_a_sound_game_passes() -> None:
    try_secrets(BoardGame(RULES, 3))


def test_a_view_that_leaks_the_order_of_the_discard_pile_is_caught() -> None:
    def view(self: BoardGame, state: State, seat: int | None) -> View:
        return BoardGame.view(self, state, seat)._replace(discard=state.discard)

    with pytest.raises(AssertionError):
        try_secrets(game_with(view=view))


def test_a_view_that_tells_the_face_of_a_laid_joker_is_caught() -> None:
    def view(self: BoardGame, state: State, seat: int | None) -> View:
        honest = BoardGame.view(self, state, seat)
        return honest._replace(to_take=100 + state.under[0]) if state.under else honest

    with pytest.raises(AssertionError):
        try_secrets(game_with(view=view))


def test_a_view_that_tells_a_secret_choice_is_caught() -> None:
    def view(self: BoardGame, state: State, seat: int | None) -> View:
        honest = BoardGame.view(self, state, seat)
        return honest._replace(kept=next((cards for cards in state.kept if cards is not None), None))

    with pytest.raises(AssertionError):
        try_secrets(game_with(view=view))


def test_a_view_that_tells_third_seats_a_given_card_is_caught() -> None:
    def view(self: BoardGame, state: State, seat: int | None) -> View:
        honest = BoardGame.view(self, state, seat)
        return honest._replace(told=tuple(tuple(told.card for told in known.told) for known in state.known))

    with pytest.raises((AssertionError, ValueError)):
        try_secrets(game_with(view=view))


@pytest.mark.parametrize("kind", [Give, Pick, Swap, Keep, Deal, Drawn])
def test_an_event_that_is_not_redacted_is_caught(kind: type[Any]) -> None:
    """A given card shown to a third seat, a card picked or swapped unseen, a secret choice ..."""

    def redact(self: BoardGame, state: State, event: Event[Any], seat: int | None) -> Event[Any]:
        return event if isinstance(event.action, kind) else BoardGame.redact(self, state, event, seat)

    with pytest.raises(AssertionError):
        try_secrets(game_with(redact=redact))


def test_a_legal_list_that_peeks_into_the_pile_is_caught() -> None:
    def legal(self: BoardGame, state: State) -> tuple[Any, ...]:
        honest = tuple(BoardGame.legal(self, state))
        peeked = state.stage is Stage.TAKE and state.discard[:1] and state.discard[0] % 2
        return tuple(reversed(honest)) if peeked else honest

    with pytest.raises(AssertionError):
        try_secrets(game_with(legal=legal))


def test_a_world_that_forgets_who_must_give_is_caught() -> None:
    def determinize(self: BoardGame, view: View, stream: Any) -> State:
        world = BoardGame.determinize(self, view._replace(stage=Stage.PLAY), stream)
        return replace(world, stage=view.stage)

    def law(game: Game[Any, Any, Any]) -> None:
        state, stream = game.initial(), SeededStream(6)
        laws = Laws(KIND, game, HOOKS["board"])
        for _ in range(1500):
            if state.stage is Stage.GIVE:
                for seat in (None, 0, 1, 2):
                    other = laws.views_keep_secrets(state, seat, stream)
                    laws.legal_actions_are_accepted(other)
            event = step(game, state, stream)
            assert event is not None
            state = game.apply(state, event.action)

    law(BoardGame(RULES, 3))
    with pytest.raises(AssertionError):
        law(game_with(determinize=determinize))
