"""The end of a round: the evaluation, what is kept, everything else shuffled together."""

from __future__ import annotations

from msgspec.structs import replace

from tenfold.core import Seat
from tenfold.games.board import scoring
from tenfold.games.board.actions import Keep
from tenfold.games.board.knowledge import NOTHING
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import FULL_DECK, RoundOver, Stage, State, clockwise_from, left_of, put
from tenfold.pieces.cards import Cards, hand, without_cards


def end_round(rules: Rules, state: State, ender: Seat) -> State:
    """The markers advance; whoever has not laid a phase may then keep cards (board.round.advance)."""
    players = len(state.hands)
    laid = tuple(map(bool, state.table))
    markers, winner = scoring.evaluate(rules, state.markers, laid, ender)
    over = winner is not None
    hands = tuple(() if over or laid[seat] else state.hands[seat] for seat in range(players))
    jokers = tuple(() if over or laid[seat] else state.jokers[seat] for seat in range(players))
    keepers = tuple(seat for seat in clockwise_from(players, ender) if hands[seat] or jokers[seat])
    starter = left_of(players, ender)  # board.round.next
    steps = tuple(now - before for now, before in zip(markers, state.markers, strict=True))
    ended = replace(state, markers=markers, over=RoundOver(ender, steps))
    after = cleared(ended, hands, jokers)
    if winner is not None:
        return replace(after, stage=Stage.OVER, outcome=scoring.outcome(markers, winner))
    known = tuple(state.known[seat] if seat in keepers else NOTHING for seat in range(players))
    return replace(
        after,
        stage=Stage.KEEP if keepers else Stage.DEAL,
        starter=starter,
        seat=starter,
        keepers=keepers,
        known=known,
    )


def cleared(state: State, hands: tuple[Cards, ...], jokers: tuple[Cards, ...]) -> State:
    """Everything but these hands is shuffled together, laid phases included (board.round.next)."""
    players = len(hands)
    return replace(
        state,
        dice=None,
        again=False,
        hands=hands,
        jokers=jokers,
        table=((),) * players,
        under=(),
        deck=without_cards(FULL_DECK, (card for cards in (*hands, *jokers) for card in cards)),
        discard=(),
        knowers=(),
        known=(NOTHING,) * players,
        kept=(None,) * players,
    )


def keep(rules: Rules, state: State, action: Keep) -> State:
    """Nothing leaves a hand before all have chosen, so that they choose in secret (board.round.keep-five)."""
    seat, *later = state.keepers
    chosen = replace(state, kept=put(state.kept, seat, action.cards), keepers=tuple(later))
    if later:
        return chosen
    kept = [cards or () for cards in chosen.kept]
    hands = tuple(hand(held.card for held in cards if not held.joker) for cards in kept)
    jokers = tuple(hand(held.card for held in cards if held.joker) for cards in kept)
    return replace(cleared(chosen, hands, jokers), stage=Stage.DEAL)
