"""What a player means in step 2: `lay`, `lay 8s(R8 W) ...`, `add R7 b`, `add W a high`."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.games.board.actions import Action, Add, Held, Lay
from tenfold.games.board.groups import joker_ends, takes
from tenfold.games.board.notation import read_held, read_table
from tenfold.games.board.rules import MINIMUM, Rules
from tenfold.games.board.state import Stage, as_wilds, held_cards, jokers_on
from tenfold.games.board.view import View
from tenfold.locales import Speech
from tenfold.pieces.cards import NATURALS, WILD, hand, read_cards
from tenfold.pieces.distance import shortfall
from tenfold.pieces.groups import End, Run
from tenfold.pieces.laydown import best_lay_down
from tenfold.terminal.board.names import Place, places
from tenfold.terminal.screen import NotUnderstood, Unclear
from tenfold.terminal.words import Words

_ANY = Held(NATURALS[0])


class LayingTypist:
    def __init__(self, rules: Rules, say: Speech, words: Words) -> None:
        self._rules = rules
        self._say = say
        self._words = words

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
            groups = read_table(" ".join(typed))
            which = hand(read_cards(" ".join(faces))) if faces else jokers[: jokers_on(groups)]
            return Lay(named, groups, which)
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
        lying = places(view)
        if view.stage is not Stage.PLAY or view.viewer is None or not view.table[view.viewer]:
            return Add(_ANY, 0, 0)  # not now: the rules say why
        if not rest:
            raise self._which(view, lying)
        held, end, where = self._held(rest[0], view), self._end(rest[-1]), rest[1:]
        if end is not None:
            where = where[:-1]
        if len(where) > 1:
            raise NotUnderstood
        if where:
            place = self._place(where[0], lying)
            return Add(held, place.seat, place.at, self._meant_end(held, place, end))
        fits = [fit for fit in self._fits(held, lying) if end is None or fit.end in (end, None)]
        if len(fits) == 1 or held not in self._mine(view):
            return fits[0] if fits else Add(held, lying[0].seat, lying[0].at)
        if not fits:
            raise Unclear(self._say("hit-nowhere", card=held), rule="board.add")
        choices = ", ".join(self._typed(fit, lying) for fit in fits)
        raise Unclear(self._say("hit-which", card=held, choices=choices), rule="board.add")

    def _which(self, view: View, lying: list[Place]) -> Unclear:
        fitting = [held for held in dict.fromkeys(self._mine(view)) if self._fits(held, lying)]
        if not fitting:
            return Unclear(self._say("hit-nothing"), rule="board.add")
        return Unclear(self._say("which-card", hand=" ".join(map(str, fitting))))

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

    def _fits(self, held: Held, lying: list[Place]) -> list[Add]:
        card = WILD if held.joker else held.card
        return [
            Add(held, place.seat, place.at, end)
            for place in lying
            for end in (joker_ends(place.group) if held.joker else (None,))
            if takes(place.group, card, end)
        ]

    def _meant_end(self, held: Held, place: Place, end: End | None) -> End | None:
        """An end is for a joker on a run; where only one is open, it need not be said."""
        if not held.joker or not isinstance(place.group, Run):
            return None
        ends = joker_ends(place.group)
        return ends[0] if end is None and len(ends) == 1 else end

    def _place(self, text: str, lying: list[Place]) -> Place:
        for place in lying:
            if text.lower() in (place.letter, f"{place.seat}.{place.at}"):
                return place
        groups = ", ".join(f"{place.letter} {place.group}" for place in lying)
        raise Unclear(self._say("hit-no-group", group=text, groups=groups), rule="board.add")

    def _end(self, word: str) -> End | None:
        meaning = self._words.meaning(word)
        return End(meaning) if meaning in ("low", "high") else None

    def _typed(self, add: Add, lying: list[Place]) -> str:
        letter = next(place.letter for place in lying if (place.seat, place.at) == (add.seat, add.group))
        end = f" {self._words.shown(add.end.value)}" if add.end else ""
        return f"{self._words.shown('add')} {add.card} {letter}{end}"
