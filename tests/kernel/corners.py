"""What is rare in the card game, so that a proof can say how often it met it."""

from __future__ import annotations

from collections.abc import Iterator

from tenfold.games.card.actions import Action, Deal, Discard, Hit, Knock, Lay, Pass
from tenfold.games.card.state import CardReason, Stage, State
from tenfold.games.nature import Drawn
from tenfold.pieces.cards import SKIP, WILD
from tenfold.pieces.groups import ColourGroup, Run
from tenfold.pieces.placements import count_numbers


def corners(before: State, action: Action, after: State) -> Iterator[str]:
    if not isinstance(action, Deal | Drawn) and before.stage is not Stage.LOT:
        yield "decisions"
    if not before.deck and after.deck and after.stage is Stage.TURN_OVER:
        yield "pile renewed"
    if after.playoff and not before.playoff:
        yield "play-off"
    if after.out is not None and before.out is None:
        yield f"out by {after.out.value}"
    if after.outcome is not None and after.outcome.reason is CardReason.SHARED:
        yield "shared win"
    match action:
        case Deal(_, top) if top == SKIP:
            yield "opened with a skip"
        case Lay(_, groups):
            if any(all(card == WILD for card in group.cards) for group in groups):
                yield "group of wilds"
            if isinstance(groups[0], ColourGroup):
                yield "colour laid"
        case Hit(_, owner, at):
            group = after.table[owner][at] if after.table[owner] else None
            if isinstance(group, Run) and group.is_full:
                yield "full run"
        case Knock() if before.skips[before.seat]:
            yield "skip passed over by a knock"
        case Pass() if before.skips[before.seat] and not after.skips[before.seat]:
            yield "skip served after a window"
        case Discard(card, None) if card == SKIP and after.out is None:
            yield "skip against nobody"
        case Drawn() if max(count_numbers(after.hands[after.seat])) == 8:
            yield "eight of a number"


ALL = {
    "pile renewed",
    "play-off",
    "out by lay",
    "out by hit",
    "out by discard",
    "shared win",
    "opened with a skip",
    "group of wilds",
    "colour laid",
    "full run",
    "skip passed over by a knock",
    "skip served after a window",
    "skip against nobody",
    "eight of a number",
}
