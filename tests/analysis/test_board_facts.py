"""Every number and claim of a board hint is recomputed by trying things out, along games of `solid`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from tenfold.analysis.board.advice import advise
from tenfold.games.board import State
from tenfold.games.board.actions import Add, Give, Lay, Star
from tenfold.games.board.rules import MINIMUM
from tenfold.games.board.state import Stage, as_wilds, givable
from tenfold.pieces.cards import WILD, Card, Cards, hand, read_card, with_card, without_cards
from tenfold.pieces.placements import Minimum
from tenfold.testing.playing import SeededStream
from tests.analysis import hinting
from tests.analysis.hinting import Claims, check, hints
from tests.games.board.build import KIND

WORLDS = 300


class Trial(hinting.Trial):
    state: State
    adding = (Add,)

    @property
    def minimum(self) -> Minimum:
        return MINIMUM

    @property
    def number(self) -> int:
        """Of the phase that the seat plays."""
        found: int = self.state.markers[self.seat]
        return found

    def __getitem__(self, name: str) -> Any:
        return self.facts.get(name, self.number) if name == "phase" else self.facts[name]

    def cards_in(self, state: State) -> Cards:
        return as_wilds(state.hands[self.seat], state.jokers[self.seat])

    def worlds(self, count: int) -> Iterator[State]:
        """What the seat sees, dealt again."""
        view, stream = self.game.view(self.state, self.seat), SeededStream(3)
        return (self.game.determinize(view, stream) for _ in range(count))

    def unseen(self) -> list[Card]:
        (world,) = self.worlds(1)
        seen = self.game.view(self.state, self.seat)
        cards = [*world.deck, *world.under]
        cards += (card for at, card in enumerate(world.discard) if seen.discard[at] is None)
        for owner, held in enumerate(world.hands):
            if owner != self.seat:
                cards += without_cards(held, (*seen.shown[owner], *seen.told[owner]))
        return cards

    def lays(self, action: Any) -> bool:
        return isinstance(action, Lay)

    def playing(self, *more: Card) -> State:
        """The seat on turn with these cards more, its space done with."""
        hands = list(self.state.hands)
        hands[self.seat] = hand((*hands[self.seat], *more))
        return replace(
            self.state, stage=Stage.PLAY, seat=self.seat, hands=tuple(hands), to_take=0, owed=(), dice=None
        )

    def can_put(self, state: State, card: Card) -> bool:
        """Whether the card can get onto the table in this turn."""
        return any(
            any(card in group.cards for group in action.groups)
            if isinstance(action, Lay)
            else action.card == (card, False)
            for action, _ in self.plays(state)
            if action is not None
        )

    def stuck(self, state: State) -> int:
        """How few ordinary cards that fit nowhere the seat can be left with."""

        def fits(card: Card, end: State) -> bool:
            return any(group.takes(card) for groups in end.table for group in groups)

        return min(
            sum(card != WILD and not fits(card, end) for card in self.cards_in(end))
            for end in self.ends(state)
        )

    def others(self) -> list[int]:
        return [seat for seat in range(self.game.players) if seat != self.seat]


# --- where to go -------------------------------------------------------------------------------------


def _misses(trial: Trial) -> None:
    trial.lacks(trial.cards, trial["distance"])


def _go_cards(trial: Trial) -> None:
    _misses(trial)
    assert trial["space"] == f"space-plus-{trial['count']}"


def _go_pick(trial: Trial) -> None:
    seen = trial.game.view(trial.state, trial.seat).discard
    assert trial.card in seen
    distance = next(more for more in range(trial.phase.size) if trial.within(trial.cards, more))
    assert trial.within(with_card(trial.cards, trial.card), distance - 1)


def _go_look(trial: Trial) -> None:
    assert len(trial.state.discard) == trial["count"]


def _go_swap(trial: Trial) -> None:
    """There are so many cards without which the phase is as near."""
    distance = next(more for more in range(trial.phase.size) if trial.within(trial.cards, more))
    ordinary = [card for card in trial.cards if card != WILD]
    assert any(
        trial.within(without_cards(trial.cards, going), distance)
        for going in combinations(ordinary, trial["count"])
    )


def _go_star(trial: Trial) -> None:
    after = trial.game.apply(trial.state, trial.action)
    assert trial["next"] in [star.space.term for star in trial.game.legal(after) if isinstance(star, Star)]


def _go_again(trial: Trial) -> None:
    assert trial.game.apply(trial.state, trial.action).again


def _go_ask(trial: Trial) -> None:
    """The number is the one that is then advised to be asked for."""
    after = trial.game.apply(trial.state, trial.action)
    advice = advise(trial.game.rules, trial.game.view(after, trial.seat), trial.game.legal(after))
    assert advice.action.number == trial["number"]


def _go_out(trial: Trial) -> None:
    assert trial.stuck(trial.playing()) == trial["stuck"]


# --- taking, picking, swapping -----------------------------------------------------------------------


def _adds(trial: Trial) -> None:
    assert trial.can_put(trial.playing(trial.card), trial.card)


def _one_more(trial: Trial) -> None:
    assert trial.stuck(trial.playing(trial.card)) == trial.stuck(trial.playing()) + 1


def _draw_ready(trial: Trial) -> None:
    assert trial.within(trial.cards, 0)


def _swapped(trial: Trial) -> None:
    assert len(trial.action.cards) == trial["count"]
    going = [held.card for held in trial.action.cards]
    trial.lacks(without_cards(trial.cards, going), trial["distance"])


def _swapped_stuck(trial: Trial) -> None:
    assert len(trial.action.cards) == trial["count"]
    assert trial.stuck(trial.playing()) >= trial["count"]


# --- asking and giving -------------------------------------------------------------------------------


def _ask_known(trial: Trial) -> None:
    """However the unseen cards lie."""
    seat, number = trial["seat"], trial["number"]
    assert all(givable(world.hands[seat], world.jokers[seat], number) for world in trial.worlds(40))


def _ask_joker(trial: Trial) -> None:
    seat, number = trial["seat"], trial["number"]
    given = [givable(world.hands[seat], world.jokers[seat], number) for world in trial.worlds(40)]
    assert any(cards and cards[0].joker for cards in given)


def _ask_likely(trial: Trial) -> None:
    """Dealt again and again, somebody has the number about so often."""
    found = sum(
        any(givable(world.hands[seat], world.jokers[seat], trial["number"]) for seat in trial.others())
        for world in trial.worlds(WORLDS)
    )
    assert trial["chance"] == pytest.approx(100 * found / WORLDS, abs=8)  # three times the noise


def _give_only(trial: Trial) -> None:
    assert len([action for action in trial.game.legal(trial.state) if isinstance(action, Give)]) == 1


# --- laying, adding, discarding ----------------------------------------------------------------------


def _lay_now(trial: Trial) -> None:
    after = trial.game.apply(trial.state, trial.action)
    assert (len(trial.cards_in(after)), len(trial.action.jokers)) == (trial["left"], trial["jokers"])
    assert trial.stuck(after) == trial["stuck"]


def _lay_out(trial: Trial) -> None:
    assert trial.fewest_left(trial.game.apply(trial.state, trial.action)) == 1


def _add_opens(trial: Trial) -> None:
    card = read_card(trial["next"])

    def fits(state: State) -> bool:
        return any(
            isinstance(action, Add) and action.card == (card, False) for action in trial.game.legal(state)
        )

    assert not fits(trial.state)
    assert fits(trial.game.apply(trial.state, trial.action))


def _stuck(trial: Trial) -> None:
    assert not trial.can_put(trial.state, trial.card)


def _last(trial: Trial) -> None:
    assert len(trial.cards) == 1


# --- keeping -----------------------------------------------------------------------------------------


def _kept(trial: Trial) -> None:
    kept = hand([WILD if held.joker else held.card for held in trial.action.cards])
    assert Counter(map(read_card, trial["cards"])) == Counter(kept)
    trial.lacks(kept, trial["distance"])


CLAIMS: Claims = {
    "advice-board-go-cards": _go_cards,
    "advice-board-go-joker": _misses,
    "advice-board-go-again": _go_again,
    "advice-board-go-ask": _go_ask,
    "advice-board-go-pick": _go_pick,
    "advice-board-go-pick-look": _go_look,
    "advice-board-go-swap": _go_swap,
    "advice-board-go-star": _go_star,
    "advice-board-go-out": _go_out,
    "advice-board-take-shortens": hinting.shortens,
    "advice-board-pick-shortens": hinting.shortens,
    "advice-board-take-adds": _adds,
    "advice-board-pick-adds": _adds,
    "advice-board-draw-to-add": _one_more,
    "advice-board-draw-ready": _draw_ready,
    "advice-board-draw-better": hinting.draw_better,
    "advice-board-swap-spared": _swapped,
    "advice-board-swap-stuck": _swapped_stuck,
    "advice-board-ask-known": _ask_known,
    "advice-board-ask-joker": _ask_joker,
    "advice-board-ask-likely": _ask_likely,
    "advice-board-give-only": _give_only,
    "advice-board-lay-now": _lay_now,
    "advice-board-lay-out": _lay_out,
    "advice-board-add-away": hinting.one_fewer,
    "advice-board-add-opens": _add_opens,
    "advice-board-discard-out": _last,
    "advice-board-discard-useless": hinting.useless,
    "advice-board-discard-least": hinting.least,
    "advice-board-discard-stuck": _stuck,
    "advice-board-keep-best": _kept,
}


@pytest.mark.parametrize(("edition", "players"), [("2010", 3), ("intl", 4)])
def test_what_a_hint_says_is_so(edition: str, players: int) -> None:
    game = KIND.game(KIND.rules(edition), players=players)
    said = (hint for seed in range(3) for hint in hints(game, advise, seed, steps=400))
    met = check(Trial, CLAIMS, said, most=4)
    assert len(met.keys() & CLAIMS.keys()) > 18
