"""The card game for a person at the terminal: what `PersonAtTable` needs to know of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenfold.analysis.card.advice import advise
from tenfold.core import Event, Saying, Seat
from tenfold.games.card.actions import Action, Discard, Draw, Hit, Knock, Lay, Pass
from tenfold.games.card.narration import PART_ENDS
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import Stage, State
from tenfold.games.card.view import View
from tenfold.locales import Speech
from tenfold.terminal.card.layout import Layout, places
from tenfold.terminal.card.typing import Typist
from tenfold.terminal.paint import Paint
from tenfold.terminal.said import said
from tenfold.terminal.words import Words

PLAYED = ("draw", "take", "lay", "hit", "discard", "knock", "pass")
ENDS = ("low", "high")


class CardScreen:
    """Everything works on the player's view; the state of the table never reaches the screen."""

    commands = PLAYED
    questions = ("sort",)
    vocabulary = (*PLAYED, *questions, *ENDS)
    example_rule = "card.hit.fit"
    lists_first = False

    def __init__(self, rules: Rules, names: Sequence[str], say: Speech, paint: Paint, width: int) -> None:
        self._rules = rules
        self._names = names
        self._say = say
        self._paint = paint
        self.words = Words(say, self.vocabulary)
        self._layout = Layout(rules, names, say, paint, width)
        self._typist = Typist(rules, names, say, self.words)
        self._by_colour = False

    @staticmethod
    def where(say: Speech, state: State | None, seat: Seat) -> str:
        """How far a game in progress is, for whoever may go on with it."""
        return say("where-hand", hand=1 if state is None else len(state.sheet[seat].points) + 1)

    def position(self, view: View) -> Iterator[str]:
        yield from self._layout.table(view)
        if view.hand is not None:  # a spectator has none
            yield from self._layout.hand(view, self._by_colour)

    def picture(self, before: View, event: Event[Action], sayings: Sequence[Saying]) -> Iterator[str]:
        """Sentences say it all."""
        return iter(())

    def ends_a_part(self, saying: Saying, view: View) -> bool:
        return saying.id in PART_ENDS

    def scores(self, view: View) -> Iterator[str]:
        return self._layout.sheet(view.sheet)

    def prompt(self, view: View) -> str:
        if view.stage is Stage.KNOCK:
            return self._say("prompt-knock", card=view.discard[-1])
        return self._say("prompt-draw" if view.stage is Stage.DRAW else "prompt-play")

    def allowed(self, legal: Sequence[Action]) -> list[str]:
        """The commands that can be typed now."""
        kinds: dict[str, object] = {}
        for action in legal:
            match action:
                case Draw():
                    kinds["draw" if str(action) == "draw" else "take"] = None
                case Lay() | Hit() | Discard() | Knock() | Pass():
                    kinds[type(action).__name__.lower()] = None
        return list(kinds)

    def action(self, command: str, rest: Sequence[str], view: View) -> Action:
        return self._typist.action(command, rest, view)

    def number_alone(self, number: int, view: View) -> None:
        """A number means a move of the list, nothing else."""

    def typed(self, action: Action, view: View) -> str:
        """An action as the player would type it."""
        shown = self.words.shown
        match action:
            case Hit(card, seat, group, end):
                place = next(p for p in places(view) if (p.seat, p.at) == (seat, group))
                where = f"{place.letter} {shown(end.value)}" if end else place.letter
                return f"{shown('hit')} {card} {where}  ({place.group})"
            case Discard(card, target):
                name = "" if target is None else f" {self._names[target]}"
                return f"{shown('discard')} {card}{name}"
            case Lay(phase, groups):
                return f"{shown('lay')} {phase}: {' '.join(map(str, groups))}"
            case _:
                return shown(str(action))

    def moves(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        return legal

    def answer(self, question: str, view: View) -> Iterator[str]:
        """`sort`: the hand in its other order."""
        self._by_colour = not self._by_colour
        yield self._say("sorted-by-colour" if self._by_colour else "sorted-by-number")
        yield ""
        yield from self.position(view)

    def help(self, command: str) -> str:
        facts = {end: self.words.shown(end) for end in ENDS} if command == "hit" else {}
        if command == "rules":
            facts = {"example": self.example_rule}
        return self._say(f"help-{command}", **facts)

    def legend(self) -> str:
        return self._say("help-cards")

    def hint(self, view: View, legal: Sequence[Action]) -> Iterator[str]:
        advice = advise(self._rules, view, legal)
        yield self._say("hint", reason=said(advice.saying, self._say, self._names, view.viewer, self._paint))
