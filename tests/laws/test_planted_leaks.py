"""What is told keeps secrets: sound in every game, and each way to tell too much is caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from tenfold.core import Event, Saying, told
from tenfold.games.card import CardGame, View
from tenfold.games.card.sayings import DRAW_SEEN
from tenfold.games.nature import Drawn
from tenfold.games.registry import GAMES, AnyKind
from tenfold.testing.hooks import HOOKS
from tenfold.testing.laws import Laws, Tell
from tenfold.testing.playing import AnyGame, SeededStream, step

CARD = GAMES["card"]
RULES = CARD.rules("intl")


@dataclass(frozen=True)
class Faulty(CardGame):
    """A card game with another narrator."""


def game_with(narrate: Callable[..., Sequence[Saying]]) -> AnyGame:
    faulty: type[Any] = type("Planted", (Faulty,), {"narrate": narrate})
    game: AnyGame = faulty(RULES, 3)
    return game


def keep_secrets(kind: AnyKind, game: AnyGame, tell: Tell = told) -> int:
    """The law for all seats and a spectator, along a game; how often there was something to compare."""
    stream = SeededStream(5)
    laws = Laws(kind, game, HOOKS[kind.name], tell)
    return sum(
        laws.sayings_keep_secrets(state, event, seat, stream)
        for state, event in played(game)
        for seat in (None, *range(game.players))
    )


def told_alike(kind: AnyKind, game: AnyGame) -> int:
    laws = Laws(kind, game, HOOKS[kind.name])
    return sum(laws.equal_redaction_is_told_alike(state, event) for state, event in played(game))


def played(game: AnyGame, steps: int = 300) -> Iterator[tuple[Any, Event[Any]]]:
    state, stream = game.initial(), SeededStream(6)
    for _ in range(steps):
        event = step(game, state, stream)
        if event is None:
            break
        yield state, event
        state = game.apply(state, event.action)


@pytest.mark.parametrize("name", GAMES)
def test_a_sound_game_passes(name: str) -> None:
    kind = GAMES[name]
    game = kind.game(kind.rules(kind.editions[0]), players=3)
    assert keep_secrets(kind, game) > 200
    assert told_alike(kind, game) > 200


def test_telling_without_redaction_is_caught() -> None:
    def tell(game: AnyGame, before: Any, event: Event[Any], after: Any, viewer: int | None) -> Any:
        return game.narrate(game.view(before, viewer), event, game.view(after, viewer))

    with pytest.raises(AssertionError):
        keep_secrets(CARD, CardGame(RULES, 3), tell)


def test_a_spectator_who_is_told_from_a_seats_view_is_caught() -> None:
    def tell(game: AnyGame, before: Any, event: Event[Any], after: Any, viewer: int | None) -> Any:
        return told(game, before, event, after, 0 if viewer is None else viewer)

    with pytest.raises(AssertionError):
        keep_secrets(CARD, CardGame(RULES, 3), tell)


def test_a_narrator_that_remembers_a_hidden_card_is_caught() -> None:
    last: list[Any] = []

    def narrate(self: CardGame, before: View, event: Event[Any], after: View) -> Sequence[Saying]:
        if isinstance(event.action, Drawn):
            last[:] = [event.action.card] if event.action.card is not None else last
            return [DRAW_SEEN(name=before.seat, card=card) for card in last]
        return CardGame.narrate(self, before, event, after)

    with pytest.raises(AssertionError):
        keep_secrets(CARD, game_with(narrate))


def test_a_narrator_that_asks_who_reads_is_caught() -> None:
    def narrate(self: CardGame, before: View, event: Event[Any], after: View) -> Sequence[Saying]:
        is_mine = event.seat is not None and event.seat == before.viewer
        return () if is_mine else CardGame.narrate(self, before, event, after)

    with pytest.raises(AssertionError):
        told_alike(CARD, game_with(narrate))
