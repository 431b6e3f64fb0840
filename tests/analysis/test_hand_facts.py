"""Every number and claim of a card hint is recomputed by trying things out, along games of `solid`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from tenfold.analysis.card.advice import advise
from tenfold.games.card import State
from tenfold.games.card.actions import Hit, Lay
from tenfold.games.card.state import Stage
from tenfold.pieces.cards import Card, Cards, with_card
from tenfold.pieces.placements import Minimum
from tests.analysis import hinting
from tests.analysis.hinting import Claims, check, hints
from tests.games.card.build import KIND

TABLES = [
    ("intl", (), 3),
    ("fx", (), 2),
    ("fx", ("free",), 2),
    ("fx", ("knock",), 4),
]


class Trial(hinting.Trial):
    state: State
    adding = (Hit,)

    @property
    def minimum(self) -> Minimum:
        found: Minimum = self.game.rules.natural_minimum
        return found

    def cards_in(self, state: State) -> Cards:
        return () if state.out is not None else state.hands[self.seat]

    def unseen(self) -> list[Card]:
        cards = list(self.state.deck)
        for owner, held in enumerate(self.state.hands):
            if owner != self.seat:
                shown = Counter(self.state.shown[owner])
                cards += (Counter(held) - shown).elements()
        return cards

    def lays(self, action: Any) -> bool:
        return isinstance(action, Lay) and bool(action.phase == self["phase"])

    def complete(self, cards: Cards) -> bool:
        return self.within(cards, 0)

    def playing(self, cards: Cards) -> State:
        """The seat on turn with these cards, after drawing."""
        hands = (*self.state.hands[: self.seat], cards, *self.state.hands[self.seat + 1 :])
        return replace(self.state, stage=Stage.PLAY, seat=self.seat, hands=hands, window=())


def _goes_down(trial: Trial) -> None:
    with_it = with_card(trial.cards, trial.card)
    assert trial.fewest_left(trial.playing(with_it)) <= trial.fewest_left(trial.playing(trial.cards))


def _ready(trial: Trial) -> None:
    assert trial.complete(trial.cards)
    _goes_down(trial)


def _one_more(trial: Trial) -> None:
    with_it = with_card(trial.cards, trial.card)
    assert trial.fewest_left(trial.playing(with_it)) == trial.fewest_left(trial.playing(trial.cards)) + 1


def _draw_ready(trial: Trial) -> None:
    assert trial.complete(trial.cards)
    _one_more(trial)


def _lay_now(trial: Trial) -> None:
    assert sum(str(group).count("W") for group in trial.action.groups) == trial["wilds"]
    after = trial.game.apply(trial.state, trial.action)
    assert len(after.hands[trial.seat]) == trial["left"]
    assert trial.fewest_left(after) == trial["stuck"]


def _lay_out(trial: Trial) -> None:
    assert trial.fewest_left(trial.game.apply(trial.state, trial.action)) < 2


def _lay_hard(trial: Trial) -> None:
    numbers = {action.phase for action in trial.game.legal(trial.state) if isinstance(action, Lay)}
    assert len(numbers - {trial["phase"]}) == trial["others"]


def _hit_opens(trial: Trial) -> None:
    def can_hit(state: State) -> bool:
        return any(str(a).startswith(f"hit {trial['next']} ") for a in trial.game.legal(state))

    assert not can_hit(trial.state)
    assert can_hit(trial.game.apply(trial.state, trial.action))


def _stuck(trial: Trial) -> None:
    assert not any(isinstance(action, Hit) for action in trial.game.legal(trial.state))


CLAIMS: Claims = {
    "advice-take-shortens": hinting.shortens,
    "advice-knock-shortens": hinting.shortens,
    "advice-take-hits": _goes_down,
    "advice-knock-hits": _goes_down,
    "advice-take-ready": _ready,
    "advice-knock-ready": _ready,
    "advice-draw-to-hit": _one_more,
    "advice-draw-ready": _draw_ready,
    "advice-draw-better": hinting.draw_better,
    "advice-lay-now": _lay_now,
    "advice-lay-out": _lay_out,
    "advice-lay-hard": _lay_hard,
    "advice-hit-away": hinting.one_fewer,
    "advice-hit-opens": _hit_opens,
    "advice-discard-useless": hinting.useless,
    "advice-discard-least": hinting.least,
    "advice-discard-stuck": _stuck,
}


@pytest.mark.parametrize(("edition", "variants", "players"), TABLES)
def test_what_a_hint_says_is_so(edition: str, variants: tuple[str, ...], players: int) -> None:
    game = KIND.game(KIND.rules(edition, variants), players=players)
    said = (hint for seed in range(2) for hint in hints(game, advise, seed, steps=300))
    met = check(Trial, CLAIMS, said, most=3)
    assert len(met.keys() & CLAIMS.keys()) > 8
