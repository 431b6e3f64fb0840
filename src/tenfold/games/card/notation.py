"""Text forms of actions; each round-trips. Seats and groups are counted from 0.

draw | take | knock | pass
lay 2: 5s(R5 G5 W) 3-6(R3 W B5 G6)      the phase's number and its groups
hit R7 1.0        hit W 2.1 low         the card, seat.group, and a wild's end of a run
discard R5        discard S 2           a skip names who loses a turn
lot 2                                   nature: seat 2 deals first
deal R1 .. / ? / - / ? up G4            nature: the hands by seat (? hidden, - sits out), the top card
drawn R5          drawn ?               nature: the card off the draw pile
"""

from __future__ import annotations

from tenfold.core import Illegal
from tenfold.games.card.actions import (
    DRAW_FROM_DECK,
    KNOCK,
    PASS,
    TAKE_DISCARD,
    Action,
    Deal,
    Discard,
    Hit,
    Lay,
)
from tenfold.games.nature import Drawn, Lot
from tenfold.games.notation import ActionReader
from tenfold.games.shape import read_lay_down
from tenfold.pieces.cards import Cards, hand, read_card, read_cards
from tenfold.pieces.groups import BadGroup, End, Group, read_groups

read_action = ActionReader[Action](
    {
        r"draw": lambda: DRAW_FROM_DECK,
        r"take": lambda: TAKE_DISCARD,
        r"knock": lambda: KNOCK,
        r"pass": lambda: PASS,
        r"lay (\d{1,3}):(.*)": lambda phase, groups: Lay(int(phase), *read_lay_down(read_table, groups)),
        r"hit (\w+) (\d{1,3})\.(\d{1,3})(?: (low|high))?": lambda card, seat, group, end: Hit(
            read_card(card), int(seat), int(group), End(end.lower()) if end else None
        ),
        r"discard (\w+)(?: (\d{1,3}))?": lambda card, target: Discard(
            read_card(card), int(target) if target else None
        ),
        r"lot (\d{1,3})": lambda dealer: Lot(int(dealer)),
        r"deal (.*) up (\w+)": lambda hands, top: Deal(
            tuple(map(_dealt_hand, hands.split("/"))), read_card(top)
        ),
        r"drawn (\w+|\?)": lambda card: Drawn(None if card == "?" else read_card(card)),
    },
    written=(
        "draw",
        "take",
        "lay 2: 5s(R5 G5 W) 3-6(R3 W B5 G6)",
        "hit R7 1.0",
        "discard R5",
        "discard S 2",
        "knock",
        "pass",
    ),
)


def read_table(text: str) -> tuple[Group, ...]:
    """Groups from their text form; BadText if they are none, Illegal if they cannot be."""
    try:
        return read_groups(text)
    except BadGroup as error:
        raise Illegal(f"card.{error.point}", error.saying) from None


def _dealt_hand(text: str) -> Cards | None:
    text = text.strip()
    return None if text == "?" else () if text == "-" else hand(read_cards(text))
