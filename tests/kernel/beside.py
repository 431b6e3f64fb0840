"""Both engines side by side: every event in both, and after every event everything compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from tenfold.core import Chance, Decide, Over
from tenfold.games.card.actions import Action, Deal
from tenfold.games.card.game import CardGame
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import Stage, State, clockwise_from
from tenfold.games.nature import Drawn, Lot
from tenfold.kernel import entries
from tenfold.kernel.layout import GAME, MOST_ACTIONS
from tenfold.kernel.numbering import by_id
from tenfold.kernel.observation import OBSERVATION
from tenfold.kernel.options import before_the_lot
from tenfold.kernel.states import from_state
from tenfold.pieces.cards import ALL_KINDS, NATURALS, SKIP, WILD, Cards
from tests.kernel.corners import corners
from tests.kernel.seen import observed_by_all

# What a position does not say: streams, the order of a face-down pile, and what only proofs look at.
_OWN = {"seed", "chance", "choice", "deck", "decisions", "drawn", "cost", "pile", "pile_size", "under"}
_COMPARED = [name for name in GAME.names or () if name not in _OWN]

Choose = Callable[[State, dict[int, Action]], int]  # the id of a choice
Nature = Callable[[State, Chance[Any]], Action | None]  # loaded chance, or None: the kernel's own
_WHOLE = 64  # decisions between two comparisons of the whole record
Contrive = Callable[[State], State]
NOTHING = np.zeros(0, np.int8)


class Difference(AssertionError):
    """The engines differ."""


class Beside:
    """One game in both engines."""

    def __init__(self, rules: Rules, players: int, *, seed: int, number: int) -> None:
        self.game = CardGame(rules, players)
        self.rules = rules
        self.games = before_the_lot(rules, players, 1)
        entries.seed_games(self.games, np.uint64(seed), np.uint64(number))
        self.state = self.game.initial()
        self.decisions = 0
        self.corners: Counter[str] = Counter()
        self._rows = np.zeros((players, OBSERVATION), np.int16)
        self._mask = np.zeros(MOST_ACTIONS, np.bool_)
        self._last: object = None

    def play(
        self, choose: Choose, nature: Nature, most_decisions: int, contrive: Contrive | None = None
    ) -> None:
        """To the end, or so many decisions; `contrive` changes the position after every deal."""
        while self.decisions < most_decisions:
            turn = self.game.turn(self.state)
            self._compare()
            if isinstance(turn, Over):
                return
            if isinstance(turn, Decide):
                self._decide(turn, choose)
            else:
                self._happen(turn, nature)
                if contrive is not None and isinstance(self._last, Deal):
                    self._go_on_from(contrive(self.state))

    def _decide(self, turn: Decide, choose: Choose) -> None:
        choices = by_id(self.game.legal(self.state), turn.seat, self.game.players)
        if sorted(choices) != np.flatnonzero(self._mask).tolist():
            self._fail("legal", [str(action) for action in choices.values()], np.flatnonzero(self._mask))
        chosen = choose(self.state, choices)
        self._last = choices[chosen]
        self.game.check(self.state, choices[chosen])
        entries.act_on(self.games, 0, chosen)
        self._apply(choices[chosen])
        self.decisions += 1

    def _happen(self, turn: Chance[Any], nature: Nature) -> None:
        action = nature(self.state, turn)
        if not entries.nature_on(self.games, 0, NOTHING if action is None else self._given(action)):
            self._fail("chance", action, "not possible")
        if action is None:
            action = self._what_happened()
        self._last = action
        self.game.check(self.state, action)
        self._apply(action)

    def _apply(self, action: Action) -> None:
        before, self.state = self.state, self.game.apply(self.state, action)
        self.corners.update(corners(before, action, self.state))

    def _go_on_from(self, state: State) -> None:
        before = self.games
        self.games = from_state(self.rules, state)
        for name in ("seed", "chance", "choice"):
            self.games[name] = before[name]
        self.state = state

    def _given(self, action: Action) -> np.ndarray[Any, np.dtype[np.int8]]:
        """What the kernel is told of nature's action."""
        if isinstance(action, Lot):
            return np.array([action.seat], np.int8)
        if isinstance(action, Drawn):
            return np.array([action.card], np.int8)
        assert isinstance(action, Deal)
        after = self.game.apply(self.state, action)
        assert after.dealer is not None
        order = clockwise_from(after.playing, after.dealer)
        cards = [card for seat in order for card in action.hands[seat] or ()]
        return np.array([*cards, action.top], np.int8)

    def _what_happened(self) -> Action:
        """Nature's action in the kernel, in the reference's words."""
        z = self.games[0]
        if self.state.dealer is None:
            return Lot(int(z["dealer"]))
        if self.state.stage is Stage.TURN_OVER:
            return Drawn(ALL_KINDS[z["drawn"]])
        hands = tuple(_hand(z, seat) for seat in range(self.game.players))
        return Deal(hands, ALL_KINDS[z["pile"][0]])

    def _compare(self) -> None:
        """What every seat sees, the piles, and now and then the whole record."""
        entries.see_on(self.games, 0, self._rows, self._mask)
        public = self.game.view(self.state, None)
        for seat, expected in enumerate(observed_by_all(self.rules, public, self.state.hands)):
            if expected != self._rows[seat].tobytes():
                row = np.frombuffer(expected, np.int16)
                places = np.flatnonzero(row != self._rows[seat])
                self._fail(f"observation of seat {seat} at {places}", row[places], self._rows[seat][places])
        deck, pile = self._piles()
        if deck != list(self.state.deck):
            self._fail("deck", self.state.deck, deck)
        if pile != list(self.state.discard):
            self._fail("discard pile", self.state.discard, pile)
        if self.decisions % _WHOLE == 0:
            self._compare_records()

    def _compare_records(self) -> None:
        expected, found = from_state(self.rules, self.state)[0], self.games[0]
        for name in _COMPARED:
            if (expected[name] != found[name]).any():
                self._fail(name, expected[name], found[name])

    def _piles(self) -> tuple[list[int], list[int]]:
        """The draw pile in the reference's order, and the discard pile."""
        z = self.games[0]
        deck = sorted(z["deck"][: z["deck_size"]].tolist())
        return deck, [SKIP] * int(z["under"]) + z["pile"][: z["pile_size"]].tolist()

    def _fail(self, what: str, expected: object, found: object) -> None:
        after = f"after {self._last}: {self.state}, {self.rules}"
        raise Difference(f"{what}: {expected} in the reference, {found} in the kernel, {after}")


def _hand(z: Any, seat: int) -> Cards:
    once, twice = int(z["once"][seat]), int(z["twice"][seat])
    naturals = [card for card in NATURALS for _ in range((once >> card & 1) + (twice >> card & 1))]
    return (*naturals, *(WILD,) * int(z["wilds"][seat]), *(SKIP,) * int(z["skips_held"][seat]))
