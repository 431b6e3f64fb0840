"""What a player means in step 2: `lay`, `lay 8s(R8 W) ...`, `add R7 b`, `add W a high`."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.games.board.actions import Action, Add, Held, Lay
from tenfold.games.board.groups import joker_ends, takes
from tenfold.games.board.notation import read_held, read_table
from tenfold.games.board.rules import MINIMUM
from tenfold.games.board.state import Stage, as_wilds, held_cards, jokers_on
from tenfold.games.board.view import View
from tenfold.games.shape import read_lay_down
from tenfold.pieces.cards import NATURALS, WILD, hand, read_cards
from tenfold.pieces.distance import shortfall
from tenfold.pieces.groups import End, Group, Run
from tenfold.pieces.laydown import best_lay_down
from tenfold.terminal.board.names import groups_of
from tenfold.terminal.typing import GroupTypist, NotUnderstood, Unclear

_ANY = Held(NATURALS[0])


class LayingTypist(GroupTypist):
    addition = Add
    command = "add"
    fit_rule = where_rule = "board.add"

    # --- laying down ---

    def lay(self, rest: Sequence[str], view: View) -> Action:
        assert view.hand is not None
        assert view.viewer is not None
        number, jokers = view.markers[view.viewer], view.jokers[view.viewer]
        if view.stage is not Stage.PLAY or view.table[view.viewer]:
            return Lay(number, ())  # not now, or not again: the rules say why
        head, _, after = " ".join(rest).rpartition(":")
        if head.strip() and not (head.strip().isdecimal() and len(head) < 4):
            raise NotUnderstood
        named = int(head) if head.strip() else number
        if after.strip() and not after.strip().isdecimal():
            typed, faces = self._parted(after.split())
            groups, flaw = read_lay_down(read_table, " ".join(typed))
            which = hand(read_cards(" ".join(faces))) if faces else jokers[: jokers_on(groups)]
            return Lay(named, groups, which, flaw)
        named = int(after) if after.strip() and len(after) < 4 else named
        if named != number:
            return Lay(named, ())  # not this phase: the rules say why
        cards = as_wilds(view.hand, jokers)
        found = best_lay_down(self._rules.phase(number), cards, MINIMUM)
        if found is None:
            distance = shortfall(self._rules.phase(number), cards, MINIMUM).distance
            message = self._say("lay-missing", number=number, distance=distance)
            raise Unclear(message, rule="board.laydown")
        return Lay(number, found, jokers[: jokers_on(found)])

    def _parted(self, words: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
        """The groups, and the faces of their jokers behind the word `with`."""
        at = next((at for at, word in enumerate(words) if self._words.meaning(word) == "with"), len(words))
        return words[:at], words[at + 1 :]

    # --- adding ---

    def add(self, rest: Sequence[str], view: View) -> Action:
        if view.stage is not Stage.PLAY or view.viewer is None or not view.table[view.viewer]:
            return Add(_ANY, 0, 0)  # not now: the rules say why
        add: Add = self._add(rest, view, groups_of(view))
        return add

    def _mine(self, view: View) -> tuple[Held, ...]:
        assert view.hand is not None
        assert view.viewer is not None
        return held_cards(view.hand, view.jokers[view.viewer])

    def _held(self, word: str, view: View) -> Held:
        """A card of the hand; W is any joker: with its back up they are all the same."""
        if word.upper() != "W":
            return read_held(word)
        jokers = [held for held in self._mine(view) if held.joker]
        if not jokers:
            raise Unclear(self._say("no-joker"), rule="board.joker.any")
        return jokers[0]

    def _open_ends(self, card: Held, group: Group) -> list[End | None]:
        ends = joker_ends(group) if card.joker else (None,)
        return [end for end in ends if takes(group, WILD if card.joker else card.card, end)]

    def _meant_end(self, card: Held, group: Group, end: End | None) -> End | None:
        """An end is for a joker on a run; where only one is open, it need not be said."""
        if not card.joker or not isinstance(group, Run):
            return None
        ends = joker_ends(group)
        return ends[0] if end is None and len(ends) == 1 else end
