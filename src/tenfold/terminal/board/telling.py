"""What happened at the board, in sentences, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenfold.core import Event, Seat
from tenfold.games.board.actions import (
    Action,
    Add,
    Ask,
    Deal,
    Direction,
    Discard,
    Draw,
    Give,
    Held,
    Keep,
    Lay,
    Move,
    Pick,
    Roll,
    Source,
    Star,
    Swap,
)
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import Stage, clockwise_from
from tenfold.games.board.track import PLUS, Space
from tenfold.games.board.view import View
from tenfold.games.nature import Drawn, Lot
from tenfold.locales import Speech
from tenfold.locales.facts import said_space
from tenfold.pieces.cards import Card
from tenfold.terminal.board.layout import Layout
from tenfold.terminal.paint import Paint


class Teller:
    """Works on views and redacted events only, so that it cannot tell too much."""

    def __init__(self, rules: Rules, names: Sequence[str], say: Speech, paint: Paint, layout: Layout) -> None:
        self._rules = rules
        self._names = names
        self._say = say
        self._paint = paint
        self._layout = layout

    def told(self, before: View, event: Event[Action], after: View) -> Iterator[str]:
        """The sentences for one event, between the views before and after it."""
        yield from self._happened(before, event, after)
        if before.stage is Stage.PLAY and after.stage in (Stage.KEEP, Stage.DEAL, Stage.OVER):
            yield from self._evaluation(before, after)
        elif before.stage not in (Stage.DEAL, Stage.KEEP) and after.deck_size > before.deck_size:
            yield self._say("pile-renewed")
        if after.stage is Stage.ROLL and before.again and before.stage is not Stage.DEAL:
            yield self._by(before, before.seat, "go-again")
        if before.stage is Stage.KEEP and after.stage is Stage.DEAL:
            yield from self._kept(before, after)

    def _happened(self, before: View, event: Event[Action], after: View) -> Iterator[str]:
        seat = before.seat if event.seat is None else event.seat
        match event.action:
            case Lot():
                pass  # the deal names who starts
            case Deal():
                top = after.discard[-1]
                assert top is not None
                yield self._by(before, after.seat, "open-round", top=self._paint.card(top))
            case Roll(low, high):
                yield self._by(before, seat, "roll-dice", low=low, high=high)
            case Move() | Star():
                space = self._rules.track[after.pieces[seat]]
                what = "move-piece" if isinstance(event.action, Move) else "choose-space"
                yield self._by(before, seat, what, space=said_space(self._say, space))
            case Draw(Source.DISCARD):
                top = before.discard[-1]
                if top is None:  # it lay there only while the viewer was not looking
                    yield self._by(before, seat, "take-unseen")
                else:
                    yield self._by(before, seat, "take", card=self._paint.card(top))
            case Draw():
                pass  # the card that comes off the pile is told
            case Drawn(card):
                yield from self._drawn(before, card)
            case Pick(card):
                what = "pick-unseen" if card is None else "pick-card"
                yield self._by(
                    before, seat, what, **({} if card is None else {"card": self._paint.card(card)})
                )
            case Swap(cards):
                yield self._swap(before, seat, cards, after)
            case Ask(number, direction):
                yield from self._ask(before, number, direction, after)
            case Give(held):
                yield self._give(before, seat, held)
            case Lay(phase, groups):
                laid = " ".join(map(self._paint.group, groups))
                yield self._by(before, seat, "lay", phase=phase, groups=laid)
            case Add(held, owner, at):
                group = self._paint.group(before.table[owner][at])
                yield self._by(before, seat, "add-card", card=self._card(held), group=group)
            case Discard(cards):
                yield self._by(before, seat, "discard", card=self._cards(cards))
            case Keep(cards):
                if cards is not None:
                    yield self._say("you-choose-cards", count=len(cards), cards=self._cards(cards))
                else:
                    yield self._say("they-choose-cards", name=self._names[seat])

    def _drawn(self, before: View, card: Card | None) -> Iterator[str]:
        space = self._rules.track[before.pieces[before.seat]]
        if before.stage is Stage.TURNING:
            assert card is not None
            yield self._by(before, before.seat, "turn-joker", card=self._paint.card(card))
        elif card is not None:
            yield self._by(before, before.owed[0], "draw", card=self._paint.card(card))
        elif PLUS.get(space, 1) > 1:
            count = PLUS[space]
            facts = {"at": count - before.to_take, "count": count}
            yield self._say("they-draw-of", name=self._names[before.seat], **facts)
        elif space is not Space.SWAP:  # how many a swap brings has been told
            yield self._say("they-draw", name=self._names[before.owed[0]])

    def _swap(self, before: View, seat: Seat, cards: Sequence[Held | None], after: View) -> str:
        if not cards:
            return self._by(before, seat, "swap-nothing")
        if seat == before.viewer:
            return self._say("you-swap-cards", cards=self._cards(cards))
        top = cards[-1]
        assert top is not None
        name = self._names[seat]
        drawn = min(len(after.owed), after.deck_size + max(len(after.discard) - 1, 0))
        return self._say("they-swap-cards", name=name, count=len(cards), drawn=drawn, card=self._card(top))

    def _ask(self, before: View, number: int, direction: Direction, after: View) -> Iterator[str]:
        """Who is asked in turn, and what each of them answers (board.action.ask)."""
        way = self._say("board-left" if direction is Direction.CLOCKWISE else "board-right")
        if len(before.pieces) == 2:
            yield self._by(before, before.seat, "ask-number", number=number)
        else:
            yield self._by(before, before.seat, "ask-number-way", number=number, way=way)
        others = clockwise_from(len(before.pieces), before.seat)[:-1]
        for seat in others if direction is Direction.CLOCKWISE else others[::-1]:
            if seat == after.giver:
                yield self._by(before, seat, "must-give", number=number)
                return
            yield self._by(before, seat, "have-none", number=number)

    def _give(self, before: View, seat: Seat, held: Held | None) -> str:
        target = self._names[before.seat]
        if held is None:
            facts = {"name": self._names[seat], "target": target, "number": before.asked}
            return self._say("they-give-unseen", **facts)
        if before.viewer == before.seat:
            return self._say("they-give-you", name=self._names[seat], card=self._card(held))
        return self._by(before, seat, "give-card", card=self._card(held), target=target)

    # --- the end of a round ---

    def _evaluation(self, before: View, after: View) -> Iterator[str]:
        """Step by step, in the order that decides (board.round.advance, board.win)."""
        *others, ender = clockwise_from(len(before.pieces), before.seat)
        yield self._by(before, ender, "end-round")
        for seat in (ender, *others):
            was, marker = before.markers[seat], after.markers[seat]
            if marker == self._rules.wreath and marker != was:
                yield self._by(before, seat, "reach-wreath", phase=was)
                return
            if marker != was:
                yield self._by(before, seat, "advance", phase=was, next=marker, steps=marker - was)
            else:
                yield self._by(before, seat, "stay", phase=was)

    def _kept(self, before: View, after: View) -> Iterator[str]:
        """Now it is seen how many cards everybody kept (board.hidden)."""
        for seat in (*before.chosen, *before.keepers):
            if seat != before.viewer:
                yield self._say("they-kept", name=self._names[seat], count=after.hand_sizes[seat])

    # --- words ---

    def _by(self, view: View, seat: Seat, what: str, **facts: object) -> str:
        """The sentence about me, or about somebody else."""
        if seat == view.viewer:
            return self._say(f"you-{what}", **facts)
        return self._say(f"they-{what}", name=self._names[seat], **facts)

    def _card(self, held: Held) -> str:
        return self._layout.held(held)

    def _cards(self, cards: Sequence[Held | None]) -> str:
        return " ".join("?" if held is None else self._card(held) for held in cards) or "-"
