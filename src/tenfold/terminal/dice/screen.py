"""The dice game for a person at the terminal: what `PeopleAtTable` needs to know of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenfold.analysis.dice.advice import Weighed, weigh
from tenfold.core import Event, Saying, Seat
from tenfold.core.sayings import Fact
from tenfold.games.dice.actions import STOP, Action, Keep, Rolled
from tenfold.games.dice.narration import PART_ENDS
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import Stage, State, phase_number
from tenfold.games.dice.view import View
from tenfold.locales import Speech
from tenfold.pieces.dice import told_faces
from tenfold.terminal.best import best_lines, high_scores
from tenfold.terminal.dice.block import Block
from tenfold.terminal.dice.faces import LETTERS, phase_of, shown_order
from tenfold.terminal.dice.hints import Hints
from tenfold.terminal.dice.layout import DiceLayout
from tenfold.terminal.dice.typing import COLOURS, DiceTypist
from tenfold.terminal.paint import Paint
from tenfold.terminal.screen import Screen
from tenfold.terminal.wrap import GLUE, wrapped

LISTED = 9  # choices in the list of moves, beside stopping; a roll can have a thousand


class DiceScreen(Screen):
    """Everything works on the player's view; in this game it holds all that lies on the table."""

    game = "dice"
    commands = ("keep", "stop", "score", "decline")
    questions = ("best",)
    vocabulary = (*commands, *questions, *COLOURS)
    part_ends = PART_ENDS
    example_rule = "dice.score"
    lists_first = True  # an 8 alone may be meant for the dice that show it
    layout = DiceLayout
    typist = DiceTypist
    _layout: DiceLayout

    def __init__(self, rules: Rules, names: Sequence[str], say: Speech, paint: Paint, width: int) -> None:
        super().__init__(rules, names, say, paint, width)
        self._block = Block(rules, names, say, paint, width)
        self._hints = Hints(rules, names, say, paint, width)
        self._kept: tuple[int, ...] = ()  # what was set aside last
        self._weighed: tuple[View, Weighed] | None = None

    @staticmethod
    def where(say: Speech, state: State | None, seat: Seat) -> str:
        if state is not None and state.sheet[seat].bonus_10 is not None:
            return say("dice-all-done")
        return say("dice-phase", number=1 if state is None else phase_number(state.sheet[seat]))

    def position(self, view: View) -> Iterator[str]:
        return self._layout.turn(view)

    def picture(self, before: View, event: Event[Action], sayings: Sequence[Saying]) -> Iterator[str]:
        """The dice of the player's last roll: nothing is asked any more, so they are shown here."""
        match event.action:
            case Keep(dice):
                self._kept = dice  # in a room the view is older than this
            case Rolled(faces) if sayings and before.seat == before.viewer:
                return self._layout.dice(before._replace(faces=faces, kept=self._kept))
        return iter(())

    def ends_a_part(self, saying: Saying, view: View) -> bool:
        """The block is due where the player's own column changes, and at the end."""
        is_mine = saying.facts.get("name") == Fact("seat", view.viewer)
        return super().ends_a_part(saying, view) and (is_mine or view.outcome is not None)

    def scores(self, view: View) -> Iterator[str]:
        return self._block.lines(view)

    def prompt(self, view: View) -> str:
        return self._say("dice-prompt-keep" if view.stage is Stage.KEEP else "dice-prompt-score")

    def typed(self, action: Action, view: View) -> str:
        """An action as the player would type it; of a keep it is told what lies there."""
        if not isinstance(action, Keep):
            return self.words.shown(str(action))
        phase = phase_of(self._rules, view)
        order = shown_order(phase, view.faces, view.kept)
        letters = "".join(sorted(LETTERS[order.index(place)] for place in action.dice))
        faces = GLUE.join(told_faces(phase, [view.faces[place] for place in action.dice])) or "-"
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
        """`best`: the high scores of solo games by these rules."""
        for line in best_lines(self._say, high_scores("dice", self._rules.table())):
            yield from wrapped(line, self._width)

    def legend(self) -> str:
        return self._say("help-dice")

    def hint(self, view: View, legal: Sequence[Action]) -> Iterator[str]:
        return self._hints.lines(view, self._weigh(view), lambda action: self.typed(action, view))
