"""The board game for a person at the terminal: what `PeopleAtTable` needs to know of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from tenfold.analysis.board.advice import advise
from tenfold.core import Seat
from tenfold.games.board.actions import (
    Action,
    Add,
    Ask,
    Direction,
    Discard,
    Draw,
    Keep,
    Lay,
    Pick,
    Star,
    Swap,
)
from tenfold.games.board.choices import KeepChoices, SwapChoices, steps_of
from tenfold.games.board.narration import PART_ENDS
from tenfold.games.board.rules import KEPT
from tenfold.games.board.state import Stage, State
from tenfold.games.board.view import View
from tenfold.locales import Speech
from tenfold.terminal.board.layout import BoardLayout
from tenfold.terminal.board.names import groups_of
from tenfold.terminal.board.typing import SPACES, BoardTypist
from tenfold.terminal.groups import typed_addition
from tenfold.terminal.screen import HandScreen

LISTED = 9  # of each sort in the list of moves, where there can be thousands


class BoardScreen(HandScreen):
    """Everything works on the player's view; the state of the table never reaches the screen."""

    game = "board"
    commands = (
        "move",
        "star",
        "draw",
        "take",
        "pick",
        "swap",
        "ask",
        "give",
        "lay",
        "add",
        "discard",
        "keep",
    )
    questions = ("track", "sort")
    vocabulary = (
        *commands,
        *questions,
        *("low", "high", "left", "right", "none", "again", "all", "joker", "with"),
    )
    part_ends = PART_ENDS
    never_forced = ("give", "keep")
    example_rule = "board.action.ask"
    lists_first = True  # a number alone is a die
    layout = BoardLayout
    typist = BoardTypist
    _layout: BoardLayout
    _typist: BoardTypist

    @staticmethod
    def where(say: Speech, state: State | None, seat: Seat) -> str:
        return say("table-phase", number=1 if state is None else state.markers[seat])

    def scores(self, view: View) -> Iterator[str]:
        return self._layout.sheet(view)

    def prompt(self, view: View) -> str:
        facts: dict[str, object] = {}
        if view.stage is Stage.MOVE and view.dice is not None:
            low, high = steps_of(view.dice)
            facts = {"low": low, "high": high}
        elif view.stage is Stage.TAKE:
            facts = {"count": view.to_take}
        elif view.stage is Stage.GIVE:
            facts = {"name": self._names[view.seat], "number": view.asked}
        elif view.stage is Stage.KEEP:
            facts = {"most": KEPT, "none": self.words.shown("none")}
        elif view.stage is Stage.SWAP:
            facts = {"none": self.words.shown("none")}
        elif view.stage is Stage.ASK and len(view.pieces) > 2:
            return self._say("board-prompt-ask-way")
        elif view.stage is Stage.PLAY:
            return self._say("board-prompt-play-laid" if view.table[view.seat] else "board-prompt-play")
        return self._say(f"board-prompt-{view.stage.value}", **facts)

    def allowed(self, legal: Sequence[Action]) -> list[str]:
        # All of these begin with the same word, and there are thousands.
        return super().allowed([legal[0]] if isinstance(legal, SwapChoices | KeepChoices) else legal)

    def number_alone(self, number: int, view: View) -> Action | None:
        return self._typist.number_alone(number, view)

    def typed(self, action: Action, view: View) -> str:
        shown = self.words.shown
        match action:
            case Draw():
                return shown(str(action))
            case Star(space):
                word = next((shown(word) for word, kind in SPACES.items() if kind is space), space.value)
                return f"{shown('star')} {word}"
            case Pick(card):
                return f"{shown('pick')} {card}"
            case Ask(number, direction):
                side = shown("left" if direction is Direction.CLOCKWISE else "right")
                return f"{shown('ask')} {number}" + (f" {side}" if len(view.pieces) > 2 else "")
            case Add(_, seat, group):
                typed = typed_addition(self.words, "add", action, groups_of(view))
                return f"{typed}  ({view.table[seat][group]})"
            case Lay(phase, groups):
                return f"{shown('lay')} {phase}: {' '.join(map(str, groups))}"
            case _:
                command, _, rest = str(action).partition(" ")
                return f"{shown(command)} {shown('none') if rest == '-' else rest}"

    def moves(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """All that is legal, or the best and the first of too much."""
        if isinstance(legal, SwapChoices | KeepChoices):
            best = advise(self._rules, view, legal).action
            single = (action for action in islice(legal, 500) if _cards_of(action) < 2 and action != best)
            return [best, *islice(single, 2 * LISTED)]
        if view.stage is Stage.PICK:  # of equal cards the upper one
            upper = {self.typed(action, view): action for action in reversed(legal)}
            return [action for action in legal if action in upper.values()]
        lays = [action for action in legal if isinstance(action, Lay)]
        if len(lays) > LISTED:
            best = advise(self._rules, view, legal).action
            lays = [best, *(lay for lay in lays[:LISTED] if lay != best)] if isinstance(best, Lay) else lays
        two = [action for action in legal if isinstance(action, Discard) and len(action.cards) == 2]
        others = [action for action in legal if not isinstance(action, Lay) and action not in two]
        return [*lays, *others, *two[:LISTED]]

    def answer(self, question: str, view: View) -> Iterator[str]:
        """`track`: the board; `sort`: the hand in its other order."""
        return self._layout.track(view) if question == "track" else super().answer(question, view)

    def legend(self) -> str:
        return self._say("help-board")

    def hint(self, view: View, legal: Sequence[Action]) -> Iterator[str]:
        """Why, and what to type for it."""
        action = advise(self._rules, view, legal).action
        for reason in super().hint(view, legal):
            yield f"{reason} [{self.typed(action, view).split('  (')[0]}]"


def _cards_of(action: Action) -> int:
    """How many cards a swap or a keep names."""
    return len(action.cards or ()) if isinstance(action, Swap | Keep) else 0
