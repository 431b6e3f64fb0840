"""Duel for a person at the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenfold.core import Seat
from tenfold.locales import Speech
from tenfold.terminal.screen import Screen
from tenfold.terminal.typing import NotUnderstood
from tests.fourth_game.actions import LET, Action, Beat, Let, Play
from tests.fourth_game.narration import PART_ENDS
from tests.fourth_game.state import Stage, State
from tests.fourth_game.view import View


class DuelScreen(Screen):
    game = "duel"
    commands = ("play", "beat", "let")
    vocabulary = commands
    part_ends = PART_ENDS
    example_rule = "duel.answer"

    @staticmethod
    def where(say: Speech, state: State | None, seat: Seat) -> str:
        return say("duel-where", points=0 if state is None else state.points[seat])

    def position(self, view: View) -> Iterator[str]:
        yield self._say("duel-table", up="-" if view.up is None else view.up, out=_listed(view.out))
        yield from self.scores(view)
        if view.hand is not None:
            yield self._say("duel-hand", cards=_listed(view.hand))

    def scores(self, view: View) -> Iterator[str]:
        for name, size, points in zip(self._names, view.hand_sizes, view.points, strict=True):
            yield self._say("duel-line", name=name, cards=size, points=points)

    def prompt(self, view: View) -> str:
        if view.stage is Stage.ANSWER:
            return self._say("duel-prompt-answer", up=view.up)
        return self._say("duel-prompt-play")

    def action(self, command: str, rest: Sequence[str], view: View) -> Action:
        match command, rest:
            case "let", []:
                return LET
            case "play", [card] if card.isdecimal() and len(card) < 3:
                return Play(int(card))
            case "beat", [card] if card.isdecimal() and len(card) < 3:
                return Beat(int(card))
        raise NotUnderstood

    def number_alone(self, number: int, view: View) -> Action:
        """A number means a card, never a move of the list."""
        return Beat(number) if view.stage is Stage.ANSWER else Play(number)

    def typed(self, action: Action, view: View) -> str:
        match action:
            case Play(card):
                return f"{self.words.shown('play')} {card}"
            case Beat(card):
                return f"{self.words.shown('beat')} {card}"
            case Let():
                return self.words.shown("let")
        raise AssertionError(f"{action} is not a player's")

    def legend(self) -> str:
        return self._say("duel-legend")


def _listed(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards)) or "-"
