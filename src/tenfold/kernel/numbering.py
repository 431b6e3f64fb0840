"""Actions of the reference and their fixed ids; docs/kernel.md has the table."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.core import Seat
from tenfold.games.card.actions import Action, Discard, Draw, Hit, Knock, Lay, Pass, Source
from tenfold.kernel.layout import (
    DISCARD_FIRST,
    DRAW_CARD,
    GROUPS_EACH,
    HIT_FIRST,
    HIT_WILD,
    HIT_WILD_HIGH,
    KINDS,
    KNOCK_NOW,
    PASS_BY,
    PLACEMENT_ID,
    SKIP_FIRST,
    TAKE_TOP,
)
from tenfold.kernel.states import group_value
from tenfold.pieces.cards import WILD
from tenfold.pieces.groups import End


def id_of(action: Action, seat: Seat, players: int) -> int:
    """The id of a canonical choice of this seat."""
    match action:
        case Draw():
            return DRAW_CARD if action.source is Source.DECK else TAKE_TOP
        case Knock():
            return KNOCK_NOW
        case Pass():
            return PASS_BY
        case Discard(card, None):
            return DISCARD_FIRST + card
        case Discard(_, target):
            assert target is not None
            return SKIP_FIRST + (target - seat) % players - 1
        case Hit():
            slot = (action.seat - seat) % players * GROUPS_EACH + action.group
            wild = HIT_WILD_HIGH if action.end is End.HIGH else HIT_WILD
            return HIT_FIRST + slot * KINDS + (wild if action.card == WILD else action.card)
        case Lay():
            values = [group_value(group) for group in action.groups]
            return int(PLACEMENT_ID[action.phase, values[0], values[1] if len(values) > 1 else 0])
        case _:
            raise ValueError(f"{action} is nature's")


def by_id(legal: Sequence[Action], seat: Seat, players: int) -> dict[int, Action]:
    """The canonical choices by their ids; of a placement's lay-downs the first."""
    found: dict[int, Action] = {}
    for action in legal:
        found.setdefault(id_of(action, seat, players), action)
    return found
