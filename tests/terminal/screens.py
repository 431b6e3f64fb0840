"""A card screen over made positions."""

from __future__ import annotations

from tenfold import core
from tenfold.core import Decide, Event, Seat
from tenfold.games.card import CardGame, State
from tenfold.locales import Speech
from tenfold.terminal.card.screen import CardScreen
from tenfold.terminal.paint import Paint
from tenfold.terminal.said import Voice
from tests.games.card.build import KIND, do

NAMES = ("Anna", "East", "South", "West", "Nora", "Otto")


def screen(game: CardGame, language: str = "en", width: int = 79) -> CardScreen:
    say = Speech(language)
    return CardScreen(game.rules, NAMES[: game.players], say, Paint(on=False), width)


def voice(seat: Seat | None = 0, language: str = "en") -> Voice:
    return Voice(Speech(language), NAMES, seat, Paint(on=False))


def told(
    game: CardGame, state: State, *texts: str, seat: Seat = 0, language: str = "en"
) -> tuple[list[str], State]:
    """What a seat is told while these things happen, and the position afterwards."""
    sentences: list[str] = []
    for text in texts:
        after = do(game, state, text)
        if text == "drawn any":
            text = f"drawn {state.deck[0]}"
        turn = game.turn(state)
        event = Event(turn.seat if isinstance(turn, Decide) else None, KIND.read_action(text))
        said = [voice(seat, language)(saying) for saying in core.told(game, state, event, after, seat)]
        sentences += [sentence for sentence in said if sentence]
        state = after
    return sentences, state
