"""Numbers of a board hint are recomputed by trying things out, along games of `solid`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tenfold.analysis.advice import Advice
from tenfold.analysis.board.advice import advise
from tenfold.core import Chance, Over
from tenfold.core.sayings import Fact
from tenfold.games.board import BoardGame, State
from tenfold.games.board.rules import MINIMUM
from tenfold.games.board.state import as_wilds, decider, givable
from tenfold.pieces.cards import WILD, Card, Cards, read_card, with_card, without_card, without_cards
from tenfold.pieces.distance import shortfall
from tenfold.testing.playing import SeededStream
from tests.games.board.build import KIND

WORLDS = 300


def hints(edition: str, players: int) -> Iterator[tuple[BoardGame, State, Advice]]:
    rules = KIND.rules(edition)
    for seed in range(3):
        game, stream = KIND.game(rules, players=players), SeededStream(seed)
        state = game.initial()
        for _ in range(400):
            turn: Any = game.turn(state)
            if isinstance(turn, Over):
                break
            if isinstance(turn, Chance):
                state = game.apply(state, turn.sample(stream))
                continue
            advice = advise(rules, game.view(state, turn.seat), game.legal(state))
            yield game, state, advice
            state = game.apply(state, advice.action)


class Trial:
    """One hint, and what can be found out about its position without the analysis."""

    def __init__(self, game: BoardGame, state: State, advice: Advice) -> None:
        self.game, self.state, self.action = game, state, advice.action
        self.seat = decider(state)
        self.cards = as_wilds(state.hands[self.seat], state.jokers[self.seat])
        self.facts = {
            name: fact.value if isinstance(fact, Fact) else fact for name, fact in advice.saying.facts.items()
        }

    def __getitem__(self, name: str) -> Any:
        return self.facts[name]

    @property
    def card(self) -> Card:
        return read_card(self["card"])

    def lacks(self, cards: Cards, distance: int) -> list[Card]:
        """So many cards; those that bring the phase nearer. The search has a brute-force twin of its own."""
        found = shortfall(self.game.rules.phase(self["phase"]), cards, MINIMUM)
        assert found.distance == distance
        return [card for card in found.outs if card != WILD]

    def outs(self, cards: Cards, distance: int, outs: int) -> None:
        helpful = self.lacks(cards, distance)
        if distance:
            world = self.game.determinize(self.game.view(self.state, self.seat), SeededStream(1))
            seen = self.game.view(self.state, self.seat)
            unseen = [*world.deck, *world.under]
            unseen += (card for at, card in enumerate(world.discard) if seen.discard[at] is None)
            for owner, held in enumerate(world.hands):
                if owner != self.seat:
                    unseen += without_cards(held, (*seen.shown[owner], *seen.told[owner]))
            assert outs == sum(card in helpful for card in unseen)


def _shortens(trial: Trial) -> None:
    trial.lacks(trial.cards, trial["before"])
    trial.lacks(with_card(trial.cards, trial.card), trial["after"])


def _draw_better(trial: Trial) -> None:
    trial.outs(trial.cards, trial["distance"], trial["outs"])


def _useless(trial: Trial) -> None:
    trial.lacks(trial.cards, trial["distance"])
    trial.outs(without_card(trial.cards, trial.card), trial["distance"], trial["outs"])


def _least(trial: Trial) -> None:
    trial.lacks(without_card(trial.cards, trial.card), trial["distance"])


def _swapped(trial: Trial) -> None:
    assert len(trial.action.cards) == trial["count"]
    going = [held.card for held in trial.action.cards]
    trial.lacks(without_cards(trial.cards, going), trial["distance"])


def _ask_likely(trial: Trial) -> None:
    """Dealt again and again, somebody has the number about so often."""
    game, view, stream = trial.game, trial.game.view(trial.state, trial.seat), SeededStream(3)
    found = 0
    for _ in range(WORLDS):
        world = game.determinize(view, stream)
        found += any(
            givable(world.hands[seat], world.jokers[seat], trial["number"])
            for seat in range(game.players)
            if seat != trial.seat
        )
    assert trial["chance"] == pytest.approx(100 * found / WORLDS, abs=8)  # three times the noise


def _lay_now(trial: Trial) -> None:
    after = trial.game.apply(trial.state, trial.action)
    left = as_wilds(after.hands[trial.seat], after.jokers[trial.seat])
    assert (len(left), len(trial.action.jokers)) == (trial["left"], trial["jokers"])


def _add_away(trial: Trial) -> None:
    assert len(trial.cards) - 1 == trial["left"]


CLAIMS: dict[str, Callable[[Trial], None]] = {
    "advice-board-take-shortens": _shortens,
    "advice-board-pick-shortens": _shortens,
    "advice-board-draw-better": _draw_better,
    "advice-board-discard-useless": _useless,
    "advice-board-discard-least": _least,
    "advice-board-swap-spared": _swapped,
    "advice-board-ask-likely": _ask_likely,
    "advice-board-lay-now": _lay_now,
    "advice-board-add-away": _add_away,
}


@pytest.mark.parametrize(("edition", "players"), [("2010", 3), ("intl", 4)])
def test_what_a_hint_says_is_so(edition: str, players: int) -> None:
    met: Counter[str] = Counter()
    for game, state, advice in hints(edition, players):
        met[advice.saying.id] += 1
        if advice.saying.id in CLAIMS and met[advice.saying.id] <= 4:
            CLAIMS[advice.saying.id](Trial(game, state, advice))
    assert len(met.keys() & CLAIMS.keys()) > 4
