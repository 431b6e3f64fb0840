"""The canonical choices of the seat that must decide, in a stable order; all pass `legality.check`.

Swapping and keeping have thousands of choices, and of many lay-downs one is laid: these are sequences that
know their length and find their n-th member.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from math import comb
from typing import TYPE_CHECKING

from tenfold.games.board.actions import (
    ADD,
    ASK,
    DISCARD,
    DISCARD_JOKER,
    DRAW_FROM_DECK,
    GIVE,
    JOKERS,
    MOVE,
    ORDINARY,
    PICK,
    STAR,
    TAKE_DISCARD,
    Action,
    Discard,
    Held,
    Keep,
    Lay,
    Swap,
)
from tenfold.games.board.groups import joker_ends, only_full
from tenfold.games.board.rules import KEPT, MINIMUM, Rules, StarPlus
from tenfold.games.board.state import (
    Stage,
    State,
    as_wilds,
    decider,
    deck_can_give,
    givable,
    held_cards,
    jokers_on,
    swap_sizes,
)
from tenfold.games.board.track import CHOICES, PLUS, Space, next_free
from tenfold.games.choices import ManyChoices
from tenfold.pieces.cards import Cards
from tenfold.pieces.laydown import FoundLayDown, LayDown, few_lay_downs, found_lay_downs

if TYPE_CHECKING:
    from tenfold.games.board.view import View


def legal(rules: Rules, state: State) -> Sequence[Action]:
    listed = _LEGAL.get(state.stage)
    return () if listed is None else listed(rules, state)


def listed(rules: Rules, state: State, most: int) -> Sequence[Action]:
    """The same to be shown: where lay-downs are too many, those with the fewest jokers."""
    return _plays(rules, state, most) if state.stage is Stage.PLAY else legal(rules, state)


# --- step 1 ----------------------------------------------------------------------------------------


def steps_of(dice: tuple[int, int]) -> tuple[int, int]:
    """How far the piece may move (board.move, board.move.doubles)."""
    low, high = dice
    return (low, low + high) if low == high else dice


def star_spaces(rules: Rules, state: State | View) -> list[Space]:
    """What a star space offers: every kind with a free space (board.action.stars)."""
    occupied = set(state.pieces)
    kinds = [kind for kind in CHOICES if not occupied.issuperset(rules.spaces[kind])]
    if rules.star_plus is StarPlus.NEXT:
        at = next_free(rules.track, state.pieces, state.seat, tuple(PLUS))
        kinds = [kind for kind in kinds if kind not in PLUS or (at is not None and kind is rules.track[at])]
    return kinds


_MOVES = {
    (low, high): [MOVE[steps] for steps in steps_of((low, high))]
    for high in range(1, 7)
    for low in range(1, high + 1)
}


def _moves(rules: Rules, state: State) -> Sequence[Action]:
    assert state.dice is not None
    return _MOVES[state.dice]


def _stars(rules: Rules, state: State) -> list[Action]:
    return [STAR[space] for space in star_spaces(rules, state)]


def _takes(rules: Rules, state: State) -> list[Action]:
    choices: list[Action] = [DRAW_FROM_DECK] if deck_can_give(state.deck, state.discard) else []
    return [*choices, TAKE_DISCARD] if state.discard else choices


def _picks(rules: Rules, state: State) -> list[Action]:
    return [PICK(card, depth) for depth, card in enumerate(reversed(state.discard))]


def _swaps(rules: Rules, state: State) -> Sequence[Action]:
    held = held_cards(state.hands[state.seat], state.jokers[state.seat])
    return SwapChoices(held, swap_sizes(rules, len(held)))


def _asks(rules: Rules, state: State) -> Sequence[Action]:
    """Between two players the directions are the same."""
    return ASK[0] if len(state.hands) == 2 else (*ASK[0], *ASK[1])


def _gives(rules: Rules, state: State) -> list[Action]:
    assert state.giver is not None
    assert state.asked is not None
    return [GIVE[held] for held in givable(state.hands[state.giver], state.jokers[state.giver], state.asked)]


# --- steps 2 and 3 ---------------------------------------------------------------------------------


def _plays(rules: Rules, state: State, most: int | None = None) -> Sequence[Action]:
    hand, jokers = state.hands[state.seat], state.jokers[state.seat]
    discards = _discards(rules, state, hand, jokers)
    if state.table[state.seat]:
        return _adds(state, hand, jokers) + discards
    number = state.markers[state.seat]
    phase = rules.phase(number)
    if len(hand) + len(jokers) <= phase.size:
        return discards  # board.out.keep-one
    cards = as_wilds(hand, jokers)
    if most is not None:
        few = few_lay_downs(phase, cards, MINIMUM, most - len(discards))
        return [*(_lay(number, groups, jokers) for groups in few), *discards]
    found = found_lay_downs(phase, cards, MINIMUM)
    return LayChoices(number, found, jokers, discards) if found else discards


_discard_of = DISCARD.__getitem__


def _discards(rules: Rules, state: State, hand: Cards, jokers: Cards) -> list[Action]:
    discards: list[Action] = list(map(_discard_of, dict.fromkeys(hand)))
    if jokers:
        discards += [DISCARD_JOKER[card] for card in dict.fromkeys(jokers)]
    if state.table[state.seat] and may_discard_two(rules, state):
        copies = Counter(held_cards(hand, jokers))
        discards += [
            Discard((one, other)) for one in copies for other in copies if one is not other or copies[one] > 1
        ]
    return discards


def may_discard_two(rules: Rules, state: State) -> bool:
    """board.discard.two-when-full"""
    return rules.two_discards_when_full and bool(state.table[state.seat]) and only_full(state.table)


def _lay(number: int, groups: LayDown, jokers: Cards) -> Lay:
    """With the jokers of the lowest faces."""
    return Lay(number, groups, jokers[: jokers_on(groups)])


def _adds(state: State, hand: Cards, jokers: Cards) -> list[Action]:
    if len(hand) + len(jokers) == 1:
        return []  # board.out.keep-one
    choices: list[Action] = []
    ordinary = set(hand)
    for seat, groups in enumerate(state.table):
        for at, group in enumerate(groups):
            fitting = group.fitting()
            if not ordinary.isdisjoint(fitting):
                choices += [ADD(ORDINARY[card], seat, at) for card in fitting if card in ordinary]
            if jokers:
                ends = joker_ends(group)
                choices += [
                    ADD(JOKERS[face], seat, at, end) for face in dict.fromkeys(jokers) for end in ends
                ]
    return choices


# --- the end of a round ----------------------------------------------------------------------------


def _keeps(rules: Rules, state: State) -> Sequence[Action]:
    seat = decider(state)
    return KeepChoices(held_cards(state.hands[seat], state.jokers[seat]))


# --- many choices ----------------------------------------------------------------------------------


@cache
def _ways(singles: int, pairs: int, most: int) -> int:
    """How many different selections of up to `most` cards there are of so many kinds held once and twice."""
    return sum(
        comb(pairs, twice) * comb(pairs - twice, once) * comb(singles, count - 2 * twice - once)
        for count in range(most + 1)
        for twice in range(min(pairs, count // 2) + 1)
        for once in range(count - 2 * twice + 1)
    )


class _Kinds:
    """The different cards of a hand, each held once or twice, and the selections that can be made of them."""

    def __init__(self, held: Sequence[Held]) -> None:
        self.copies: dict[Held, int] = {}
        for card in held:
            self.copies[card] = self.copies.get(card, 0) + 1
        self.pairs = len(held) - len(self.copies)  # no card is held more than twice
        self.singles = len(self.copies) - self.pairs

    def ways(self, most: int) -> int:
        return _ways(self.singles, self.pairs, most)

    def selection(self, index: int, most: int) -> tuple[Held, ...]:
        """The selection of this number; number 0 is the empty one."""
        chosen: list[Held] = []
        singles, pairs = self.singles, self.pairs
        for card, copies in self.copies.items():
            if copies == 2:
                pairs -= 1
            else:
                singles -= 1
            for count in range(copies + 1):
                ways = _ways(singles, pairs, most - count) if count <= most else 0
                if index < ways:
                    chosen += (card,) * count
                    most -= count
                    break
                index -= ways
            if not most:
                break
        return tuple(chosen)


class LayChoices(ManyChoices[Action]):
    """Lay-downs of the asked sizes, each dealt out when it is asked for, then the discards."""

    def __init__(self, number: int, found: list[FoundLayDown], jokers: Cards, discards: list[Action]) -> None:
        self._number = number
        self._found = found
        self._jokers = jokers
        self._discards = discards

    def __len__(self) -> int:
        return len(self._found) + len(self._discards)

    def action(self, index: int) -> Action:
        if index < len(self._found):
            return _lay(self._number, self._found[index].groups(), self._jokers)
        return self._discards[index - len(self._found)]

    def key(self) -> object:
        return self._number, tuple(self._found), self._jokers


class KeepChoices(ManyChoices[Action]):
    """Every selection of up to five cards, from none on (board.round.keep-five)."""

    def __init__(self, held: tuple[Held, ...]) -> None:
        self._held = held
        self._kinds = _Kinds(held)

    def __len__(self) -> int:
        return self._kinds.ways(KEPT)

    def action(self, index: int) -> Keep:
        return Keep(self._kinds.selection(index, KEPT))

    def key(self) -> object:
        return self._held


class SwapChoices(ManyChoices[Action]):
    """Every selection of up to four cards with every choice of the top one; those below it in hand order."""

    def __init__(self, held: tuple[Held, ...], sizes: range) -> None:
        self._held = held
        self._sizes = sizes
        kinds = _Kinds(held)
        self._tops = list(kinds.copies) if sizes.stop > 1 else []
        self._below = max(sizes.stop - 2, 0)  # cards below the top one
        single = _ways(kinds.singles - 1, kinds.pairs, self._below) if kinds.singles else 0
        double = _ways(kinds.singles + 1, kinds.pairs - 1, self._below) if kinds.pairs else 0
        self._ways = [single if kinds.copies[top] == 1 else double for top in self._tops]
        self._length = sum(self._ways) + (sizes.start == 0)

    def __len__(self) -> int:
        return self._length

    def action(self, index: int) -> Swap:
        if self._sizes.start == 0:
            if index == 0:
                return Swap(())
            index -= 1
        for top, ways in zip(self._tops, self._ways, strict=True):
            if index < ways:
                rest = list(self._held)
                rest.remove(top)
                return Swap((*_Kinds(rest).selection(index, self._below), top))
            index -= ways
        raise IndexError(index)

    def key(self) -> object:
        return self._held, self._sizes


_LEGAL: dict[Stage, Callable[[Rules, State], Sequence[Action]]] = {
    Stage.MOVE: _moves,
    Stage.STAR: _stars,
    Stage.TAKE: _takes,
    Stage.PICK: _picks,
    Stage.SWAP: _swaps,
    Stage.ASK: _asks,
    Stage.GIVE: _gives,
    Stage.PLAY: _plays,
    Stage.KEEP: _keeps,
}
