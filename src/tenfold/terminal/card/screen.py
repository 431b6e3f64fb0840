"""The card game for a person at the terminal: what `PeopleAtTable` needs to know of it."""

from __future__ import annotations

from collections.abc import Iterator

from tenfold.core import Seat
from tenfold.games.card.actions import Action, Discard, Hit, Lay
from tenfold.games.card.narration import PART_ENDS
from tenfold.games.card.state import Stage, State
from tenfold.games.card.view import View
from tenfold.locales import Speech
from tenfold.terminal.card.layout import CardLayout, groups_of
from tenfold.terminal.card.typing import CardTypist
from tenfold.terminal.groups import typed_addition
from tenfold.terminal.screen import HandScreen


class CardScreen(HandScreen):
    """Everything works on the player's view; the state of the table never reaches the screen."""

    game = "card"
    commands = ("draw", "take", "lay", "hit", "discard", "knock", "pass")
    questions = ("sort",)
    vocabulary = (*commands, *questions, "low", "high")
    part_ends = PART_ENDS
    never_forced = ("knock", "pass")
    example_rule = "card.hit.fit"
    layout = CardLayout
    typist = CardTypist
    _layout: CardLayout

    @staticmethod
    def where(say: Speech, state: State | None, seat: Seat) -> str:
        return say("where-hand", hand=1 if state is None else len(state.sheet[seat].points) + 1)

    def scores(self, view: View) -> Iterator[str]:
        if view.over is not None:
            yield from self._layout.over(view)
            yield ""
        yield from self._layout.sheet(view.sheet)

    def prompt(self, view: View) -> str:
        if view.stage is Stage.KNOCK:
            return self._say("prompt-knock", card=view.discard[-1])
        return self._say("prompt-draw" if view.stage is Stage.DRAW else "prompt-play")

    def typed(self, action: Action, view: View) -> str:
        shown = self.words.shown
        match action:
            case Hit(_, seat, group):
                typed = typed_addition(self.words, "hit", action, groups_of(view))
                return f"{typed}  ({view.table[seat][group]})"
            case Discard(card, target):
                name = "" if target is None else f" {self._names[target]}"
                return f"{shown('discard')} {card}{name}"
            case Lay(phase, groups):
                return f"{shown('lay')} {phase}: {' '.join(map(str, groups))}"
            case _:
                return shown(str(action))

    def legend(self) -> str:
        return self._say("help-cards")
