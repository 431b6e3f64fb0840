"""Duel for a person at the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenfold.core import Event, Saying, Seat
from tenfold.locales import Speech
from tenfold.surfaces import surface
from tenfold.terminal.paint import Paint
from tenfold.terminal.said import Voice
from tenfold.terminal.screen import NotUnderstood
from tenfold.terminal.words import Words
from tests.fourth_game.actions import LET, Action, Beat, Let, Play
from tests.fourth_game.narration import PART_ENDS
from tests.fourth_game.rules import Rules
from tests.fourth_game.state import Stage, State
from tests.fourth_game.view import View


class DuelScreen:
    commands = ("play", "beat", "let")
    questions: tuple[str, ...] = ()
    vocabulary = commands
    example_rule = "duel.answer"
    lists_first = False

    def __init__(self, rules: Rules, names: Sequence[str], say: Speech, paint: Paint, width: int) -> None:
        self._rules = rules
        self._names = names
        self._say = say
        self._paint = paint
        self.words = Words(say, self.vocabulary)

    @staticmethod
    def where(say: Speech, state: State | None, seat: Seat) -> str:
        """How far a game in progress is, for whoever may go on with it."""
        return say("duel-where", points=0 if state is None else state.points[seat])

    def position(self, view: View) -> Iterator[str]:
        yield self._say("duel-table", up="-" if view.up is None else view.up, out=_listed(view.out))
        yield from self.scores(view)
        if view.hand is not None:
            yield self._say("duel-hand", cards=_listed(view.hand))

    def picture(self, before: View, event: Event[Action], sayings: Sequence[Saying]) -> Iterator[str]:
        """Sentences say it all."""
        return iter(())

    def ends_a_part(self, saying: Saying, view: View) -> bool:
        return saying.id in PART_ENDS

    def scores(self, view: View) -> Iterator[str]:
        for name, size, points in zip(self._names, view.hand_sizes, view.points, strict=True):
            yield self._say("duel-line", name=name, cards=size, points=points)

    def prompt(self, view: View) -> str:
        if view.stage is Stage.ANSWER:
            return self._say("duel-prompt-answer", up=view.up)
        return self._say("duel-prompt-play")

    def allowed(self, legal: Sequence[Action]) -> list[str]:
        return list(dict.fromkeys(str(action).split()[0] for action in legal))

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

    def moves(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        return legal

    def answer(self, question: str, view: View) -> Iterator[str]:
        raise AssertionError("this game answers no questions of its own")

    def help(self, command: str) -> str:
        own = f"duel-help-{command}"
        facts = {"example": self.example_rule} if command == "rules" else {}
        return self._say(own if self._say.knows(own) else f"help-{command}", **facts)

    def legend(self) -> str:
        return self._say("duel-legend")

    def hint(self, view: View, legal: Sequence[Action]) -> Iterator[str]:
        advice = surface("duel", "adviser")(self._rules, view, legal)  # refuses if there is none
        said = Voice(self._say, self._names, view.viewer, self._paint)
        yield self._say("hint", reason=said(advice.saying))


def _listed(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards)) or "-"
