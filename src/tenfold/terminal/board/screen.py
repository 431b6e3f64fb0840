"""The board game for a person at the terminal: what `PersonAtTable` needs to know of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from tenfold.analysis.board.advice import advise
from tenfold.core import Event, Saying, Seat
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
from tenfold.games.board.rules import KEPT, Rules
from tenfold.games.board.state import Stage, State
from tenfold.games.board.view import View
from tenfold.locales import Speech
from tenfold.terminal.board.layout import Layout
from tenfold.terminal.board.names import places
from tenfold.terminal.board.typing import SPACES, Typist
from tenfold.terminal.paint import Paint
from tenfold.terminal.said import said
from tenfold.terminal.words import Words

PLAYED = (
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
ENDS = ("low", "high")
SIDES = ("left", "right")
LISTED = 9  # of each sort in the list of moves, where there can be thousands


class BoardScreen:
    """Everything works on the player's view; the state of the table never reaches the screen."""

    commands = PLAYED
    questions = ("track", "sort")
    vocabulary = (*PLAYED, *questions, *ENDS, *SIDES, "none", "again", "all", "joker", "with")
    example_rule = "board.action.ask"
    lists_first = True  # a number alone is a die

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
        return say("table-phase", number=1 if state is None else state.markers[seat])

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
        """The commands that can be typed now."""
        if isinstance(legal, SwapChoices | KeepChoices):
            return ["swap" if isinstance(legal, SwapChoices) else "keep"]
        kinds: dict[str, object] = {}
        for action in legal:
            if isinstance(action, Draw):
                kinds[str(action)] = None
            else:
                kinds[type(action).__name__.lower()] = None
        return list(kinds)

    def action(self, command: str, rest: Sequence[str], view: View) -> Action:
        return self._typist.action(command, rest, view)

    def number_alone(self, number: int, view: View) -> Action | None:
        return self._typist.number_alone(number, view)

    def typed(self, action: Action, view: View) -> str:
        """An action as the player would type it; what it means stands behind it in parentheses."""
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
            case Add(held, seat, group, end):
                place = next(p for p in places(view) if (p.seat, p.at) == (seat, group))
                where = f"{place.letter} {shown(end.value)}" if end else place.letter
                return f"{shown('add')} {held} {where}  ({place.group})"
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
        if question == "track":
            yield from self._layout.track(view)
            return
        self._by_colour = not self._by_colour
        yield self._say("sorted-by-colour" if self._by_colour else "sorted-by-number")
        yield ""
        yield from self.position(view)

    def help(self, command: str) -> str:
        own = f"board-help-{command}"
        facts: dict[str, str] = {"example": self.example_rule} if command == "rules" else {}
        for names, commands in ((ENDS, ("add",)), (SIDES, ("ask",)), (("none",), ("swap", "keep"))):
            if command in commands:
                facts |= {name: self.words.shown(name) for name in names}
        return self._say(own if self._say.knows(own) else f"help-{command}", **facts)

    def legend(self) -> str:
        return self._say("help-board")

    def hint(self, view: View, legal: Sequence[Action]) -> Iterator[str]:
        """Why, and what to type for it."""
        advice = advise(self._rules, view, legal)
        reason = said(advice.saying, self._say, self._names, view.viewer, self._paint)
        yield f"{self._say('hint', reason=reason)} [{self.typed(advice.action, view).split('  (')[0]}]"


def _cards_of(action: Action) -> int:
    """How many cards a swap or a keep names."""
    return len(action.cards or ()) if isinstance(action, Swap | Keep) else 0
