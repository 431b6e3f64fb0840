"""What a player means by typed words: `move 5`, `star ask`, `swap R5 B2`, `ask 7 left`, `keep W`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from tenfold.games.board.actions import (
    DRAW_FROM_DECK,
    TAKE_DISCARD,
    Action,
    Ask,
    Direction,
    Discard,
    Give,
    Held,
    Keep,
    Move,
    Pick,
    Star,
    Swap,
)
from tenfold.games.board.choices import steps_of
from tenfold.games.board.notation import read_held
from tenfold.games.board.state import Stage, clockwise_from, givable
from tenfold.games.board.track import CHOICES, PLUS, Space
from tenfold.games.board.view import View
from tenfold.pieces.cards import write_cards
from tenfold.terminal.board.laying import LayingTypist
from tenfold.terminal.typing import NotUnderstood, Unclear

# The words for kinds of spaces; some of them are commands as well.
SPACES = {
    "again": Space.AGAIN,
    "pick": Space.PICK,
    "swap": Space.SWAP,
    "all": Space.ALL_DRAW,
    "joker": Space.JOKER,
    "ask": Space.ASK,
}
_DIRECTIONS = {"left": Direction.CLOCKWISE, "right": Direction.COUNTERCLOCKWISE}


class BoardTypist(LayingTypist):
    single_words: ClassVar[dict[str, Action]] = {"draw": DRAW_FROM_DECK, "take": TAKE_DISCARD}

    def action(self, command: str, rest: Sequence[str], view: View) -> Action:
        if view.stage is Stage.STAR and command in SPACES and not rest:
            return Star(SPACES[command])  # `ask` on a star space means the space
        action: Action = super().action(command, " ".join(rest).replace(",", " ").split(), view)
        return action

    def number_alone(self, number: int, view: View) -> Action | None:
        """A number that is typed alone: a die, or the number asked for where there is one neighbour."""
        if view.stage is Stage.MOVE:
            return Move(number)
        if view.stage is Stage.ASK and len(view.pieces) == 2:
            return Ask(number, Direction.CLOCKWISE)
        return None

    # --- step 1: the piece ---

    def _move(self, rest: Sequence[str], view: View) -> Action:
        if view.stage is not Stage.MOVE:
            return Move(0)  # not now: the rules say why
        assert view.dice is not None
        if len(rest) == 1 and rest[0].isdecimal() and len(rest[0]) < 4:
            return Move(int(rest[0]))
        low, high = steps_of(view.dice)
        raise Unclear(self._say("move-which", low=low, high=high), rule="board.move")

    def _star(self, rest: Sequence[str], view: View) -> Action:
        if view.stage is not Stage.STAR:
            return Star(Space.PLUS_1)  # not now: the rules say why
        space = self._space(rest[0]) if len(rest) == 1 else None
        if space is None:
            kinds = ", ".join(self._say(kind.term) for kind in CHOICES)
            raise Unclear(self._say("star-which", choices=kinds), rule="board.action.stars")
        return Star(space)

    def _space(self, word: str) -> Space | None:
        """A kind of space by its name on the track, by a word, or in the notation."""
        word = word.lower()
        for space in Space:
            if word in (space.value, self._say(space.term).lower()):
                return space
            if space in PLUS and word == str(PLUS[space]):
                return space
        return SPACES.get(self._words.meaning(word) or "")

    # --- step 1: cards ---

    def _pick(self, rest: Sequence[str], view: View) -> Action:
        if view.stage is not Stage.PICK:
            return Pick(None, None)  # not now: the rules say why
        if not rest:
            pile = write_cards(card for card in reversed(view.discard) if card is not None)
            raise Unclear(self._say("pick-which", pile=pile), rule="board.action.pick-discard")
        if len(rest) > 1:
            raise NotUnderstood
        card = read_held(rest[0]).card
        depths = [depth for depth, lies in enumerate(reversed(view.discard)) if lies == card]
        return Pick(card, depths[0] if depths else 0)  # equal cards: the upper one

    def _swap(self, rest: Sequence[str], view: View) -> Action:
        if view.stage is not Stage.SWAP:
            return Swap(())
        return Swap(self._named_or_none("swap-which", rest, view, "board.action.swap"))

    def _keep(self, rest: Sequence[str], view: View) -> Action:
        if view.stage is not Stage.KEEP:
            return Keep(())
        return Keep(self._named_or_none("keep-which-cards", rest, view, "board.round.keep-five"))

    def _named_or_none(self, unclear: str, rest: Sequence[str], view: View, rule: str) -> tuple[Held, ...]:
        """Cards, or the word for none, so that an empty line chooses nothing by mistake."""
        if not rest:
            raise Unclear(self._say(unclear, none=self._words.shown("none")), rule=rule)
        if len(rest) == 1 and self._words.meaning(rest[0]) == "none":
            return ()
        return self._cards(rest, view)

    def _ask(self, rest: Sequence[str], view: View) -> Action:
        if view.stage is not Stage.ASK:
            return Ask(1, Direction.CLOCKWISE)  # not now: the rules say why
        numbers = [int(word) for word in rest if word.isdecimal() and len(word) < 4]
        meanings = [self._words.meaning(word) for word in rest if not word.isdecimal()]
        ways = [_DIRECTIONS[meaning] for meaning in meanings if meaning in _DIRECTIONS]
        if len(rest) > 2 or len(ways) < len(meanings):
            raise NotUnderstood
        order = clockwise_from(len(view.pieces), view.seat)
        if len(numbers) != 1:
            raise Unclear(self._say("ask-what"), rule="board.action.ask")
        if not ways and len(order) > 2:
            words = {"left": self._words.shown("left"), "right": self._words.shown("right")}
            names = {"first": self._names[order[0]], "last": self._names[order[-2]]}
            number = numbers[0]
            raise Unclear(
                self._say("ask-which-way", number=number, **words, **names), rule="board.action.ask"
            )
        return Ask(numbers[0], ways[0] if ways else Direction.CLOCKWISE)

    def _give(self, rest: Sequence[str], view: View) -> Action:
        if view.stage is not Stage.GIVE or view.giver != view.viewer:
            return Give(None)
        assert view.hand is not None
        assert view.viewer is not None
        assert view.asked is not None
        able = givable(view.hand, view.jokers[view.viewer], view.asked)
        if not rest and len(able) == 1:
            return Give(able[0])
        if not rest:
            raise Unclear(
                self._say("which-card", hand=" ".join(map(str, able))), rule="board.action.ask.which"
            )
        if len(rest) > 1:
            raise NotUnderstood
        return Give(self._cards(rest, view)[0])

    # --- step 3 ---

    def _discard(self, rest: Sequence[str], view: View) -> Action:
        if view.stage is not Stage.PLAY:
            return Discard(())  # not now: the rules say why
        if not rest:
            raise Unclear(self._say("which-card", hand=" ".join(map(str, self._mine(view)))))
        return Discard(self._cards(rest, view))

    # --- cards of the hand ---

    def _cards(self, words: Sequence[str], view: View) -> tuple[Held, ...]:
        """Cards by name; W is a joker of the hand, where it is clear which one."""
        jokers = Counter(held for held in self._mine(view) if held.joker)
        jokers -= Counter(read_held(word) for word in words if word.upper().startswith("W("))
        left = list(jokers.elements())
        bare = sum(word.upper() == "W" for word in words)
        if bare and not left:
            raise Unclear(self._say("no-joker"), rule="board.joker.any")
        if bare and len(set(left)) > 1 and bare != len(left):
            raise Unclear(self._say("joker-which", jokers=" ".join(map(str, left))), rule="board.hidden")
        if bare > len(left):
            left += left[:1] * (bare - len(left))  # more than are held: the rules say so
        waiting = iter(left)
        return tuple(next(waiting) if word.upper() == "W" else read_held(word) for word in words)

    readers: ClassVar = {
        "move": _move,
        "star": _star,
        "pick": _pick,
        "swap": _swap,
        "ask": _ask,
        "give": _give,
        "lay": LayingTypist.lay,
        "add": LayingTypist.add,
        "discard": _discard,
        "keep": _keep,
    }
