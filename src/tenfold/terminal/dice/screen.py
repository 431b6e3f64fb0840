"""The dice game for a person at the terminal: what `PersonAtTable` needs to know of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenfold.analysis.dice.advice import Weighed, weigh
from tenfold.core import Event, Refusal, Seat
from tenfold.games.dice import DiceGame
from tenfold.games.dice.actions import STOP, Action, Keep
from tenfold.games.dice.house import write_rules
from tenfold.games.dice.notation import write_action
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import Stage, State, phase_number
from tenfold.games.dice.view import View, as_state
from tenfold.locales import Speech
from tenfold.locales.refusing import said_refusal
from tenfold.terminal.best import best_lines, high_scores
from tenfold.terminal.dice.block import Block
from tenfold.terminal.dice.faces import LETTERS, named, phase_of, shown_order
from tenfold.terminal.dice.hints import Hints
from tenfold.terminal.dice.layout import Layout
from tenfold.terminal.dice.telling import Teller
from tenfold.terminal.dice.typing import COLOURS, Typist
from tenfold.terminal.paint import Paint
from tenfold.terminal.words import Words
from tenfold.terminal.wrap import wrapped

LISTED = 9  # choices in the list of moves, beside stopping; a roll can have a thousand


class DiceScreen:
    """Everything works on the player's view; in this game it holds all that lies on the table."""

    commands = ("keep", "stop", "score", "decline")
    questions = ("best",)
    vocabulary = (*commands, *questions, *COLOURS)
    example_rule = "dice.score"
    lists_first = True  # an 8 alone may be meant for the dice that show it

    def __init__(self, rules: Rules, names: Sequence[str], say: Speech, paint: Paint, width: int) -> None:
        self._rules = rules
        self._names = names
        self._say = say
        self._width = width
        self.words = Words(say, self.vocabulary)
        self._layout = Layout(rules, names, say, paint, width)
        self._block = Block(rules, names, say, paint, width, self._layout.needs)
        self._teller = Teller(rules, names, say, paint, self._layout)
        self._typist = Typist(rules, say, self.words)
        self._hints = Hints(rules, say, width)
        self._weighed: tuple[View, Weighed] | None = None

    @staticmethod
    def where(say: Speech, state: State | None, seat: Seat) -> str:
        """How far a game in progress is, for whoever may go on with it."""
        if state is not None and state.sheet[seat].bonus_10 is not None:
            return say("dice-all-done")
        return say("dice-phase", number=1 if state is None else phase_number(state.sheet[seat]))

    def position(self, view: View) -> Iterator[str]:
        return self._layout.turn(view)

    def told(self, before: View, event: Event[Action], after: View) -> Iterator[str]:
        return self._teller.told(before, event, after)

    def followed(self, before: View, events: Sequence[Event[Action]], after: View) -> Sequence[View]:
        """Nothing is hidden, so every view is the whole table."""
        game = DiceGame(self._rules, len(before.sheet))
        state, views = as_state(before), []
        for event in events[:-1]:
            state = game.apply(state, event.action)
            views.append(game.view(state, before.viewer))
        return [*views, after]

    def ended_a_part(self, before: View, after: View) -> bool:
        """Whether the player has completed a phase, or the game is over: the block is due."""
        me = after.viewer
        written = me is not None and len(after.sheet[me].points) > len(before.sheet[me].points)
        return written or after.stage is Stage.OVER

    def scores(self, view: View) -> Iterator[str]:
        return self._block.lines(view)

    def prompt(self, view: View) -> str:
        return self._say("dice-prompt-keep" if view.stage is Stage.KEEP else "dice-prompt-score")

    def allowed(self, legal: Sequence[Action]) -> list[str]:
        return ["keep", "stop"] if legal[-1] == STOP else ["score", "decline"]

    def action(self, command: str, rest: Sequence[str], view: View) -> Action:
        return self._typist.action(command, rest, view)

    def number_alone(self, number: int, view: View) -> None:
        """A number means a move of the list, nothing else."""

    def typed(self, action: Action, view: View) -> str:
        """An action as the player would type it; of a keep it is told what lies there."""
        if not isinstance(action, Keep):
            return self.words.shown(write_action(action))
        phase = phase_of(self._rules, view)
        order = shown_order(phase, view.faces, view.kept)
        letters = "".join(sorted(LETTERS[order.index(place)] for place in action.dice))
        faces = named(phase, [view.faces[place] for place in action.dice]) or "-"
        return f"{self.words.shown('keep')} {letters}".rstrip() + f"  ({faces})"

    def moves(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """The best choices, as a hint has them; stopping can always be chosen."""
        best = [choice.action for choice in self._weigh(view).choices[:LISTED]]
        return best if view.stage is not Stage.KEEP or STOP in best else [*best, STOP]

    def _weigh(self, view: View) -> Weighed:
        """Once for every position: a number of the list of moves must mean what was listed."""
        if self._weighed is None or self._weighed[0] != view:
            self._weighed = view, weigh(self._rules, view)
        return self._weighed[1]

    def answer(self, question: str, view: View) -> Iterator[str]:
        """`best`: the high scores of games alone by these rules."""
        for line in best_lines(self._say, high_scores("dice", write_rules(self._rules))):
            yield from wrapped(line, self._width)

    def help(self, command: str) -> str:
        own = f"dice-help-{command}"
        facts = {"example": self.example_rule} if command == "rules" else {}
        return self._say(own if self._say.knows(own) else f"help-{command}", **facts)

    def legend(self) -> str:
        return self._say("help-dice")

    def hint(self, view: View, legal: Sequence[Action]) -> Iterator[str]:
        return self._hints.lines(view, self._weigh(view), lambda action: self.typed(action, view))

    def refusal(self, refusal: Refusal) -> str:
        return said_refusal(self._say, refusal, self._names)
