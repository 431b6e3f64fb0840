"""Each law catches a fault made for it: a law that cannot fail proves nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec.structs import replace

from tenfold.core import BadText, Event, Game, Illegal
from tenfold.games.card import CardGame, State, View
from tenfold.games.card.actions import DISCARD, Deal, Discard
from tenfold.games.card.sayings import DRAW_FIRST
from tenfold.games.card.state import Out, Stage
from tenfold.games.card.view import HandOver
from tenfold.games.nature import Drawn
from tenfold.games.registry import GAMES, AnyKind
from tenfold.testing.hooks import HOOKS
from tenfold.testing.laws import Laws
from tenfold.testing.playing import SeededStream, step
from tests.games.card.build import table

KIND = GAMES["card"]
RULES = KIND.rules("intl")


@dataclass(frozen=True)
class Faulty(CardGame):
    """A card game with one method replaced."""


def game_with(**methods: Callable[..., Any]) -> Game[Any, Any, Any]:
    faulty: type[Any] = type("Planted", (Faulty,), methods)
    game: Game[Any, Any, Any] = faulty(RULES, 3)
    return game


def laws_of(game: Game[Any, Any, Any], kind: AnyKind = KIND) -> Laws:
    return Laws(kind, game, HOOKS["card"])


def walk(law: Callable[[Any, SeededStream], None], steps: int = 300) -> None:
    """Play a sound game and try the law of the faulty one at every position."""
    sound = CardGame(RULES, 3)
    stream = SeededStream(5)
    state = sound.initial()
    for _ in range(steps):
        law(state, stream)
        event = step(sound, state, stream)
        assert event is not None
        state = sound.apply(state, event.action)


def try_secrets(game: Game[Any, Any, Any]) -> None:
    """Both laws of secrecy for all seats and a spectator."""

    def law(state: Any, stream: SeededStream) -> None:
        event = step(game, state, stream)
        assert event is not None
        for seat in (None, 0, 1, 2):
            compared[0] += laws.events_keep_secrets(state, event, seat, stream)
            compared[1] += laws.events_tell_no_more_than_views(state, event, seat, stream)

    laws = laws_of(game)
    compared = [0, 0]
    walk(law)
    if min(compared) < 50:
        raise RuntimeError("the laws found too little to compare")


def test_a_sound_game_passes() -> None:
    game = CardGame(RULES, 3)
    try_secrets(game)
    laws = laws_of(game)
    walk(lambda state, stream: laws.pieces_are_conserved(state))
    walk(lambda state, stream: laws.legal_actions_are_accepted(state))
    walk(lambda state, stream: laws.listed_actions_are_legal(state))


def test_a_list_that_leaves_a_choice_out_is_caught() -> None:
    laws = laws_of(game_with(listed=lambda self, state, most: self.legal(state)[:-1]))
    with pytest.raises(AssertionError):
        walk(lambda state, stream: laws.listed_actions_are_legal(state))


def test_a_view_that_tells_a_neighbours_card_is_caught() -> None:
    def view(self: CardGame, state: State, seat: int | None) -> View:
        honest = CardGame.view(self, state, seat)
        neighbour = state.hands[0 if seat is None else (seat + 1) % 3]
        return honest._replace(fresh=bool(neighbour) and neighbour[0] % 2 == 0)

    with pytest.raises(AssertionError):
        try_secrets(game_with(view=view))


def try_the_last_moves(game: Game[Any, Any, Any]) -> None:
    """Both laws of secrecy for all seats and a spectator, until a hand ends and the next one is dealt."""
    sound, laws = CardGame(RULES, 3), laws_of(game)
    laid = {0: "5s(R5 G5 B5) 7s(R7 G7 B7)"}
    _, state = table(players=3, laid=laid, hands={0: "Y5 Y1", 1: "R10 R11", 2: "S W"})
    stream = SeededStream(5)
    compared = 0
    for text in ("hit Y5 0.0", "discard Y1", None):
        event = Event(0, KIND.read_action(text)) if text else step(sound, state, stream)
        assert event is not None
        for seat in (None, 0, 1, 2):
            compared += laws.events_keep_secrets(state, event, seat, stream)
            laws.events_tell_no_more_than_views(state, event, seat, stream)
        state = sound.apply(state, event.action)
    if compared < 5:  # whoever goes out knows the own cards; the deal is open to all
        raise RuntimeError("the laws found too little to compare")


@pytest.mark.rule("card.score.open")
@pytest.mark.parametrize(
    ("cards_left", "caught"), [(0, False), (1, True), (2, True)], ids=["in time", "a move early", "two"]
)
def test_hands_that_are_opened_a_move_early_are_caught(cards_left: int, caught: bool) -> None:
    def view(self: CardGame, state: State, seat: int | None) -> View:
        honest = CardGame.view(self, state, seat)
        if state.stage is not Stage.PLAY or len(state.hands[state.seat]) > cards_left:
            return honest
        return honest._replace(over=HandOver(state.seat, Out.DISCARD, state.hands, (0, 0, 0)))

    game = game_with(view=view)
    if caught:
        with pytest.raises(AssertionError):
            try_the_last_moves(game)
    else:
        try_the_last_moves(game)


def test_a_view_that_tells_the_draw_pile_is_caught() -> None:
    def view(self: CardGame, state: State, seat: int | None) -> View:
        return CardGame.view(self, state, seat)._replace(shown=((), (), state.deck[:1]))

    with pytest.raises((AssertionError, ValueError)):
        try_secrets(game_with(view=view))


@pytest.mark.parametrize("kind", [Drawn, Deal])
def test_an_event_that_is_not_redacted_is_caught(kind: type[Any]) -> None:
    def redact(self: CardGame, state: State, event: Event[Any], seat: int | None) -> Event[Any]:
        return event if isinstance(event.action, kind) else CardGame.redact(self, state, event, seat)

    with pytest.raises(AssertionError):
        try_secrets(game_with(redact=redact))


def test_a_legal_list_that_peeks_is_caught() -> None:
    def legal(self: CardGame, state: State) -> tuple[Any, ...]:
        honest = tuple(CardGame.legal(self, state))
        peeked = state.hands[(state.seat + 1) % 3]
        return tuple(reversed(honest)) if peeked and peeked[0] % 2 else honest

    with pytest.raises(AssertionError):
        try_secrets(game_with(legal=legal))


def test_a_lost_card_is_caught() -> None:
    def apply(self: CardGame, state: State, action: Any) -> State:
        after = CardGame.apply(self, state, action)
        return replace(after, discard=after.discard[:-1]) if isinstance(action, Discard) else after

    game = game_with(apply=apply)

    def play(steps: int) -> None:
        state, stream = game.initial(), SeededStream(5)
        for _ in range(steps):
            event = step(game, state, stream)
            assert event is not None
            state = game.apply(state, event.action)
            laws_of(game).pieces_are_conserved(state)

    with pytest.raises(AssertionError):
        play(50)


def test_a_choice_that_the_authority_refuses_is_caught() -> None:
    def legal(self: CardGame, state: State) -> tuple[Any, ...]:
        honest = tuple(CardGame.legal(self, state))
        return (*honest, DISCARD[0]) if honest and DISCARD[0] not in honest else honest

    laws = laws_of(game_with(legal=legal))
    with pytest.raises(Illegal):
        walk(lambda state, stream: laws.legal_actions_are_accepted(state))


def test_a_check_that_plays_is_caught() -> None:
    class Mutable:
        def __init__(self) -> None:
            self.moves = 0

    class Playing:
        """A game whose check has a side effect."""

        def check(self, state: Mutable, action: object) -> None:
            state.moves += 1
            raise Illegal("card.turn.draw", DRAW_FIRST())

    class Kind:
        name = "card"

        def write_state(self, state: Mutable) -> str:
            return str(state.moves)

    kind: Any = Kind()
    game: Any = Playing()
    with pytest.raises(AssertionError):
        laws_of(game, kind).refusals_change_nothing(Mutable(), None)


def test_text_that_does_not_come_back_is_caught() -> None:
    class Forgetful:
        def write_state(self, state: Any) -> str:
            return KIND.write_state(state)

        def read_state(self, text: str) -> Any:
            return replace(KIND.read_state(text), fresh=True)

    kind: Any = Forgetful()
    game = CardGame(RULES, 3)
    with pytest.raises(AssertionError):
        laws_of(game, kind).text_forms_round_trip(game.initial())


def test_a_view_that_does_not_come_back_is_caught() -> None:
    class Forgetful(type(KIND)):  # type: ignore[misc]
        def read_view(self, data: Any) -> View:
            view: View = super().read_view(data)
            return view._replace(shown=((),) * len(view.shown))

    laws = laws_of(CardGame(RULES, 3), Forgetful())
    with pytest.raises(AssertionError):
        walk(lambda state, stream: laws.views_round_trip(state))


@pytest.mark.parametrize("data", [{}, {"stage": "nowhere"}, {"sheet": 5, "markers": 5}])
@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_what_is_no_view_is_refused(kind: Any, data: dict[str, Any]) -> None:
    game = kind.game(kind.rules(kind.editions[0]), players=2)
    whole = kind.write_view(game.view(game.initial(), None))
    with pytest.raises(BadText):
        kind.read_view({**whole, **data} if data else data)


def test_an_own_part_that_forgets_something_is_caught() -> None:
    class Forgetful(type(KIND)):  # type: ignore[misc]
        def write_own(self, view: View) -> dict[str, Any]:
            return {"viewer": view.viewer}

    laws = laws_of(CardGame(RULES, 3), Forgetful())
    with pytest.raises(AssertionError):
        walk(lambda state, stream: laws.views_round_trip(state))
