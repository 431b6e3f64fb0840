"""Another world that a seat's log allows: for searches that must not know what they cannot see.

Of what has happened in the hand nothing is read but the viewer's log. Every card that others drew unseen is a
slot. The cards of a filling of the draw pile lie in the slots that were drawn from it, and in what is left of
it: once a pile has been renewed, those that came from the old one are known as a whole. A card that left a
hand had come into it before. A placement means its first canonical lay-down, so the hand must not have held
what would have been laid instead.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from tenfold.core import Seat, TenfoldError
from tenfold.envs.action_texts import kind_that_leaves
from tenfold.envs.counts import on_table
from tenfold.kernel import entries
from tenfold.kernel.layout import DEAL, HAND, KINDS, LAY_FIRST, LOT, OVER, PLAY
from tenfold.kernel.states import natural_masks
from tenfold.pieces.cards import CARD_OF, COPIES, SKIP, WILD

_WORLDS = 200  # tried before giving up
_SWAPS = 200  # in each


def resampled(state: Any, player: Seat, number: float) -> Any:
    """A state of another world in which the player has seen the same; `number` chooses which."""
    stage = state.record["stage"][0]
    if stage in (LOT, OVER) or (stage == DEAL and not state.is_dealing):
        return state.clone()  # nothing is hidden
    generator = Random(number)
    if stage == DEAL:
        return _dealt_anew(state, generator)
    hand = _Hand(state, player)
    for _ in range(_WORLDS):
        cards = hand.world(generator)
        if cards is not None:
            found = _begun(state)
            for event in hand.events:
                found.apply_action(cards[event.slot] if isinstance(event, _Drawn) else event)
            assert found.logs[player] == state.logs[player]
            return found
    raise TenfoldError("no other world was found that looks the same")


def _begun(state: Any) -> Any:
    return state.get_game().deserialize_state(state.before_deal)


def _dealt_anew(state: Any, generator: Random) -> Any:
    """Nobody looks at their cards before all are dealt."""
    found = _begun(state)
    while found.move_number() < state.move_number():
        kinds, chances = zip(*found.chance_outcomes(), strict=True)
        found.apply_action(generator.choices(kinds, chances)[0])
    return found


@dataclass(frozen=True, slots=True)
class _Drawn:
    """An unseen card came into a hand."""

    slot: int


@dataclass(frozen=True, slots=True)
class _Left:
    """Cards left a hand, after so many slots; a lay-down has its id, all else 0."""

    seat: Seat
    slots: int
    cards: list[int]
    lay: int


@dataclass(frozen=True, slots=True)
class _Took:
    """Everybody saw a card come in."""

    seat: Seat
    card: int


@dataclass(slots=True)
class _World:
    """What lies in the slots, which of them may change, and what is left of each filling."""

    cards: list[int]
    free: set[int] = field(default_factory=set)
    rest: list[list[int]] = field(default_factory=list)


class _Hand:
    """The hand that is being played, as the log has it."""

    def __init__(self, state: Any, player: Seat) -> None:
        self._state = state
        self._player = player
        self.events: list[Any] = []  # what is applied: kinds, ids and unseen cards
        self._owner: list[Seat] = []  # of each slot
        self._filling: list[int] = []  # from which each slot was drawn
        self._fillings = [Counter(dict(enumerate(COPIES)))]
        self._moves: list[_Left | _Took] = []  # of the others
        _, dealer, top, own, *tokens = state.logs[player].rsplit("\n", 1)[1].split(" ")
        self._read_deal(int(dealer), _cards(own), CARD_OF[top])
        for token in tokens:
            self._read(token)

    def _read_deal(self, dealer: Seat, own: list[int], top: int) -> None:
        players, playing = len(self._state.logs), int(self._state.record["playing"][0])
        for seat in ((dealer + 1 + step) % players for step in range(players)):
            if seat == self._player:
                self._seen(own)
            elif playing >> seat & 1:
                for _ in range(HAND):
                    self._unseen(seat)
        self._seen([top])

    def _seen(self, cards: list[int]) -> None:
        self.events += cards
        self._fillings[-1].subtract(cards)

    def _unseen(self, seat: Seat) -> None:
        self.events.append(_Drawn(len(self._owner)))
        self._owner.append(seat)
        self._filling.append(len(self._fillings) - 1)

    def _read(self, token: str) -> None:
        if token.startswith("new="):
            self._fillings.append(Counter(_cards(token[4:])))
        elif "<" in token:
            seat, card = token.split("<")
            if card == "?":
                self._unseen(int(seat))
            else:
                self._seen([CARD_OF[card]])
        else:
            move, _, cards = token.partition("=")
            mover, action = map(int, move.split(":"))
            self.events.append(action)
            if mover != self._player:
                self._read_move(mover, action, _cards(cards))

    def _read_move(self, seat: Seat, action: int, cards: list[int]) -> None:
        kind = kind_that_leaves(action)
        if kind is not None:
            self._moves.append(_Left(seat, len(self._owner), [kind], 0))
        elif action >= LAY_FIRST:
            self._moves.append(_Left(seat, len(self._owner), cards, action))
        elif cards:
            self._moves.append(_Took(seat, cards[0]))

    # --- worlds ------------------------------------------------------------------------------------

    def world(self, generator: Random) -> list[int] | None:
        """Cards for the slots, or None if chance led nowhere."""
        world = self._filled(generator)
        if world is None:
            return None
        for _ in range(_SWAPS):
            wrong = self._first_wrong(world.cards)
            if wrong is None:
                return world.cards
            if not self._swap(world, wrong, generator):
                return None
        return None

    def _filled(self, generator: Random) -> _World | None:
        """Cards that left a hand come from slots of that hand; all others lie anywhere."""
        cards: list[int | None] = [None] * len(self._owner)
        fillings = [filling.copy() for filling in self._fillings]
        shown: Counter[tuple[Seat, int]] = Counter()
        for move in self._moves:
            if isinstance(move, _Took):
                shown[move.seat, move.card] += 1
                continue
            for card in move.cards:
                if shown[move.seat, card]:
                    shown[move.seat, card] -= 1
                    continue
                slots = [
                    slot
                    for slot in range(move.slots)
                    if self._owner[slot] == move.seat
                    and cards[slot] is None
                    and fillings[self._filling[slot]][card] > 0
                ]
                if not slots:
                    return None
                slot = generator.choice(slots)
                cards[slot] = card
                fillings[self._filling[slot]][card] -= 1
        rest = [list(filling.elements()) for filling in fillings]
        for left in rest:
            generator.shuffle(left)
        free = {slot for slot, card in enumerate(cards) if card is None}
        filled = [
            rest[self._filling[slot]].pop() if card is None else card for slot, card in enumerate(cards)
        ]
        return _World(filled, free, rest)

    def _first_wrong(self, cards: list[int]) -> _Left | None:
        """The first lay-down that would have been another."""
        for at, move in enumerate(self._moves):
            if isinstance(move, _Left) and move.lay:
                held = Counter(cards[slot] for slot in range(move.slots) if self._owner[slot] == move.seat)
                for earlier in self._moves[:at]:
                    if earlier.seat == move.seat:
                        if isinstance(earlier, _Took):
                            held[earlier.card] += 1
                        else:
                            held.subtract(earlier.cards)
                if self._laid(move, held) != Counter(move.cards):
                    return move
        return None

    def _laid(self, move: _Left, held: Counter[int]) -> Counter[int]:
        """What the kernel lays of this hand."""
        before = list(held.elements())
        record = self._state.record.copy()
        z = record[0]
        z["stage"], z["seat"] = PLAY, move.seat
        z["once"][move.seat], z["twice"][move.seat] = natural_masks(before)
        z["wilds"][move.seat], z["skips_held"][move.seat] = held[WILD], held[SKIP]
        z["size"][move.seat] = len(before)
        for name in ("laid", "kind", "value", "length", "fits", "table_once", "table_twice", "table_wilds"):
            z[name] = 0
        entries.act_on(record, 0, move.lay)
        return Counter(np.repeat(np.arange(KINDS), on_table(record)).tolist())

    def _swap(self, world: _World, wrong: _Left, generator: Random) -> bool:
        """Exchange a card of whoever laid with one that lies elsewhere; False if there is none."""
        mine = [slot for slot in world.free if slot < wrong.slots and self._owner[slot] == wrong.seat]
        if not mine:
            return False
        slot = generator.choice(mine)
        filling = self._filling[slot]
        others = [
            other
            for other in world.free
            if self._filling[other] == filling and (other >= wrong.slots or self._owner[other] != wrong.seat)
        ]
        rest = world.rest[filling]
        at = generator.randrange(len(others) + len(rest)) if others or rest else None
        if at is None:
            return False
        if at < len(others):
            other = others[at]
            world.cards[slot], world.cards[other] = world.cards[other], world.cards[slot]
        else:
            at -= len(others)
            world.cards[slot], rest[at] = rest[at], world.cards[slot]
        return True


def _cards(text: str) -> list[int]:
    return [CARD_OF[card] for card in text.split(",") if card]
