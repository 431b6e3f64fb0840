"""What a referee at a real table of the board game says about a hand; W is a joker, whatever its face."""

from __future__ import annotations

from tenfold.analysis.card.referee import FittingCard, PhaseVerdict
from tenfold.analysis.listed import listed_phase
from tenfold.analysis.sayings import DECK_TOO_SMALL, HAND_EMPTY
from tenfold.core import BadText
from tenfold.games.board.groups import joker_ends
from tenfold.games.board.notation import read_table
from tenfold.games.board.rules import MINIMUM, Rules
from tenfold.games.board.state import FULL_DECK, naturals_on
from tenfold.pieces.cards import WILD, Cards, missing_cards, read_cards
from tenfold.pieces.cards import hand as sorted_hand
from tenfold.pieces.distance import shortfall
from tenfold.pieces.groups import Group
from tenfold.pieces.laydown import best_lay_down

__all__ = ["fitting_cards", "phase_verdict", "read_hand", "read_table", "refuse_impossible"]

_COPIES = (*(2 for _ in range(WILD)), 0, 0)  # a joker is made by its space, not drawn


def read_hand(text: str) -> Cards:
    """`R5 G5 W`: a joker may also be written with its face, W(R5)."""
    return sorted_hand(read_cards(_without_faces(text)))


def _without_faces(text: str) -> str:
    return " ".join("W" if word.upper().startswith("W(") else word for word in text.split())


def phase_verdict(rules: Rules, number: int, hand: Cards) -> PhaseVerdict:
    """Judge the hand by the phase with this number; laying it also leaves a card to discard."""
    phase = listed_phase(rules.phases, number)
    lay_down = best_lay_down(phase, hand, MINIMUM)
    distance, outs = shortfall(phase, hand, MINIMUM, copies=_COPIES)
    return PhaseVerdict(lay_down is not None, lay_down, distance, outs)


def fitting_cards(hand: Cards, table: tuple[Group, ...]) -> list[FittingCard]:
    """A joker fits everywhere, on a run 1-12 as well (board.joker.full-groups)."""
    fits = []
    for at, group in enumerate(table):
        for card in sorted(set(hand)):
            if card == WILD:
                fits += [FittingCard(card, at, end) for end in joker_ends(group)]
            elif group.takes(card):
                fits.append(FittingCard(card, at, None))
    return fits


def refuse_impossible(hand: Cards, table: tuple[Group, ...]) -> None:
    """A hand, with what lies on the table, that the box cannot hold (board.material)."""
    if not hand:
        raise BadText(HAND_EMPTY())
    extra = missing_cards(FULL_DECK, [*(card for card in hand if card != WILD), *naturals_on(table)])
    if extra:
        raise BadText(DECK_TOO_SMALL(cards=extra))
