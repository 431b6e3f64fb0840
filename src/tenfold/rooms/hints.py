"""Advice for a seat, from what it sees, with the reason in its language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tenfold.analysis.board.advice import advise as advise_board
from tenfold.analysis.cards.advice import advise as advise_cards
from tenfold.analysis.dice.advice import advise as advise_dice
from tenfold.core import Seat
from tenfold.locales import Speech
from tenfold.locales.facts import said_facts
from tenfold.locales.rendering import rendered
from tenfold.rooms.decisions import NotNow, question_to
from tenfold.rooms.protocol import Advice
from tenfold.rooms.room import Room

# By game: how to advise, and the family of messages for its reasons.
_ADVISERS: dict[str, tuple[Callable[[Any, Any, Sequence[Any]], Any], str]] = {
    "card": (advise_cards, "advice"),
    "dice": (lambda rules, view, legal: advise_dice(rules, view, exactly=False), "advice-dice"),
    "board": (advise_board, "advice-board"),
}


def hint(room: Room, seat: Seat | None, command: str, say: Speech) -> Advice:
    """What to do now and why; NotNow if this seat is not asked anything.

    Only from the seat's own view, of the position in which it decides: in a knock window that is the one
    after the silence of those before it, whatever they may have answered already.
    """
    if seat is None:
        raise NotNow("not-your-turn", "it is not your turn")
    position = question_to(room, seat)
    assert room.game is not None
    adviser, family = _ADVISERS[room.kind.name]
    advice = adviser(room.rules, room.game.view(position, seat), room.game.legal(position))
    if hasattr(advice, "saying"):
        message = rendered(advice.saying, say, room.names, seat)
    else:
        message = say(f"{family}-{advice.reason.value}", **said_facts(say, advice.facts, room.names))
    return Advice(id=command, do=room.kind.write_action(advice.action), message=message)
