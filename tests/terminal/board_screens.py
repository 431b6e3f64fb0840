"""A board screen over made positions."""

from __future__ import annotations

from tenfold import core
from tenfold.core import Decide, Event, Seat
from tenfold.games.board import BoardGame, State
from tenfold.locales import Speech
from tenfold.terminal.board.screen import BoardScreen
from tenfold.terminal.paint import Paint
from tenfold.terminal.said import Voice
from tests.games.board.build import KIND, do

NAMES = ("Anna", "East", "South", "West", "Nora", "Otto")


def screen(game: BoardGame, language: str = "en", width: int = 59) -> BoardScreen:
    return BoardScreen(game.rules, NAMES[: game.players], Speech(language), Paint(on=False), width)


def voice(seat: Seat | None = 0, language: str = "en") -> Voice:
    return Voice(Speech(language), NAMES, seat, Paint(on=False))


def meant(
    position: tuple[BoardGame, State], text: str, seat: Seat | None = None, language: str = "en"
) -> str:
    """The action in its text form, once the rules allow it too."""
    game, state = position
    shown, view = screen(game, language), game.view(state, decider(game, state) if seat is None else seat)
    command, *rest = text.split()
    if command.isdecimal():
        action = shown.number_alone(int(command), view)
        assert action is not None
    else:
        meaning = shown.words.meaning(command)
        assert meaning is not None
        action = shown.action(meaning, rest, view)
    game.check(state, action)
    return KIND.write_action(action)


def decider(game: BoardGame, state: State) -> Seat:
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    return turn.seat


def told(
    position: tuple[BoardGame, State], *texts: str, seat: Seat = 0, language: str = "en"
) -> tuple[list[str], State]:
    """What a seat is told while these things happen, and the position afterwards."""
    game, state = position
    sentences: list[str] = []
    for text in texts:
        after = do(game, state, text)
        turn = game.turn(state)
        event = Event(turn.seat if isinstance(turn, Decide) else None, KIND.read_action(text))
        said = [voice(seat, language)(saying) for saying in core.told(game, state, event, after, seat)]
        sentences += [sentence for sentence in said if sentence]
        state = after
    return sentences, state
