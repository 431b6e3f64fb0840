"""Made positions of the dice game, and a screen over them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tenfold.core import Decide, Event
from tenfold.core import told as narrated
from tenfold.games.dice import DiceGame, DiceKind, State
from tenfold.games.dice.actions import Action
from tenfold.games.dice.rules import edition_rules
from tenfold.games.dice.state import SheetLine, Stage
from tenfold.locales import Speech
from tenfold.pieces.dice import PRINTED_DICE, Roll
from tenfold.terminal.dice.screen import DiceScreen
from tenfold.terminal.paint import Paint
from tenfold.terminal.said import Voice

KIND = DiceKind()
NAMES = ("Anna", "East", "South", "West", "Nora", "Otto", "Pia", "Quirin")
DONE = (40, 41, 42, 43, 44, 45, 46, 47, 48, 49)


def roll(numbers: str) -> Roll:
    """Four low numbers (or W) and six high ones, each as the printed die shows it first."""
    wanted = [0 if text == "W" else int(text) for text in numbers.split()]
    return tuple(
        next(face for face in die if face.number == number)
        for die, number in zip(PRINTED_DICE, wanted, strict=True)
    )


def at(
    numbers: str,
    *,
    phase: int = 1,
    rolls: int = 1,
    kept: tuple[int, ...] = (),
    players: int = 1,
    others: int = 1,
    variants: tuple[str, ...] = (),
    stage: Stage = Stage.KEEP,
    **changes: Any,
) -> tuple[DiceGame, State]:
    """Anna has these dice before her, in this phase; the others are in theirs."""
    game = KIND.game(edition_rules("de", variants), players=players, dealer=0)
    lines = [column(phase)] + [column(others)] * (players - 1)
    state = replace(
        game.initial(),
        stage=stage,
        faces=roll(numbers),
        rolls=rolls,
        kept=kept,
        began=phase,
        sheet=tuple(lines),
    )
    return game, replace(state, **changes)


def column(phase: int, **changes: Any) -> SheetLine:
    """Of a player who is in this phase."""
    bonus = {"bonus_5": 0} if phase > 5 else {}
    return SheetLine(points=DONE[: phase - 1], **{**bonus, **changes})


def screen(game: DiceGame, language: str = "en", width: int = 59) -> DiceScreen:
    return DiceScreen(game.rules, NAMES[: game.players], Speech(language), Paint(on=False), width)


def told(position: tuple[DiceGame, State], *texts: str, language: str = "en") -> tuple[list[str], State]:
    """What Anna is shown and told while these things happen, and the position afterwards."""
    game, state = position
    sentences: list[str] = []
    table, voice = screen(game, language), Voice(Speech(language), NAMES, 0, Paint(on=False))
    for text in texts:
        action: Action = KIND.read_action(text)
        game.check(state, action)
        after = game.apply(state, action)
        turn = game.turn(state)
        event = Event(turn.seat if isinstance(turn, Decide) else None, action)
        sayings = narrated(game, state, event, after, 0)
        sentences += table.picture(game.view(state, 0), event, sayings)
        sentences += [voice(saying) for saying in sayings]
        state = after
    return [sentence.replace("\x1f", " ") for sentence in sentences], state
