"""Every number and claim of a card hint is recomputed by trying things out, along games of `solid`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tenfold.analysis.advice import Advice
from tenfold.analysis.card.advice import advise
from tenfold.core import Chance, Over
from tenfold.core.sayings import Fact
from tenfold.games.card import CardGame, State
from tenfold.games.card.actions import Hit, Lay
from tenfold.games.card.state import Stage
from tenfold.pieces.cards import ALL_KINDS, SKIP, Card, Cards, read_card, with_card, without_card
from tenfold.pieces.phases import Kind
from tenfold.testing.laydown_twin import can_lay_big
from tenfold.testing.playing import SeededStream
from tests.games.card.build import KIND

TABLES = [
    ("intl", (), 3),
    ("fx", (), 2),
    ("fx", ("free",), 2),
    ("fx", ("knock",), 4),
]


def hints(edition: str, variants: tuple[str, ...], players: int) -> Iterator[tuple[CardGame, State, Advice]]:
    """What is advised in games whose players do as they are told."""
    rules = KIND.rules(edition, variants)
    for seed in range(2):
        game, stream = KIND.game(rules, players=players), SeededStream(seed)
        state = game.initial()
        for _ in range(300):
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

    def __init__(self, game: CardGame, state: State, advice: Advice) -> None:
        self.game, self.state, self.action = game, state, advice.action
        turn: Any = game.turn(state)
        self.seat: int = turn.seat
        self.hand = state.hands[self.seat]
        self.facts = {
            name: fact.value if isinstance(fact, Fact) else fact for name, fact in advice.saying.facts.items()
        }

    def __getitem__(self, name: str) -> Any:
        return self.facts[name]

    @property
    def card(self) -> Card:
        return read_card(self["card"])

    def complete(self, cards: Cards) -> bool:
        rules = self.game.rules
        return can_lay_big(rules.phase(self["phase"]), cards, rules.natural_minimum)

    def helpful(self, cards: Cards) -> list[Card]:
        """The kinds any one of which completes the phase; where no colour is asked for, red stands for all."""
        colours = any(need.kind is Kind.COLOUR for need in self.game.rules.phase(self["phase"]).needs)
        alike: dict[str | int | None, list[Card]] = {}
        for card in without_card(ALL_KINDS, SKIP):
            alike.setdefault(str(card) if colours else card.number, []).append(card)
        found = [kinds for kinds in alike.values() if self.complete(with_card(cards, kinds[0]))]
        return [card for kinds in found for card in kinds]

    def lacks(self, cards: Cards, distance: int) -> None:
        """So many cards are missing; whether it is two or more is left to the tests of distances."""
        assert self.complete(cards) is (distance == 0)
        if distance:
            assert bool(self.helpful(cards)) is (distance == 1)

    def unseen(self) -> list[Card]:
        """The cards that the seat has not seen."""
        cards = list(self.state.deck)
        for owner, held in enumerate(self.state.hands):
            if owner != self.seat:
                shown = Counter(self.state.shown[owner])
                cards += (Counter(held) - shown).elements()
        return cards

    def outs(self, cards: Cards, distance: int, outs: int) -> None:
        self.lacks(cards, distance)
        if distance == 1:
            kinds = set(self.helpful(cards))
            assert outs == sum(card in kinds for card in self.unseen())

    def fewest_left(self, state: State) -> int:
        """How few cards the seat can be left with by laying and hitting."""
        seen: dict[object, int] = {}

        def search(now: State) -> int:
            if now.out is not None:
                return 0
            key = (now.hands[self.seat], now.table)
            if key not in seen:
                moves = [a for a in self.game.legal(now) if isinstance(a, Hit) or self._lays(a)]
                left = [search(self.game.apply(now, move)) for move in moves]
                seen[key] = min(left, default=len(now.hands[self.seat]))
            return seen[key]

        return search(state)

    def _lays(self, action: object) -> bool:
        return isinstance(action, Lay) and action.phase == self["phase"]

    def playing(self, cards: Cards) -> State:
        """The seat on turn with these cards, after drawing."""
        hands = (*self.state.hands[: self.seat], cards, *self.state.hands[self.seat + 1 :])
        return replace(self.state, stage=Stage.PLAY, seat=self.seat, hands=hands, window=())


def _shortens(trial: Trial) -> None:
    trial.lacks(trial.hand, trial["before"])
    trial.lacks(with_card(trial.hand, trial.card), trial["after"])


def _goes_down(trial: Trial) -> None:
    with_it = with_card(trial.hand, trial.card)
    assert trial.fewest_left(trial.playing(with_it)) <= trial.fewest_left(trial.playing(trial.hand))


def _ready(trial: Trial) -> None:
    assert trial.complete(trial.hand)
    _goes_down(trial)


def _one_more(trial: Trial) -> None:
    with_it = with_card(trial.hand, trial.card)
    assert trial.fewest_left(trial.playing(with_it)) == trial.fewest_left(trial.playing(trial.hand)) + 1


def _draw_ready(trial: Trial) -> None:
    assert trial.complete(trial.hand)
    _one_more(trial)


def _draw_better(trial: Trial) -> None:
    assert trial["total"] == len(trial.unseen())
    trial.outs(trial.hand, trial["distance"], trial["outs"])


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


def _hit_away(trial: Trial) -> None:
    assert len(trial.hand) - 1 == trial["left"]


def _hit_opens(trial: Trial) -> None:
    def can_hit(state: State) -> bool:
        return any(str(a).startswith(f"hit {trial['next']} ") for a in trial.game.legal(state))

    assert not can_hit(trial.state)
    assert can_hit(trial.game.apply(trial.state, trial.action))


def _useless(trial: Trial) -> None:
    trial.lacks(trial.hand, trial["distance"])
    trial.outs(without_card(trial.hand, trial.card), trial["distance"], trial["outs"])


def _least(trial: Trial) -> None:
    trial.lacks(without_card(trial.hand, trial.card), trial["distance"])


def _stuck(trial: Trial) -> None:
    assert not any(isinstance(action, Hit) for action in trial.game.legal(trial.state))


CLAIMS: dict[str, Callable[[Trial], None]] = {
    "advice-take-shortens": _shortens,
    "advice-knock-shortens": _shortens,
    "advice-take-hits": _goes_down,
    "advice-knock-hits": _goes_down,
    "advice-take-ready": _ready,
    "advice-knock-ready": _ready,
    "advice-draw-to-hit": _one_more,
    "advice-draw-ready": _draw_ready,
    "advice-draw-better": _draw_better,
    "advice-lay-now": _lay_now,
    "advice-lay-out": _lay_out,
    "advice-lay-hard": _lay_hard,
    "advice-hit-away": _hit_away,
    "advice-hit-opens": _hit_opens,
    "advice-discard-useless": _useless,
    "advice-discard-least": _least,
    "advice-discard-stuck": _stuck,
}


@pytest.mark.parametrize(("edition", "variants", "players"), TABLES)
def test_what_a_hint_says_is_so(edition: str, variants: tuple[str, ...], players: int) -> None:
    met: Counter[str] = Counter()
    for game, state, advice in hints(edition, variants, players):
        met[advice.saying.id] += 1
        if advice.saying.id in CLAIMS and met[advice.saying.id] <= 3:
            CLAIMS[advice.saying.id](Trial(game, state, advice))
    assert len(met.keys() & CLAIMS.keys()) > 8
