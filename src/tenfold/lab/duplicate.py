"""Duplicate deals: whatever is played, a seat draws the same cards in the same order as far as it can.

In a record chance goes by the place of an event, so one action more or less moves all that follows. Here it
goes by what it is for: the n-th deal, the n-th pile of a hand, the n-th roll of a seat since the deal. Every
seat has an order of its own for all cards of a pile, and draws the first of them that still lies there. All
orders are equally likely, and a new pile has new ones, so the odds are those of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias, TypeVar, cast

from tenfold.core import Chance, Event, Game, Seat
from tenfold.games.nature import DRAWN, Dealing, DrawChance
from tenfold.pieces.cards import ALL_KINDS, COPIES, Card, Cards, without_card
from tenfold.play import GameSeed, HashStream, Table

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

Copy: TypeAlias = tuple[Card, int]

_COPIES: list[Copy] = [(card, copy) for card in ALL_KINDS for copy in range(1, COPIES[card] + 1)]
_NUMBERS = 2**63  # to order cards by: two never get the same


class DuplicateTable(Table[S, A, V]):
    """Not for records: their chance goes by the place of an event."""

    def __init__(
        self,
        game: Game[S, A, V],
        seed: GameSeed,
        on_event: Callable[[Event[A]], None] | None = None,
        after_event: Callable[[S, Event[A], S], None] | None = None,
    ) -> None:
        super().__init__(game, seed, on_event, after_event)
        self.deals = 0  # so far
        self._begin_hand()

    def _begin_hand(self) -> None:
        self._piles = 0
        self._left: Cards = ()  # of the pile, as the game has it
        self._lying: set[Copy] = set()  # the same, copy by copy
        self._orders: dict[Seat, list[Copy]] = {}  # of all cards of the pile, the first to be drawn last
        self._sampled: Counter[Seat] = Counter()

    def _sample(self, chance: Chance[A]) -> A:
        seat = getattr(self.state, "seat", 0)  # who draws or rolls
        if isinstance(chance, DrawChance):
            return cast(A, DRAWN[self._top(chance.deck, seat)])
        is_deal = isinstance(chance, Dealing)
        if is_deal:
            self.deals += 1
            self._begin_hand()
        self._sampled[seat] += 1
        purpose = ("deal",) if is_deal else (type(chance).__name__, seat, self._sampled[seat])
        return chance.sample(self._stream(*purpose))

    def _top(self, pile: Cards, seat: Seat) -> Card:
        if self._left != pile:  # a renewed one, or the first of a hand
            counts = Counter(pile)
            self._lying = {copy for copy in _COPIES if copy[1] <= counts[copy[0]]}
            self._orders = {}
            self._piles += 1
        if seat not in self._orders:
            self._orders[seat] = self._order(seat)
        top = self._orders[seat].pop()
        while top not in self._lying:
            top = self._orders[seat].pop()
        self._lying.remove(top)
        self._left = without_card(pile, top[0])
        return top[0]

    def _order(self, seat: Seat) -> list[Copy]:
        stream = self._stream("pile", self._piles, seat)
        return [copy for _, copy in sorted([(stream.below(_NUMBERS), copy) for copy in _COPIES])]

    def _stream(self, *purpose: object) -> HashStream:
        return self.seed.stream_for("/".join(map(str, (self.deals, *purpose))))
